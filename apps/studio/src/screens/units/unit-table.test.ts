import { describe, expect, it } from 'vitest';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import { newUnit } from './new-unit.ts';
import { freeId, unitColumns, unitEdits, unitOf, unitRows } from './unit-table.ts';
import type { UnitWords } from './unit-words.ts';

const GUARDS = {
  id: 'guards',
  name: 'Guards',
  side: 'duke',
  kind: 'unit',
  size: 'double',
  values: { movement: 6, pikes: true },
  traits: ['royal'],
  faces: [{ id: 'melee', values: { melee: true } }],
  provenance: { kind: 'printed', source: 'sheet 1' },
};

function item(value: EffectiveItem['value'], base?: EffectiveItem['base']): EffectiveItem {
  return { list: 'units', name: 'guards', target: 'units/guards', value, base, isOwn: base === undefined, sayings: [] };
}

const WORDS = {
  sides: [{ id: 'duke', name: 'The Duke' }],
  vocabularies: [],
  system: null,
};

const GAME: UnitWords = {
  sides: WORDS.sides,
  vocabularies: [
    { id: 'weapons', values: [{ id: 'bow', name: 'Longbow' }] },
    { id: 'classes', values: [{ id: 'foot' }] },
  ],
  system: {
    id: 'game',
    kinds: ['unit', 'leader'],
    home: null,
    groundValues: {},
    unitValues: {
      movement: { type: 'integer' },
      melee: { type: 'flag' },
      weapon: { type: 'vocabulary', vocabulary: 'weapons' },
    },
    faceValues: ['melee', 'weapon'],
    doubleKinds: ['unit'],
    plainUnit: {
      kind: 'unit',
      class: 'foot',
      values: { movement: 4 },
      face: { id: 'melee', values: { melee: true } },
    },
    meanings: {},
    slotMeanings: {},
    questions: {},
    functions: new Set<string>(),
    hasArrivals: true,
    hasHexes: true,
    acts: new Map(),
    moments: [],
    pieceVerbs: [],
    parameters: [],
    tables: [],
    slots: [],
    conditions: [],
    procedures: [],
    modules: [],
    scored: null,
    scoringModules: [],
  },
};

describe('units as a table', () => {
  it('shows every value that any unit has', () => {
    const columns = unitColumns([item(GUARDS)], WORDS);
    expect(columns.map(({ id }) => id)).toContain('values.pikes');
    const [row] = unitRows([item(GUARDS)], columns, [], WORDS);
    expect(row.cells['values.movement']).toEqual({ value: 6 });
    expect(row.cells['faces'].value).toBe('Melee');
    expect(row.cells['provenance'].value).toBe('printed');
  });

  it('asks for sizes only where a game has pieces over two hexes, or a package says so', () => {
    if (GAME.system === null) throw new Error('The game has words.');
    const single: UnitWords = { ...GAME, system: { ...GAME.system, doubleKinds: [] } };
    const hasSizes = (units: readonly EffectiveItem[], words: UnitWords): boolean =>
      unitColumns(units, words).some(({ id }) => id === 'size');
    expect([hasSizes([], GAME), hasSizes([], single), hasSizes([item(GUARDS)], single)]).toEqual([true, false, true]);
  });

  it('marks what is inherited, and what is changed with what the base says', () => {
    const units = [item({ ...GUARDS, side: 'town' }, GUARDS)];
    const [row] = unitRows(
      units,
      unitColumns(units, WORDS),
      [
        {
          target: 'units/guards/side',
          problem: { code: 'x', severity: 'error', file: 'units.json', pointer: '', message: 'No town', fixes: [] },
        },
      ],
      WORDS,
    );
    expect(row.cells['side']).toEqual({ value: 'town', state: 'changed', base: 'The Duke', problem: 'No town' });
    expect(row.cells['name']).toMatchObject({ state: 'inherited' });
  });

  it('makes of edits what a change or a field is to say', () => {
    const edit = (column: string, value: string | number | null): unknown =>
      unitEdits([item(GUARDS)], [{ row: 'guards', column, value }], WORDS)[0];
    expect(edit('values.movement', 8)).toEqual({ target: 'units/guards/values/movement', value: 8 });
    expect(edit('traits', 'royal, old')).toEqual({ target: 'units/guards/traits', value: ['royal', 'old'] });
    expect(edit('provenance', 'derived')).toEqual({
      target: 'units/guards/provenance',
      value: { kind: 'derived', source: 'sheet 1' },
    });
    expect(edit('class', null)).toEqual({ target: 'units/guards/class', value: undefined });
  });

  it('has both sides of counters, also while none has a back yet', () => {
    expect(unitColumns([item(GUARDS)], GAME).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Front melee', 'Back melee']),
    );
  });

  it('has the class of every face, beside what the face has else', () => {
    const unit = { ...GUARDS, faces: [...GUARDS.faces, { id: 'dismounted', class: 'foot', values: { melee: true } }] };
    const columns = unitColumns([item(unit)], GAME);
    expect(columns.filter(({ id }) => id.endsWith('.class')).map(({ title }) => title)).toEqual([
      'Front class',
      'Back class',
    ]);
    const [row] = unitRows([item(unit)], columns, [], GAME);
    expect(row.cells['faces.0.class']).toEqual({ value: null });
    expect(row.cells['faces.1.class']).toEqual({ value: 'foot' });
    expect(row.cells['faces'].value).toBe('Melee · Dismounted: foot, Melee');
    const edit = (column: string, value: string | null): unknown =>
      unitEdits([item(unit)], [{ row: 'guards', column, value }], GAME)[0];
    expect(edit('faces.1.class', null)).toEqual({
      target: 'units/guards/faces',
      value: [GUARDS.faces[0], { id: 'dismounted', values: { melee: true } }],
    });
    expect(edit('faces', 'Melee: foot · Dismounted: Melee')).toEqual({
      target: 'units/guards/faces',
      value: [
        { id: 'melee', class: 'foot', values: { melee: true } },
        { id: 'dismounted', values: { melee: true } },
      ],
    });
    const game: UnitWords = { ...GAME, vocabularies: [] };
    expect(unitColumns([item(GUARDS)], game).some(({ id }) => id.endsWith('.class'))).toBe(false);
  });

  it('makes units of pasted cells, under free ids', () => {
    expect(unitOf('pikes-1', { name: 'Pikes', side: 'town', 'values.movement': 4, traits: null }, WORDS)).toEqual({
      id: 'pikes-1',
      name: 'Pikes',
      side: 'town',
      kind: 'unit',
      size: 'single',
      values: { movement: 4 },
      faces: [{ id: 'unit' }],
    });
    expect(freeId('Écorcheurs 2', new Set())).toBe('ecorcheurs-1');
    expect(freeId('serbs-7', new Set(['serbs-1']))).toBe('serbs-2');
  });

  it('has a column for every value of the game and of each face, also before there are units', () => {
    const columns = unitColumns([], GAME);
    expect(columns.map(({ title }) => title)).toEqual([
      'Name',
      'ID',
      'Side',
      'Contingent',
      'Kind',
      'Class',
      'Size',
      'Movement',
      'Front melee',
      'Front weapon',
      'Front class',
      'Back melee',
      'Back weapon',
      'Back class',
      'Faces',
      'Traits',
      'Provenance',
    ]);
    const cells = { name: 'Pikes', 'faces.0.melee': true, 'faces.1.weapon': 'bow', 'values.movement': null };
    expect(unitOf('pikes-1', cells, GAME)).toEqual({
      id: 'pikes-1',
      name: 'Pikes',
      side: 'duke',
      kind: 'unit',
      class: 'foot',
      size: 'single',
      // A cell that is empty in the table stays empty.
      values: {},
      faces: [
        { id: 'front', values: { melee: true } },
        { id: 'back', values: { weapon: 'bow' } },
      ],
    });
  });

  it('edits faces in bulk: values of each, or all in words', () => {
    const edits = [
      { row: 'guards', column: 'faces.0.melee', value: null },
      { row: 'guards', column: 'faces.0.weapon', value: 'bow' },
      { row: 'guards', column: 'faces.1.melee', value: true },
    ];
    expect(unitEdits([item(GUARDS)], edits, GAME)).toEqual([
      {
        target: 'units/guards/faces',
        value: [
          { id: 'melee', values: { weapon: 'bow' } },
          { id: 'front', values: { melee: true } },
        ],
      },
    ]);
    const [named] = unitEdits(
      [item(GUARDS)],
      [{ row: 'guards', column: 'faces', value: 'Melee · Fire: Longbow' }],
      GAME,
    );
    expect(named.value).toEqual([
      { id: 'melee', values: { melee: true } },
      { id: 'fire', values: { weapon: 'bow' } },
    ]);
    const faces = unitColumns([item(GUARDS)], GAME).find(({ id }) => id === 'faces');
    expect(faces?.fault?.('Melee · Fire: Longbow')).toBeNull();
    expect(faces?.fault?.('Meele')).toContain('“Meele” is neither a face nor a value');
    const [row] = unitRows(
      [item({ ...GUARDS, faces: named.value ?? [] })],
      unitColumns([item(GUARDS)], GAME),
      [],
      GAME,
    );
    expect(row.cells['faces'].value).toBe('Melee · Fire: Longbow');
  });

  it('begins new units that can fight, or that resemble another', () => {
    expect(newUnit('unit-1', 'New unit', null, GAME)).toEqual({
      id: 'unit-1',
      name: 'New unit',
      side: 'duke',
      kind: 'unit',
      class: 'foot',
      size: 'single',
      values: { movement: 4 },
      faces: [{ id: 'melee', values: { melee: true } }],
    });
    expect(newUnit('unit-1', 'New unit', GUARDS, GAME)).toMatchObject({ size: 'double', values: { pikes: true } });
  });
});
