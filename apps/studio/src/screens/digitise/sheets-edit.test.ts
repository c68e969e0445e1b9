import { FORMAT, type CounterSheet, type SheetsFile } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { anotherBlock, basisOf, edited, isRead, pictureName, titleOf, type SheetsEdit } from './sheets-edit.ts';

const reading = { value: 'P-6-B', proposals: ['P-6-B'], readings: ['P-6-B', 'P-6-B'] };
const sheet: CounterSheet = {
  id: 'front.png',
  sha256: 'ab',
  width: 600,
  height: 400,
  rows: 2,
  columns: 3,
  doubles: ['r1c1'],
  grid: {
    corners: [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 3, y: 2 },
      { x: 0, y: 2 },
    ],
    bend: 0,
    rowGutter: 0,
    columnGutter: 0,
    rowOffsets: [0, 0, 0, 0],
    columnOffsets: [0, 0, 0, 0, 0, 0],
  },
  score: 2,
  groups: [
    { id: '1', places: ['r1c1'], paper: 1, name: reading, code: reading },
    { id: '2', places: ['r1c3', 'r2c1', 'r2c2'], paper: 1, name: reading, code: reading },
  ],
};
const file: SheetsFile = { format: FORMAT, sheets: [sheet] };

function after(...edits: readonly SheetsEdit[]): CounterSheet {
  return edits.reduce(edited, file).sheets![0];
}

describe('edited', () => {
  it('joins two cells, parts them again, and has no cell in two counters', () => {
    const join = (place: string): SheetsEdit => ({ edit: 'double', sheet: 'front.png', place });
    expect(after(join('r2c2')).doubles).toEqual(['r1c1', 'r2c2']);
    expect(after(join('r1c2')).doubles).toEqual(['r1c2']);
    expect(after(join('r1c1')).doubles).toEqual([]);
  });

  it('says that a cell holds no counter, or that it does, and is to be read again then', () => {
    const bare = (place: string): SheetsEdit => ({ edit: 'bare', sheet: 'front.png', place });
    const without = after(bare('r2c3'), bare('r1c3'));
    expect(without.bare).toEqual(['r1c3', 'r2c3']);
    expect(basisOf(without)).not.toBe(basisOf(sheet));
    expect(after(bare('r2c3'), bare('r2c3'))).toEqual(sheet);
  });

  it('has several blocks of counters on one picture', () => {
    const second = anotherBlock({ ...sheet, nameless: true }, [sheet]);
    expect([second.id, pictureName(second), second.nameless, second.grid]).toEqual([
      'front.png (2)',
      'front.png',
      true,
      undefined,
    ]);
    expect(anotherBlock(second, [sheet, second]).id).toBe('front.png (3)');
  });

  it('counts a sheet from its other end, which is read as before, and has it turned over like a page', () => {
    const read = { ...sheet, readFrom: basisOf(sheet), upsideDown: true };
    const back: CounterSheet = { ...read, id: 'back.png', backOf: 'front.png', turning: 'top-bottom' };
    const other: CounterSheet = { ...back, id: 'other.png', backOf: 'cover.png' };
    const sheets = [read, back, other];
    const { sheets: [front, behind, apart] = [] } = edited({ ...file, sheets }, { edit: 'turn', sheet: 'front.png' });
    expect(front.doubles).toEqual(['r2c2']);
    expect([isRead(front), front.upsideDown]).toEqual([true, false]);
    expect([behind.doubles, behind.turning]).toEqual([['r1c1'], 'left-right']);
    expect(apart).toEqual(other);
  });

  it('gives all sheets the zones of one, and takes them away where that has none', () => {
    const other = { ...sheet, id: 'back.png' };
    const zones = { code: [0.1, 0.5, 0.9, 0.8] as const };
    const said = { ...file, sheets: [{ ...sheet, zones, nameless: true }, other] };
    const all = edited(said, { edit: 'zones', from: 'front.png' });
    expect(all.sheets?.map(({ id, zones, nameless }) => [id, zones, nameless])).toEqual([
      ['front.png', zones, true],
      ['back.png', zones, true],
    ]);
    const none = edited({ ...said, sheets: [...said.sheets].reverse() }, { edit: 'zones', from: 'back.png' });
    expect(none.sheets?.map((one) => 'zones' in one)).toEqual([false, false]);
  });

  it('keeps the class of a symbol until it is taken back', () => {
    const say = (troops: string): SheetsEdit => ({ edit: 'class', symbol: 'front.png symbol 1', class: troops });
    const said = edited(file, say('pike'));
    expect(edited(said, say('horse')).symbols).toEqual([{ id: 'front.png symbol 1', class: 'horse' }]);
    expect(edited(said, say('')).symbols).toEqual([]);
  });

  it('keeps one answer a group, the last one', () => {
    const answer = (id: string, code: string): SheetsEdit => ({
      edit: 'answer',
      sheet: 'front.png',
      answer: { id, code },
    });
    const answers = after(answer('r1c3', 'P-8-B'), answer('r2c2', 'P-6-B'), answer('r1c1', 'M-8-C')).answers;
    expect(answers).toEqual([
      { id: 'r2c2', code: 'P-6-B' },
      { id: 'r1c1', code: 'M-8-C' },
    ]);
  });

  it('sets a counter apart, of which nothing is settled any more', () => {
    const groups = after({ edit: 'split', sheet: 'front.png', place: 'r2c1' }).groups!;
    expect(groups.map(({ id, places }) => [id, ...places])).toEqual([
      ['1', 'r1c1'],
      ['2', 'r1c3', 'r2c2'],
      ['3', 'r2c1'],
    ]);
    expect([groups[1].code.value, groups[2].code.value]).toEqual(['P-6-B', undefined]);
  });

  it('keeps apart what was set apart, however it is read', () => {
    const again: SheetsEdit = { edit: 'read', sheet: 'front.png', groups: sheet.groups!, turn: 180, from: 'cd' };
    const read = after({ edit: 'split', sheet: 'front.png', place: 'r2c1' }, again);
    expect(read.groups!.map(({ places }) => places)).toEqual([['r1c1'], ['r1c3', 'r2c2'], ['r2c1']]);
    expect([read.upsideDown, read.sideways, read.readFrom]).toEqual([true, false, 'cd']);
  });

  it('lets no answer hold for a counter of which somebody has said something else', () => {
    const answers = [
      { id: 'r1c3', code: 'P-6-B' },
      { id: 'r2c1', code: 'P-8-B' },
      { id: 'r2c2', code: 'P-6-B' },
    ];
    const said: SheetsFile = { ...file, sheets: [{ ...sheet, answers }] };
    const read = edited(said, { edit: 'read', sheet: 'front.png', groups: sheet.groups!, turn: 0, from: 'cd' });
    expect(read.sheets![0].groups!.map(({ places }) => places)).toEqual([['r1c1'], ['r1c3', 'r2c2'], ['r2c1']]);
  });

  it('forgets a grid of another layout, and nothing else', () => {
    const change = (changes: Partial<CounterSheet>): SheetsEdit => ({
      edit: 'change',
      sheet: 'front.png',
      what: 'x',
      changes,
    });
    expect(after(change({ columns: 2 }))).not.toHaveProperty('grid');
    expect(after(change({ columns: 2 })).groups).toEqual(sheet.groups);
    expect(after(change({ origin: 'own' })).grid).toEqual(sheet.grid);
    expect(after(change({ score: undefined }))).not.toHaveProperty('score');
  });

  it('lets a sheet whose front is removed be a front', () => {
    const back: CounterSheet = { ...sheet, id: 'back.png', backOf: 'front.png', turning: 'same' };
    const left = edited({ ...file, sheets: [sheet, back] }, { edit: 'remove', sheet: 'front.png' }).sheets!;
    expect(left).toHaveLength(1);
    expect(left[0]).not.toHaveProperty('backOf');
  });

  it('says whose a paper is, until nobody is named', () => {
    const side = (name: string): SheetsEdit => ({ edit: 'side', paper: 'front.png paper 1', side: name });
    expect([side('red'), side('blue')].reduce(edited, file).papers).toEqual([
      { id: 'front.png paper 1', side: 'blue' },
    ]);
    expect([side('red'), side('')].reduce(edited, file).papers).toEqual([]);
  });

  it('goes back to the patterns of the game where none are left', () => {
    const codes = [{ kind: 'unit', pattern: '{movement:4}' }];
    const own = edited(file, { edit: 'codes', codes });
    expect(own.codes).toEqual(codes);
    expect(edited(own, { edit: 'codes', codes: [] })).not.toHaveProperty('codes');
  });
});

it('tells readings of another grid from those of this one', () => {
  const read = { ...sheet, readFrom: basisOf(sheet) };
  expect(isRead(read)).toBe(true);
  expect(isRead({ ...read, origin: 'own' })).toBe(true);
  expect(isRead({ ...read, doubles: [] })).toBe(false);
  expect(isRead({ ...read, groups: undefined })).toBe(false);
});

it('names every step', () => {
  expect(titleOf({ edit: 'double', sheet: 'front.png', place: 'r1c2' })).toBe('Single or double: r1c2 of front.png');
  expect(titleOf({ edit: 'roster', roster: '' })).toBe('Change the list of counters');
});
