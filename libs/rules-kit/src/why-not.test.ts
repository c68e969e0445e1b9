import { describe, expect, it } from 'vitest';
import { NO_PIECE } from './package-game.ts';
import { decisions, Fair, PASS, SET_OUT } from './test-fair.ts';
import { unmeant, whyNotOf } from './why-not.ts';

const [ANN, BOB] = [0, 1];
const FAR = 3;

/** The refusals, by their ids; null when nothing forbids it. A pedlar on the way hears that it is too far. */
function whyNot(fair: Fair, piece: number, stall: number): readonly string[] | null {
  const { hash } = fair;
  const far = unmeant('too-far', ['1.2'], 'That is far.', stall);
  const denial = whyNotOf(decisions, (_, __, to) => (to === FAR ? far : null), fair, piece, stall);
  expect(fair.hash).toBe(hash);
  return denial?.refusals.map(({ id }) => id) ?? null;
}

describe('why not', () => {
  it('says what forbids the command that was meant', () => {
    const fair = new Fair();
    expect(whyNot(fair, BOB, 2)).toEqual(['not-yours']);
    fair.apply(SET_OUT.of(ANN));
    expect(whyNot(fair, BOB, 2)).toEqual(['walks']);
  });

  it('goes the way of who sets out, or is on the way', () => {
    const fair = new Fair();
    expect([whyNot(fair, ANN, 1), whyNot(fair, ANN, FAR)]).toEqual([null, ['too-far']]);
    fair.apply(SET_OUT.of(ANN));
    expect([whyNot(fair, ANN, 1), whyNot(fair, ANN, FAR)]).toEqual([null, ['too-far']]);
  });

  it('says why nothing can be begun where nobody is chosen', () => {
    const fair = new Fair();
    expect(whyNot(fair, NO_PIECE, 1)).toEqual(['nobody-there']);
    expect(whyNot(fair, NO_PIECE, 2)).toEqual(['not-yours']);
    expect(whyNot(fair, NO_PIECE, 0)).toBeNull();
  });

  it('says that the game is over', () => {
    const fair = new Fair();
    for (let passes = 0; passes < 4; passes++) fair.apply(PASS.of());
    expect(whyNot(fair, ANN, 0)).toEqual(['game-over']);
  });
});
