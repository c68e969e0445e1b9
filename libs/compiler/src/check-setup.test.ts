import type { Problem } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { regions } from './check-setup.ts';
import { compile } from './compile.ts';
import type { GameSystem } from './game-system.ts';
import { compiled, TOY_SYSTEM, toyChain, type ToyEdit } from './toy-game.ts';

/** Where the pieces of the hill stand in its set-up. */
const [BAKERS, ANNA, , TWINS] = [0, 1, 2, 3];
const hexesOf = (placement: number, ...hexes: readonly string[]): ToyEdit => [
  'hill',
  'scenario.json',
  `/setUp/${placement}/hexes`,
  hexes,
];
const row = (number: number, terrain: string): ToyEdit => ['hill', 'map.json', `/terrain/${number - 1}`, terrain];

function problems(edits: readonly ToyEdit[], more: Partial<GameSystem> = {}): readonly Problem[] {
  return compile(toyChain(...edits), [{ ...TOY_SYSTEM, ...more }]).problems;
}

function told(code: string, edits: readonly ToyEdit[], more: Partial<GameSystem> = {}): readonly Problem[] {
  return problems(edits, more).filter((problem) => problem.code === code);
}

describe('the set-up of a battle', () => {
  it('has nothing wrong in the toy', () => {
    expect(problems([])).toEqual([]);
  });

  it('puts nobody on ground that nobody may enter', () => {
    const [problem, ...others] = told('unit.prohibited-terrain', [hexesOf(ANNA, '0704')]);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ severity: 'error', pointer: `/setUp/${ANNA}/hexes/0` });
    expect(problem.message).toMatch(/^Anna \(anna\) stands in 0704, which is .*: no piece may enter it/);
  });

  it('names the half of a double that stands there', () => {
    const [{ pointer }] = told('unit.prohibited-terrain', [hexesOf(BAKERS, '0604', '0704')]);
    expect(pointer).toBe(`/setUp/${BAKERS}/hexes/1`);
  });

  it('puts one piece of an exclusive kind into a hex, whichever half it is', () => {
    const onHalf = [hexesOf(TWINS, '0406')];
    const [problem, ...others] = told('unit.two-in-a-hex', onHalf, {
      exclusiveKinds: ['gang'],
      exclusiveCases: { gang: '6.2' },
    });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ severity: 'error', case: '6.2', pointer: `/setUp/${TWINS}/hexes` });
    expect(problem.message).toContain('stands in 0406 together with Smiths (smiths)');
    expect(told('unit.two-in-a-hex', onHalf, { exclusiveKinds: ['captain'] })).toEqual([]);
  });

  it('keeps to the set-up zones of a side, where it has any', () => {
    const [problem, ...others] = told('unit.outside-zone', [hexesOf(ANNA, '0102')]);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ severity: 'warning', pointer: `/setUp/${ANNA}/hexes` });
    expect(problem.message).toContain('outside of the set-up zone "north-edge"');
    // South has no zone.
    expect(told('unit.outside-zone', [hexesOf(TWINS, '0105')])).toEqual([]);
  });

  it('keeps the set-up zones of two sides apart', () => {
    const zone = (side: string, ...hexes: readonly string[]): ToyEdit => [
      'hill',
      'map.json',
      '/zones/2',
      { id: 'low', purpose: 'set-up', side, hexes },
    ];
    const [problem, ...others] = told('zone.overlap', [zone('south', '0505', '0301', '0401')]);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ severity: 'warning', file: 'map.json', pointer: '/zones/2/hexes/1' });
    expect(problem.message).toContain('"low" and "north-edge" of two sides both have 0301 and 1 more');
    expect(told('zone.overlap', [zone('north', '0301')])).toEqual([]);
    expect(told('zone.overlap', [zone('south', '0505')])).toEqual([]);
  });

  it('places everybody, but for those who may wait', () => {
    const withoutTwins: readonly ToyEdit[] = [['hill', 'scenario.json', `/setUp/${TWINS}`, undefined]];
    const [problem, ...others] = told('unit.never-placed', withoutTwins, { reserveKinds: [] });
    expect(others).toEqual([]);
    expect(problem.message).toBe('The Twins (twins) is never placed. Place it on the map, or remove the counter.');
    expect(told('unit.never-placed', withoutTwins, { reserveKinds: ['gang'] })).toEqual([]);
  });

  it('leaves a way to the enemy', () => {
    // The pond lies right across the hill, between the armies. Of a double its left half is named.
    const [problem, ...others] = told('unit.cut-off', [row(4, '~~~~~~~~')]);
    expect(problem).toMatchObject({ severity: 'warning', pointer: `/setUp/${BAKERS}/hexes` });
    expect(problem.message).toMatch(/^From 0301, Bakers \(bakers\) can never reach an enemy/);
    expect(others.map(({ pointer }) => pointer)).toEqual([1, 2, 3].map((placement) => `/setUp/${placement}/hexes`));
    // One hex of grass joins the two halves.
    expect(told('unit.cut-off', [row(4, '~~~~~~~.')])).toEqual([]);
  });
});

describe('regions', () => {
  const { map } = compiled(row(4, '~~~~~~~~'));
  const at = (label: string): number => map.numbering.hexOf(label);

  it('are the same for hexes between which somebody can walk', () => {
    const region = regions(map, Number.POSITIVE_INFINITY);
    expect(region[at('0101')]).toBe(region[at('0803')]);
    expect(region[at('0105')]).toBe(region[at('0806')]);
    expect(region[at('0101')]).not.toBe(region[at('0105')]);
    expect(region[at('0404')]).toBe(-1);
  });

  it('are single hexes for those who have no points for a step', () => {
    const region = regions(map, 0);
    expect(region[at('0101')]).not.toBe(region[at('0201')]);
  });
});
