import { describe, expect, it } from 'vitest';
import { checkPackage } from './compile.ts';
import { toyChain, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

const SYSTEM = { ...TOY_SYSTEM, effects: { moments: ['unit-is-hit'] as const, verbs: ['replace'] as const } };

/** What is told when a unit that is hit makes room for another, with some alterations. */
const told = (code: string, by: string, when?: string, edits: readonly ToyEdit[] = []): readonly string[] => {
  const then = [{ do: 'replace', by }];
  const effect = {
    id: 'turned',
    case: '8.1',
    label: 'Over',
    at: 'unit-is-hit',
    ...(when === undefined ? {} : { when }),
    then,
  };
  return checkPackage(toyChain(['rules', 'rules.json', '/effects', [effect]], ...edits), [SYSTEM])
    .filter((problem) => problem.code === code)
    .map(({ severity, pointer, message }) => `${severity} ${pointer} ${message}`);
};

const TWINS_WAIT: ToyEdit = ['hill', 'scenario.json', '/setUp/3', undefined];

describe('a counter that takes the place of another', () => {
  it('must be there', () => {
    expect(told('reference.unknown', 'bakrs')).toEqual([expect.stringContaining('/effects/0/then/0/by')]);
    expect(told('reference.unknown', 'bakers')).toEqual([]);
  });

  it('is of a kind that may stand for one that it is about, of whatever size', () => {
    expect(told('effect.idle', 'twins', 'isUnit(unit, "bakers")', [TWINS_WAIT])).toEqual([]);
    const captains: ToyEdit = ['hill', 'units.json', '/units/0/kind', 'captain'];
    expect(told('effect.idle', 'twins', 'isUnit(unit, "bakers")', [captains, TWINS_WAIT])).toEqual([
      expect.stringMatching(/^warning .*\/by "The Twins" is a gang, .*such as "Bakers"/),
    ]);
    const smithsWait: ToyEdit = ['hill', 'scenario.json', '/setUp/2', undefined];
    expect(told('effect.idle', 'smiths', 'isUnit(unit, "bakers")', [smithsWait])).toEqual([]);
    expect(told('effect.idle', 'smiths')).toEqual([]);
    expect(told('effect.idle', 'smiths', 'isUnit(unit, "smiths")')).toEqual([
      expect.stringContaining('would take the place of itself alone'),
    ]);
  });

  it('does not stand on the map from the beginning, unless something takes it off', () => {
    const bakers = 'isUnit(unit, "bakers")';
    expect(told('effect.idle', 'twins', bakers)).toEqual([
      expect.stringMatching(/^warning .*\/by "The Twins" \(twins\) stands on the map from the beginning/),
    ]);
    const home: ToyEdit = ['hill', 'scenario.json', '/withdrawals', [{ id: 'home', turn: 2, units: ['twins'] }]];
    expect(told('effect.idle', 'twins', bakers, [home])).toEqual([]);
    // Who it is for may be the twins themselves, once others have their place.
    expect(told('effect.idle', 'twins', 'unit.tired')).toEqual([]);
  });

  it('waits off the map and needs no place in the set-up', () => {
    const withoutSmiths: readonly ToyEdit[] = [['hill', 'scenario.json', '/setUp', []]];
    const never = told('unit.never-placed', 'smiths', undefined, withoutSmiths);
    expect(never.filter((one) => one.includes('(smiths)'))).toEqual([]);
    expect(never.filter((one) => one.includes('(bakers)'))).toHaveLength(1);
  });
});
