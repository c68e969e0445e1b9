import { describe, expect, it } from 'vitest';
import type { ReadGroup } from '../reading/read-sheet-image.ts';
import { language } from '../testing/language.ts';
import { readTranscription } from '../text/transcription.ts';
import { withAnswers } from './answers.ts';
import { placeOf, recordOfText, recordsOfGroups, type CounterRecord } from './counter-record.ts';
import { unitsOf } from './units-of.ts';

const codes = language();
const guard = codes.codes.get('P-6-B')!;
const horse = codes.codes.get('P-8-B')!;
const CORNERS = [
  { x: 0, y: 0 },
  { x: 10.04, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
] as const;

/** Two guards that were read, and a counter that was not. */
const groups: readonly ReadGroup[] = [
  {
    spots: [
      { row: 1, column: 0, span: 2 },
      { row: 0, column: 3, span: 2 },
    ],
    places: [CORNERS, CORNERS],
    paper: 0,
    symbol: 1,
    code: {
      accepted: guard,
      candidates: [],
      readings: ['P-6-B', 'P-6-B'],
      isLikely: true,
      agreeing: 2,
      mayBe: null,
      isCutOff: false,
    },
    name: { accepted: 'Guard', candidates: ['Guard'], readings: ['Guard', 'Guard'] },
  },
  {
    spots: [{ row: 0, column: 0, span: 1 }],
    places: [CORNERS],
    paper: 1,
    symbol: null,
    code: {
      accepted: null,
      candidates: [{ code: horse, cost: 1 }],
      readings: ['P-B-B'],
      isLikely: false,
      agreeing: 0,
      mayBe: null,
      isCutOff: false,
    },
    name: { accepted: null, candidates: [], readings: [''] },
  },
];
const records = recordsOfGroups('front.png', groups);

function sideOf(_: string, mark: string): string | null {
  return { 'paper 1': 'red', 'paper 2': 'blue', REDS: 'red' }[mark] ?? null;
}

function classOf(_: string, symbol: string): string | null {
  return symbol === 'symbol 2' ? 'pike' : null;
}

describe('recordsOfGroups', () => {
  it('has a record for each counter, row by row, with its place and its readings', () => {
    expect(records.map(placeOf)).toEqual(['r1c1', 'r1c4', 'r2c1']);
    expect(records[1]).toMatchObject({
      source: 'front.png',
      size: 'double',
      group: 1,
      marks: ['paper 1'],
      code: { value: guard, status: 'printed', method: 'print', readings: ['P-6-B', 'P-6-B'], by: 'reader' },
      doubt: null,
    });
    expect(records[1].quad?.[1]).toEqual([10, 0]);
  });
});

describe('unitsOf', () => {
  it('makes units of what is settled, and asks for the rest', () => {
    const { units, asked } = unitsOf(records, sideOf, classOf);
    expect(units.map(({ id, side, size }) => [id, side, size])).toEqual([
      ['guard-1', 'red', 'double'],
      ['guard-2', 'red', 'double'],
    ]);
    expect(units[0]).toMatchObject({
      kind: 'unit',
      class: 'pike',
      values: { armour: 'plate', movement: 6, morale: 'B' },
      provenance: { kind: 'printed', source: 'front.png, row 1, column 4' },
    });
    expect(asked.map(({ record, what }) => [placeOf(record), what])).toEqual([['r1c1', ['name', 'code']]]);
  });

  it('asks whose a counter is where nobody has said it, or two headings differ', () => {
    const sheet = readTranscription('REDS\tOld Guard P-6-B\tKing 8\tBLUES\nREDS\tHorse M-8-B\tHorse M-8-B\n', codes)[0];
    const texts = sheet.counters.map((counter) => recordOfText('sheet.txt', counter));
    const { units, asked } = unitsOf(texts, sideOf, classOf);
    expect(units.map(({ id, provenance }) => [id, provenance?.source])).toEqual([
      ['horse-1', 'sheet.txt, line 2, cell 2'],
      ['horse-2', 'sheet.txt, line 2, cell 3'],
    ]);
    expect(asked.map(({ what }) => what)).toEqual([['side'], ['side']]);
  });
});

describe('withAnswers', () => {
  const answered = (place: string, answer: { name?: string; code?: string }): readonly CounterRecord[] =>
    withAnswers(records, { 'front.png': { [place]: answer } }, codes).records;

  it('settles what a person says, for all counters that look the same', () => {
    const after = answered('r2c1', { name: 'Old Guard' });
    expect(after.map(({ name }) => [name.value, name.by])).toEqual([
      [null, 'reader'],
      ['Old Guard', 'person'],
      ['Old Guard', 'person'],
    ]);
    const { units } = unitsOf(answered('r1c1', { name: 'Horse', code: 'P-8-B' }), sideOf, classOf);
    expect(units.map(({ id, class: its }) => [id, its])).toEqual([
      ['horse', undefined],
      ['guard-1', 'pike'],
      ['guard-2', 'pike'],
    ]);
  });

  it('keeps what was read beside it: who says a thing never changes where it stands', () => {
    expect(answered('r1c1', { code: 'P-8-B' })[0].code).toMatchObject({
      value: horse,
      by: 'person',
      status: 'printed',
      readings: ['P-B-B'],
    });
  });

  it('refuses what names no counter, or no code of the game', () => {
    const { refused } = withAnswers(records, { 'front.png': { r9c9: { name: 'A' }, r1c1: { code: 'Q-1' } } }, codes);
    expect(refused).toEqual([
      'There is no counter r9c9 on front.png.',
      '"Q-1", given for r1c1 of front.png, is no code of the game.',
    ]);
  });
});
