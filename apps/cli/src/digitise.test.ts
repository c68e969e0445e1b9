import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { syntheticSheet, type PrintedCounter, type SheetPlan } from '@hexwright/digitiser/testing';
import { lockedPdf } from '@hexwright/digitiser/testing/locked-pdf';
import { MAP_TERRAINS, syntheticMap } from '@hexwright/digitiser/testing/map';
import type { MapFile, UnitsFile } from '@hexwright/model';
import { encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { pdfOf } from './testing/pdf-file.ts';
import { hexwright, type Ending } from './testing/command-line.ts';

const CODES = [{ kind: 'unit', pattern: '{armour:P=plate|M=mail|N=none}-{movement:4|6|8}-{morale:A-E}' }];
const PLAN: SheetPlan = {
  seed: 11,
  dpi: 150,
  kind: 'scan',
  cut: 'dark',
  rows: 4,
  columns: 6,
  singleRows: 2,
  codes: ['P-6-B', 'M-8-C', 'N-4-E'],
};
const LAYOUT = { rows: 4, columns: 6, rowsInStrip: 2 };

/** A folder of scans, which goes away afterwards. */
async function withScans(
  files: Readonly<Record<string, string | Uint8Array | object>>,
  act: (folder: Scans) => Promise<void>,
): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'hexwright-scans-'));
  try {
    const scans = new Scans(root);
    for (const [name, content] of Object.entries(files)) scans.write(name, content);
    await act(scans);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

class Scans {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  write(name: string, content: string | Uint8Array | object): void {
    const isFile = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(path.join(this.#root, name), isFile ? content : JSON.stringify(content));
  }

  result(name: string): string {
    return readFileSync(path.join(this.#root, 'digitised', name), 'utf8');
  }

  units(): readonly NonNullable<UnitsFile['units']>[number][] {
    return (JSON.parse(this.result('units.json')) as UnitsFile).units ?? [];
  }

  writtenAt(name: string): number {
    return statSync(path.join(this.#root, 'digitised', name)).mtimeMs;
  }

  digitise(...more: readonly string[]): Promise<Ending> {
    return hexwright(['digitise', this.#root, ...more]);
  }
}

/** A synthetic sheet as a PNG, and what is printed on it. */
function sheet(
  plan: SheetPlan,
  isTurned = false,
): { readonly png: Uint8Array; readonly counters: readonly PrintedCounter[] } {
  const { image, counters } = syntheticSheet(plan);
  const { width, height } = image;
  const pixels = new Uint32Array(image.data.buffer.slice(0));
  if (isTurned) pixels.reverse();
  const data = new Uint8Array(pixels.buffer);
  return { png: encode({ width, height, data, channels: 4, depth: 8 }), counters };
}

/** A list of the counters' names: a name is taken from a sheet only where it is on one. */
function namesOf(counters: readonly PrintedCounter[]): string {
  return counters.map(({ name, code }) => `${name}  ${code}`).join('\n');
}
const NAMES = { file: 'names.txt', use: 'names' };

function told(units: ReturnType<Scans['units']>): string[] {
  return units.map(({ name, size, values }) => `${name} ${size} ${Object.values(values ?? {}).join(' ')}`);
}

const MEANS: Readonly<Record<string, string>> = { 'P-6-B': 'plate 6 B', 'M-8-C': 'mail 8 C', 'N-4-E': 'none 4 E' };

describe.concurrent('hexwright digitise', () => {
  it('reads a scanned sheet, and takes nothing for granted that is not', async () => {
    const { png, counters } = sheet(PLAN);
    const source = { file: 'front.png', ...LAYOUT, expected: { singles: 12, doubles: 6, cells: 24 } };
    const settings = { codes: CODES, sides: { '*': 'red' }, sources: [NAMES, source] };
    const files = { 'front.png': png, 'names.txt': namesOf(counters), 'digitise.json': settings };
    await withScans(files, async (scans) => {
      await scans.digitise();
      const expected = counters.map(
        ({ name, code, span }) => `${name} ${span === 2 ? 'double' : 'single'} ${MEANS[code]}`,
      );
      const units = told(scans.units());
      // What is settled is right; what is not is asked.
      for (const unit of units) expect(expected).toContain(unit);
      const asked = Number(/\| (\d+) \|$/m.exec(scans.result('report.md').split('\n')[5])?.[1]);
      expect(units.length + asked).toBe(counters.length);
      expect(units.length).toBeGreaterThanOrEqual(counters.length * 0.8);
      const [unit] = scans.units();
      expect(unit.provenance).toMatchObject({ kind: 'printed' });
      expect(unit.provenance?.source).toMatch(/^front\.png, row \d, column \d$/);

      const before = scans.writtenAt('readings.json');
      scans.write('answers.json', { 'front.png': { r1c1: { name: 'Kings', code: 'P-6-B' } } });
      await scans.digitise();
      expect(scans.units()[0]).toMatchObject({ name: 'Kings', values: { armour: 'plate', movement: 6, morale: 'B' } });
      // What has been read is not read again.
      expect(scans.writtenAt('readings.json')).toBe(before);
    });
  });

  it('reads a page of a PDF file as it does a picture', async () => {
    const { image, counters } = syntheticSheet(PLAN);
    const source = { file: 'sheets.pdf', page: 2, dpi: PLAN.dpi, ...LAYOUT, expected: { cells: 24 } };
    const settings = { codes: CODES, sides: { '*': 'red' }, sources: [NAMES, source] };
    const pdf = pdfOf([image], PLAN.dpi);
    const files = { 'sheets.pdf': pdf, 'names.txt': namesOf(counters), 'digitise.json': settings };
    await withScans(files, async (scans) => {
      await scans.digitise();
      const units = scans.units();
      expect(units.length).toBeGreaterThanOrEqual(counters.length * 0.8);
      expect(units[0].provenance?.source).toMatch(/^sheets\.pdf page 2, row \d, column \d$/);
      scans.write('digitise.json', { ...settings, sources: [{ ...source, page: 7 }] });
      expect((await scans.digitise()).out).toContain('sheets.pdf page 7 is not there: the file has 2 pages.');
    });
  });

  it('reads what is on the backs, each behind its front', async () => {
    const front = sheet(PLAN);
    const back = sheet({ ...PLAN, seed: 12 });
    const sources = [
      NAMES,
      { file: 'front.png', ...LAYOUT },
      { file: 'back.png', ...LAYOUT, backOf: 'front.png', turned: 'left-right' },
    ];
    const settings = { codes: CODES, sides: { '*': 'red' }, sources };
    const names = namesOf(front.counters);
    const pictures = { 'front.png': front.png, 'back.png': back.png };
    await withScans({ ...pictures, 'names.txt': names, 'digitise.json': settings }, async (scans) => {
      await scans.digitise();
      const units = scans.units();
      const faces = units.flatMap((unit) => unit.faces.slice(1).map((face) => ({ unit, face })));
      expect(faces.length).toBeGreaterThan(units.length / 2);
      for (const { unit, face } of faces) {
        const [row, column] = (/row (\d+), column (\d+)$/.exec(unit.provenance?.source ?? '') ?? [])
          .slice(1)
          .map(Number);
        const behind = PLAN.columns - column - (unit.size === 'double' ? 1 : 0) + 1;
        expect(face.provenance?.source).toBe(`back.png, row ${row}, column ${behind}`);
        const printed = back.counters.find((one) => one.row === row - 1 && one.column === behind - 1);
        expect(Object.values(face.values ?? {}).join(' ')).toBe(MEANS[printed?.code ?? '']);
      }
      scans.write('digitise.json', { ...settings, sources: [sources[1], { ...sources[2], backOf: 'other.png' }] });
      expect((await scans.digitise()).out).toContain('"other.png" is no front of as many rows and columns.');
    });
  });

  it('notices a sheet that lies upside-down, and one whose grid is a column too narrow', async () => {
    const { png, counters } = sheet({ ...PLAN, seed: 12 }, true);
    const source = { file: 'front.png', ...LAYOUT, expected: { cells: 28 } };
    const settings = { codes: CODES, sides: { '*': 'red' }, sources: [NAMES, source] };
    const files = { 'front.png': png, 'names.txt': namesOf(counters), 'digitise.json': settings };
    await withScans(files, async (scans) => {
      const { code, out } = await scans.digitise();
      expect(code).toBe(1);
      expect(out).toContain('front.png: it lies upside-down');
      expect(out).toContain('front.png: it does not add up: 24 cells in place of 28.');
      expect(scans.units().length).toBeGreaterThan(0);
    });
  });

  it('reads a transcription, says what does not add up, and asks whose counters are', async () => {
    const text = 'Counter Sheet 1 (5 pieces): Front\nREDS\tGuard P-6-B\tHorse M-8-C\nBLUES\tGuard P-6-8\tLevy N-4-E\n';
    const settings = { codes: CODES, sides: { REDS: 'red' }, sources: [{ file: 'sheet.txt' }] };
    await withScans({ 'sheet.txt': text, 'digitise.json': settings }, async (scans) => {
      const { code, out } = await scans.digitise('--json');
      expect(code).toBe(1);
      expect(JSON.parse(out)).toMatchObject({
        ok: false,
        counters: 4,
        units: 2,
        asked: [
          'sheet.txt r3c2: code and side? The code was read as "Guard P-6-8", likely P-6-B or P-8-B or P-6-A. It may be of BLUES.',
          'sheet.txt r3c3: side? It may be of BLUES.',
        ],
        problems: ['sheet.txt, Counter Sheet 1 (5 pieces): Front: it does not add up: 4 cells in place of 5.'],
      });
      scans.write('digitise.json', { ...settings, sides: { REDS: 'red', BLUES: 'blue' } });
      scans.write('answers.json', { 'sheet.txt': { r3c2: { code: 'P-6-B' } } });
      await scans.digitise();
      expect(JSON.parse(scans.result('counters.json'))).toMatchObject({
        counters: [
          { source: 'sheet.txt', row: 2, column: 2, code: { status: 'printed', method: 'text', by: 'reader' } },
          {},
          { code: { value: { text: 'P-6-B' }, by: 'person', readings: ['Guard P-6-8'] } },
          {},
        ],
      });
      expect(scans.units().map(({ id, side }) => `${id} ${side}`)).toEqual([
        'guard-1 red',
        'horse red',
        'guard-2 blue',
        'levy blue',
      ]);
    });
  });

  it('counts no names of a list as counters', () => {
    const sources = [NAMES, { file: 'sheet.txt' }];
    const files = { 'names.txt': 'Guard  P-6-B\nLevy  N-4-E', 'sheet.txt': 'Guard P-6-B\tHorse M-8-C' };
    const settings = { codes: CODES, sides: { '*': 'red' }, sources };
    return withScans({ ...files, 'digitise.json': settings }, async (scans) => {
      expect((await scans.digitise()).out).toContain('2 counters read, 2 settled.');
    });
  });

  it('reads all it can where some files cannot be read', async () => {
    const sources = [
      { file: 'gone.png', ...LAYOUT },
      { file: 'poem.png', ...LAYOUT },
      { file: 'locked.pdf', ...LAYOUT },
      { file: 'torn.pdf', ...LAYOUT, page: 2 },
      { file: 'bare.png', ...LAYOUT },
      { file: 'other.txt' },
      { file: 'sheet.txt' },
    ];
    const bare = encode({ width: 200, height: 200, data: new Uint8Array(200 * 200).fill(240), channels: 1, depth: 8 });
    const files = {
      'digitise.json': { codes: CODES, sides: { '*': 'red' }, sources },
      'poem.png': 'Roses are red',
      'locked.pdf': lockedPdf(),
      'torn.pdf': '%PDF-1.4 and no more',
      'bare.png': bare,
      'other.txt': 'Guard\tHorse\tLevy',
      'sheet.txt': 'Guard P-6-B\tHorse M-8-C',
    };
    await withScans(files, async (scans) => {
      const { code, out } = await scans.digitise();
      expect(code).toBe(1);
      for (const message of [
        /gone\.png cannot be read .* See that it is in the folder/,
        /poem\.png is no picture, and only PNG and JPEG can be read/,
        /locked\.pdf page 1 is locked with a password/,
        /torn\.pdf page 2 cannot be read to its end/,
        /bare\.png: no block of counters is to be seen/,
        /other\.txt: none of its 3 counters has a code of the patterns/,
      ]) {
        expect(out).toMatch(message);
      }
      expect(told(scans.units())).toEqual(['Guard single plate 6 B', 'Horse single mail 8 C']);
    });
  });

  it('says what is wrong with the settings', () =>
    withScans(
      { 'digitise.json': { codes: [{ kind: 'unit', pattern: '{a' }], sources: [{ file: 'a.txt' }] } },
      async (scans) => {
        const { code, out } = await scans.digitise();
        expect([code, out]).toEqual([
          1,
          expect.stringContaining('digitise.json pattern.syntax The pattern "{a" cannot be read'),
        ]);
        scans.write('digitise.json', '{ "sources": [ }');
        expect((await scans.digitise()).out).toContain('digitise.json json.syntax');
      },
    ));

  it('says when its results cannot be written', () => {
    const settings = { codes: CODES, sources: [{ file: 'sheet.txt' }] };
    // A file stands where the folder should be.
    return withScans({ 'sheet.txt': 'Guard P-6-B', digitised: '', 'digitise.json': settings }, async (scans) => {
      const { code, out } = await scans.digitise();
      expect(code).toBe(1);
      expect(out).toMatch(/settings\.write .*readings\.json cannot be written .* What was written before is as it was/);
    });
  });

  it('says how to begin where there are no settings, and which systems there are', () =>
    withScans({}, async (scans) => {
      expect(await scans.digitise()).toMatchObject({ code: 2, err: expect.stringContaining('Write one: { "system"') });
      scans.write('digitise.json', { system: 'x', sources: [{ file: 'a.txt' }] });
      expect((await scans.digitise()).err).toContain('There is no game system "x". There are ');
    }));

  it('reads a scanned map that lies on its side, and writes nothing of hexes that it asks about', async () => {
    const grid = { orientation: 'pointy', columns: 8, rows: 7, shift: 'even' } as const;
    const numbering = { preset: 'column-row' } as const;
    const look = { spacing: 64, kind: 'clean', line: 'dark', terrains: MAP_TERRAINS, levels: 1, ways: false } as const;
    const map = syntheticMap({ seed: 5, grid, numbering, ...look });
    const { width, height } = map.image;
    const from = new Uint32Array(map.image.data.buffer);
    const onSide = Uint32Array.from({ length: from.length }, (_, at) => {
      const [x, y] = [at % height, Math.floor(at / height)];
      return from[(height - 1 - x) * width + y];
    });
    const png = encode({ width: height, height: width, data: new Uint8Array(onSide.buffer), channels: 4, depth: 8 });
    const labelOf = (hex: number): string =>
      [map.grid.columnOf(hex), map.grid.rowOf(hex)].map((at) => String(at + 1).padStart(2, '0')).join('');
    const hexesOf = (kind: (typeof MAP_TERRAINS)[number]): string[] =>
      map.terrain.flatMap((one, hex) => (one === kind ? [labelOf(hex)] : []));
    const examples = Object.fromEntries(MAP_TERRAINS.map((kind) => [kind, hexesOf(kind).slice(0, 2)]));
    const settings = { sources: [{ file: 'map.png', mapOf: 'map.json', terrain: examples }] };
    const rowsOf = (code: string): string[] => Array.from({ length: grid.rows }, () => code.repeat(grid.columns));
    const ground = { terrainCodes: { '.': 'clear' }, terrain: rowsOf('.'), elevation: rowsOf('1') };
    const begun = { format: 1, grid, numbering, ...ground };
    const files = { 'map.png': png, 'map.json': begun, 'digitise.json': settings };
    await withScans(files, async (scans) => {
      const { out } = await scans.digitise();
      expect(out).toContain('map.png: it lies turned by 90 degrees clockwise.');
      const { terrain = [], terrainCodes = {}, origins = [] } = JSON.parse(scans.result('map.json')) as MapFile;
      const read = Array.from(terrain.join(''), (code) => terrainCodes[code]);
      const settled = read.flatMap((kind, hex) => (kind === 'unread' ? [] : [hex]));
      expect(settled.map((hex) => read[hex])).toEqual(settled.map((hex) => map.terrain[hex]));
      expect(settled.length).toBeGreaterThan(Object.values(examples).flat().length);
      expect(origins.flatMap(({ hexes }) => hexes).toSorted()).toEqual(settled.map(labelOf).toSorted());

      const before = scans.writtenAt('readings.json');
      const asked = read.indexOf('unread');
      expect(scans.result('report.md')).toContain(`map.png ${labelOf(asked)}: terrain?`);
      scans.write('answers.json', { 'map.png': { [labelOf(asked)]: { terrain: map.terrain[asked] } } });
      await scans.digitise();
      const after = JSON.parse(scans.result('map.json')) as MapFile;
      expect(after.terrainCodes?.[after.terrain?.join('')[asked] ?? '']).toBe(map.terrain[asked]);
      // Where the hexes are is not looked for again.
      expect(scans.writtenAt('readings.json')).toBe(before);

      const [, , slip] = hexesOf('clear');
      scans.write('answers.json', { 'map.png': { [slip]: { terrain: 'lake' } } });
      expect((await scans.digitise()).out).toContain(`map.png: ${slip} is said to be lake, and looks more like `);
    });
  });
});
