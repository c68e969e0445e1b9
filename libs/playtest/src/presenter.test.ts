import type { Reach, ReachedPlace } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { indexByPlace, movePathTo, spotsOf } from './presenter.ts';

const place = (places: number[], cost: number, from: number, ends = true): ReachedPlace => ({
  places,
  across: null,
  facing: null,
  cost,
  from,
  entered: places,
  label: '',
  parts: [],
  command: from < 0 ? null : { do: 'step', to: places[0] },
  ends,
  after: [{ do: 'stop' }],
});

const reach: Reach = {
  piece: 'a',
  allowance: 3,
  unit: 'points',
  places: [place([5], 0, -1), place([6], 1, 0, false), place([7, 8], 2, 1), place([6], 3, 2)],
  before: [{ do: 'begin' }],
  companions: [],
  attacks: [],
  case: '1.0',
};

describe('movePathTo', () => {
  it('lists the commands from the start, over the places between, to the end', () => {
    const { steps, commands } = movePathTo(reach, 2);
    expect(steps.map(({ places }) => places[0])).toEqual([6, 7]);
    expect(commands).toEqual([{ do: 'begin' }, { do: 'step', to: 6 }, { do: 'step', to: 7 }, { do: 'stop' }]);
    expect(movePathTo(reach, 0).commands).toEqual([{ do: 'begin' }, { do: 'stop' }]);
  });

  it('knows no place that there is not', () => {
    expect(() => movePathTo(reach, 9)).toThrow('A reach of 4 places has no 9.');
  });
});

describe('indexByPlace', () => {
  it('finds the cheapest place of a hex at which the piece may end', () => {
    expect([...indexByPlace(reach)]).toEqual([
      [5, 0],
      [7, 2],
      [8, 2],
      [6, 3],
    ]);
  });
});

describe('spotsOf', () => {
  const gone = (entered: readonly number[]): Reach => ({
    ...reach,
    places: [place([5, 6], 0, -1, false), { ...place([], 1, 0), entered }],
  });

  it('is where a piece stands, where it is gone what it enters, and off the map what it leaves', () => {
    expect(spotsOf(reach, 2)).toEqual([7, 8]);
    expect(spotsOf(gone([9]), 1)).toEqual([9]);
    expect(spotsOf(gone([]), 1)).toEqual([5, 6]);
    expect([...indexByPlace(gone([]))]).toEqual([
      [5, 1],
      [6, 1],
    ]);
  });
});
