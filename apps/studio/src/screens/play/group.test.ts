import { Grid } from '@hexwright/hex';
import type { PieceView, Reach, ReachedPlace } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import { goalOf, marchOrder, memberWay, shifted } from './group.ts';

const grid = new Grid({ orientation: 'flat', columns: 9, rows: 9, shift: 'even' });
const piece = (id: string, hex: number): PieceView =>
  ({ id, name: id, places: [hex], across: null, facing: 'N', where: 'map' }) as unknown as PieceView;

/** A reach of single hexes: each place is a step from the start. */
function reachOf(from: number, ends: readonly (Partial<ReachedPlace> & { hex: number; cost: number })[]): Reach {
  const common = { across: null, facing: 'N', label: '', parts: [], after: [], ends: true, command: null };
  const places = [
    { ...common, places: [from], entered: [], cost: 0, from: -1 },
    ...ends.map(({ hex, ...rest }) => ({
      ...common,
      places: [hex],
      entered: [hex],
      from: 0,
      command: { do: 'step', to: hex },
      ...rest,
    })),
  ];
  return { piece: 'a', allowance: 9, unit: 'points', places, before: [], companions: [], attacks: [], case: '' };
}

describe('a group', () => {
  it('keeps its places beside each other whatever column it comes from', () => {
    const aim = { is: 'by', from: grid.hexAt(1, 5), to: grid.hexAt(2, 3) } as const;
    for (const [column, row] of [
      [1, 5],
      [2, 5],
      [3, 4],
    ]) {
      const hex = grid.hexAt(column, row);
      const to = shifted(hex, aim, grid);
      expect(grid.distance(hex, to)).toBe(grid.distance(aim.from, aim.to));
      expect(grid.directionBetween(hex, to)).toBe(grid.directionBetween(aim.from, aim.to));
    }
    expect(goalOf(piece('edge', grid.hexAt(8, 0)), aim, grid)).toBe(-1);
  });

  it('goes with its foremost first, so that nobody stands in the way', () => {
    const [rear, front] = [piece('rear', grid.hexAt(4, 6)), piece('front', grid.hexAt(4, 5))];
    const ids = (aim: Parameters<typeof marchOrder>[1]): string[] =>
      marchOrder([rear, front], aim, grid).map(({ id }) => id);
    expect(ids({ is: 'towards', hex: grid.hexAt(4, 1) })).toEqual(['front', 'rear']);
    expect(ids({ is: 'by', from: grid.hexAt(4, 6), to: grid.hexAt(4, 5) })).toEqual(['front', 'rear']);
    expect(ids({ is: 'by', from: grid.hexAt(4, 5), to: grid.hexAt(4, 6) })).toEqual(['rear', 'front']);
  });

  it('goes as near as it can get, at the least cost, and turns least where that costs the same', () => {
    const [from, goal] = [grid.hexAt(4, 6), grid.hexAt(4, 1)];
    const near = grid.hexAt(4, 3);
    const reach = reachOf(from, [
      { hex: grid.hexAt(4, 4), cost: 2 },
      { hex: near, cost: 5, facing: 'N' },
      { hex: near, cost: 4, facing: 'S' },
      { hex: near, cost: 4, facing: 'NE' },
      { hex: near, cost: 4, facing: 'N' },
      { hex: grid.hexAt(4, 2), cost: 5, harm: { text: 'It rides down a friend.', case: '1' } },
      { hex: grid.hexAt(4, 2), cost: 5, ends: false },
    ]);
    const way = memberWay(piece('a', from), reach, { is: 'towards', hex: goal }, grid);
    expect(way).toMatchObject({ places: [near], cost: 4, facing: 'N', commands: [{ do: 'step', to: near }] });
    const both = reachOf(from, [
      { hex: near, cost: 4, facing: 'S' },
      { hex: near, cost: 4, facing: 'NW' },
    ]);
    expect(memberWay(piece('a', from), both, { is: 'towards', hex: goal }, grid)).toMatchObject({ facing: 'NW' });
  });

  it('stays where it would come no nearer, or not to its own place', () => {
    const from = grid.hexAt(4, 6);
    const back = reachOf(from, [{ hex: grid.hexAt(4, 7), cost: 1 }]);
    expect(memberWay(piece('a', from), back, { is: 'towards', hex: grid.hexAt(4, 1) }, grid)).toBeNull();
    const aim = { is: 'by', from: grid.hexAt(2, 6), to: grid.hexAt(2, 5) } as const;
    expect(memberWay(piece('a', from), back, aim, grid)).toBeNull();
    const on = reachOf(from, [{ hex: grid.hexAt(4, 5), cost: 1 }]);
    expect(memberWay(piece('a', from), on, aim, grid)).toMatchObject({ places: [grid.hexAt(4, 5)] });
  });
});
