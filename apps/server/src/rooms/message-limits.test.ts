import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { LIMITS, longestAsk, MessageRate } from './message-limits.ts';

describe('MessageRate', () => {
  it('lets a burst pass and stops a flood', () => {
    const rate = new MessageRate(0, { burst: LIMITS.burst, lasting: LIMITS.lastingRate });
    const passed = (now: number, count: number): number =>
      Array.from({ length: count }, () => rate.allows(now)).filter(Boolean).length;
    expect(passed(0, 3500)).toBe(3000);
    expect(passed(2000, 3000)).toBe(100);
  });

  it('never stops somebody who draws for an hour', () => {
    const rate = new MessageRate(0, { burst: LIMITS.burst, lasting: LIMITS.lastingRate });
    let stopped = 0;
    for (let frame = 0; frame < 3600 * 60; frame++) if (!rate.allows((frame * 1000) / 60)) stopped += 1;
    expect(stopped).toBe(0);
  });
});

it('lets somebody say what they have of a document that thousands have written', () => {
  const doc = new Y.Doc();
  expect(longestAsk(doc)).toBeGreaterThan(100_000);
  for (let copy = 1; copy <= 1000; copy++) {
    doc.clientID = 2 ** 31 + copy;
    doc.getMap('files').set('ford:units.json', true);
  }
  expect(longestAsk(doc)).toBeGreaterThan(Y.encodeStateVector(doc).byteLength + 100_000);
});
