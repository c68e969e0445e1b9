import type { Choice, GameView } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import { EMPTY_HAND, type Hand } from './hand.ts';
import { hintOf } from './hint.ts';

const view = { pieces: [{ id: 'foe', name: 'Foot' }] } as unknown as GameView;
const fire = {
  kind: 'target',
  places: [4],
  piece: 'bow',
  label: 'Fire at Foot',
  detail: 'Range 2.',
} as unknown as Choice;
const way = { cost: 2, facing: 'N', attack: null };
const hand = (more: object = {}): Hand =>
  ({ ...EMPTY_HAND, piece: 'bow', reach: { allowance: 4, unit: 'points' }, ways: [way], ...more }) as unknown as Hand;

describe('hintOf', () => {
  it('tells of the target under the pointer, and of nothing elsewhere', () => {
    const bow = { ...EMPTY_HAND, piece: 'bow' };
    expect(hintOf(view, [fire], bow, 4, null)).toBe('Fire at Foot. Range 2.');
    expect(hintOf(view, [fire], bow, 5, null)).toBe('');
    expect(hintOf(view, [fire], EMPTY_HAND, 4, null)).toBe('');
    expect(hintOf(view, [{ ...fire, kind: 'answer', label: 'Place Pit', detail: '' }], bow, 4, null)).toBe(
      'Place Pit.',
    );
  });

  it('tells what pointing at a place of a table means', () => {
    const march = { label: 'French knights: 3 in. ahead', detail: '' } as unknown as Choice;
    expect(hintOf(view, [], { ...EMPTY_HAND, piece: 'bow' }, 7, march)).toBe('French knights: 3 in. ahead.');
  });

  it('tells that an attack waits to be confirmed', () => {
    expect(hintOf(view, [fire], { ...EMPTY_HAND, piece: 'bow', armed: fire }, 4, null)).toBe(
      'Fire at Foot. Enter or click again to go.',
    );
  });

  it('tells what the way costs, how many there are, and whom it leads against', () => {
    expect(hintOf(view, [], hand(), 1, null)).toBe('2 of 4 points, facing N.');
    expect(hintOf(view, [], hand({ ways: [way, way], isSet: true }), 1, null)).toBe(
      '2 of 4 points, facing N. R: 1 of 2 ways. Enter or click again to go.',
    );
    expect(hintOf(view, [], hand({ ways: [{ ...way, label: 'Charge', attack: { target: 'foe' } }] }), 1, null)).toBe(
      'Charge Foot: 2 of 4 points.',
    );
  });
});
