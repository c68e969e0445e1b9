import { describe, expect, it } from 'vitest';
import { compiled, problemsOf as allProblemsOf, type ToyEdit } from './toy-game.ts';

/** But for markers that an example has no use for. */
const problemsOf = (...edits: readonly ToyEdit[]): readonly string[] =>
  allProblemsOf(...edits).filter((one) => !one.includes('marker.unused'));

const MARKERS: ToyEdit = [
  'rules',
  'rules.json',
  '/markers',
  [
    { id: 'shoes', name: 'Shoes', of: 'unit', maximum: 4, start: 2 },
    { id: 'smoke', name: 'Smoke', of: 'hex', maximum: 3 },
    { id: 'heart', name: 'Heart', of: 'side', maximum: 9, start: 5 },
    { id: 'weather', name: 'Weather', of: 'game', maximum: 2 },
  ],
];
const SPENT = {
  id: 'spent',
  case: '8.2',
  label: 'Shoes wear out',
  at: 'unit-enters',
  when: 'unit.shoes > 0',
  then: [{ do: 'add', marker: 'shoes', of: 'unit', value: -1 }],
};
const SKY = {
  id: 'sky',
  case: '8.3',
  dice: '1d6',
  rows: [{ id: '1-2' }, { id: '3-5' }, { id: '6' }],
  columns: [{ id: 'result' }],
  cells: { '1-2': { result: 'rain' }, '3-5': { result: null }, '6': { result: 'storm' } },
};
const RAIN = {
  id: 'rain',
  label: 'It rains',
  at: 'rolled',
  table: 'sky',
  then: [{ do: 'set', marker: 'weather', to: 1 }],
};
const ROLL = { id: 'look-up', label: 'One looks up', at: 'turn-begins', then: [{ do: 'roll', table: 'sky' }] };

const effects = (...list: readonly object[]): ToyEdit => ['rules', 'rules.json', '/effects', list];
const table = (change: object = {}): ToyEdit => ['rules', 'rules.json', '/tables/1', { ...SKY, ...change }];
const wrong = (effect: object): readonly string[] => problemsOf(MARKERS, effects({ ...SPENT, ...effect }));
const wrongVerb = (...then: readonly object[]): readonly string[] => wrong({ then });

describe('effects of a package', () => {
  it('are lowered to indices, in the order of the package', () => {
    const [effect, other] = compiled(
      MARKERS,
      effects(SPENT, {
        id: 'fades',
        label: 'Smoke fades',
        at: 'phase-ends',
        step: 'throwing',
        each: 'hex',
        turns: { from: 2 },
        then: [{ do: 'add', marker: 'smoke', value: -1 }],
      }),
    ).effects;
    expect(effect).toMatchObject({ index: 0, case: '8.2', at: 'unit-enters', each: null, turns: null, step: -1 });
    expect(effect.then).toEqual([{ do: 'add', marker: 0, of: 'unit', value: -1 }]);
    expect(other).toMatchObject({ step: 1, each: 'hex', turns: { from: 2 } });
    expect(other.then).toEqual([{ do: 'add', marker: 1, of: 'hex', value: -1 }]);
  });

  it('do all that the verbs can do', () => {
    const [{ then }] = compiled(
      MARKERS,
      table(),
      effects(
        {
          ...SPENT,
          then: [
            { do: 'set', marker: 'shoes', to: 'unit.height + 1' },
            { do: 'place', marker: 'smoke', in: { zone: 'top' }, level: 2 },
            { do: 'place', marker: 'smoke', in: 'hex' },
            { do: 'remove', as: 'left' },
            { do: 'flip', to: 'slings' },
            { do: 'roll', table: 'sky', modifier: 'turn' },
            { do: 'score', side: 'enemy', points: 2 },
            { do: 'end', winner: 'north' },
          ],
        },
        RAIN,
        { ...RAIN, id: 'storm', result: 'storm' },
      ),
    ).effects;
    expect(then.map((verb) => verb.do)).toEqual(['set', 'place', 'place', 'remove', 'flip', 'roll', 'score', 'end']);
    expect(then[4]).toEqual({ do: 'flip', piece: 'unit', faces: Int8Array.of(1, -1, -1, 0) });
    expect(then[7]).toEqual({ do: 'end', winner: 0 });
  });

  it('tell an unknown moment, and one that this game does not have', () => {
    expect(wrong({ at: 'unit-entres' })).toEqual([expect.stringContaining('Did you mean "unit-enters"?')]);
    expect(wrong({ at: 'unit-rallies' })).toEqual([
      expect.stringContaining('The rules of this game do not have the moment "unit-rallies"'),
    ]);
  });

  it('say nothing that their moment does not have', () => {
    expect(wrong({ each: 'side', when: 'turn > 1', then: [{ do: 'score', side: 'south', points: 1 }] })).toEqual([
      expect.stringContaining('error effect.part [8.2] "each" belongs to'),
    ]);
    expect(wrong({ step: 'movement' })).toEqual([expect.stringContaining('"step" belongs to phase-begins')]);
  });

  it('name markers, steps, faces, zones and hexes that there are', () => {
    expect(wrongVerb({ do: 'add', marker: 'shoe', value: 1 })).toEqual([
      expect.stringContaining('"shoe" is not a marker of this package. Did you mean "shoes"?'),
    ]);
    expect(wrong({ at: 'phase-ends', each: 'unit', step: 'throwin' })).toEqual([
      expect.stringContaining('Did you mean "throwing"?'),
    ]);
    expect(wrongVerb({ do: 'flip', to: 'sling' })).toEqual([expect.stringContaining('Did you mean "slings"?')]);
    expect(wrongVerb({ do: 'place', marker: 'smoke', in: { zone: 'topp' } })).toEqual([
      expect.stringContaining('Did you mean "top"?'),
    ]);
    expect(wrongVerb({ do: 'place', marker: 'smoke', in: { hexes: ['9999'] } })).toEqual([
      expect.stringContaining('9999 is not on the map'),
    ]);
    expect(wrongVerb({ do: 'roll', table: 'throw' })).toEqual([expect.stringContaining('is not a table of words')]);
  });

  it('have verbs with all that they take and nothing else', () => {
    expect(wrongVerb({ do: 'add', marker: 'shoes' })).toEqual([expect.stringContaining('does not say value')]);
    expect(wrongVerb({ do: 'remove', marker: 'shoes' })).toEqual([expect.stringContaining('"remove" has no marker')]);
  });

  it('keep levels within bounds, and markers where they belong', () => {
    expect(wrongVerb({ do: 'set', marker: 'shoes', to: 7 })).toEqual([expect.stringContaining('cannot be 7')]);
    expect(wrongVerb({ do: 'add', marker: 'smoke', of: 'unit', value: 1 })).toEqual([
      expect.stringContaining('"smoke" belongs to a hex'),
    ]);
    expect(wrongVerb({ do: 'place', marker: 'shoes', in: 'hex' })).toEqual([
      expect.stringContaining('does not lie in hexes'),
    ]);
  });

  it('concern a unit only where there is one', () => {
    expect(wrong({ at: 'turn-begins', when: 'turn > 1' })).toEqual([
      expect.stringContaining('At this moment there is no unit'),
    ]);
    expect(wrong({ then: [{ do: 'add', marker: 'shoes', of: 'other', value: 1 }] })).toEqual([
      expect.stringContaining('there is no opponent'),
    ]);
    expect(wrong({ at: 'turn-begins' })).toContainEqual(expect.stringContaining("There is no 'unit' here"));
  });

  it('may be asked for each of several at a moment of a unit, which is the other then', () => {
    const each = { at: 'unit-is-lost', each: 'unit', then: [{ do: 'flip', to: 'slings' }] };
    expect(wrong({ ...each, when: 'unit.class == "child" && other.tired' })).toEqual([]);
    expect(wrong({ at: 'unit-is-lost', each: 'hex', when: 'unit.tired' })).toEqual([]);
    const roll = { ...ROLL, each: 'side' };
    const heard = { ...RAIN, each: 'unit', when: 'unit.shoes > 1', then: [{ do: 'add', marker: 'shoes', value: -1 }] };
    expect(problemsOf(MARKERS, table(), effects(roll, heard))).not.toContainEqual(expect.stringContaining('error'));
  });

  it('add no more than there is room for', () => {
    expect(wrongVerb({ do: 'add', marker: 'shoes', value: -9 })).toEqual([
      expect.stringContaining(
        'warning marker.bounds [8.2] "shoes" goes from 0 to 4: whatever it is, adding -9 makes it 0.',
      ),
    ]);
    expect(wrongVerb({ do: 'add', marker: 'shoes', value: 0 })).toEqual([
      expect.stringContaining('This adds nothing to "shoes".'),
    ]);
  });

  it('have formulas that throw no dice', () => {
    expect(wrong({ when: 'roll(2) > 7' })).toEqual([
      expect.stringContaining('Formulas throw no dice: write an effect that does "roll".'),
    ]);
    for (const value of ['d6', '2d6', 'rolled("sky")', 'throw']) {
      expect(wrongVerb({ do: 'add', marker: 'shoes', value })).toContainEqual(
        expect.stringContaining('Formulas throw no dice'),
      );
    }
  });

  it('have formulas of the right type', () => {
    expect(wrong({ when: 'unit.shoes' })).toEqual([expect.stringContaining('expression.type')]);
    expect(wrongVerb({ do: 'add', marker: 'shoes', value: 'unit.tired' })).toEqual([
      expect.stringContaining('expression.type'),
    ]);
  });
});

describe('tables of words', () => {
  it('say what each roll means', () => {
    const [sky] = compiled(MARKERS, table(), effects(ROLL, RAIN)).eventTables;
    expect(sky).toMatchObject({ id: 'sky', dice: 1, results: ['rain', 'storm'], rolls: [1, 2, 3, 4, 5, 6] });
    expect([...sky.columns[0].falls]).toEqual([0, 0, -1, -1, -1, 1]);
  });

  it('have one row for each roll', () => {
    const rows = (...ids: readonly string[]): ToyEdit =>
      table({
        rows: ids.map((id) => ({ id })),
        cells: Object.fromEntries(ids.map((id) => [id, { result: 'rain' }])),
      });
    const problems = (edit: ToyEdit): readonly string[] => problemsOf(MARKERS, edit, effects(ROLL, RAIN));
    expect(problems(rows('1-2', '4-6'))).toEqual([expect.stringContaining('No row is for a roll of 3')]);
    expect(problems(rows('1-4', '4-6'))).toEqual([expect.stringContaining('Two rows are for a roll of 4')]);
    expect(problems(rows('1-6', 'many'))).toEqual([expect.stringContaining('"many" is neither')]);
    expect(problems(table({ dice: '1d8' }))).toEqual([expect.stringContaining('No row is for a roll of 7, 8')]);
    expect(problems(table({ dice: '1d200' }))).toContainEqual(expect.stringContaining('or 1d66, not 1d200'));
  });

  it('may be of tens and ones, where only rolls that there are need a row', () => {
    const rows = (...ids: readonly string[]): ToyEdit =>
      table({
        dice: '1d66',
        rows: ids.map((id) => ({ id })),
        cells: Object.fromEntries(ids.map((id) => [id, { result: id === '11-26' ? null : 'rain' }])),
      });
    const [sky] = compiled(MARKERS, rows('11-26', '31-66'), effects(ROLL, RAIN)).eventTables;
    expect(sky).toMatchObject({ dice: 2, faces: 6, reads: 'tens-and-ones' });
    expect(sky.rolls.slice(4, 8)).toEqual([15, 16, 21, 22]);
    expect(Array.from(sky.columns[0].falls.slice(10, 14))).toEqual([-1, -1, 0, 0]);
    const problems = (edit: ToyEdit): readonly string[] => problemsOf(MARKERS, edit, effects(ROLL, RAIN));
    expect(problems(rows('11-26', '31-65'))).toEqual([expect.stringContaining('No row is for a roll of 66')]);
    expect(problems(rows('11-66', '67-70'))).toEqual([expect.stringContaining('The dice never show 67-70')]);
  });

  it('may have columns that formulas choose among, the last of which needs none', () => {
    const columns = (...list: readonly { readonly id: string; readonly when?: string }[]): ToyEdit =>
      table({
        columns: list,
        cells: Object.fromEntries(
          SKY.rows.map(({ id }) => [
            id,
            Object.fromEntries(list.map((one, at) => [one.id, at === 0 ? 'rain' : 'storm'])),
          ]),
        ),
      });
    const problems = (edit: ToyEdit): readonly string[] => problemsOf(MARKERS, edit, effects(ROLL, RAIN));
    const late = { id: 'late', when: 'turn > 3' };
    const [sky] = compiled(MARKERS, columns(late, { id: 'early' }), effects(ROLL, RAIN)).eventTables;
    expect(sky.columns.map(({ id, when, falls }) => [id, when === null, falls[0]])).toEqual([
      ['late', false, 0],
      ['early', true, 1],
    ]);
    expect(problems(columns(late))).toEqual([expect.stringContaining('Where no formula is true, no column serves.')]);
    expect(problems(columns({ id: 'early' }, { id: 'late' }))).toEqual([
      expect.stringContaining('"early" serves always'),
    ]);
    expect(problems(columns({ ...late, when: 'turn' }, { id: 'early' }))).toEqual([
      expect.stringContaining('expression.type'),
    ]);
    expect(problems(columns({ ...late, when: 'unit.shoes > 1' }, { id: 'early' }))).toEqual([
      expect.stringContaining("There is no 'unit' here"),
    ]);
    const gap = table({ columns: [late, { id: 'early' }], cells: { ...SKY.cells, '6': { early: 'storm' } } });
    expect(problems(gap)).toContainEqual(expect.stringContaining('Column "late" lacks cells for'));
    expect(problems(table({ cells: { ...SKY.cells, '7': { result: 'rain' } } }))).toEqual([
      expect.stringContaining('"7" is not a row of this table'),
    ]);
    const more = { ...SKY.cells, '6': { result: 'storm', late: 'rain' } };
    expect(problems(table({ cells: more }))).toContainEqual(
      expect.stringContaining('"late" is not a column of this table'),
    );
  });

  it('are rolled on by a step of the sequence', () => {
    const step: ToyEdit = [
      'rules',
      'rules.json',
      '/sequence/2',
      { id: 'sky', phase: 'Sky', procedure: 'event', table: 'sky', acts: 'both' },
    ];
    expect(compiled(MARKERS, table(), step, effects(RAIN)).sequence.map((one) => one.table)).toEqual([-1, -1, 0]);
    const wrongStep: ToyEdit = ['rules', 'rules.json', '/sequence/0/table', 'sky'];
    expect(problemsOf(MARKERS, table(), step, wrongStep, effects(RAIN))).toEqual([
      expect.stringContaining('Only a step with the procedure "event"'),
    ]);
  });

  it('warn of results of which nothing comes, and of tables that nobody rolls on', () => {
    expect(problemsOf(MARKERS, table(), effects(ROLL, { ...RAIN, result: 'rain' }))).toEqual([
      expect.stringMatching(/warning effect\.silent \[8\.3\] Nothing comes of the result "storm"/),
    ]);
    expect(problemsOf(MARKERS, table())).toEqual([expect.stringContaining('Nothing rolls on the table "sky"')]);
  });

  it('know what all who roll on them know', () => {
    const asks = { ...RAIN, then: [{ do: 'add', marker: 'shoes', value: -1 }] };
    const byUnit = { ...SPENT, then: [{ do: 'roll', table: 'sky' }] };
    expect(problemsOf(MARKERS, table(), effects(byUnit, asks))).toEqual([]);
    expect(problemsOf(MARKERS, table(), effects(byUnit, ROLL, asks))).toEqual([
      expect.stringContaining('At this moment there is no unit'),
    ]);
    // A slip of the pen in the name of the table is one problem, and none of what is asked at its results.
    const slip = { ...byUnit, then: [{ do: 'roll', table: 'sly' }] };
    expect(problemsOf(MARKERS, table(), effects(slip, asks))).toEqual([
      expect.stringContaining('Nothing rolls on the table "sky"'),
      expect.stringContaining('Did you mean "sky"?'),
    ]);
  });

  it('are not rolled on for ever', () => {
    const again = { ...RAIN, id: 'again', case: '8.4', then: [{ do: 'roll', table: 'sky' }] };
    const cells = { '1-2': { result: 'rain' }, '3-5': { result: 'rain' }, '6': { result: 'storm' } };
    expect(problemsOf(MARKERS, table({ cells }), effects(ROLL, again))).toEqual([
      expect.stringMatching(/error effect\.cycle \[8\.4\] Whatever falls, this comes to act again, for ever/),
    ]);
    expect(problemsOf(MARKERS, table(), effects(ROLL, again))).toEqual([]);
    expect(problemsOf(MARKERS, table({ cells }), effects(ROLL, { ...again, when: 'turn > 3' }))).toEqual([]);
  });
});
