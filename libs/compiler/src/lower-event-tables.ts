import type { Table } from '@hexwright/model';
import type { CompiledEventTable } from './compiled-effects.ts';
import { Findings, type Stage } from './finding.ts';
import type { CompilerCache } from './memo.ts';
import type { GameSystem } from './game-system.ts';

const FACES = 6;
const MOST_DICE = 10;
const NOTHING_HAPPENS = -1;

/** Whether a table is one of words that effects and steps roll on: its game does not look it up, and its cells are words. */
export function isEventTable(table: Table, { tables }: GameSystem): boolean {
  if (tables.some(({ id }) => id === table.id)) return false;
  const cells = Object.values(table.cells).flatMap((row) => Object.values(row));
  return (
    cells.some((cell) => typeof cell === 'string' && cell !== 'NA') && cells.every((cell) => typeof cell !== 'number')
  );
}

/** The tables of words, in the order of the package. */
export function lowerEventTables(tables: readonly Table[], cache: CompilerCache): Stage<readonly CompiledEventTable[]> {
  if (tables.length === 0) return NO_TABLES;
  return cache.stage('event tables', [cache.settled('event tables', tables)], () => lowered(tables));
}

const NO_TABLES: Stage<readonly CompiledEventTable[]> = { value: [], findings: [] };

function lowered(tables: readonly Table[]): Stage<readonly CompiledEventTable[]> {
  const findings = new Findings();
  const list = tables.map((table, index): CompiledEventTable => {
    const own = new Findings(table.case);
    const dice = diceOf(table, own);
    const { least, words } = wordsOf(table, dice, own);
    const results = [...new Set(words.filter((word) => word !== null))];
    findings.list.push(...own.list);
    return Object.freeze({
      index,
      id: table.id,
      title: table.title ?? table.id,
      case: table.case ?? '',
      dice,
      results: Object.freeze(results),
      least,
      falls: Int16Array.from(words, (word) => (word === null ? NOTHING_HAPPENS : results.indexOf(word))),
    });
  });
  return findings.with(Object.freeze(list));
}

function diceOf({ id, dice }: Table, findings: Findings): number {
  const [count, faces] = dice.split('d').map(Number);
  if (faces === FACES && count <= MOST_DICE) return count;
  const message = `Effects throw one to ${MOST_DICE} six-sided dice, not ${dice}. Write 1d6 or 2d6, and rows for its totals.`;
  findings.error(`tables/${id}/dice`, 'table.dice', message, {
    fixes: [{ title: 'Throw 1d6', op: 'set', value: '1d6' }],
  });
  return 1;
}

/** The word of each total from the least row on; null where nothing happens. */
function wordsOf(
  table: Table,
  dice: number,
  findings: Findings,
): { readonly least: number; readonly words: readonly (string | null)[] } {
  const at = `tables/${table.id}`;
  const [column] = table.columns;
  if (table.columns.length > 1) {
    const message = `A table of words has one column: the dice alone say which word. Remove all but "${column.id}".`;
    findings.error(`${at}/columns/${table.columns[1].id}`, 'table.roll', message);
  }
  const byTotal = new Map<number, string | null>();
  for (const { id } of table.rows) {
    const span = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(id);
    const [from, to] = span === null ? [1, 0] : [Number(span[1]), Number(span[2] ?? span[1])];
    if (from > to) {
      const message = `A row of a table of words is called after what the dice show: "7", or "3-5". "${id}" is neither.`;
      findings.error(`${at}/rows/${id}`, 'table.roll', message);
    }
    const totals = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
    const twice = totals.find((total) => byTotal.has(total));
    if (twice !== undefined) {
      const message = `Two rows are for a roll of ${twice}. Leave it to one of them.`;
      findings.error(`${at}/rows/${id}`, 'table.roll', message);
    }
    const cell = table.cells[id]?.[column.id] ?? null;
    for (const total of totals) byTotal.set(total, cell === null ? null : String(cell));
  }
  const least = Math.min(dice, ...byTotal.keys());
  const most = Math.max(dice * FACES, ...byTotal.keys());
  const missing = Array.from({ length: most - least + 1 }, (_, index) => least + index).filter(
    (total) => !byTotal.has(total),
  );
  if (missing.length > 0) {
    const message = `No row is for a roll of ${missing.join(', ')}. Add ${missing.length === 1 ? 'one' : 'some'}; a cell of null says that nothing happens.`;
    findings.error(`${at}/rows`, 'table.roll', message);
  }
  const words = Array.from({ length: most - least + 1 }, (_, index) => byTotal.get(least + index) ?? null);
  return { least, words };
}
