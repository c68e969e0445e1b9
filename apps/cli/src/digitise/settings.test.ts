import { USUAL_ZONES } from '@hexwright/digitiser';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

function refusal(settings: unknown): string {
  const reading = readSettings(JSON.stringify(settings));
  return reading.ok ? 'accepted' : `${reading.problem.pointer} ${reading.problem.message}`;
}

const MAP = { file: 'map.png', mapOf: 'map.json' };
const SHEET = { file: 'front.png', rows: 10, columns: 10, rowsInStrip: 2 };

describe('readSettings', () => {
  it('reads what is known of each source, and takes the usual for the rest', () => {
    const corners = [
      [10, 20],
      [510, 21],
      [512, 530],
      [9, 528],
    ];
    const reading = readSettings(
      JSON.stringify({
        system: 'a-game',
        sides: { REDS: 'red' },
        sources: [
          { file: 'roster.csv', use: 'names' },
          { ...SHEET, expected: { cells: 100 }, corners, zones: { code: [0, 0.7, 1, 1] } },
          {
            ...SHEET,
            name: 'backs',
            backOf: 'front.png',
            turned: 'same',
            turn: 270,
            nameless: true,
            zones: { symbol: [0.2, 0.2, 0.8, 0.6] },
          },
        ],
        symbols: { 'symbol 1': 'pike' },
      }),
    );
    expect(reading).toEqual({
      ok: true,
      settings: {
        system: 'a-game',
        codes: [],
        sides: { REDS: 'red' },
        symbols: { 'symbol 1': 'pike' },
        sources: [
          { file: 'roster.csv', path: 'roster.csv', page: null, onlyNames: true, expected: {}, sheet: null, map: null },
          {
            file: 'front.png',
            path: 'front.png',
            page: null,
            onlyNames: false,
            expected: { cells: 100 },
            map: null,
            sheet: {
              layout: { rows: 10, columns: 10, rowsInStrip: 2 },
              corners: corners.map(([x, y]) => ({ x, y })),
              zones: { ...USUAL_ZONES, code: { left: 0, top: 0.7, right: 1, bottom: 1 } },
              turn: null,
              back: null,
            },
          },
          {
            file: 'backs',
            path: 'front.png',
            page: null,
            onlyNames: false,
            expected: {},
            map: null,
            sheet: {
              layout: { rows: 10, columns: 10, rowsInStrip: 2 },
              corners: null,
              zones: { ...USUAL_ZONES, name: null, symbol: { left: 0.2, top: 0.2, right: 0.8, bottom: 0.6 } },
              turn: 270,
              back: { of: 'front.png', turning: 'same' },
            },
          },
        ],
      },
    });
  });

  it.each([
    [{ system: 'x', sources: [SHEET, SHEET] }, '/sources/1/file There are two sources "front.png". Give each block'],
    [{ system: 'x', sources: [{ ...SHEET, turn: 45 }] }, '/sources/0/turn Here must stand 0, 90, 180 or 270.'],
    [{ system: 'x', sources: [{ ...SHEET, nameless: 'yes' }] }, '/sources/0/nameless Here must stand true or false.'],
    [{ sources: [] }, ' It says no codes. Name the "system"'],
    [{ system: 'x', sources: [] }, '/sources It names no sources.'],
    [{ system: 'x' }, '/sources Here must stand a list'],
    [{ system: 'x', sources: [{ file: '../a.txt' }] }, '/sources/0/file "../a.txt" leads out'],
    [{ system: 'x', sources: [{ file: 'a.png' }] }, '/sources/0/rows Here must stand a whole number from 1'],
    [{ system: 'x', sources: [{ ...SHEET, page: 2 }] }, '/sources/0/page Only PDF files have a "page".'],
    [
      { system: 'x', sources: [{ ...SHEET, file: 'a.pdf', page: 2, dpi: 9 }] },
      '/sources/0/dpi Here must stand a whole number',
    ],
    [{ system: 'x', sources: [{ file: 'a.txt', use: 'all' }] }, '/sources/0/use Here must stand "counters" or "names"'],
    [{ system: 'x', sources: [{ ...SHEET, corners: [[1, 2]] }] }, '/sources/0/corners There are 1 corners. Give four.'],
    [{ system: 'x', sources: [{ ...SHEET, corners: [1] }] }, '/sources/0/corners Corners are four points [x, y]'],
    [{ system: 'x', sources: [{ ...SHEET, zones: { code: [0, 0, 2, 1] } }] }, '/sources/0/zones/code A zone is'],
    [
      { system: 'x', sources: [{ ...SHEET, zones: { code: [1, 0, 0, 1] } }] },
      '/sources/0/zones/code The zone has no room',
    ],
    [{ system: 'x', sources: [{ ...SHEET, expected: { cells: -1 } }] }, '/sources/0/expected/cells Here must stand'],
    [{ system: 'x', sources: [{ ...SHEET, backOf: 'front.png' }] }, '/sources/0/backOf "front.png" is no front'],
    [{ system: 'x', sources: [{ ...SHEET, turned: 'over' }] }, '/sources/0/turned Here must stand one of left-right,'],
    [{ codes: [{ kind: 'unit' }], sources: [SHEET] }, '/codes/0/pattern Here must stand a text'],
    [{ sources: [{ ...MAP, clicks: { '0101': [1, 2] } }] }, '/sources/0/clicks There are 1 hexes. Give two'],
    [{ sources: [{ ...MAP, clicks: { '0101': 1, '0909': [1, 2] } }] }, '/sources/0/clicks/0101 The centre of a hex'],
    [{ sources: [{ ...MAP, turn: 45 }] }, '/sources/0/turn Here must stand one of 0, 90, 180, 270.'],
    [{ sources: [{ ...MAP, mapOf: '../map.json' }] }, '/sources/0/mapOf "../map.json" is no map file'],
    [{ sources: [{ ...MAP, level: { high: ['0101'] } }] }, '/sources/0/level/high "high" is no level. Levels go from'],
    [{ sources: [{ ...MAP, hexsides: { river: '#00f' } }] }, '/sources/0/hexsides/river Here must stand a point'],
    [{ sources: [{ ...MAP, rows: 3 }] }, '/sources/0/rows "rows" is not known here.'],
    [{ sorces: [] }, '/sorces "sorces" is not known here. There are system,'],
    [[], ' Here must stand an object'],
  ])('says where %j is wrong', (settings, message) => {
    expect(refusal(settings)).toContain(message);
  });
});
