import { pledgeOf } from '@hexwright/playtest/dice';
import type { GameTold } from '@hexwright/playtest/table';
import { describe, expect, it } from 'vitest';
import { DiceShares } from './dice-shares.ts';

const asks = (give: 'pledge' | 'share', round: number, pledge = 'promise'): GameTold =>
  ({ id: 'g', dice: { pledge, secret: '', asked: { give, round }, waits: [] } }) as unknown as GameTold;

describe('DiceShares', () => {
  it('promises a share, gives what it has promised, and another one in each round', () => {
    const shares = new DiceShares();
    const promised = shares.answer(asks('pledge', 1))?.hex;
    const given = shares.answer(asks('share', 1))?.hex ?? '';
    expect(promised).toBe(pledgeOf(given));
    expect(shares.answer(asks('pledge', 2))?.hex).not.toBe(promised);
    expect(shares.answer({ ...asks('pledge', 3), dice: null })).toBeNull();
  });

  it('promises nothing once more when the share is known, and for another promise of the server another one', () => {
    const shares = new DiceShares();
    const first = shares.answer(asks('pledge', 1))?.hex;
    expect(shares.answer(asks('pledge', 1, 'another'))?.hex).not.toBe(first);
    shares.answer(asks('share', 1));
    expect(shares.answer(asks('pledge', 1))).toBeNull();
  });
});
