import { alikeNames, lexiconOf, placeOf, tally, type CounterRecord, type UnitsReading } from '@hexwright/digitiser';
import type { Problem } from '@hexwright/model';
import type { MapResult } from './map-result.ts';

/** No sheets have so many different names; to compare more would take minutes. */
const MOST_NAMES = 2000;
/** So many pairs of names are listed: people read no more. */
const MOST_PAIRS = 100;

/** What a run is told of. */
export interface Run {
  readonly records: readonly CounterRecord[];
  readonly notes: readonly string[];
  readonly problems: readonly Problem[];
  readonly result: UnitsReading;
  readonly sources: readonly string[];
  /** By the file of the map. */
  readonly maps: ReadonlyMap<string, MapResult>;
}

/** The report of a run, as Markdown: what was read, what somebody said, what is asked, the least likely first. */
export function reportOf(run: Run): string {
  const { records, problems, notes } = run;
  const asked = questionsOf(run.result);
  return [
    '# What was read',
    '',
    '| source | counters | singles | doubles | cells | read | said by a person | asked |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...run.sources.map((source) => row(source, records, run.result)),
    '',
    ...section(
      'Problems',
      problems.map(({ message }) => message),
    ),
    ...section('Notes', notes),
    ...section('Asked', asked),
    ...[...run.maps].flatMap(([file, { settled, asked: open }]) =>
      section(`Hexes of ${file}: ${settled} settled, ${open.length} asked`, open),
    ),
    ...section('Names that may be one', namesToCompare(records)),
  ].join('\n');
}

function namesToCompare(records: readonly CounterRecord[]): string[] {
  const names = lexiconOf(records.flatMap(nameOf));
  if (names.length > MOST_NAMES) return [`${names.length} names are too many to compare each with all others.`];
  const pairs = alikeNames(names, MOST_PAIRS).map((pair) => pair.join(' and '));
  return pairs.length < MOST_PAIRS ? pairs : [...pairs, 'There may be more.'];
}

/** The name of a counter; none where it is only called by its code. */
function nameOf({ name, code }: CounterRecord): { readonly name: string }[] {
  return name.value === null || name.value === code.value?.text ? [] : [{ name: name.value }];
}

function row(source: string, all: readonly CounterRecord[], { asked }: UnitsReading): string {
  const records = all.filter((record) => record.source === source);
  const { singles, doubles, cells } = tally(records);
  const said = records.filter(({ name, code }) => name.by === 'person' || code.by === 'person').length;
  const open = asked.filter(({ record }) => record.source === source).length;
  const cellsOfRow = [source, records.length, singles, doubles, cells, records.length - open - said, said, open];
  return `| ${cellsOfRow.join(' | ')} |`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines.map((line) => `- ${line}`), ''];
}

/** A line for each counter, or group of counters that look alike, of which something is asked; the least clear first. */
export function questionsOf({ asked }: UnitsReading): string[] {
  const groups = Map.groupBy(asked, ({ record, what }) =>
    [record.source, record.group ?? placeOf(record), what.join()].join('\n'),
  );
  return [...groups.values()]
    .map(([{ record, what }, ...others]) => ({
      clear: record.code.value !== null ? 2 : record.code.proposals.length > 0 ? 1 : 0,
      line: `${record.source} ${placeOf(record)}${others.length === 0 ? '' : ` and ${others.length} like it`}: ${what.join(' and ')}? ${hints(record, what)}`,
    }))
    .toSorted((one, other) => one.clear - other.clear)
    .map(({ line }) => line.trim());
}

function hints({ name, code, marks, doubt }: CounterRecord, what: readonly string[]): string {
  return what
    .map((field) => {
      if (field === 'side')
        return marks.length === 0 ? 'Nothing on the sheet says whose it is.' : `It may be of ${marks.join(' or ')}.`;
      const read = [...new Set(field === 'name' ? name.readings : code.readings)]
        .map((reading) => `"${reading}"`)
        .join(', ');
      const proposals = field === 'name' ? name.proposals : code.proposals.map(({ text }) => text);
      const likely = proposals.length === 0 ? '' : `, likely ${proposals.slice(0, 3).join(' or ')}`;
      return `The ${field} was read as ${read}${likely}.${field === 'code' && doubt !== null ? ` ${doubt}` : ''}`;
    })
    .join(' ');
}
