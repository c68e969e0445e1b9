import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  backFaces,
  codeOf,
  languageOf,
  lexiconOf,
  type Answer,
  type Answers,
  type CounterRecord,
  type Language,
  type LexiconEntry,
  type SheetSides,
  type TextReader,
  type UnitsReading,
  unitsOf,
  withAnswers,
  withBacks,
} from '@hexwright/digitiser';
import { FORMAT, problemAt, readJson, type Problem } from '@hexwright/model';
import { GAMES } from '@hexwright/playtest';
import type { Command } from '../command.ts';
import { readMaps, type MapsReading } from '../digitise/read-maps.ts';
import { readSheetSource, readTextSource, type SourceReading } from '../digitise/read-source.ts';
import { CannotWrite, ReadingsStore } from '../digitise/readings-store.ts';
import { questionsOf, reportOf } from '../digitise/report.ts';
import { readSettings, SETTINGS, type Settings, type Source } from '../digitise/settings.ts';
import type { Output } from '../output.ts';
import { PrintReader } from '../print-reader.ts';
import { Progress } from '../progress.ts';
import { UsageError } from '../usage-error.ts';

const RESULTS = 'digitised';
const ANSWERS = 'answers.json';
const ANSWERED: readonly string[] = [
  'name',
  'code',
  'terrain',
  'level',
  'hexside',
  'feature',
] satisfies (keyof Answer)[];

export const digitise: Command = {
  spec: {
    name: 'digitise',
    usage: '<folder>',
    least: 1,
    most: 1,
    about:
      `Reads the counters of the scans (PNG, JPEG, pages of PDF files) and texts that ${SETTINGS} in the folder lists, and the terrain, levels, rivers and roads of scanned maps. Writes into\n` +
      `its folder ${RESULTS} units.json and map.json, with what is settled; report.md, with what was read and what is asked;\n` +
      'counters.json, with every value, its place and all readings of it; and readings.json, so that nothing is read again.\n' +
      `What you write into ${ANSWERS} answers what is asked: { "front.png": { "r4c1": { "name": "Guard", "code": "P-6-B" } } },\n` +
      'of a hex { "map.png": { "0305": { "terrain": "woods", "level": "2" } } }, and of two { "0305/0306": { "hexside": "river" } }.\n' +
      'A code is taken without a person only where all readings agree. The exit code is 0 when nothing is asked.',
    options: [],
    json: '{ "folder": path, "ok": whether nothing is asked or wrong, "counters": number, "units": number, "hexes": number, "asked": [what is asked], "problems": [message] }',
    examples: ['hexwright digitise ./scans'],
  },
  async run({ args, output }) {
    const [folder] = args.words;
    try {
      return await readFolder(folder, output);
    } catch (error) {
      if (!(error instanceof CannotWrite)) throw error;
      return refuse(output, folder, [problemAt({ file: RESULTS, pointer: '' }, 'settings.write', error.message)]);
    }
  },
};

async function readFolder(folder: string, output: Output): Promise<number> {
  const settings = settingsIn(folder, output);
  if (settings === null) return 1;
  const language = languageOf(await codesOf(settings));
  if (!language.ok) return refuse(output, folder, [language.problem]);
  const store = new ReadingsStore(path.join(folder, RESULTS));
  const { answers, problem } = answersIn(folder);
  let opened: Promise<PrintReader> | null = null;
  const readerOf = (): Promise<PrintReader> => (opened ??= PrintReader.open());
  let readings: SourceReading[];
  let maps: MapsReading;
  try {
    readings = await readAll(folder, settings, language.language, store, readerOf);
    maps = await readMaps(folder, settings.sources, answers, store, readerOf);
  } finally {
    await closed(opened);
  }
  const all = readings.flatMap(({ records }) => records);
  const { records, refused } = withAnswers(all, ofCounters(answers, settings), language.language);
  const counters = counted(records, settings);
  const { result, notes: ofBacks } = resultOf(counters, settings, language.language);
  const problems = [
    ...readings.flatMap((reading) => reading.problems),
    ...maps.problems,
    ...(problem === null ? [] : [problem]),
  ];
  const notes = [...readings.flatMap((reading) => reading.notes), ...refused, ...ofBacks, ...maps.notes];
  const units = { format: FORMAT, units: result.units };
  store.write('units.json', `${JSON.stringify(units, null, 2)}\n`);
  store.write('counters.json', `${JSON.stringify({ counters: records }, null, 1)}\n`);
  for (const [file, { map }] of maps.results) store.write(file, `${JSON.stringify(map, null, 2)}\n`);
  const sources = settings.sources.filter(({ map }) => map === null).map(({ file }) => file);
  store.write('report.md', reportOf({ records, notes, problems, result, sources, maps: maps.results }));
  const hexes = [...maps.results.values()].reduce((sum, { settled }) => sum + settled, 0);
  const asked = [...questionsOf(result), ...[...maps.results.values()].flatMap((map) => map.asked)];
  for (const { message } of problems) output.line(message);
  for (const note of notes) output.line(note);
  if (maps.results.size > 0) output.line(`${hexes} hexes settled.`);
  output.line(
    `${counters.length} counters read, ${result.units.length} settled. Questions: ${asked.length}, in ${path.join(folder, RESULTS, 'report.md')}`,
  );
  const ok = asked.length === 0 && problems.length === 0;
  output.result({
    folder,
    ok,
    counters: counters.length,
    units: result.units.length,
    hexes,
    asked,
    problems: problems.map(({ message }) => message),
  });
  return ok ? 0 : 1;
}

/** The units of the fronts, with what is on their backs; what nobody can read on a back is told, and gives no face. */
function resultOf(
  records: readonly CounterRecord[],
  settings: Settings,
  language: Language,
): { readonly result: UnitsReading; readonly notes: readonly string[] } {
  const sides = settings.sources.flatMap(({ file, sheet }): SheetSides[] => {
    if (sheet === null || sheet.back === null) return [];
    const { rows, columns } = sheet.layout;
    return [{ front: sheet.back.of, back: file, turning: sheet.back.turning, rows, columns }];
  });
  const backs = new Set(sides.map(({ back }) => back));
  const [behind, fronts] = [true, false].map((isBack) => records.filter(({ source }) => backs.has(source) === isBack));
  const { units, asked } = unitsOf(
    fronts,
    (source, mark) => sideOf(settings, source, mark),
    (source, symbol) => settings.symbols[`${source} ${symbol}`] ?? settings.symbols[symbol] ?? null,
  );
  const open = behind.filter(({ code }) => code.value === null);
  const isAsked = ({ code }: CounterRecord): boolean => code.readings.some((one) => codeOf(language, one) !== null);
  return {
    result: {
      units: withBacks(units, backFaces(records, sides)),
      asked: [...asked, ...open.filter(isAsked).map((record) => ({ record, what: ['code'] as const }))],
    },
    notes: [
      ...Map.groupBy(
        open.filter((record) => !isAsked(record)),
        ({ source }) => source,
      ),
    ].map(([source, blank]) => `${source}: on ${blank.length} backs there is no code; they give no face.`),
  };
}

function settingsIn(folder: string, output: Output): Settings | null {
  const file = path.join(folder, SETTINGS);
  if (!existsSync(file)) {
    throw new UsageError(
      `There is no ${SETTINGS} in ${folder}.`,
      `Write one: { "system": "${GAMES[0].system}", "sources": [{ "file": "front.png", "rows": 10, "columns": 10, "rowsInStrip": 2 }] }.`,
    );
  }
  const reading = readSettings(readFileSync(file, 'utf8'));
  if (reading.ok) return reading.settings;
  refuse(output, folder, [reading.problem]);
  return null;
}

/** The codes that are listed, or else those of the game system. Throws {@link UsageError} where neither has any. */
async function codesOf({ system, codes }: Settings): Promise<Settings['codes']> {
  if (codes.length > 0 || system === null) return codes;
  const entry = GAMES.find((one) => one.system === system);
  if (entry === undefined) {
    const names = GAMES.map((one) => one.system).join(', ');
    throw new UsageError(`There is no game system "${system}".`, `There are ${names}; or list "codes".`);
  }
  const { library } = await entry.rules();
  const { counterCodes } = library.system;
  if (counterCodes === undefined) {
    throw new UsageError(`How counters of ${system} are printed is not known.`, 'List "codes" in their place.');
  }
  return counterCodes;
}

/** Texts first: the names in them are what the sheets are read by. */
async function readAll(
  folder: string,
  settings: Settings,
  language: Language,
  store: ReadingsStore,
  readerOf: () => Promise<PrintReader>,
): Promise<SourceReading[]> {
  const readings = new Map<Source, SourceReading>();
  const { sources } = settings;
  const progress = new Progress('read', sources.length);
  for (const source of sources.filter(({ sheet, map }) => sheet === null && map === null)) {
    readings.set(
      source,
      await readOne(folder, source, store, [[...language.codes.keys()], source], async (bytes) =>
        readTextSource(source, bytes, language),
      ),
    );
    progress.show(readings.size);
  }
  const lexicon = lexiconOf([...readings.values()].flatMap(({ records }) => records.map(named)));
  try {
    for (const source of sources) {
      const { sheet } = source;
      if (sheet === null) continue;
      readings.set(
        source,
        await readOne(folder, source, store, [[...language.codes.keys()], source, lexicon], async (bytes) => {
          // To open the reader takes seconds, which a picture that cannot be taken need not wait for.
          const reader: TextReader = { read: async (picture, layout) => (await readerOf()).read(picture, layout) };
          return readSheetSource(source, sheet, bytes, language, lexicon, reader);
        }),
      );
      progress.show(readings.size);
    }
  } finally {
    progress.end();
  }
  return sources.flatMap((source) => readings.get(source) ?? []);
}

async function closed(opened: Promise<PrintReader> | null): Promise<void> {
  await (await opened)?.close();
}

function named({ name }: CounterRecord): { readonly name: string } {
  return { name: name.value ?? '' };
}

async function readOne(
  folder: string,
  { file, path: place }: Source,
  store: ReadingsStore,
  basis: readonly (readonly string[] | Source | readonly LexiconEntry[])[],
  read: (bytes: Uint8Array) => Promise<SourceReading>,
): Promise<SourceReading> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path.join(folder, place));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `${place} cannot be read (${reason}). See that it is in the folder.`;
    const problem = problemAt({ file, pointer: '' }, 'settings.source', message);
    return { records: [], grid: null, notes: [], problems: [problem] };
  }
  const kept = store.find(file, bytes, basis);
  if (kept !== null) return kept as SourceReading;
  const reading = await read(bytes);
  store.keep(file, bytes, basis, reading);
  return reading;
}

/** The counters of all sources but those that only say which names there are. */
function counted(records: readonly CounterRecord[], { sources }: Settings): CounterRecord[] {
  const lists = new Set(sources.filter(({ onlyNames }) => onlyNames).map(({ file }) => file));
  return records.filter(({ source }) => !lists.has(source));
}

/** The answers but those about hexes of maps. */
function ofCounters(answers: Answers, { sources }: Settings): Answers {
  const maps = new Set(sources.filter(({ map }) => map !== null).map(({ file }) => file));
  return Object.fromEntries(Object.entries(answers).filter(([file]) => !maps.has(file)));
}

function sideOf({ sides }: Settings, source: string, mark: string): string | null {
  return sides[`${source} ${mark}`] ?? sides[mark] ?? sides['*'] ?? null;
}

function answersIn(folder: string): { readonly answers: Answers; readonly problem: Problem | null } {
  const file = path.join(folder, ANSWERS);
  if (!existsSync(file)) return { answers: {}, problem: null };
  const reading = readJson(readFileSync(file, 'utf8'));
  if (!reading.ok) return { answers: {}, problem: { ...reading.problems[0], file: ANSWERS } };
  const { value } = reading;
  const isAnswers =
    isRecord(value) &&
    Object.values(value).every((places) => isRecord(places) && Object.values(places).every(isAnswer));
  if (isAnswers) return { answers: value as Answers, problem: null };
  const message = `${ANSWERS} cannot be used. Write it as { "front.png": { "r4c1": { "name": "Guard", "code": "P-6-B" } } }.`;
  return { answers: {}, problem: problemAt({ file: ANSWERS, pointer: '' }, 'settings.invalid', message) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAnswer(value: unknown): boolean {
  return (
    isRecord(value) && Object.entries(value).every(([key, text]) => ANSWERED.includes(key) && typeof text === 'string')
  );
}

function refuse(output: Output, folder: string, problems: readonly Problem[]): number {
  for (const { file, pointer, code, message } of problems) {
    output.line([file === '' ? SETTINGS : file, pointer, code, message].filter((part) => part !== '').join(' '));
  }
  output.result({
    folder,
    ok: false,
    counters: 0,
    units: 0,
    hexes: 0,
    asked: [],
    problems: problems.map(({ message }) => message),
  });
  return 1;
}
