import type { Table } from '@hexwright/model';
import { BOOLEAN, type Environment } from '@hexwright/rule-lang';
import type { CompiledEventColumn, CompiledEventTable } from './compiled-effects.ts';
import { eventDice, span, type EventDice } from './event-dice.ts';
import { Findings, type Stage } from './finding.ts';
import type { CompilerCache } from './memo.ts';
import type { GameSystem } from './game-system.ts';
import { lowerExpressionText } from './lower-expression.ts';

const NOTHING_HAPPENS = -1;

/** Whether a table is one of words that effects and steps roll on: its game does not look it up, and its cells are words. */
export function isEventTable(table: Table, { tables }: GameSystem): boolean {
  if (tables.some(({ id }) => id === table.id)) return false;
  const cells = Object.values(table.cells).flatMap((row) => Object.values(row));
  return (
    cells.some((cell) => typeof cell === 'string' && cell !== 'NA') && cells.every((cell) => typeof cell !== 'number')
  );
}

/** What formulas of columns are lowered against: by table what is known to all that roll on it. */
export interface ColumnContext {
  readonly environmentOf: (table: string) => Environment;
  readonly staticReads: readonly string[];
  /** What the environments follow from: the same objects, the same environments. */
  readonly inputs: readonly unknown[];
}

/** The tables of words, in the order of the package. */
export function lowerEventTables(
  tables: readonly Table[],
  context: ColumnContext,
  cache: CompilerCache,
): Stage<readonly CompiledEventTable[]> {
  if (tables.length === 0) return NO_TABLES;
  const inputs = tables.some(({ columns }) => columns.some(({ when }) => when !== undefined)) ? context.inputs : [];
  return cache.stage('event tables', [cache.settled('event tables', tables), ...inputs], () =>
    lowered(tables, context),
  );
}

const NO_TABLES: Stage<readonly CompiledEventTable[]> = { value: [], findings: [] };

function lowered(tables: readonly Table[], context: ColumnContext): Stage<readonly CompiledEventTable[]> {
  const findings = new Findings();
  const list = tables.map((table, index): CompiledEventTable => {
    const own = new Findings(table.case);
    const { dice, faces, reads, rolls: usual } = eventDice(table, own);
    const { rolls, rowOf } = rollsOf(table, { dice, faces, reads, rolls: usual }, own);
    const words = table.rows.flatMap(({ id }) => Object.values(table.cells[id] ?? {}));
    const results = [...new Set(words.filter((word) => word !== null).map(String))];
    checkColumns(table, own);
    checkStrayCells(table, own);
    const columns = table.columns.map(({ id, name = id, when }): CompiledEventColumn => {
      const at = `tables/${table.id}/columns/${id}/when`;
      return Object.freeze({
        id,
        name,
        when:
          when === undefined
            ? null
            : lowerExpressionText(when, context.environmentOf(table.id), BOOLEAN, context.staticReads, at, own),
        falls: Int16Array.from(rolls, (roll) => {
          const word = table.cells[rowOf.get(roll) ?? '']?.[id] ?? null;
          return word === null ? NOTHING_HAPPENS : results.indexOf(String(word));
        }),
      });
    });
    findings.list.push(...own.list);
    return Object.freeze({
      index,
      id: table.id,
      title: table.title ?? table.id,
      case: table.case ?? '',
      dice,
      faces,
      reads,
      rolls,
      results: Object.freeze(results),
      columns: Object.freeze(columns),
    });
  });
  return findings.with(Object.freeze(list));
}

/** One column serves whatever the formulas say: the last, and none before it. */
function checkColumns({ id, columns, cells, rows }: Table, findings: Findings): void {
  const at = `tables/${id}`;
  columns.forEach((column, index) => {
    const isLast = index === columns.length - 1;
    if (isLast && column.when !== undefined) {
      const message = `Where no formula is true, no column serves. Take the formula out of "${column.id}", or add a column behind it without one.`;
      const fixes = [{ title: 'Take the formula out', op: 'remove' }] as const;
      findings.error(`${at}/columns/${column.id}/when`, 'table.roll', message, { fixes });
    } else if (!isLast && column.when === undefined) {
      const message = `"${column.id}" serves always, so that no column behind it is ever read. Say in when where it serves, or remove all but one.`;
      findings.error(`${at}/columns/${column.id}`, 'table.roll', message);
    }
    const silent = rows.filter((row) => !Object.hasOwn(cells[row.id] ?? {}, column.id)).map((row) => row.id);
    if (silent.length > 0) {
      const message = `Column "${column.id}" lacks cells for: ${silent.join(', ')}. Write a word, or null where nothing happens.`;
      findings.error(`${at}/cells/${silent[0]}`, 'table.cell', message, { added: [`${at}/columns/${column.id}`] });
    }
  });
}

/** Cells of rows and columns that the table does not have. */
function checkStrayCells({ id, rows, columns, cells }: Table, findings: Findings): void {
  for (const [row, inRow] of Object.entries(cells)) {
    const at = `tables/${id}/cells/${row}`;
    const fixes = [{ title: 'Take it out', op: 'remove' }] as const;
    if (!rows.some((one) => one.id === row)) {
      const message = `"${row}" is not a row of this table. Add the row, or take its cells out.`;
      findings.error(at, 'table.cell', message, { isName: true, fixes, missing: `tables/${id}/rows/${row}` });
      continue;
    }
    for (const column of Object.keys(inRow).filter((name) => !columns.some((one) => one.id === name))) {
      const message = `"${column}" is not a column of this table. Add the column, or take the cell out.`;
      const missing = `tables/${id}/columns/${column}`;
      findings.error(`${at}/${column}`, 'table.cell', message, { isName: true, fixes, missing });
    }
  }
}

/** What the dice can show with and without modifiers, and the row of each. */
function rollsOf(
  table: Table,
  dice: EventDice,
  findings: Findings,
): { readonly rolls: readonly number[]; readonly rowOf: ReadonlyMap<number, string> } {
  const at = `tables/${table.id}`;
  const isSum = dice.reads === 'sum';
  const rowOf = new Map<number, string>();
  for (const { id } of table.rows) {
    const written = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(id);
    const [from, to] = written === null ? [1, 0] : [Number(written[1]), Number(written[2] ?? written[1])];
    const numbers = span(from, to).filter((roll) => isSum || dice.rolls.includes(roll));
    if (from > to) {
      const message = `A row of a table of words is called after what the dice show: "7", or "3-5". "${id}" is neither.`;
      findings.error(`${at}/rows/${id}`, 'table.roll', message);
    } else if (numbers.length === 0) {
      const message = `The dice never show ${id}: ${table.dice} is two dice read as tens and ones, from 11 to 66. Call the row after such a roll.`;
      findings.error(`${at}/rows/${id}`, 'table.roll', message);
    }
    const twice = numbers.find((roll) => rowOf.has(roll));
    if (twice !== undefined) {
      const message = `Two rows are for a roll of ${twice}. Leave it to one of them.`;
      findings.error(`${at}/rows/${id}`, 'table.roll', message);
    }
    for (const roll of numbers) rowOf.set(roll, id);
  }
  // Modified rolls go beyond the dice as far as there are rows.
  const rolls = isSum
    ? span(Math.min(dice.rolls[0], ...rowOf.keys()), Math.max(dice.rolls[dice.rolls.length - 1], ...rowOf.keys()))
    : dice.rolls;
  const missing = rolls.filter((roll) => !rowOf.has(roll));
  if (missing.length > 0) {
    const message = `No row is for a roll of ${missing.join(', ')}. Add ${missing.length === 1 ? 'one' : 'some'}; a cell of null says that nothing happens.`;
    findings.error(`${at}/rows`, 'table.roll', message);
  }
  return { rolls, rowOf };
}
