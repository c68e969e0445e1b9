import { describe, expect, it } from 'vitest';
import { problemsOf, type ToyEdit } from './toy-game.ts';

/** The two hexes of the south-eastern corner, cut off by the pond. */
const ISLAND: ToyEdit[] = [
  ['hill', 'map.json', '/terrain/4', '......~~'],
  ['hill', 'map.json', '/terrain/5', '.....~..'],
];
const MOVES: ToyEdit = [
  'rules',
  'rules.json',
  '/sequence',
  [{ id: 'move', phase: 'Move', procedure: 'move', acts: 'phasing' }],
];

const top = (...hexes: readonly string[]): ToyEdit => [
  'hill',
  'map.json',
  '/zones/1',
  { id: 'top', purpose: 'objective', hexes },
];
const settledWhen = (when: string, more: object = {}): ToyEdit => [
  'hill',
  'rules.json',
  '/victory',
  { conditions: [{ id: 'held', label: 'It is held', when, winner: 'south', ...more }] },
];
const outOfReach = (...edits: readonly ToyEdit[]): readonly string[] =>
  problemsOf(...edits).filter((problem) => problem.includes('victory.out-of-reach'));

describe('a zone that somebody is to hold', () => {
  it('wants one hex within reach where one is to be held, and every one where all are', () => {
    const half = top('0806', '0403');
    expect(outOfReach(...ISLAND, half, settledWhen('holds("south", "top") > 0'))).toEqual([]);
    expect(outOfReach(...ISLAND, half, settledWhen('heldFor("south", "top") > 1'))).toEqual([
      expect.stringContaining('Units of South can never reach every hex of "top"'),
    ]);
    expect(outOfReach(...ISLAND, top('0806'), settledWhen('holds("south", "top") > 0'))).toEqual([
      expect.stringContaining('Units of South can never reach any hex of "top"'),
    ]);
  });

  it('is asked of each side that the formula names, and told with the case of the condition', () => {
    const either = 'holds("south", "top") > 0 || holds("north", "top") > 0';
    const problems = outOfReach(...ISLAND, top('0806'), settledWhen(either, { case: '10.2' }));
    expect(problems).toEqual([
      expect.stringMatching(/\[10\.2\] Units of South/),
      expect.stringMatching(/\[10\.2\] Units of North/),
    ]);
  });

  it('may be reached by who arrives there', () => {
    const arrive: ToyEdit[] = [
      MOVES,
      ['hill', 'scenario.json', '/setUp/3', undefined],
      ['hill', 'scenario.json', '/arrivals', [{ id: 'late', turn: 2, units: ['twins'], hexes: ['0706'] }]],
    ];
    const held = settledWhen('heldFor("south", "top") > 1');
    expect(outOfReach(...ISLAND, top('0806'), held, ...arrive)).toEqual([]);
    const byNorth = settledWhen('heldFor("north", "top") > 1');
    expect(outOfReach(...ISLAND, top('0806'), byNorth, ...arrive)).toHaveLength(1);
  });

  it('has a hex at all', () => {
    expect(outOfReach(top(), settledWhen('heldFor("north", "top") > 1'))).toEqual([
      expect.stringContaining('The zone "top" has no hexes'),
    ]);
  });

  it('is nothing to ask where no condition speaks of it', () => {
    expect(outOfReach(...ISLAND, top('0806'), settledWhen('turn > 3'))).toEqual([]);
  });
});

describe('an objective', () => {
  const vain = (...edits: readonly ToyEdit[]): readonly string[] =>
    problemsOf(...edits).filter((problem) => problem.includes('objective.out-of-reach'));
  const side = (name?: string): ToyEdit => ['hill', 'rules.json', '/objectives/0/side', name];

  it('lies where somebody who scores by it can come to', () => {
    expect(vain(...ISLAND, top('0806', '0403'))).toEqual([]);
    expect(vain(...ISLAND, top('0806'))).toEqual([
      expect.stringMatching(/\[10\.1\] Units of South can never reach any hex of "top", so that nobody scores by it/),
    ]);
    expect(vain(...ISLAND, top('0806'), side())).toEqual([expect.stringContaining('Units of North or South can')]);
    expect(vain(top())).toEqual([expect.stringContaining('The zone "top" has no hexes')]);
  });

  it('may be out of the reach of one side where either scores', () => {
    const northThere: ToyEdit = ['hill', 'scenario.json', '/setUp/1/hexes', ['0806']];
    expect(vain(...ISLAND, top('0806'), northThere, side('south'))).toHaveLength(1);
    expect(vain(...ISLAND, top('0806'), northThere, side())).toEqual([]);
  });

  it('is nothing to ask while nobody is placed', () => {
    expect(vain(...ISLAND, top('0806'), ['hill', 'scenario.json', '/setUp', []])).toEqual([]);
  });
});
