import { describe, expect, it } from 'vitest';
import { battleWithCase, briefly, toyBase, toyChain } from './fixtures/toy-packages.ts';
import type { JsonValue } from './generated/types.ts';
import { linkCase, type CaseResult } from './link-case.ts';

const plain = {
  format: 1,
  case: '9.1',
  title: 'A case',
  map: { columns: 3, rows: 2 },
  units: [{ id: 'A', copy: 'guards', hexes: ['0101', '0201'], facing: 'N' }],
};

function linked(fields: Readonly<Record<string, JsonValue>> = {}): Extract<CaseResult, { ok: true }> {
  const { chain, source } = battleWithCase({ ...plain, ...fields });
  const result = linkCase(chain, source);
  expect(briefly(result.problems)).toEqual([]);
  if (!result.ok) throw new Error('not linked');
  return result;
}

function faults(fields: Readonly<Record<string, JsonValue>>): string[] {
  const { chain, source } = battleWithCase({ ...plain, ...fields });
  return linkCase(chain, source).problems.map(({ pointer, code, message }) => `${code} ${pointer} ${message}`);
}

describe('linkCase', () => {
  it('copies counters, with what the case says instead', () => {
    const units: JsonValue[] = [
      { id: 'A', copy: 'guards', hexes: ['0101', '0201'], facing: 'N', face: 'back', values: { morale: 3 }, rout: 2 },
      { id: 'B', copy: 'scouts', side: 'red', hexes: ['0102'], charging: 'A', disobeyed: true, note: 'why' },
    ];
    const { linked: position } = linked({ units });
    expect(position.units).toEqual([
      {
        id: 'A',
        name: 'Guards',
        side: 'red',
        kind: 'unit',
        class: 'horse',
        size: 'double',
        values: { movement: 6, morale: 3 },
        faces: [{ id: 'front' }, { id: 'back', values: { movement: 4 } }],
      },
      { id: 'B', name: 'Scouts', side: 'red', kind: 'unit', size: 'single', faces: [{ id: 'front' }] },
    ]);
    expect(position.setUp).toEqual([
      { unit: 'A', hexes: ['0101', '0201'], facing: 'N', face: 'back', markers: { rout: 2 } },
      { unit: 'B', hexes: ['0102'], markers: { charging: 'A', disobeyed: true } },
    ]);
  });

  it('makes counters that are no copies, with little said', () => {
    const units: JsonValue[] = [
      { id: 'A', side: 'red', kind: 'unit', hexes: ['0101', '0201'], facing: 'N' },
      { id: 'B', side: 'blue', kind: 'leader' },
    ];
    const { linked: position } = linked({ units });
    expect(position.units).toEqual([
      { id: 'A', name: 'A', side: 'red', kind: 'unit', size: 'double', faces: [{ id: 'front' }] },
      { id: 'B', name: 'B', side: 'blue', kind: 'leader', size: 'single', faces: [{ id: 'front' }] },
    ]);
    expect(position.setUp[1]).toEqual({ unit: 'B', hexes: [], markers: {} });
  });

  it('paints the small map over open ground at level 1', () => {
    const map = {
      columns: 3,
      rows: 2,
      terrain: { '0201': 'marsh' },
      elevation: { '0302': 4 },
      features: { '0101': ['road'] },
      hexsides: [{ feature: 'ridge', between: ['0101', '0201'] }],
      zones: { camp: ['0102', '0202'] },
    };
    expect(linked({ map }).linked.map).toEqual({
      grid: { orientation: 'pointy', columns: 3, rows: 2, shift: 'even' },
      numbering: { preset: 'column-row' },
      terrainCodes: { '.': 'clear', a: 'marsh' },
      terrain: ['.a.', '...'],
      elevation: ['111', '114'],
      features: [{ id: 'road-0101', feature: 'road', path: ['0101'] }],
      hexsides: [{ id: 'hexside-1', feature: 'ridge', between: ['0101', '0201'] }],
      labels: [],
      zones: [{ id: 'camp', purpose: 'objective', side: 'blue', hexes: ['0102', '0202'] }],
    });
    expect(linked().linked.map?.zones).toEqual([{ id: 'camp', purpose: 'objective', side: 'blue', hexes: [] }]);
  });

  it('keeps the rules, and settles options in its own way', () => {
    expect(linked().linked.modifiers[0].value).toBe(1);
    expect(linked({ options: { 'harsh-hills': 'yes' } }).linked.modifiers[0].value).toBe(3);
  });

  it('takes the whole battle where it has no units of its own', () => {
    const { chain, source } = battleWithCase({ case: '4.0', title: 'The start' });
    const result = linkCase(chain, source);
    if (!result.ok) throw new Error('not linked');
    expect(result.linked.setUp.map(({ unit }) => unit)).toEqual(['guards', 'scouts']);
    expect(result.linked.map?.grid.columns).toBe(4);
  });

  it('stands on a base without sides only with sides', () => {
    const text = JSON.stringify({ ...plain, units: [{ id: 'A', side: 'red', kind: 'unit', hexes: ['0101'] }] });
    const { problems } = linkCase([toyBase], { path: 'cases/a.case.json', text });
    expect(briefly(problems)).toEqual(['cases/a.case.json /units/0/side reference.unknown']);
  });

  it('says where its parts come from', () => {
    const map = {
      columns: 3,
      rows: 2,
      features: { '0101': ['road'] },
      hexsides: [{ feature: 'ridge', between: ['0101', '0201'] }],
    };
    const { origins } = linked({ map }).linked;
    const file = { package: 'toy/battle', file: 'cases/one.case.json' };
    expect(origins.place('setUp/A/hexes/1')).toEqual({ ...file, pointer: '/units/0/hexes/1' });
    expect(origins.place('units/A/values')).toEqual({ ...file, pointer: '/units/0' });
    expect(origins.place('map/features/road-0101/path/0')).toEqual({ ...file, pointer: '/map/features/0101' });
    expect(origins.place('map/hexsides/hexside-1/between/0')).toEqual({
      ...file,
      pointer: '/map/hexsides/0/between/0',
    });
    expect(origins.place('map/terrain/1')).toEqual({ ...file, pointer: '/map' });
    expect(origins.place('modifiers/flank/value')).toMatchObject({ file: 'rules.json', pointer: '/modifiers/1/value' });
    expect(origins.chain('units/A')).toEqual([{ ...file, pointer: '/units/0' }]);
  });
});

describe('linkCase with problems', () => {
  it('tells what is wrong with the form of the file', () => {
    expect(faults({ titel: 'x' })).toEqual([
      expect.stringMatching(/^schema.property \/titel This has no property "titel"/),
    ]);
    const result = linkCase(toyChain, { path: 'cases/a.case.json', text: '{' });
    expect(briefly(result.problems)).toEqual(['cases/a.case.json  json.syntax']);
  });

  it('tells two units of one name, but lets commands name a unit twice', () => {
    expect(faults({ units: [plain.units[0], plain.units[0]] })).toEqual([
      'id.duplicate /units/1 "A" is there already in this list. Give one of the two another id.',
    ]);
    expect(
      faults({
        commands: [
          { do: 'dig', unit: 'A' },
          { do: 'dig', unit: 'A' },
        ],
      }),
    ).toEqual([]);
  });

  it('tells counters, sides and faces that do not exist', () => {
    const units: JsonValue[] = [
      { id: 'A', copy: 'gaurds', hexes: ['0101'] },
      { id: 'B', copy: 'guards', side: 'bleu', hexes: ['0102'], face: 'bakc' },
    ];
    expect(faults({ units })).toEqual([
      'reference.unknown /units/0/copy toy/battle has no counter "gaurds" to copy. Did you mean "guards"?',
      'reference.unknown /units/1/side "bleu" is not a side. Did you mean "blue"?',
      'reference.unknown /units/1/face "bakc" is not a face of B. Did you mean "back"?',
    ]);
  });

  it('tells hexes, terrains, features, hexsides and zones that do not exist', () => {
    const map = {
      columns: 3,
      rows: 2,
      terrain: { '0909': 'clear', '0101': 'mrash' },
      elevation: { '0400': 1 },
      features: { '0404': ['raod'] },
      hexsides: [{ feature: 'rigde', between: ['0101', '0909'] }],
      zones: { cmap: ['0101'], camp: ['0303'] },
    };
    expect(faults({ map }).map((fault) => fault.split(' ').slice(0, 2).join(' '))).toEqual([
      'hex.unknown /map/terrain/0909',
      'reference.unknown /map/terrain/0101',
      'hex.unknown /map/elevation/0400',
      'hex.unknown /map/features/0404',
      'reference.unknown /map/features/0404/0',
      'hex.unknown /map/hexsides/0/between/1',
      'reference.unknown /map/hexsides/0/feature',
      'reference.unknown /map/zones/cmap',
      'hex.unknown /map/zones/camp/0',
    ]);
  });

  it('tells names in the position and in expectations that lead nowhere', () => {
    const fields: Record<string, JsonValue> = {
      phasing: 'green',
      phase: 'fihgt',
      victoryPoints: { green: 1 },
      options: { 'harsh-hills': 'perhaps' },
      expect: {
        units: { Z: { eliminated: true } },
        victoryPoints: { green: 1 },
        decision: { side: 'green' },
        phase: 'nap',
        winner: 'draw',
        level: 'stand-of',
      },
    };
    expect(faults(fields).map((fault) => fault.split(' ').slice(0, 2).join(' '))).toEqual([
      'option.unknown /options/harsh-hills',
      'reference.unknown /phasing',
      'reference.unknown /phase',
      'reference.unknown /victoryPoints/green',
      'reference.unknown /expect/units/Z',
      'reference.unknown /expect/victoryPoints/green',
      'reference.unknown /expect/decision/side',
      'reference.unknown /expect/phase',
      'reference.unknown /expect/level',
    ]);
  });

  it('tells what is wrong with the package before the case', () => {
    const { source } = battleWithCase(plain);
    const { ok, problems } = linkCase([{ id: 'toy/none', files: new Map() }], source);
    expect(ok).toBe(false);
    expect(briefly(problems)).toEqual(['scenario.json  file.missing']);
  });

  it('may lie on a table of its own, whose kinds and sides the package knows', () => {
    const table = {
      width: 24,
      depth: 24,
      features: [
        {
          id: 'copse',
          kind: 'trees',
          area: [
            [4, 4],
            [8, 4],
            [8, 8],
          ],
        },
      ],
    };
    const places: JsonValue[] = [{ id: 'A', copy: 'guards', hexes: ['12,12'] }];
    const { chain, source } = battleWithCase({ ...plain, map: undefined, table, units: places } as never);
    const wrong = linkCase(chain, source).problems.map(({ pointer, code }) => `${code} ${pointer}`);
    expect(wrong).toEqual(['reference.unknown /table/features/0/kind']);
    expect(faults({ table: { width: 24, depth: 24 } })).toEqual([
      'map.second /table A position lies on hexes or on a table. Take one of the two out.',
    ]);
  });
});
