import type { Cell, Match, Table, TableColumn, TableRow } from '@hexwright/model';
import { NONE, NOT_ALLOWED, type CompiledTable, type CompiledTableLine, type Vocabulary } from './compiled-game.ts';
import { Findings, orNearest, type Stage } from './finding.ts';
import type { GameSystem, TableSpec } from './game-system.ts';
import type { CompilerCache } from './memo.ts';
import { lowerValue, matchKeyType } from './value-types.ts';

/** The charts of a package, by id. */
export function lowerTables(
  tables: readonly Table[],
  system: GameSystem,
  vocabulary: Vocabulary,
  cache: CompilerCache,
): Stage<ReadonlyMap<string, CompiledTable>> {
  const stages = tables.map((table) =>
    cache.item('table', table, [system, vocabulary], () => lowerTable(table, system, vocabulary, cache)),
  );
  return {
    value: new Map(stages.map((one) => [one.value.id, one.value])),
    findings: stages.flatMap((one) => one.findings),
  };
}

/** One list, so that nobody takes it for another. */
const NO_KEYS: readonly string[] = [];

/** One chart. It must give every cell, name only its own rows and columns, and match by what the system looks up. */
export function lowerTable(
  table: Table,
  system: GameSystem,
  vocabulary: Vocabulary,
  cache: CompilerCache,
): Stage<CompiledTable> {
  const at = `tables/${table.id}`;
  const findings = new Findings();
  const spec = system.tables.find((one) => one.id === table.id);
  if (!spec) {
    const known = system.tables.map((one) => one.id);
    const message = `This game system looks nothing up in a table "${table.id}"${orNearest(table.id, known)}`;
    findings.warning(at, 'system.unused-table', message);
  }
  // Kept apart from the cells, of which people change one after the other.
  const lines = (kind: 'rows' | 'columns', keys: readonly string[] | undefined): CompiledTable['rows'] => {
    const stage = cache.item('table lines', table[kind], [`${at}/${kind}`, keys, system, vocabulary], () =>
      lowerLines(table[kind], `${at}/${kind}`, keys, system, vocabulary),
    );
    findings.list.push(...stage.findings);
    return stage.value;
  };
  const rows = lines('rows', spec && (spec.rowKeys ?? NO_KEYS));
  const columns = lines('columns', spec && (spec.columnKeys ?? NO_KEYS));
  reportStrayCells(table, at, findings);
  return findings.with(
    Object.freeze({
      id: table.id,
      case: table.case ?? '',
      dice: table.dice,
      rows,
      columns,
      cells: lowerCells(table, at, spec, vocabulary, findings),
    }),
  );
}

function lowerLines(
  lines: readonly (TableRow | TableColumn)[],
  at: string,
  keys: readonly string[] | undefined,
  system: GameSystem,
  vocabulary: Vocabulary,
): Stage<readonly CompiledTableLine[]> {
  const findings = new Findings();
  const lowered = lines.map((line) => lowerLine(line, `${at}/${line.id}`, keys, system, vocabulary, findings));
  reportTwins(lowered, at, findings);
  return findings.with(Object.freeze(lowered));
}

function lowerLine(
  line: TableRow | TableColumn,
  at: string,
  keys: readonly string[] | undefined,
  system: GameSystem,
  vocabulary: Vocabulary,
  findings: Findings,
): CompiledTableLine {
  if ('when' in line && line.when !== undefined) {
    const message =
      'The columns of this table are chosen by what the game looks up, not by a formula. Say it in match, or take when out.';
    findings.error(`${at}/when`, 'table.key', message, { fixes: [{ title: 'Take when out', op: 'remove' }] });
  }
  const match = lowerMatch(line.match ?? {}, `${at}/match`, keys, system, vocabulary, findings);
  if (!('range' in line) || line.range === undefined) return Object.freeze({ id: line.id, match });
  const [least, greatest] = line.range;
  if (least > greatest) {
    const message = `The range ends at ${greatest}, before it begins at ${least}. Write the nearer distance first.`;
    findings.error(`${at}/range`, 'table.range', message);
  }
  return Object.freeze({ id: line.id, match, range: Object.freeze([least, greatest] as const) });
}

function lowerMatch(
  match: Match,
  at: string,
  keys: readonly string[] | undefined,
  system: GameSystem,
  vocabulary: Vocabulary,
  findings: Findings,
): CompiledTableLine['match'] {
  const lowered: Record<string, number> = {};
  for (const [key, value] of Object.entries(match)) {
    const type = matchKeyType(system, key);
    if (type === undefined || (keys && !keys.includes(key))) {
      const message = `This table is not looked up by "${key}"${orNearest(key, keys ?? Object.keys(system.unitValues))}`;
      findings.error(`${at}/${key}`, 'table.key', message, { isName: true });
      continue;
    }
    const number = lowerValue(key, value, type, vocabulary, `${at}/${key}`, findings);
    if (number !== undefined) lowered[key] = number;
  }
  return Object.freeze(lowered);
}

/** Two rows (or columns) for the same things: which one is meant cannot be told. */
function reportTwins(lines: readonly CompiledTableLine[], at: string, findings: Findings): void {
  lines.forEach((line, index) => {
    if (Object.keys(line.match).length === 0) return;
    const twin = lines.slice(0, index).find((other) => sameMatch(line, other) && rangesMeet(line, other));
    if (twin) {
      const message = `It serves for the same as "${twin.id}", so nobody can tell which of the two to read. Change match${line.range ? ' or range' : ''}.`;
      findings.error(`${at}/${line.id}`, 'table.ambiguous', message);
    }
  });
}

function sameMatch(a: CompiledTableLine, b: CompiledTableLine): boolean {
  const keys = Object.keys(a.match);
  return keys.length === Object.keys(b.match).length && keys.every((key) => a.match[key] === b.match[key]);
}

function rangesMeet(a: CompiledTableLine, b: CompiledTableLine): boolean {
  if (!a.range || !b.range) return true;
  return a.range[0] <= b.range[1] && b.range[0] <= a.range[1];
}

function lowerCells(
  table: Table,
  at: string,
  spec: TableSpec | undefined,
  vocabulary: Vocabulary,
  findings: Findings,
): Int16Array {
  const results = spec?.results;
  const lower = (cell: Cell, place: string, least: number): number =>
    results === undefined
      ? lowerCell(cell, place, least, findings)
      : lowerWord(cell, place, results, vocabulary, findings);
  const cells = new Int16Array(table.rows.length * table.columns.length).fill(NONE);
  table.rows.forEach((row, rowIndex) => {
    const given = Object.hasOwn(table.cells, row.id) ? table.cells[row.id] : {};
    const least = spec?.least?.[row.id] ?? -GREATEST_CELL;
    const missing = table.columns.filter((column) => !Object.hasOwn(given, column.id)).map((column) => column.id);
    if (missing.length > 0) {
      const message = `Row "${row.id}" lacks ${missing.length === 1 ? 'a cell' : 'cells'} for: ${missing.join(', ')}. Write a number, null for a printed dash, or "NA", at ${at}/cells/${row.id}${missing.length === 1 ? `/${missing[0]}` : ''}.`;
      // A row or a column that a variant adds is where the variant has to go on.
      const added = [`${at}/rows/${row.id}`, ...missing.map((column) => `${at}/columns/${column}`)];
      findings.error(`${at}/cells/${row.id}`, 'table.cell', message, { added });
    }
    table.columns.forEach((column, columnIndex) => {
      if (!Object.hasOwn(given, column.id)) return;
      const place = `${at}/cells/${row.id}/${column.id}`;
      cells[rowIndex * table.columns.length + columnIndex] = lower(given[column.id], place, least);
    });
  });
  return cells;
}

/** Bounds of a cell: far beyond any dice, and clear of the two words that stand for no number. */
const GREATEST_CELL = 30_000;

function lowerCell(cell: Cell, at: string, least: number, findings: Findings): number {
  if (cell === null) return NONE;
  if (cell === 'NA') return NOT_ALLOWED;
  if (typeof cell === 'string') {
    findings.error(
      at,
      'table.cell',
      `This table has numbers, not words such as "${cell}". Write a whole number, null for a printed dash, or "NA".`,
    );
    return NONE;
  }
  if (cell >= least && cell <= GREATEST_CELL) return cell;
  const message =
    cell < least
      ? `This cell holds ${least} at least, not ${cell}. Write a larger number.`
      : `A cell holds at most ${GREATEST_CELL}, not ${cell}. Write a smaller number.`;
  findings.error(at, 'table.limit', message);
  return NONE;
}

/** The index of a result in its vocabulary. */
function lowerWord(cell: Cell, at: string, results: string, vocabulary: Vocabulary, findings: Findings): number {
  if (cell === null) return NONE;
  const found = vocabulary.indexOf(results, String(cell));
  if (found >= 0) return found;
  findings.unknownWord(at, String(cell), results, vocabulary.ids(results));
  return NONE;
}

function reportStrayCells(table: Table, at: string, findings: Findings): void {
  const rows = table.rows.map((row) => row.id);
  const columns = table.columns.map((column) => column.id);
  for (const [row, cells] of Object.entries(table.cells)) {
    if (!rows.includes(row)) {
      const place = `${at}/cells/${row}`;
      const message = `"${row}" is not a row of this table${orNearest(row, rows)} Or remove ${place}.`;
      findings.error(place, 'table.cell', message, { isName: true, missing: `${at}/rows/${row}` });
      continue;
    }
    for (const column of Object.keys(cells)) {
      if (columns.includes(column)) continue;
      const place = `${at}/cells/${row}/${column}`;
      const message = `"${column}" is not a column of this table${orNearest(column, columns)} Or remove ${place}.`;
      findings.error(place, 'table.cell', message, { isName: true, missing: `${at}/columns/${column}` });
    }
  }
}
