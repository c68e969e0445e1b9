import type { LinkedPackage } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { SentRules } from './sent-rules.ts';

const grid = { orientation: 'flat', columns: 2, rows: 1, shift: 'odd' } as const;
const numbering = { preset: 'column-row' } as const;

/** Only the parts that matter here. */
function linked(parts: Partial<LinkedPackage>): LinkedPackage {
  return { id: 'a', title: 'A', map: { grid, numbering, terrain: ['..'] }, ...parts } as LinkedPackage;
}

describe('SentRules', () => {
  it('sends everything once, without origins and the hexes of the map', () => {
    const sent = new SentRules();
    expect(sent.next('a', linked({}))).toEqual({
      from: 'nothing',
      whole: { id: 'a', title: 'A', map: { grid, numbering } },
    });
  });

  it('then sends the parts that are others', () => {
    const sent = new SentRules();
    sent.next('a', linked({}));
    expect(sent.next('a', linked({}))).toEqual({ from: 'before', parts: {} });
    expect(sent.next('a', linked({ title: 'B' }))).toEqual({ from: 'before', parts: { title: 'B' } });
  });

  it('begins anew with another package, and after there were none', () => {
    const sent = new SentRules();
    sent.next('a', linked({}));
    expect(sent.next('b', linked({ id: 'b' }))).toMatchObject({ from: 'nothing', whole: { id: 'b' } });
    expect(sent.next('b', null)).toEqual({ from: 'nothing', whole: null });
    expect(sent.next('b', linked({ id: 'b' }))).toMatchObject({ from: 'nothing' });
  });
});
