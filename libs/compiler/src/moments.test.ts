import { describe, expect, it } from 'vitest';
import { effectSlot, isPieceMoment, KNOWN, type Known, knownAt, knownInSlot, PIECE_MOMENTS } from './moments.ts';

describe('what is known at a moment', () => {
  it('is the unit, its hex and its side, and an opponent where two meet', () => {
    expect(knownAt('unit-rallies', null)).toEqual(['unit', 'hex', 'side']);
    expect(knownAt('unit-fires', null)).toEqual(['unit', 'other', 'hex', 'side']);
    for (const moment of PIECE_MOMENTS) expect(knownAt(moment, null), moment).toContain('unit');
  });

  it('has whence a unit came only where it has entered a hex', () => {
    expect(PIECE_MOMENTS.filter((moment) => knownAt(moment, null).includes('way'))).toEqual(['unit-enters']);
  });

  it('makes the unit of the moment the other of each unit that is asked', () => {
    expect(knownAt('unit-is-lost', 'unit')).toContain('other');
    expect(knownAt('unit-is-lost', 'hex')).not.toContain('other');
  });

  it('is what an effect is asked for at moments of the sequence, and a side only in its player-turn', () => {
    expect(knownAt('turn-begins', null)).toEqual([]);
    expect(knownAt('phase-ends', null)).toEqual(['side']);
    expect(knownAt('turn-begins', 'hex')).toEqual(['hex']);
    expect(isPieceMoment('turn-begins')).toBe(false);
  });
});

describe('the slot of an effect', () => {
  it('says what is known in it, whatever that is', () => {
    for (let some = 0; some < 1 << KNOWN.length; some++) {
      const known: readonly Known[] = KNOWN.filter((_, index) => (some >> index) & 1);
      expect(knownInSlot(effectSlot(known.toReversed()))).toEqual(known);
    }
  });

  it('is none of a modifier or a condition', () => {
    expect(knownInSlot('melee')).toBeNull();
    expect(knownInSlot('side unit')).toBeNull();
  });
});
