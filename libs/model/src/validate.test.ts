import { describe, expect, it } from 'vitest';
import type { JsonValue } from './generated/types.ts';
import { schemas } from './generated/schemas.ts';
import { validateDefinition, validateFile, validateForm } from './validate.ts';
import type { FileKind, SchemaNode } from './schema-definitions.ts';

const UNIT: SchemaNode = { $ref: 'case.schema.json#/$defs/unitName' };
const HEX: SchemaNode = { $ref: 'common.schema.json#/$defs/hex' };

const unit = {
  id: 'spahis-1',
  name: 'Spahis',
  side: 'ottoman',
  kind: 'unit',
  size: 'double',
  values: { movement: 6 },
  faces: [{ id: 'melee' }],
};

/** Problems of a unit with some fields altered, as `code pointer message`. */
function unitProblems(fields: Readonly<Record<string, JsonValue>>): string[] {
  return validateFile('units', { format: 1, units: [{ ...unit, ...fields }] }).map(
    ({ code, pointer, message }) => `${code} ${pointer} ${message}`,
  );
}

function caseProblems(fields: Readonly<Record<string, JsonValue>>): string[] {
  return validateFile('case', { format: 1, case: '9.12', title: 'A case', ...fields }).map(
    ({ code, pointer, message }) => `${code} ${pointer} ${message}`,
  );
}

describe('validateFile', () => {
  it('accepts the examples of every schema', () => {
    for (const [file, schema] of Object.entries(schemas)) {
      const kind = file.replace('.schema.json', '') as FileKind;
      for (const example of (schema['examples'] as JsonValue[] | undefined) ?? []) {
        expect(validateFile(kind, example)).toEqual([]);
      }
      const definitions = schema['$defs'] as Readonly<Record<string, { examples?: JsonValue[] }>>;
      for (const [name, { examples = [] }] of Object.entries(definitions)) {
        for (const example of examples) expect([name, validateDefinition(name as 'unit', example)]).toEqual([name, []]);
      }
    }
  });

  it('tells a wrong type once', () => {
    expect(unitProblems({ name: 5 })).toEqual(['schema.type /units/0/name "name" must be a text in quotes, not 5.']);
    expect(validateFile('units', { format: 1, units: {} }).map(({ message }) => message)).toEqual([
      '"units" must be a list [...], not an object.',
    ]);
    expect(validateFile('units', []).map(({ message }) => message)).toEqual([
      'This must be an object {...}, not a list.',
    ]);
  });

  it('tells a wrong word with the nearest right one, and how to repair it', () => {
    const [problem] = validateFile('units', { format: 1, units: [{ ...unit, size: 'duoble' }] });
    expect(problem).toMatchObject({
      code: 'schema.enum',
      pointer: '/units/0/size',
      message: '"size" cannot be "duoble". Did you mean "double"?',
      fixes: [{ title: 'Write "double"', edits: [{ pointer: '/units/0/size', op: 'set', value: 'double' }] }],
    });
    expect(unitProblems({ size: 'huge' })).toEqual([
      'schema.enum /units/0/size "size" cannot be "huge". Choose one of: "single", "double".',
    ]);
  });

  it('tells a format that is no number, and how to repair one in quotation marks', () => {
    const problemsOf = (format: JsonValue): unknown =>
      validateFile('units', { format, units: [] }).map(({ code, message, fixes }) => [
        code,
        message,
        fixes?.map(({ edits }) => edits.map((edit) => ('value' in edit ? edit.value : undefined))),
      ]);
    const quoted = '"format" must be a number, not the text "1". Leave the quotation marks out.';
    expect(problemsOf('1')).toEqual([['schema.type', quoted, [[1]]]]);
    for (const format of ['one', null, 1.5, [1]]) {
      expect(problemsOf(format)).toEqual([['schema.enum', '"format" must be 1.', []]]);
    }
  });

  it('tells an unknown property with the nearest known one that is absent', () => {
    const [problem, ...others] = validateFile('units', { format: 1, units: [{ ...unit, clas: 'cavalry' }] });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'schema.property',
      pointer: '/units/0/clas',
      message: 'This entry has no property "clas". Did you mean "class"?',
      fixes: [
        {
          title: 'Rename it "class"',
          edits: [
            { pointer: '/units/0/clas', op: 'remove' },
            { pointer: '/units/0/class', op: 'add', value: 'cavalry' },
          ],
        },
      ],
    });
  });

  it('tells a misspelt property once, though the right one is missing too', () => {
    const { faces, ...rest } = unit;
    const problems = validateFile('units', { format: 1, units: [{ ...rest, face: faces }] });
    expect(problems.map(({ code }) => code)).toEqual(['schema.property']);
    expect(validateFile('units', { format: 1, units: [rest] }).map(({ message }) => message)).toEqual([
      'This entry lacks the property "faces". Add it.',
    ]);
  });

  it('tells a text of the wrong form with what it should be', () => {
    expect(unitProblems({ id: 'Spahis 1' })[0]).toMatch(
      /^schema.pattern .* "id" cannot be "Spahis 1". It should be: A short name/,
    );
    expect(unitProblems({ values: { 'Move ment': 6 } })[0]).toMatch(
      /schema.pattern .*\/Move ment "Move ment" cannot be a name here/,
    );
  });

  it('tells a value that fits none of its forms once', () => {
    expect(
      validateFile('terrain', { format: 1, terrains: [{ id: 'a', name: 'A', cost: 'prohibted' }] }).map(
        ({ message }) => message,
      ),
    ).toEqual(['"cost" cannot be "prohibted". Did you mean "prohibited"?']);
    expect(
      validateFile('terrain', { format: 1, terrains: [{ id: 'a', name: 'A', cost: true }] }).map(
        ({ message }) => message,
      ),
    ).toEqual(['"cost" must be a whole number or "prohibited", not true.']);
    expect(
      validateFile('terrain', { format: 1, terrains: [{ id: 'a', name: 'A', cost: 300 }] }).map(
        ({ message }) => message,
      ),
    ).toEqual(['"cost" must be 254 or less, not 300.']);
  });

  it('tells of a number that no computer holds', () => {
    const huge = JSON.parse('1e400') as JsonValue;
    expect(unitProblems({ values: { movement: huge } })).toEqual([
      'schema.type /units/0/values/movement "movement" must be a whole number or a text in quotes or true or false, not a number beyond all bounds.',
    ]);
    expect(unitProblems({ values: { movement: 1e300 } })).toEqual([
      'schema.limit /units/0/values/movement "movement" must be 30000 or less, not 1e+300.',
    ]);
  });

  it('tells limits', () => {
    expect(unitProblems({ faces: [] })).toEqual([
      'schema.limit /units/0/faces "faces" must have 1 entry or more, not 0.',
    ]);
    expect(unitProblems({ name: '' })).toEqual(['schema.limit /units/0/name "name" must not be empty, not "".']);
    expect(unitProblems({ traits: ['a', 'a'] })).toEqual([
      'schema.limit /units/0/traits "traits" names something twice. Remove one of the two.',
    ]);
  });

  it('tells what stands alone that needs company', () => {
    const messages = validateFile('map', { format: 1, terrain: ['..'] }).map(({ message }) => message);
    expect(messages).toEqual(['"terrain" stands here without "grid". Give both or neither.']);
  });

  it('tells a change without a value, and a removal with one', () => {
    const changes = (change: JsonValue): string[] =>
      validateFile('rules', { format: 1, changes: [change] }).map(({ message }) => message);
    expect(changes({ op: 'set', target: 'modifiers/a' })).toEqual(['This entry lacks the property "value". Add it.']);
    expect(changes({ op: 'remove', target: 'modifiers/a', value: 1 })).toEqual([
      '"value" must not stand here. Remove it.',
    ]);
  });

  it('stops telling after thirty', () => {
    const units = Array.from({ length: 50 }, (_, i) => ({ ...unit, id: `unit-${i}`, size: 3 }));
    const problems = validateFile('units', { format: 1, units });
    expect(problems).toHaveLength(31);
    expect(problems[30]).toMatchObject({ code: 'schema.more', message: expect.stringContaining('20 more') });
  });
});

describe('validateFile of a case', () => {
  it('checks the commands of every game strictly and lets others be', () => {
    expect(caseProblems({ commands: [{ do: 'dig-in', unit: 'A', depth: 2 }, { do: 'pass' }] })).toEqual([]);
    expect(caseProblems({ commands: [{ do: 'go-to', phse: 'rest' }] })).toEqual([
      'schema.property /commands/0/phse This entry has no property "phse". Did you mean "phase"?',
    ]);
    expect(caseProblems({ commands: [{ unit: 'A' }] })).toEqual([
      'schema.missing /commands/0 This entry lacks the property "do". Add it.',
    ]);
  });

  it('says of a number in quotation marks that it is a text', () => {
    const cell = (value: JsonValue): string[] =>
      validateDefinition('cellRow', { foot: value }).map(({ code, message }) => `${code} ${message}`);
    expect(cell('5')).toEqual([
      'schema.type "foot" must be a number, not the text "5". Leave the quotation marks out.',
    ]);
    expect(cell('DE')).toEqual([]);
    expect(cell('4+')).toEqual(['schema.enum "foot" cannot be "4+". Choose one of: "NA".']);
    const [{ fixes }] = validateDefinition('cellRow', { foot: '5' });
    expect(fixes).toMatchObject([{ title: 'Write 5', edits: [{ pointer: '/foot', op: 'set', value: 5 }] }]);
  });

  it('takes a refusal as a case or an object', () => {
    const refused = (value: JsonValue): string[] => caseProblems({ commands: [{ do: 'pass', refused: value }] });
    expect(refused('9.12')).toEqual([]);
    expect(refused({ case: '9.12', text: 'rear' })).toEqual([]);
    expect(refused({ cas: '9.12' })).toEqual([expect.stringContaining('Did you mean "case"?')]);
    expect(refused('[9.12]')).toEqual([expect.stringMatching(/"refused" cannot be "\[9.12\]"|cannot be "\[9.12\]"/)]);
  });

  it('demands what defines a unit that is no copy', () => {
    expect(caseProblems({ units: [{ id: 'A', hexes: ['0101'] }] })).toEqual([
      'schema.missing /units/0 This entry lacks the property "side". Add it.',
      'schema.missing /units/0 This entry lacks the property "kind". Add it.',
    ]);
    expect(caseProblems({ units: [{ id: 'A', copy: 'guards', hexes: ['0101'], rout: 2, burning: true }] })).toEqual([]);
  });

  it('demands units on a small map', () => {
    expect(caseProblems({ map: { columns: 3, rows: 3 } })).toEqual([
      'schema.missing  "map" stands here without "units". Give both or neither.',
    ]);
  });
});

describe('symbols for counters', () => {
  const against = (shape: Record<string, JsonValue>): number =>
    validateFile('units', { format: 1, symbols: [{ id: 'boar', shapes: [shape] }] }).length;

  it('are plain shapes, and nothing that runs, loads or refers', () => {
    expect(against({ path: 'M -20 30 L 0.5 -30 Q 1 2 3 4 C 1 2 3 4 5 6 Z', stroke: 4, color: '#8a1f1f' })).toBe(0);
    const bad = ['', 'L 0 0', 'M 0 0 H 5', 'M 0 0Z', 'M 1e9 0', 'M 0 0 L 1', 'M 0 0 "/><script>', 'url(#a)'];
    expect(bad.map((path) => against({ path })).filter((count) => count === 0)).toEqual([]);
    const path = 'M 0 0 L 1 1';
    expect(against({ path, color: 'url(https://example.org/a.svg#b)' })).toBeGreaterThan(0);
    expect(against({ path, stroke: -1 })).toBeGreaterThan(0);
    expect(against({ path, onclick: 'alert(1)' })).toBeGreaterThan(0);
    expect(against({ path: `M 0 0${' L 1 1'.repeat(1000)}` })).toBeGreaterThan(0);
  });
});

describe('validateForm', () => {
  const to = { type: 'object', additionalProperties: false, required: ['to'], properties: { to: HEX } };
  const drop = { type: 'object', additionalProperties: false, required: ['drop'], properties: { drop: UNIT } };
  const form: SchemaNode = {
    type: 'object',
    additionalProperties: false,
    required: ['unit'],
    properties: {
      unit: UNIT,
      with: { type: 'array', items: UNIT, uniqueItems: true },
      steps: { type: 'array', minItems: 1, items: { anyOf: [{ enum: ['left', 'right'] }, to, drop] } },
      depth: { type: ['integer', 'null'] },
      sort: { const: 'walk' },
    },
  };
  const problems = (value: JsonValue): string[] =>
    validateForm(form, value).map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
  const step = (value: JsonValue): string[] => problems({ unit: 'A', steps: [value] });

  it('accepts what has the form', () => {
    expect(problems({ unit: 'A', with: ['B'], steps: ['left', { to: '0304' }, { drop: 'B' }], depth: null })).toEqual(
      [],
    );
    expect(problems({ unit: 'A', depth: 3, sort: 'walk' })).toEqual([]);
  });

  it('tells of properties that are wrong, missing or too many', () => {
    expect(problems({ unti: 'A' })).toEqual([
      'schema.property /unti This has no property "unti". Did you mean "unit"?',
    ]);
    expect(problems({ depth: 1 })).toEqual(['schema.missing  This lacks the property "unit". Add it.']);
    expect(problems({ unit: 'A', depth: 'deep' })).toEqual([
      'schema.type /depth "depth" must be a whole number or null, not "deep".',
    ]);
    expect(problems({ unit: 'A', sort: 'wlak' })).toEqual([
      'schema.enum /sort "sort" cannot be "wlak". Did you mean "walk"?',
    ]);
    expect(problems({ unit: 'A', with: ['B', 'B'], steps: [] })).toEqual([
      'schema.limit /with "with" names something twice. Remove one of the two.',
      'schema.limit /steps "steps" must have 1 entry or more, not 0.',
    ]);
    expect(problems([])).toEqual(['schema.type  This must be an object {...}, not a list.']);
  });

  it('checks what it refers to by the schemas', () => {
    expect(problems({ unit: 'not a name' })).toEqual([expect.stringMatching(/^schema.pattern .unit "unit" cannot be/)]);
    expect(step({ to: 304 })).toEqual(['schema.type /steps/0/to "to" must be a text in quotes, not 304.']);
  });

  it('explains a value by the one of several forms that it seems to be', () => {
    expect(step('lift')).toEqual([expect.stringMatching(/^schema.enum .steps.0 This entry cannot be "lift"/)]);
    expect(step({ To: '0304' })).toEqual([
      'schema.property /steps/0/To This entry has no property "To". Did you mean "to"?',
    ]);
    expect(step(3)).toEqual([
      'schema.type /steps/0 This entry must be "left", "right", an object with "to" or an object with "drop", not 3.',
    ]);
    expect(step({ nowhere: 1 })).toEqual([expect.stringMatching(/^schema.form .steps.0 This entry must be/)]);
  });
});

it('cites the case of what a mistake of form is in', () => {
  const effect = { id: 'e', case: 'Z1', label: 'E', at: 'turn-ends', then: [{ do: 'scores', points: 1 }] };
  const change = { op: 'add', target: 'effects/e', value: {}, cases: 'Z2', case: 'Z3' };
  const told = validateFile('rules', { format: 1, effects: [effect], changes: [change], sequence: 1 });
  expect(told.map(({ pointer, case: cited }) => [pointer, cited])).toEqual(
    expect.arrayContaining([
      ['/effects/0/then/0/do', 'Z1'],
      ['/changes/0/cases', 'Z3'],
      ['/sequence', undefined],
    ]),
  );
});
