import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Dice } from './dice.ts';
import { DiceKey, KEY_BYTES } from './dice-key.ts';
import { State } from './state.ts';

function box(seed: number): { state: State; dice: Dice } {
  const state = new State();
  const dice = new Dice(state, 4);
  state.seal();
  dice.seed(seed);
  return { state, dice };
}

describe('Dice', () => {
  it('falls the same on the same seed, step, actors and purpose', () => {
    const rolls = (seed: number): number[] => {
      const { dice } = box(seed);
      return Array.from({ length: 40 }, (_, index) => dice.roll(index, index % 4, 1, 2));
    };
    expect(rolls(5)).toEqual(rolls(5));
    expect(rolls(5)).not.toEqual(rolls(6));
  });

  it('does not depend on what others rolled before', () => {
    const alone = box(9).dice.roll(3, 2, 1, 4);
    const { dice } = box(9);
    for (let count = 0; count < 10; count++) dice.roll(3, 1, 2, 4);
    expect(dice.roll(3, 2, 1, 4)).toBe(alone);
  });

  it('gives one actor a new number for each roll of a step', () => {
    const { dice } = box(1);
    const rolls = Array.from({ length: 30 }, () => dice.roll(1, 0, 0, 0));
    expect(new Set(rolls).size).toBe(6);
  });

  it('is fair: every face near a sixth over many seeds and steps', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let seed = 0; seed < 600; seed++) {
      const { dice } = box(seed);
      for (let step = 0; step < 100; step++) counts[dice.roll(step, step % 4, 3, 1) - 1]++;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('takes a tape die by die, counts them, and says when it is used up', () => {
    const { state, dice } = box(1);
    dice.feed([6, 1]);
    state.mark(0);
    expect([dice.roll(0, 0, 0, 0), dice.roll(0, 0, 0, 0)]).toEqual([6, 1]);
    expect(dice.used).toBe(2);
    const missing = { name: 'DiceTapeError', use: { actor: 0, other: 2, purpose: 3, faces: 6 } };
    expect(() => dice.roll(0, 0, 2, 3)).toThrow(expect.objectContaining(missing));
    state.undo();
    expect(dice.used).toBe(0);
    expect(dice.roll(0, 0, 0, 0)).toBe(6);
  });

  it('tells watchers what falls, from the tape or not', () => {
    const { dice } = box(1);
    const seen: number[] = [];
    dice.watch = (number) => seen.push(number);
    const fallen = dice.roll(0, 0, 0, 0);
    dice.feed([0, 5]);
    dice.roll(0, 0, 0, 0);
    expect(seen).toEqual([fallen, 5]);
    dice.watch = null;
    dice.feed(null);
    dice.roll(0, 0, 0, 0);
    expect(seen).toHaveLength(2);
  });

  it('draws lots by the seed alone, with or without a tape', () => {
    const lots = (seed: number): number[] => {
      const { dice } = box(seed);
      dice.feed([]);
      return Array.from({ length: 600 }, (_, draw) => dice.lot(draw, 3));
    };
    expect(lots(1)).toEqual(lots(1));
    expect(lots(2)).not.toEqual(lots(1));
    for (const lot of [0, 1, 2]) expect(Math.abs(lots(1).filter((one) => one === lot).length - 200)).toBeLessThan(60);
    const { dice } = box(1);
    dice.lot(0, 3);
    expect(dice.used).toBe(0);
  });
});

describe('Dice by keys', () => {
  const key = (byte: number): DiceKey => new DiceKey(new Uint8Array(KEY_BYTES).fill(byte));
  const keyed = (...keys: readonly DiceKey[]): { state: State; dice: Dice } => {
    const made = box(0);
    made.dice.begin(keys);
    return made;
  };
  const rolls = (dice: Dice): number[] => Array.from({ length: 40 }, (_, at) => dice.roll(at, at % 4, 1, 2));

  it('fall the same by the same key on every machine, and by no other', () => {
    expect(rolls(keyed(key(1)).dice)).toEqual(rolls(keyed(key(1)).dice));
    expect(rolls(keyed(key(1)).dice)).not.toEqual(rolls(keyed(key(2)).dice));
    // Worked out with another program: HMAC-SHA-256 of eight words, the first word of it by six.
    const mac = createHmac('sha256', new Uint8Array(KEY_BYTES).fill(1));
    const words = Int32Array.of(2, 0, 0, 3, 2, 1, 4, 0);
    for (const word of words) mac.update(Uint8Array.of(word >>> 24, word >>> 16, word >>> 8, word));
    expect(keyed(key(1)).dice.roll(3, 2, 1, 4)).toBe((mac.digest().readUInt32BE() % 6) + 1);
  });

  it('are keyed by what is rolled for: undone and done again they fall the same', () => {
    const { state, dice } = keyed(key(7));
    const alone = dice.roll(3, 2, 1, 4);
    state.mark(0);
    for (let count = 0; count < 10; count++) dice.roll(3, 1, 2, 4);
    state.undo();
    expect(keyed(key(7)).dice.roll(3, 2, 1, 4)).toBe(alone);
    const [first, second] = [dice.roll(9, 1, 1, 1), dice.roll(9, 1, 1, 1)];
    const again = keyed(key(7)).dice;
    expect([again.roll(9, 1, 1, 1), again.roll(9, 1, 1, 1)]).toEqual([first, second]);
  });

  it('leave no trace of the key in the state', () => {
    const [one, other] = [keyed(key(1)), keyed(key(2))];
    expect(one.state.hash).toBe(other.state.hash);
    rolls(one.dice);
    rolls(other.dice);
    expect(one.state.hash).toBe(other.state.hash);
  });

  it('go over to another key where they are told to, and back when that is undone', () => {
    const { state, dice } = keyed(key(1), key(2));
    const first = rolls(dice);
    state.mark(0);
    dice.seed(1);
    const second = rolls(dice);
    expect(second).not.toEqual(first);
    state.undo();
    const { dice: fresh } = keyed(key(1), key(2));
    expect(rolls(fresh)).toEqual(first);
    // A number past the last key is one more way for them to fall, and no mistake.
    fresh.seed(9);
    expect(rolls(fresh)).not.toEqual(second);
  });

  it('are fair, and lots too', () => {
    const { dice } = keyed(key(3));
    const counts = [0, 0, 0, 0, 0, 0];
    for (let step = 0; step < 6000; step++) counts[dice.roll(step, step % 4, 3, 1) - 1]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(130);
    const lots = Array.from({ length: 600 }, (_, draw) => dice.lot(draw, 3));
    for (const lot of [0, 1, 2]) expect(Math.abs(lots.filter((one) => one === lot).length - 200)).toBeLessThan(60);
  });

  it('want a key of 256 bits', () => {
    expect(() => new DiceKey(new Uint8Array(4))).toThrow(RangeError);
  });
});
