import { expect, it } from 'vitest';
import type { ReachedPlace } from './presentation.ts';
import { inOrder } from './reach-order.ts';

function place(label: string, cost: number, from: number, facing: string): ReachedPlace {
  return {
    label,
    cost,
    from,
    facing,
    places: [],
    across: null,
    entered: [],
    parts: [],
    command: null,
    ends: true,
    after: [],
  };
}

it('puts the cheapest first, of equal ones those that keep the facing, and names the places before them anew', () => {
  const ordered = inOrder([
    place('start', 0, -1, 'N'),
    place('dear', 2, 0, 'N'),
    place('turned', 1, 0, 'S'),
    place('ahead', 1, 0, 'N'),
    place('beyond', 2, 3, 'N'),
  ]);
  expect(ordered.map(({ label }) => label)).toEqual(['start', 'ahead', 'turned', 'dear', 'beyond']);
  expect(ordered.map(({ from }) => (from < 0 ? '' : ordered[from].label))).toEqual([
    '',
    'start',
    'start',
    'start',
    'ahead',
  ]);
});
