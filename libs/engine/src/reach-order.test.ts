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

it('puts the cheapest first, of equal ones the smallest turn, and names the places before them anew', () => {
  const ranks = ['N', 'NW', 'NE', 'SW', 'SE', 'S'];
  const ordered = inOrder(
    [
      place('start', 0, -1, 'N'),
      place('dear', 2, 0, 'N'),
      place('about', 1, 0, 'S'),
      place('turned', 1, 0, 'NE'),
      place('ahead', 1, 0, 'N'),
      place('beyond', 2, 4, 'N'),
    ],
    (_, to) => ranks.indexOf(to),
  );
  expect(ordered.map(({ label }) => label)).toEqual(['start', 'ahead', 'turned', 'about', 'dear', 'beyond']);
  expect(ordered.map(({ from }) => (from < 0 ? '' : ordered[from].label))).toEqual([
    '',
    'start',
    'start',
    'start',
    'start',
    'ahead',
  ]);
});
