import { describe, expect, it } from 'vitest';
import type { Problem } from '@hexwright/model';
import { compile } from './compile.ts';
import type { GameSystem } from './game-system.ts';
import { TOY_SYSTEM, toyChain, type ToyEdit } from './toy-game.ts';

const GANG = { kinds: ['gang'] };
const SYSTEM: GameSystem = {
  ...TOY_SYSTEM,
  needs: [
    { ...GANG, ability: 'run', case: '5.1', oneOf: ['speed'], on: 'every-face' },
    { ...GANG, ability: 'throw', case: '5.2', oneOf: ['weapon', 'brave'], on: 'some-face', isAttack: true },
    { ...GANG, ability: 'be hit', case: '5.3', table: 'throw', line: 'row', against: 'weapon' },
  ],
};
/** The Twins are children in shirts with a sling on their only face; the Bakers have two faces; the Smiths are no children. */
const [BAKERS, ANNA, SMITHS, TWINS] = [0, 1, 2, 3];
const unit = (index: number, pointer: string, value: unknown): ToyEdit => [
  'hill',
  'units.json',
  `/units/${index}${pointer}`,
  value,
];
const line = unit(SMITHS, '/class', 'child');

function problems(...edits: readonly ToyEdit[]): readonly Problem[] {
  return compile(toyChain(line, ...edits), [SYSTEM]).problems;
}

describe('what counters need', () => {
  it('is asked of pieces of their kind alone', () => {
    expect(problems(unit(ANNA, '/values', {}))).toEqual([]);
  });

  it('is named with what the piece cannot do, with the usual value as a fix', () => {
    const [problem, ...others] = problems(unit(TWINS, '/values', { armour: 'shirt' }));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'unit.incapable', severity: 'warning', case: '5.1', pointer: '/units/3' });
    expect(problem.message).toBe('The Twins (twins) has no "speed": it cannot run. Give it "speed".');
    expect(problem.fixes).toEqual([
      {
        title: 'Set "speed" to 3',
        edits: [{ file: 'units.json', pointer: '/units/3/values/speed', op: 'set', value: 3 }],
      },
    ]);
  });

  it('is not asked of a counter that says something wrong, which may be just what is lacking', () => {
    const found = problems(unit(TWINS, '/values', { armour: 'shirt', speed: 'fast' }));
    expect(found.map(({ code, pointer }) => [code, pointer])).toEqual([['value.type', '/units/3/values/speed']]);
    const misspelt = problems(unit(TWINS, '/values', { armour: 'shirt', sped: 3 }));
    expect(misspelt.map(({ code }) => code)).toEqual(['value.unknown']);
  });

  it('can be met by one face, where one will do', () => {
    const bare = unit(BAKERS, '/faces/0/values', {});
    const craven = unit(BAKERS, '/values/brave', undefined);
    expect(problems(bare, craven)).toEqual([]);
    const problem = problems(bare, craven, unit(BAKERS, '/faces/1/values', {})).find(
      ({ code }) => code === 'unit.incapable',
    );
    expect(problem?.message).toBe(
      'Bakers (bakers) has neither "weapon" nor "brave": it cannot throw. Give it "weapon" or "brave".',
    );
    expect(problem?.fixes.map(({ title }) => title)).toEqual(['Set "weapon" to hand', 'Set "brave" to true']);
  });

  it('names the faces that lack it', () => {
    const speed = unit(BAKERS, '/values/speed', undefined);
    const [problem] = problems(speed);
    expect(problem.message).toContain('it cannot run with "hands" up.');
  });

  it('asks for what a row of a table is chosen by, or else for a row', () => {
    const [naked] = problems(unit(TWINS, '/class', undefined), unit(TWINS, '/values', { speed: 5 }));
    expect(naked.message).toBe(
      'The Twins (twins) has no "armour" and no "class": it cannot be hit. Give it "armour" and "class".',
    );
    expect(naked.fixes).toEqual([
      {
        title: 'Set "armour" to shirt and "class" to child',
        edits: [
          { file: 'units.json', pointer: '/units/3/values/armour', op: 'set', value: 'shirt' },
          { file: 'units.json', pointer: '/units/3/class', op: 'set', value: 'child' },
        ],
      },
    ]);
    const [grown] = problems(unit(TWINS, '/class', 'grown-up'));
    expect(grown.message).toBe(
      'The table "throw" has no row for The Twins (twins): it cannot be hit. Add a row that it matches, or alter the counter.',
    );
    expect(grown).toMatchObject({ file: 'units.json', table: 'throw', fixes: [] });
    expect(naked).not.toHaveProperty('table');
  });

  it('names no table to add a row to where there is none', () => {
    const lost = { ...GANG, ability: 'be hit', case: '5.3', table: 'lost', line: 'row' } as const;
    const [problem] = compile(toyChain(line), [{ ...SYSTEM, needs: [lost] }]).problems;
    expect(problem.message).toContain('The table "lost" has no row for');
    expect(problem).not.toHaveProperty('table');
  });

  it('is given as a plain counter of the game has it where no counter says it, and not guessed without one', () => {
    const classless = [BAKERS, SMITHS, TWINS].map((index) => unit(index, '/class', undefined));
    const fixesOf = (system: GameSystem): (string | undefined)[] =>
      compile(toyChain(line, ...classless), [system])
        .problems.filter(({ code }) => code === 'unit.incapable')
        .map(({ fixes }) => fixes[0]?.title);
    expect(new Set(fixesOf(SYSTEM))).toEqual(new Set([undefined]));
    const plainUnit = { kind: 'gang', class: 'grown-up', values: {}, face: { id: 'hands', values: {} } };
    expect(new Set(fixesOf({ ...SYSTEM, plainUnit }))).toEqual(new Set(['Set "class" to grown-up']));
  });

  it('is not asked for where nobody has the weapon', () => {
    const unarmed = [BAKERS, SMITHS, TWINS].flatMap((index) => [
      unit(index, '/faces', [{ id: 'hands' }, { id: 'slings' }]),
      unit(index, '/values/brave', true),
    ]);
    expect(problems(...unarmed, unit(TWINS, '/class', undefined))).toEqual([]);
  });

  it('leaves a side without anybody who can attack', () => {
    const harmless = [SMITHS, TWINS].map((index) => unit(index, '/faces', [{ id: 'hands' }]));
    const found = problems(...harmless).map(({ code }) => code);
    expect(found).toEqual(expect.arrayContaining(['side.harmless', 'unit.incapable', 'unit.incapable']));
    expect(found).toHaveLength(3);
  });
});
