import { type FairDice, pledgeOf } from '@hexwright/playtest/dice';
import type { GameInfo } from '@hexwright/playtest/shared';
import { describe, expect, it } from 'vitest';
import { DiceShares } from './dice-shares.ts';

const asks = (give: 'pledge' | 'share', round: number, pledge = 'promise'): GameInfo =>
  ({ id: 'g', dice: { pledge, secret: '', asked: { give, round }, waits: [] } }) as unknown as GameInfo;

describe('DiceShares', () => {
  it('promises a share, gives what it has promised, and another one in each round', () => {
    const shares = new DiceShares();
    const promised = shares.answer(asks('pledge', 1))?.hex;
    const given = shares.answer(asks('share', 1))?.hex ?? '';
    expect(promised).toBe(pledgeOf(given));
    expect(shares.answer(asks('pledge', 2))?.hex).not.toBe(promised);
    expect(shares.answer({ ...asks('pledge', 3), dice: null })).toBeNull();
  });

  it('finds its shares in what a finished game says of its dice, and what a server has left out', () => {
    const shares = new DiceShares();
    const give = (round: number): string => shares.answer(asks('share', round))?.hex ?? '';
    const given = [give(1), give(2), give(5)];
    const file = (abandoned: number, ...kept: readonly string[]): FairDice => ({
      pledge: 'promise',
      secret: '',
      abandoned,
      rounds: kept.map((share) => ({ from: 0, shares: [{ sides: [], pledge: '', share }] })),
    });
    expect(shares.found('g', file(0, ...given))).toEqual({ given: 3, found: 3, isRight: true });
    expect(shares.found('g', file(1, given[0], given[2]))).toEqual({ given: 3, found: 2, isRight: true });
    // One more than were given up, and the last that was asked for.
    expect(shares.found('g', file(0, given[0], given[2])).isRight).toBe(false);
    expect(shares.found('g', file(1, given[0], given[1])).isRight).toBe(false);
    expect(shares.found('g', { ...file(0, ...given), pledge: 'another' })).toMatchObject({ found: 0, isRight: false });
    expect(shares.found('elsewhere', file(0))).toEqual({ given: 0, found: 0, isRight: true });
  });

  it('promises nothing once more when the share is known, and for another promise of the server another one', () => {
    const shares = new DiceShares();
    const first = shares.answer(asks('pledge', 1))?.hex;
    expect(shares.answer(asks('pledge', 1, 'another'))?.hex).not.toBe(first);
    shares.answer(asks('share', 1));
    expect(shares.answer(asks('pledge', 1))).toBeNull();
  });
});
