import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../../parts/grid/grid-data.ts';
import { readUnits } from './read-units.ts';

const COLUMNS: readonly GridColumn[] = [
  { id: 'name', title: 'Name', kind: 'text' },
  { id: 'id', title: 'ID', kind: 'read' },
  { id: 'side', title: 'Side', kind: 'choice', choices: [{ value: 'town', text: 'The Town' }] },
  { id: 'values.movement', title: 'Movement', kind: 'number' },
];

const WORDS = { sides: [{ id: 'town' }], vocabularies: [], system: null };

describe('a pasted table of units', () => {
  it('becomes units, with free ids where none are given, whatever the order of its headings', () => {
    const reading = readUnits(
      'MOVEMENT\tname\tSide\n4\tPikes\tthe town\n\tPikes\ttown\n',
      COLUMNS,
      new Set(['pikes-1']),
      WORDS,
    );
    expect(reading.message).toBeNull();
    expect(reading.headings.map(({ column }) => column)).toEqual(['values.movement', 'name', 'side']);
    expect(reading.units.map(({ unit }) => unit)).toMatchObject([
      { id: 'pikes-2', name: 'Pikes', side: 'town', values: { movement: 4 } },
      { id: 'pikes-3', side: 'town' },
    ]);
    expect(reading.units[0].said.has('side')).toBe(true);
  });

  it('says what becomes of each column, and lets a person say otherwise', () => {
    const text = 'Who\tPace\nPikes\t4';
    const first = readUnits(text, COLUMNS, new Set(), WORDS);
    expect(first.headings).toEqual([
      { heading: 'Who', key: '0 Who', column: '' },
      { heading: 'Pace', key: '1 Pace', column: '' },
    ]);
    expect(first.message).toContain('No column is the name');
    const chosen = new Map([
      ['0 Who', 'name'],
      ['1 Pace', 'values.movement'],
    ]);
    expect(readUnits(text, COLUMNS, new Set(), WORDS, chosen).units[0].unit).toMatchObject({
      name: 'Pikes',
      values: { movement: 4 },
    });
    chosen.set('1 Pace', 'name');
    expect(readUnits(text, COLUMNS, new Set(), WORDS, chosen).message).toContain('Two columns become Name');
  });

  it('knows what people call columns, unless another heading has the name', () => {
    const columnsOf = (head: string): readonly string[] =>
      readUnits(`${head}\nPikes\ttown\t4`, COLUMNS, new Set(), WORDS).headings.map(({ column }) => column);
    expect(columnsOf('Unit\tArmy\tM.A.')).toEqual(['name', 'side', 'values.movement']);
    expect(columnsOf('Unit\tArmy\tName')).toEqual(['', 'side', 'name']);
  });

  it('tells columns apart that have the same heading, or none', () => {
    const text = 'Name\tStrength\tStrength\t\nPikes\t7\t4\tnote';
    const { units, message } = readUnits(text, COLUMNS, new Set(), WORDS, new Map([['2 Strength', 'values.movement']]));
    expect(message).toBeNull();
    expect(units[0].unit).toMatchObject({ name: 'Pikes', values: { movement: 4 } });
  });

  it('finds the headings below a title, and takes no empty row for a unit', () => {
    const text = 'Army of the Town\t\t\nName\tSide\tNote\nPikes\ttown\t\n\t\tthe second line\nBows\ttown\t\n';
    const { units, message } = readUnits(text, COLUMNS, new Set(), WORDS);
    expect(message).toBeNull();
    expect(units.map(({ unit }) => unit['name'])).toEqual(['Pikes', 'Bows']);
    const odd = readUnits('Army list\t\t\nTroop\tWhere\tHow many\nPikes\ttown\t1\n', COLUMNS, new Set(), WORDS);
    expect(odd.headings.map(({ heading }) => heading)).toEqual(['Troop', 'Where', 'How many']);
    expect(readUnits('Name\tSide\n\t\n', COLUMNS, new Set(), WORDS).message).toContain('Paste a table');
    expect(readUnits(`${text}Guns\tvillage\t`, COLUMNS, new Set(), WORDS).message).toMatch(/^Row 6, Side/);
  });

  it('takes a value of the front by its name alone', () => {
    const melee: GridColumn = { id: 'faces.0.melee', title: 'Front melee', kind: 'flag' };
    const { headings } = readUnits('Name\tMelee\nPikes\tx', [...COLUMNS, melee], new Set(), WORDS);
    expect(headings[1].column).toBe('faces.0.melee');
  });

  it('is refused by row and column', () => {
    const messageOf = (text: string): string => readUnits(text, COLUMNS, new Set(['pikes']), WORDS).message ?? '';
    expect(messageOf('')).toContain('Paste a table');
    expect(messageOf('ID\npikes-9')).toContain('No column is the name');
    expect(messageOf('Name\tMovement\nPikes\tfast')).toContain('Row 2, Movement: “fast” is not a whole number');
    expect(messageOf('Name\tID\nPikes\tpikes')).toBe('Row 2: there is already a unit “pikes”.');
    expect(messageOf('Name\tID\nPikes')).toContain('Row 2 has 1 cell');
  });
});
