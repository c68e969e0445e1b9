/** A variant that has a marker of every sort and an effect at every moment: what it does to a game must come undone. */
import { compile } from '@hexwright/compiler';
import type { PackageChain } from '@hexwright/model';
import { games } from '../all-games.ts';
import type { Playable } from '../library.ts';
import { chainOf } from './battle.ts';

const MARKERS = [
  { id: 'ammunition', name: 'Ammunition', of: 'unit', maximum: 4, start: 4, letter: 'A' },
  { id: 'weariness', name: 'Weariness', of: 'unit', maximum: 3 },
  { id: 'smoke', name: 'Smoke', of: 'hex', maximum: 2, letter: 'S' },
  { id: 'heart', name: 'Heart', of: 'side', maximum: 20, start: 10, shown: 'always' },
  { id: 'weather', name: 'Weather', of: 'game', maximum: 2 },
];

const SKY = {
  id: 'sky',
  title: 'The sky',
  case: '99.1',
  dice: '2d6',
  rows: [{ id: '2-5' }, { id: '6-9' }, { id: '10-12' }],
  columns: [{ id: 'result' }],
  cells: { '2-5': { result: 'rain' }, '6-9': { result: null }, '10-12': { result: 'clear' } },
};

const add = (marker: string, value: number | string): object => ({ do: 'add', marker, value });
const effect = (id: string, at: string, then: readonly object[], more: object = {}): object => ({
  id,
  case: '99.2',
  label: `Effect ${id}`,
  at,
  then,
  ...more,
});

const EFFECTS = [
  effect('sky', 'turn-begins', [{ do: 'roll', table: 'sky', modifier: 'game.weather' }]),
  effect('rain', 'rolled', [{ do: 'set', marker: 'weather', to: 1 }], { table: 'sky', result: 'rain' }),
  effect('clear', 'rolled', [{ do: 'set', marker: 'weather', to: 0 }], { table: 'sky', result: 'clear' }),
  effect('spent', 'unit-fires', [add('ammunition', -1), { do: 'place', marker: 'smoke', in: 'hex', level: 2 }]),
  effect('under-fire', 'unit-is-fired-at', [add('weariness', 1)]),
  effect('hit', 'unit-is-hit', [{ do: 'remove', as: 'left' }], { when: 'unit.weariness == 3' }),
  effect('tired', 'unit-enters', [add('weariness', 1)], { when: 'unit.weariness < 3 && game.weather > 0' }),
  effect('drops', 'unit-enters', [{ do: 'remove' }], { when: 'unit.weariness == 3 && hex.smoke == 0 && turn > 2' }),
  effect('fights', 'unit-attacks', [add('heart', 1), { do: 'score', side: 'enemy', points: 1 }]),
  effect('attacked', 'unit-is-attacked', [{ do: 'add', marker: 'weariness', of: 'other', value: 1 }]),
  effect('breaks', 'unit-breaks', [add('heart', -1)]),
  effect('rallies', 'unit-rallies', [{ do: 'set', marker: 'weariness', to: 0 }, add('heart', 1)]),
  effect('lost', 'unit-is-lost', [{ do: 'add', marker: 'heart', of: 'enemy', value: 1 }, add('heart', -2)]),
  effect('rests', 'turn-ends', [add('weariness', -1)], { each: 'unit', when: 'unit.weariness > 0 && unit.smoke == 0' }),
  effect('fades', 'turn-ends', [add('smoke', -1)], { each: 'hex', when: 'hex.smoke > 0' }),
  effect('despair', 'phase-ends', [{ do: 'end' }], { each: 'side', when: 'side.heart == 0' }),
];

/** The chain of a package of this repository with these markers and effects over it. */
export function busyChain(id: string): PackageChain {
  const files = {
    'scenario.json': { format: 1, id: 'my/busy', title: 'A busy variant', kind: 'battle', extends: id },
    'rules.json': { format: 1, markers: MARKERS, tables: [SKY], effects: EFFECTS },
  };
  const source = {
    id: 'my/busy',
    files: new Map(Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)])),
  };
  return [...chainOf(id), source];
}

/** The same, compiled. */
export function busy(id: string): Playable {
  const result = compile(busyChain(id), games.systems);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  return games.playable(result.game);
}
