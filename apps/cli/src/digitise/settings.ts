// digitise.json: what is known of a folder of scans before anything is read.
import type {
  CodePattern,
  Corners,
  QuarterTurn,
  SheetLayout,
  Totals,
  Turning,
  Zone,
  Zones,
} from '@hexwright/digitiser';
import { NAME_RUNS, QUARTER_TURNS, USUAL_ZONES } from '@hexwright/digitiser';
import { problemAt, type Problem, readJson } from '@hexwright/model';
import { mapSourceOf, type MapSource } from './map-settings.ts';
import type { PageOfPdf } from './pdf-page.ts';
import { Invalid, list, object, only, pointOf, whole, word, type JsonObject } from './setting-values.ts';

/** A file to read, and what is known of it. */
export interface Source {
  /** How it is called: by the name that it was given, else its file, or the page of it. */
  readonly file: string;
  /** Where its bytes are, in the folder. */
  readonly path: string;
  /** The page of a PDF file that it is; null for all else. */
  readonly page: PageOfPdf | null;
  readonly expected: Totals;
  /** Whether it only says which names there are; its counters are those of other sources. */
  readonly onlyNames: boolean;
  /** The picture of a sheet; null for a text, and for a map. */
  readonly sheet: SheetSource | null;
  /** The scan of a map; null for all else. */
  readonly map: MapSource | null;
}

/** What is known of the picture of a sheet. */
export interface SheetSource {
  readonly layout: SheetLayout;
  /** Pixels, from the upper left round; null where they are to be found. */
  readonly corners: Corners | null;
  /** Without a zone for names its counters are called by their codes. */
  readonly zones: Zones;
  /** How the counters lie on it; null where that is to be found. */
  readonly turn: QuarterTurn | null;
  /** The sheet whose back it is, and how that was turned over; null for a front. */
  readonly back: { readonly of: string; readonly turning: Turning } | null;
}

/** How finely a page of a PDF file is drawn where nothing is said, in dots to the inch. */
const USUAL_DPI = 300;
const LEAST_DPI = 72;

/** How a sheet may be turned over to be scanned. */
const TURNINGS: readonly Turning[] = ['left-right', 'top-bottom', 'same'];

/** The settings of a folder. */
export interface Settings {
  /** The game whose codes are read; null where `codes` lists them. */
  readonly system: string | null;
  readonly codes: readonly CodePattern[];
  /** Ids of sides by heading, by `paper 1`, by `front.png paper 1`; `*` for all others. */
  readonly sides: Readonly<Record<string, string>>;
  /** Ids of classes by `symbol 1`, by `front.png symbol 1`. */
  readonly symbols: Readonly<Record<string, string>>;
  readonly sources: readonly Source[];
}

/** Settings, or what is wrong with them. */
export type SettingsReading =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problem: Problem };

/** Name of the file. */
export const SETTINGS = 'digitise.json';

/** Reads the settings of a folder. */
export function readSettings(text: string): SettingsReading {
  const reading = readJson(text);
  if (!reading.ok) return { ok: false, problem: { ...reading.problems[0], file: SETTINGS } };
  try {
    return { ok: true, settings: settingsOf(object(reading.value, '')) };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return {
      ok: false,
      problem: problemAt({ file: SETTINGS, pointer: error.pointer }, 'settings.invalid', error.message),
    };
  }
}

function settingsOf(root: JsonObject): Settings {
  only(root, '', ['system', 'codes', 'sides', 'symbols', 'sources']);
  const codes = list(root['codes'] ?? [], '/codes').map((item, index) => {
    const pointer = `/codes/${index}`;
    const code = object(item, pointer);
    only(code, pointer, ['kind', 'pattern']);
    return { kind: word(code['kind'], `${pointer}/kind`), pattern: word(code['pattern'], `${pointer}/pattern`) };
  });
  const system = root['system'] === undefined ? null : word(root['system'], '/system');
  const words = (name: 'sides' | 'symbols'): Record<string, string> =>
    Object.fromEntries(
      Object.entries(object(root[name] ?? {}, `/${name}`)).map(([mark, id]) => [mark, word(id, `/${name}/${mark}`)]),
    );
  const sources = list(root['sources'], '/sources').map((item, index) => sourceOf(item, `/sources/${index}`));
  if (system === null && codes.length === 0 && (sources.length === 0 || sources.some(({ map }) => map === null))) {
    throw new Invalid('', 'It says no codes. Name the "system" whose counters these are, or list "codes".');
  }
  if (sources.length === 0) throw new Invalid('/sources', 'It names no sources. List the files to read.');
  for (const [index, source] of sources.entries()) {
    checkBack(source, sources, `/sources/${index}`);
    if (sources.findIndex(({ file }) => file === source.file) === index) continue;
    const message = `There are two sources "${source.file}". Give each block of counters on a picture a "name" of its own.`;
    throw new Invalid(`/sources/${index}/file`, message);
  }
  return { system, codes, sides: words('sides'), symbols: words('symbols'), sources };
}

function sourceOf(item: unknown, pointer: string): Source {
  const source = object(item, pointer);
  const path = word(source['file'], `${pointer}/file`);
  if (/^[/\\]|^[A-Za-z]:|\.\./.test(path)) throw new Invalid(`${pointer}/file`, `"${path}" leads out of the folder.`);
  const page = pageOf(source, path, pointer);
  const called = page === null ? path : `${path} page ${page.number}`;
  const file = source['name'] === undefined ? called : word(source['name'], `${pointer}/name`);
  const map = mapSourceOf(source, pointer);
  if (map !== null) return { file, path, page, onlyNames: false, expected: {}, sheet: null, map };
  only(source, pointer, [
    'file',
    'name',
    'page',
    'dpi',
    'use',
    'expected',
    'rows',
    'columns',
    'rowsInStrip',
    'columnsInStrip',
    'corners',
    'zones',
    'nameless',
    'nameRun',
    'turn',
    'backOf',
    'turned',
  ]);
  const expected = object(source['expected'] ?? {}, `${pointer}/expected`);
  only(expected, `${pointer}/expected`, ['singles', 'doubles', 'cells']);
  const use = source['use'] ?? 'counters';
  if (use !== 'counters' && use !== 'names')
    throw new Invalid(`${pointer}/use`, 'Here must stand "counters" or "names".');
  return {
    file,
    path,
    page,
    onlyNames: use === 'names',
    expected: Object.fromEntries(
      Object.entries(expected).map(([what, number]) => [what, whole(number, `${pointer}/expected/${what}`, 0)]),
    ),
    sheet: /\.(?:txt|md|csv|tsv)$/i.test(path) ? null : sheetOf(source, pointer),
    map: null,
  };
}

/** A PDF file has pages, of which each is a source of its own, and the first where nothing is said; a picture has none. */
function pageOf(source: JsonObject, path: string, pointer: string): PageOfPdf | null {
  if (/\.pdf$/i.test(path)) {
    const number = source['page'] === undefined ? 1 : whole(source['page'], `${pointer}/page`, 1);
    const dpi = source['dpi'] === undefined ? USUAL_DPI : whole(source['dpi'], `${pointer}/dpi`, LEAST_DPI);
    return { number, dpi };
  }
  const told = ['page', 'dpi'].find((name) => source[name] !== undefined);
  if (told !== undefined) throw new Invalid(`${pointer}/${told}`, `Only PDF files have a "${told}".`);
  return null;
}

function sheetOf(source: JsonObject, pointer: string): SheetSource {
  const number = (name: string): number => whole(source[name], `${pointer}/${name}`, 1);
  const layout = {
    rows: number('rows'),
    columns: number('columns'),
    ...(source['rowsInStrip'] === undefined ? {} : { rowsInStrip: number('rowsInStrip') }),
    ...(source['columnsInStrip'] === undefined ? {} : { columnsInStrip: number('columnsInStrip') }),
  };
  const zones = object(source['zones'] ?? {}, `${pointer}/zones`);
  only(zones, `${pointer}/zones`, ['name', 'code', 'symbol']);
  const zone = <Name extends Exclude<keyof Zones, 'nameRun'>>(name: Name): Zone | Zones[Name] =>
    zones[name] === undefined ? USUAL_ZONES[name] : zoneOf(zones[name], `${pointer}/zones/${name}`);
  const nameless = source['nameless'] ?? false;
  if (typeof nameless !== 'boolean') throw new Invalid(`${pointer}/nameless`, 'Here must stand true or false.');
  const nameRun = NAME_RUNS.find((one) => one === (source['nameRun'] ?? 'along'));
  if (nameRun === undefined) throw new Invalid(`${pointer}/nameRun`, 'Here must stand "along", "up" or "down".');
  const turn = source['turn'] === undefined ? null : QUARTER_TURNS.find((one) => one === source['turn']);
  if (turn === undefined) throw new Invalid(`${pointer}/turn`, 'Here must stand 0, 90, 180 or 270.');
  return {
    layout,
    corners: source['corners'] === undefined ? null : cornersOf(source['corners'], `${pointer}/corners`),
    zones: { name: nameless ? null : zone('name'), nameRun, code: zone('code'), symbol: zone('symbol') },
    turn,
    back: backOf(source, pointer),
  };
}

function backOf(source: JsonObject, pointer: string): SheetSource['back'] {
  const turned = source['turned'] ?? 'left-right';
  const turning = TURNINGS.find((one) => one === turned);
  if (turning === undefined) throw new Invalid(`${pointer}/turned`, `Here must stand one of ${TURNINGS.join(', ')}.`);
  return source['backOf'] === undefined ? null : { of: word(source['backOf'], `${pointer}/backOf`), turning };
}

/** A back lies behind a front of as many rows and columns. */
function checkBack({ file, sheet }: Source, sources: readonly Source[], pointer: string): void {
  const back = sheet?.back ?? null;
  if (sheet === null || back === null) return;
  const front = sources.find((source) => source.file === back.of && source.file !== file)?.sheet ?? null;
  const isSame = front?.layout.rows === sheet.layout.rows && front.layout.columns === sheet.layout.columns;
  if (front === null || front.back !== null || !isSame) {
    const message = `"${back.of}" is no front of as many rows and columns. Name the file of another sheet of the list.`;
    throw new Invalid(`${pointer}/backOf`, message);
  }
}

function zoneOf(value: unknown, pointer: string): Zone {
  const numbers = list(value, pointer);
  const [left, top, right, bottom] = numbers;
  const isShare = (one: unknown): one is number => typeof one === 'number' && one >= 0 && one <= 1;
  if (numbers.length !== 4 || !isShare(left) || !isShare(top) || !isShare(right) || !isShare(bottom)) {
    throw new Invalid(pointer, 'A zone is [left, top, right, bottom], in shares of the counter from 0 to 1.');
  }
  if (left >= right || top >= bottom) throw new Invalid(pointer, 'The zone has no room: right and bottom come last.');
  return { left, top, right, bottom };
}

function cornersOf(value: unknown, pointer: string): Corners {
  const points = list(value, pointer).map((point) => {
    const found = pointOf(point);
    if (found === null) {
      throw new Invalid(
        pointer,
        'Corners are four points [x, y] in pixels: upper left, upper right, lower right, lower left.',
      );
    }
    return found;
  });
  if (points.length !== 4) throw new Invalid(pointer, `There are ${points.length} corners. Give four.`);
  return [points[0], points[1], points[2], points[3]];
}
