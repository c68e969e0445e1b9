import type { CounterSheet } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { QUARTER_TURNS } from '../image/quarter-turn.ts';
import type { ReadGroup } from '../reading/read-sheet-image.ts';
import { straightGrid } from '../sheet/grid.ts';
import { language } from '../testing/language.ts';
import { placeOf } from './counter-record.ts';
import {
  agreement,
  doublesOf,
  gridOf,
  keptGroups,
  lying,
  recordsOfSheet,
  spotsOf,
  turnOfSheet,
  zonesOf,
} from './kept-sheet.ts';

const codes = language();
const CORNERS = [
  { x: 0, y: 0 },
  { x: 300, y: 0 },
  { x: 300, y: 200 },
  { x: 0, y: 200 },
] as const;
const { layout, ...grid } = straightGrid({ rows: 2, columns: 3 }, CORNERS);
const sheet: CounterSheet = {
  id: 'front.png',
  sha256: 'ab',
  width: 320,
  height: 220,
  ...layout,
  grid,
  doubles: ['r2c2'],
};

const guard = codes.codes.get('P-6-B')!;
const horse = codes.codes.get('P-8-B')!;
const groups: readonly ReadGroup[] = [
  {
    spots: [
      { row: 0, column: 0, span: 1 },
      { row: 0, column: 2, span: 1 },
    ],
    places: [CORNERS, CORNERS],
    paper: 0,
    symbol: null,
    code: {
      accepted: guard,
      candidates: [{ code: guard, cost: 0 }],
      readings: ['P-6-B', 'P-6-B'],
      agreeing: 2,
      isLikely: true,
      mayBe: null,
      isCutOff: false,
    },
    name: { accepted: 'Guard', candidates: ['Guard'], readings: ['Guard', 'Guard'] },
  },
  {
    spots: [{ row: 1, column: 1, span: 2 }],
    places: [CORNERS],
    paper: 1,
    symbol: 2,
    code: {
      accepted: null,
      candidates: [{ code: horse, cost: 1 }],
      readings: ['P-B-B', 'P-8-B'],
      agreeing: 1,
      isLikely: false,
      mayBe: 'P-6-B',
      isCutOff: false,
    },
    name: { accepted: null, candidates: [], readings: [''] },
  },
];
const read: CounterSheet = { ...sheet, groups: keptGroups(groups) };

describe('what a package keeps of a sheet', () => {
  it('has its counters row by row, and comes back the same', () => {
    const spots = spotsOf(sheet);
    expect(spots.map(({ row, column, span }) => [row, column, span])).toEqual([
      [0, 0, 1],
      [0, 1, 1],
      [0, 2, 1],
      [1, 0, 1],
      [1, 1, 2],
    ]);
    expect(doublesOf(spots)).toEqual(['r2c2']);
  });

  it('has no grid of another layout', () => {
    expect(gridOf(sheet)).toMatchObject({ layout, bend: 0 });
    expect(gridOf({ ...sheet, columns: 4 })).toBeNull();
  });

  it('has the usual zones until somebody places others', () => {
    const zones = { code: [0, 0.5, 1, 1] };
    expect(zonesOf({ ...sheet, zones })).toMatchObject({
      code: { left: 0, top: 0.5, right: 1, bottom: 1 },
      name: zonesOf(sheet).name,
      symbol: null,
    });
    const withSymbol = { ...sheet, nameless: true, zones: { symbol: [0.2, 0.2, 0.8, 0.6] } };
    expect(zonesOf(withSymbol)).toMatchObject({ name: null, symbol: { left: 0.2, bottom: 0.6 } });
  });

  it.each(QUARTER_TURNS)('says how its counters lie: %d degrees', (turn) => {
    expect(turnOfSheet({ ...sheet, ...lying(turn) })).toBe(turn);
  });
});

describe('recordsOfSheet', () => {
  it('has every counter with its place, and settles nothing that was not', () => {
    const records = recordsOfSheet(read, codes);
    expect(records.map(placeOf)).toEqual(['r1c1', 'r1c3', 'r2c2']);
    expect(records[0]).toMatchObject({ name: { value: 'Guard', by: 'reader' }, code: { value: guard } });
    expect(records[2]).toMatchObject({ size: 'double', marks: ['paper 2'], code: { value: null, proposals: [horse] } });
    expect(records.map(({ symbol }) => symbol)).toEqual([null, null, 'symbol 3']);
    expect(records[2].doubt).toContain('P-6-B');
    expect(records[2].quad?.[0]).toEqual([100, 100]);
  });

  it('says of what print goes on beyond its zone', () => {
    const [{ code, ...group }] = groups;
    const kept = keptGroups([{ ...group, code: { ...code, accepted: null, isCutOff: true } }]);
    expect(recordsOfSheet({ ...sheet, groups: kept }, codes)[0].doubt).toContain('beyond the zone');
  });

  it('has what people say in the place of readings, for all that look the same', () => {
    const answers = [{ id: 'r1c3', name: 'Guards' }];
    const names = recordsOfSheet({ ...read, answers }, codes).map(({ name }) => `${name.value} ${name.by}`);
    expect(names).toEqual(['Guards person', 'Guards person', 'null reader']);
  });

  it('calls counters without names by their codes', () => {
    const names = recordsOfSheet({ ...read, nameless: true }, codes).map(({ name }) => name.value);
    expect(names).toEqual(['P-6-B', 'P-6-B', '']);
  });

  it('leaves out what nobody can read', () => {
    const answers = [{ id: 'r1c1', unreadable: true }];
    expect(recordsOfSheet({ ...read, answers }, codes).map(placeOf)).toEqual(['r2c2']);
  });
});

it('is as sure of a code as its readings agree', () => {
  const [one, other] = keptGroups(groups);
  expect([agreement(one.code), agreement(other.code), agreement(other.name)]).toEqual([1, 0.5, 0]);
});
