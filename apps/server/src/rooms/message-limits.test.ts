import { describe, expect, it } from 'vitest';
import { LIMITS, MessageRate } from './message-limits.ts';

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
