import { expect, it } from 'vitest';
import { problemsOf, type ToyEdit } from './toy-game.ts';

/** A bridge over fences, of which there is one: between 0105 and 0205. */
const bridge = { id: 'bridge', name: 'Bridge', cost: 1, when: 'crossing', crosses: ['fence'] };
const BRIDGE: ToyEdit = ['rules', 'terrain.json', '/hexsides/4', bridge];

function problemsWith(between: readonly [string, string], ...more: readonly ToyEdit[]): readonly string[] {
  return problemsOf(BRIDGE, ['hill', 'map.json', '/hexsides/1', { id: 'plank', feature: 'bridge', between }], ...more);
}

it('tells of a bridge beside what it crosses', () => {
  expect(problemsWith(['0205', '0305'])).toEqual([
    expect.stringContaining(
      'warning map.crosses-nothing Bridge between 0205 and 0305 crosses nothing: there is no fence on that side.',
    ),
  ]);
});

it('is content with one over it, whichever way it is written, and with one at its end', () => {
  expect(problemsWith(['0105', '0205'])).toEqual([]);
  expect(problemsWith(['0205', '0105'])).toEqual([]);
  expect(problemsWith(['0105', '0104'])).toEqual([]);
});

it('says nothing where there is nothing to cross yet, or the bridge cannot be laid at all', () => {
  expect(problemsWith(['0205', '0305'], ['hill', 'map.json', '/hexsides/0/feature', 'wall'])).toEqual([]);
  expect(problemsWith(['0205', '0705'])).toEqual([expect.stringContaining('map.not-adjacent')]);
});
