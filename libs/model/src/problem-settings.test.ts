import { describe, expect, it } from 'vitest';
import { problemAt, type Problem } from './problem.ts';
import { itemOfProblem, settleProblems, type SettledProblems } from './problem-settings.ts';

const UNITS = { units: [{ id: 'guards' }, { id: 'reserve-1' }] };
const warning = (index: number, code = 'unit.never-placed'): Problem =>
  problemAt({ package: 'my/war', file: 'units.json', pointer: `/units/${index}` }, code, 'Never placed.', {
    severity: 'warning',
  });
const PROBLEMS = [warning(0), warning(1), { ...warning(0, 'unit.facing'), severity: 'error' as const }];

type Setting = Parameters<typeof settleProblems>[1][number]['settings'][number];
const settled = (own: readonly Setting[], base: readonly Setting[] = []): SettledProblems =>
  settleProblems(
    PROBLEMS,
    [
      { package: 'base', settings: base },
      { package: 'my/war', settings: own },
    ],
    () => UNITS,
  );
const lines = ({ problems }: SettledProblems): string[] =>
  problems.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);

const off = (code: string, item?: string): Setting => ({
  code,
  ...(item === undefined ? {} : { item }),
  severity: 'off',
  reason: 'Spare counters.',
});

describe('settleProblems', () => {
  it('leaves out the warnings about one thing, and says why', () => {
    const result = settled([off('unit.never-placed', 'units/reserve-1')]);
    expect(lines(result)).toEqual(['warning unit.never-placed /units/0', 'error unit.facing /units/0']);
    expect(result.suppressed).toEqual([
      { problem: PROBLEMS[1], reason: 'Spare counters.', by: { package: 'my/war', index: 0 } },
    ]);
  });

  it('makes errors of warnings, and takes a base’s word back', () => {
    const grave: Setting = { code: 'unit.never-placed', severity: 'error', reason: 'Our custom.' };
    expect(lines(settled([], [grave])).slice(0, 2)).toEqual([
      'error unit.never-placed /units/0',
      'error unit.never-placed /units/1',
    ]);
    expect(lines(settled([{ ...grave, severity: 'warning' }], [grave]))).toEqual(lines(settled([])));
  });

  it('says which suppression has nothing to do, and how to be rid of it; of a base it says nothing', () => {
    expect(settled([], [off('map.code')]).problems).toEqual(PROBLEMS);
    const [, , , unused, hopeless] = settled([off('unit.never-plased'), off('unit.facing')]).problems;
    expect(unused).toMatchObject({ code: 'problem.unused', severity: 'warning', pointer: '/problems/0' });
    expect(unused.message).toMatch(/Did you mean "unit.never-placed"/);
    expect(unused.fixes[0].edits).toEqual([{ file: 'scenario.json', pointer: '/problems/0', op: 'remove' }]);
    expect(hopeless.message).toMatch(/is an error/);
  });
});

describe('itemOfProblem', () => {
  it.each([
    ['units.json', '/units/1/values/armour', UNITS, 'units/reserve-1/values/armour'],
    ['map.json', '/zones/0', { zones: [{ id: 'camp' }] }, 'map/zones/camp'],
    ['map.json', '/terrain/0', { terrain: ['..'] }, 'map/terrain/0'],
    ['rules.json', '/changes/0/value', { changes: [{ target: 'units/guards' }] }, 'changes/units/guards/value'],
    ['scenario.json', '', null, ''],
  ])('%s %s', (file, pointer, content, item) => expect(itemOfProblem({ file, pointer }, content)).toBe(item));
});
