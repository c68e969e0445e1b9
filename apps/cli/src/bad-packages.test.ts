import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hexwright, withScenarios } from './testing/command-line.ts';

const PLACE = /^[a-z]+\/[a-z]+\/[\w.-]+:\d+:\d+ error /;

/** Rules of a variant with one change. */
const change = (target: string, value: unknown, op = 'set'): Record<string, unknown> => ({
  'rules.json': { changes: [{ op, target, value, reason: 'A test.' }] },
});

const move = (unit: string, hexes: string[]): Record<string, unknown> => ({
  changes: [{ op: 'set', target: `setUp/${unit}/hexes`, value: hexes, reason: 'A test.' }],
});

const twice = { op: 'set', target: 'parameters/game-turns/value', value: 4, reason: 'A test.' };

/** What is wrong, how it is written, and the code and words it is told by. */
const mistakes: readonly (readonly [
  what: string,
  files: Readonly<Record<string, unknown>>,
  scenario: Readonly<Record<string, unknown>>,
  code: string,
  words: string,
])[] = [
  ['malformed JSON', { 'rules.json': '{ "parameters": [ }' }, {}, 'json.syntax', 'rules.json:1:19'],
  ['a property that does not exist', { 'rules.json': { paramters: [] } }, {}, 'schema.property', '"parameters"'],
  ['a wrong type', { 'rules.json': { parameters: 'many' } }, {}, 'schema.type', 'list'],
  ['a wrong word of the format', {}, { kind: 'batle' }, 'schema.enum', '"battle"'],
  ['a reference to nothing', {}, { firstSide: 'tartars' }, 'reference.unknown', '"tartar"'],
  [
    'a duplicate id',
    { 'rules.json': { parameters: [{ id: 'game-turns', value: 3, name: 'Turns', case: '4.0' }] } },
    {},
    'id.duplicate',
    'game-turns',
  ],
  ['a unit off the map', {}, move('akinjis-1', ['9913']), 'unit.off-map', '9913'],
  ['two units in a hex', {}, move('akinjis-1', ['1213']), 'unit.two-in-a-hex', '1213'],
  ['a change that hits nothing', change('parameters/game-turn', 8), {}, 'change.hits-nothing', 'game-turns'],
  [
    'two changes of one thing',
    { 'rules.json': { changes: [twice, twice] } },
    {},
    'change.twice',
    'parameters/game-turns',
  ],
  ['an option that does not exist', {}, { options: { 'na-mele': 'forbidden' } }, 'option.unknown', 'na-melee'],
  ['a base that does not exist', {}, { extends: 'gmb/tamerlane' }, 'extends.missing', 'gmb/tamburlaine'],
  ['a circle of packages', {}, { extends: 'my/variant' }, 'extends.cycle', 'my/variant extends my/variant'],
  ['a base outside', {}, { extends: '../../etc' }, 'path.outside', '../../etc'],
  [
    'an unknown name in a formula',
    change('modifiers/melee-side/when', 'atacker.size == "double"'),
    {},
    'expression.unknown-name',
    'attacker',
  ],
  [
    'an unknown word in a formula',
    change('modifiers/melee-side/when', 'attacker.class == "cavlary"'),
    {},
    'expression.unknown-name',
    'cavalry',
  ],
  ['a formula of a wrong type', change('modifiers/melee-side/when', '1 + 2'), {}, 'expression.type', 'true or false'],
  ['a number no die can reach', change('modifiers/melee-side/value', 1e300), {}, 'schema.limit', '30000'],
  ['a formula that cannot be read', change('modifiers/melee-side/when', '1 +'), {}, 'expression.syntax', ''],
];

describe.concurrent('hexwright validate on a bad package', () => {
  it.each(mistakes)('tells of %s with its place and what to do', (_, files, scenario, code, words) =>
    withScenarios(async (temporary) => {
      const folder = temporary.variant(files, scenario);
      const before = temporary.contents();
      const { code: exit, out, err } = await hexwright(['validate', folder]);
      expect({ exit, out }).toEqual({ exit: 1, out: expect.stringContaining(code) });
      expect(out).toMatch(PLACE);
      expect(out).toContain(words);
      expect(out + err).not.toMatch(/\n\s+at /);
      expect(temporary.contents()).toBe(before);
    }),
  );

  it('tells of a unit on prohibited terrain', () =>
    withScenarios(async (temporary) => {
      // Whatever the ground is that most units stand on, here nothing may enter it.
      const changes = [{ op: 'set', target: 'terrains/clear/cost', value: 'prohibited', reason: 'A test.' }];
      const { code, out } = await hexwright(['validate', temporary.variant({ 'terrain.json': { changes } })]);
      expect(code).toBe(1);
      expect(out).toMatch(/:\d+:\d+ error unit\.prohibited-terrain .* Choose another hex\./);
    }));

  it('refuses a file that is too large without reading it', () =>
    withScenarios(async (temporary) => {
      const folder = temporary.variant({ 'units.json': ' '.repeat(10 * 1024 * 1024) });
      const { code, out } = await hexwright(['validate', folder]);
      expect(code).toBe(1);
      expect(out).toContain('my/variant/units.json');
      expect(out).toMatch(/error file\.too-large .*8 MB/);
    }));

  it('does not follow a link out of the scenarios folder', () =>
    withScenarios(async (temporary) => {
      const folder = temporary.variant({});
      symlinkSync('/etc/hostname', path.join(folder, 'rules.json'));
      const { code, out } = await hexwright(['validate', folder]);
      expect(code).toBe(1);
      expect(out).toContain('my/variant/rules.json');
      expect(out).toContain('error path.outside');
    }));

  it('shows the signs that a terminal would obey by their numbers', () =>
    withScenarios(async (temporary) => {
      const folder = temporary.variant({}, { title: 'A\u001b[2J\u202eb' });
      const { out } = await hexwright(['rules', folder]);
      expect(out).toContain(String.raw`A\u001b[2J\u202eb`);
      expect(out).not.toMatch(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u);
    }));

  it('says the same as JSON', () =>
    withScenarios(async (temporary) => {
      const folder = temporary.variant(change('parameters/game-turn', 8));
      const { code, out } = await hexwright(['validate', folder, '--json']);
      expect(code).toBe(1);
      expect(JSON.parse(out)).toMatchObject({
        package: 'my/variant',
        ok: false,
        problems: [{ code: 'change.hits-nothing', file: 'rules.json', range: { start: { line: expect.any(Number) } } }],
      });
    }));

  it.each(['compile', 'play', 'playtest', 'soak', 'cases', 'test'])('%s refuses it as well', (command) =>
    withScenarios(async (temporary) => {
      const { code, out, err } = await hexwright([command, temporary.variant({ 'rules.json': '{' })]);
      expect({ code, err }).toEqual({ code: 1, err: '' });
      expect(out).toContain('my/variant/rules.json:1:2 error json.syntax');
    }),
  );
});

describe.concurrent('hexwright test on bad examples', () => {
  const example = { case: '9.12', title: 'An example', commands: [{ do: 'pass' }] };

  it.each([
    ['malformed JSON', '{ "case": }', 'json.syntax'],
    ['an unknown package', { ...example, package: 'gmb/nothing' }, 'package.missing'],
    ['an unknown phase', { ...example, phase: 'lunch' }, 'reference.unknown'],
    ['an unknown unit', { ...example, commands: [{ do: 'fire', unit: 'nobody', target: 'nobody' }] }, 'nobody'],
    ['a die of seven', { ...example, dice: [7] }, 'example.dice'],
    ['a turn past the end', { ...example, turn: 99 }, 'example.position'],
  ])('tells of %s', (_, file, words) =>
    withScenarios(async (temporary) => {
      const folder = temporary.variant({ 'cases/one.case.json': file });
      const { code, out, err } = await hexwright(['test', folder]);
      expect(code).toBe(1);
      expect(out).toContain(words);
      expect(out).toMatch(/my\/variant\/cases\/one\.case\.json:\d+:\d+ error /);
      expect(out.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
      expect(out + err).not.toMatch(/\n\s+at /);
    }),
  );
});
