import { describe, expect, it } from 'vitest';
import { MovementRange } from '../movement-range.ts';
import { type Position, scene } from '../test-position.ts';
import { MOVE } from './05-1-moves.ts';
import { STEP } from './05-2-steps.ts';
import { ROUT } from './11-rout-movement.ts';
import { reach } from '../test-screen.ts';

const two = (number: number): string => String(number).padStart(2, '0');
const ROWS = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * A river runs from the north to the south edge between the sixth and the seventh column. Even rows stand half a hex to
 * the right, so that 06 of an even row also meets 07 of the odd rows beside it.
 */
const RIVER = ROWS.flatMap((row) =>
  (row % 2 === 0 ? [row - 1, row, row + 1] : [row])
    .filter((other) => other <= 12)
    .map((other) => [`06${two(row)}`, `07${two(other)}`]),
);
const hexsides = [
  { id: 'stream', name: 'Stream', cost: 'prohibited', when: 'crossing', values: { charge: 'forbidden' } },
  { id: 'gorge', name: 'Gorge', cost: 254, when: 'crossing' },
];

function over(units: Position['units'], more: Partial<Position> = {}, bridges: readonly string[] = []): Position {
  const drawn = RIVER.filter(([from, to]) => !bridges.includes(`${from} ${to}`));
  return {
    map: { columns: 12, rows: 12, hexsides: drawn.map((between) => ({ feature: 'stream', between })) },
    phase: 'movement',
    phasing: 'ottoman',
    hexsides,
    units,
    ...more,
  };
}

/** Columns that the places of a reach touch. */
function columnsReached(position: Position, id: string): number[] {
  const { battle, unit } = scene(position);
  const places = reach(battle, unit(id))?.places ?? [];
  const labels = places.flatMap(({ places: hexes }) => hexes.map((hex) => battle.map.numbering.label(hex)));
  return [...new Set(labels.map((label) => Number(label.slice(0, 2))))].toSorted((one, other) => one - other);
}

const single = { id: 'A', copy: 'khoshun-1', side: 'ottoman', hexes: ['0604'] };
const lancers = { id: 'A', copy: 'spahis-1', hexes: ['0506', '0606'], facing: 'N', face: 'melee' };

describe('[7.25] a hexside that nobody may cross', () => {
  it('is crossed by no single, and nothing beyond it is within reach', () => {
    expect(scene(over([single])).refused({ do: 'move', unit: 'A', steps: ['E'] })).toContain('7.25');
    expect(Math.max(...columnsReached(over([single]), 'A'))).toBe(6);
  });

  it('is crossed by no leader', () => {
    const leader = { id: 'A', copy: 'musa', hexes: ['0604'] };
    expect(scene(over([leader])).refused({ do: 'move', unit: 'A', steps: ['E'] })).toContain('7.25');
    expect(Math.max(...columnsReached(over([leader]), 'A'))).toBe(6);
  });

  it('is crossed by neither half of a double, ahead, sideways or in a pivot, and it finds its ways without trouble', () => {
    const { refused } = scene(over([lancers]));
    expect(refused({ do: 'move', unit: 'A', steps: ['shiftRight'] })).toContain('7.25');
    expect(refused({ do: 'move', unit: 'A', steps: ['forwardRight'] })).toContain('7.25');
    expect(refused({ do: 'move', unit: 'A', steps: ['pivotLeft'] })).toEqual([]);
    expect(Math.max(...columnsReached(over([lancers]), 'A'))).toBe(6);
  });

  it('is not crossed by the half that follows, where a double stands astride', () => {
    const astride = { ...lancers, hexes: ['0606', '0706'] };
    const { refused } = scene(over([astride]));
    expect(refused({ do: 'move', unit: 'A', steps: ['shiftRight'] })).toContain('7.25');
    expect(refused({ do: 'move', unit: 'A', steps: ['shiftLeft'] })).toContain('7.25');
  });

  it('lets pass where it is bridged', () => {
    const bridged = over([single], {}, ['0604 0704']);
    expect(scene(bridged).refused({ do: 'move', unit: 'A', steps: ['E'] })).toEqual([]);
    expect(Math.max(...columnsReached(bridged, 'A'))).toBeGreaterThan(6);
  });

  it.each([single, lancers])('costs what is shown: every place of the reach is come to for its price', (unit) => {
    const position = over([unit], {}, ['0604 0704', '0606 0706']);
    const { battle, unit: piece } = scene(position);
    const range = new MovementRange(battle);
    range.search(piece('A'));
    const moved = scene(position);
    for (const place of range.places.subarray(1, range.count)) {
      moved.restart(null);
      moved.battle.apply(MOVE.of(piece('A')));
      for (const step of range.stepsTo(place)) moved.battle.apply(STEP.of(piece('A'), step));
      expect([moved.battle.left.of(piece('A')), moved.battle.frames.local(1)]).toEqual([
        MovementRange.leftOf(place),
        range.costOf(place),
      ]);
    }
  });

  it('bars a run to a charge that would go over it', () => {
    const target = { id: 'B', copy: 'khoshun-1', hexes: ['0904'] };
    const charger = { ...single, copy: 'spahis-1', size: 'single', hexes: ['0404'], face: 'melee' };
    const { battle, unit } = scene(over([charger, target]));
    expect(reach(battle, unit('A'))?.attacks).toEqual([]);
  });

  it('[11.21] blocks the way of a routed unit, of one hex or two', () => {
    const above = (labels: readonly string[][]): Position['map'] => ({
      columns: 12,
      rows: 12,
      hexsides: labels.map((between) => ({ feature: 'stream', between })),
    });
    // Ottomans flee to the north.
    const [one, two] = [
      { ...single, copy: 'akinjis-1', hexes: ['0604'], rout: 1 },
      { ...lancers, rout: 1 },
    ];
    const ahead = [
      ['0604', '0603'],
      ['0604', '0703'],
    ];
    const lone = scene(over([one], { phase: 'rout-movement', map: above(ahead) }));
    lone.battle.apply(ROUT.of(lone.unit('A')));
    for (const step of ['NE', 'NW']) expect(lone.refused({ do: 'step', unit: 'A', step })).toContain('7.25');
    // The right half cannot go to the north-east, the left one could.
    const wide = scene(over([two], { phase: 'rout-movement', map: above([['0606', '0705']]) }));
    wide.battle.apply(ROUT.of(wide.unit('A')));
    expect(wide.refused({ do: 'step', unit: 'A', step: 'NE' })).toContain('7.25');
    expect(wide.refused({ do: 'step', unit: 'A', step: 'NW' })).toEqual([]);
  });

  it('[11.14] is not crossed on the way off the map', () => {
    const map = { columns: 12, rows: 12, hexsides: [{ feature: 'stream', between: ['0602', '0601'] }] };
    // The left half would leave, the right one would go over the stream.
    const unit = { ...lancers, hexes: ['0601', '0602'], facing: 'WSW', rout: 1 };
    const { battle, unit: piece, refused } = scene(over([unit], { phase: 'rout-movement', map }));
    battle.apply(ROUT.of(piece('A')));
    expect(refused({ do: 'step', unit: 'A', step: 'NW' })).toContain('7.25');
  });
});

it('[5.12] a step dearer than any allowance is no way, and does not come out as a cheap one', () => {
  const gorge = { columns: 12, rows: 12, hexsides: [{ feature: 'gorge', between: ['0604', '0704'] }] };
  const { battle, unit } = scene({ map: gorge, phase: 'movement', phasing: 'ottoman', hexsides, units: [single] });
  const range = new MovementRange(battle);
  range.search(unit('A'));
  const there = battle.grid.neighbour[battle.left.of(unit('A')) * 6];
  const cost = range.reaches(there * 12) ? range.costOf(there * 12) : Infinity;
  // Round it: two steps.
  expect(cost).toBe(2);
});
