import { formatProblem } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { NONE, NOT_ALLOWED } from './compiled-game.ts';
import { compile } from './compile.ts';
import { compiled, problemsOf, toyChain, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

const table = (pointer: string, value: unknown): ToyEdit => ['rules', 'rules.json', `/tables/0${pointer}`, value];

describe('a compiled table', () => {
  const compiledTable = compiled().tables.get('throw');

  it('matches by indices and ranges', () => {
    expect(compiledTable).toMatchObject({
      case: '5.1',
      dice: '2d6',
      rows: [
        { id: 'coat', match: { armour: 0 } },
        { id: 'shirt', match: { armour: 1, class: 0 } },
      ],
      columns: [
        { id: 'hand', match: { weapon: 0 }, range: [1, 1] },
        { id: 'sling-near', match: { weapon: 1 }, range: [1, 2] },
        { id: 'sling-far', match: { weapon: 1 }, range: [3, 4] },
      ],
    });
  });

  it('has its cells row by row, with words for a dash and for NA', () => {
    expect([...(compiledTable?.cells ?? [])]).toEqual([4, 5, NONE, 6, 7, NOT_ALLOWED]);
  });
});

describe('problems of a table', () => {
  it('a cell that is missing', () => {
    expect(problemsOf(table('/cells/coat/hand', undefined))).toEqual([
      expect.stringContaining('error table.cell Row "coat" lacks a cell for: hand.'),
    ]);
    expect(problemsOf(table('/cells/coat', undefined))).toEqual([
      expect.stringContaining('error table.cell Row "coat" lacks cells for: hand, sling-near, sling-far.'),
    ]);
  });

  it('stands where a variant has added the row or the column, with the case of the change', () => {
    const added = (target: string, value: object): readonly string[] =>
      problemsOf([
        'hill',
        'rules.json',
        '/changes',
        [{ op: 'add', target: `tables/throw/${target}`, value, case: '5.2' }],
      ]);
    expect(added('rows/silk', { id: 'silk', name: 'Silk', match: { class: 'child' } })).toEqual([
      expect.stringMatching(
        /^toy\/hill\/rules\.json:\d+:\d+ error table\.cell \[5\.2\] Row "silk" lacks .* at tables\/throw\/cells\/silk\./,
      ),
    ]);
    const place =
      /^toy\/hill\/rules\.json:\d+:\d+ error table\.cell \[5\.2\] Row ".*" lacks a cell for: foot\..*\/foot\./;
    expect(added('columns/foot', { id: 'foot', name: 'Foot', match: { weapon: 'hand' }, range: [2, 2] })).toEqual([
      expect.stringMatching(place),
      expect.stringMatching(place),
    ]);
  });

  it('a cell for a row or column that there is not', () => {
    expect(problemsOf(table('/cells/cot', {}))).toEqual([
      expect.stringContaining('error table.cell "cot" is not a row of this table. Did you mean "coat"?'),
    ]);
    expect(problemsOf(table('/cells/coat/hands', 3))).toEqual([
      expect.stringContaining('error table.cell "hands" is not a column of this table. Did you mean "hand"?'),
    ]);
  });

  it('a cell beyond all dice', () => {
    expect(problemsOf(table('/cells/coat/hand', 70_000))).toEqual([
      expect.stringContaining('error table.limit A cell holds at most 30000, not 70000.'),
    ]);
  });

  it('a cell below what the system reads in its row', () => {
    const system = {
      ...TOY_SYSTEM,
      tables: TOY_SYSTEM.tables.map((spec) => ({ ...spec, least: { coat: 0 } })),
    };
    const problems = (row: string): readonly string[] =>
      compile(toyChain(table(`/cells/${row}/hand`, -1)), [system]).problems.map(formatProblem);
    expect(problems('coat')).toEqual([
      expect.stringContaining('error table.limit This cell holds 0 at least, not -1. Write a larger number.'),
    ]);
    expect(problems('shirt')).toEqual([]);
    expect(problemsOf(table('/cells/coat/hand', -70_000))).toEqual([
      expect.stringContaining('error table.limit This cell holds -30000 at least, not -70000.'),
    ]);
  });

  it('a key that the system does not look up', () => {
    expect(problemsOf(table('/rows/0/match', { armor: 'coat' }))).toEqual([
      expect.stringContaining('error table.key This table is not looked up by "armor". Did you mean "armour"?'),
    ]);
    expect(problemsOf(table('/rows/0/match', { weapon: 'hand' }))).toEqual([
      expect.stringContaining('error table.key This table is not looked up by "weapon".'),
    ]);
  });

  it('a word that no counter could have', () => {
    expect(problemsOf(table('/rows/1/match/class', 'chlid'))).toEqual([
      expect.stringContaining('"chlid" is not a word of the vocabulary classes. Did you mean "child"?'),
    ]);
  });

  it('two lines for the same', () => {
    expect(problemsOf(table('/columns/2/range', [2, 4]))).toEqual([
      expect.stringContaining('error table.ambiguous It serves for the same as "sling-near"'),
    ]);
    expect(problemsOf(table('/rows/1/match', { armour: 'coat' }))).toEqual([
      expect.stringContaining('error table.ambiguous It serves for the same as "coat"'),
    ]);
  });

  it('a range the wrong way round', () => {
    expect(problemsOf(table('/columns/2/range', [4, 3]))).toEqual([
      expect.stringContaining('error table.range The range ends at 3, before it begins at 4.'),
    ]);
  });

  it('a table that nothing looks up is a warning', () => {
    expect(problemsOf(table('/id', 'thrown'))).toEqual([
      expect.stringContaining('error system.missing The rules need the table "throw"'),
      expect.stringContaining(
        'warning system.unused-table This game system looks nothing up in a table "thrown". Did you mean "throw"?',
      ),
    ]);
  });
});

describe('a table of words', () => {
  const system = {
    ...TOY_SYSTEM,
    tables: TOY_SYSTEM.tables.map((spec) => ({ ...spec, results: 'armours' })),
  };
  const cells = { coat: { hand: 'shirt', 'sling-near': null, 'sling-far': 'coat' } };
  const words = (shirt: string): ToyEdit =>
    table('/cells', { ...cells, shirt: { hand: shirt, 'sling-near': 'coat', 'sling-far': 'coat' } });

  it('has the index of each in the vocabulary that the system names', () => {
    const result = compile(toyChain(words('shirt')), [system]);
    expect(result.ok && [...(result.game.tables.get('throw')?.cells ?? [])]).toEqual([1, NONE, 0, 1, 0, 0]);
  });

  it('refuses words that are not in it, and words where there should be numbers', () => {
    const [unknown] = compile(toyChain(words('shrit')), [system]).problems;
    expect(formatProblem(unknown)).toContain('"shrit" is not a word of the vocabulary armours. Did you mean "shirt"?');
    expect(problemsOf(table('/cells/coat/hand', 'DE'))).toEqual([
      expect.stringContaining('error table.cell This table has numbers, not words such as "DE".'),
    ]);
  });
});
