import { suggestion, type JsonValue, type Problem } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey } from '../file-key.ts';
import { isList, isObject, textOf, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import type { Because } from './changes.ts';
import { namesOf, refusal } from './content.ts';
import { planned } from './draft.ts';
import { alterItem } from './item-draft.ts';
import type { Beside } from './items.ts';

/** What a cell of a result table says: a number, null for a dash, or that it is not allowed. */
export type CellValue = number | null | 'NA';

/** Rows or columns of a table. */
export type TableLines = 'rows' | 'columns';

/** Writes one cell of a result table. */
export function setCell(
  project: Project,
  id: string,
  table: string,
  row: string,
  column: string,
  value: CellValue,
  because: Because = {},
): Plan {
  const title = `Set ${row}, ${column} of ${table} to ${value ?? 'a dash'}`;
  return onTable(project, id, table, title, because, (content) => withCells(id, content, row, column, [[value]]));
}

/** Writes a block of cells, row by row, from the cell named on to the right and down. */
export function setCells(
  project: Project,
  id: string,
  table: string,
  row: string,
  column: string,
  values: readonly (readonly CellValue[])[],
  because: Because = {},
): Plan {
  const title = `Paste ${values.length} x ${values[0]?.length ?? 0} cells into ${table}`;
  return onTable(project, id, table, title, because, (content) => withCells(id, content, row, column, values));
}

/** Adds a row or column with a dash in every cell. */
export function addTableLine(
  project: Project,
  id: string,
  table: string,
  lines: TableLines,
  line: JsonObject,
  beside: Beside = {},
): Plan {
  const name = textOf(line['id']);
  return onTable(project, id, table, `Add ${name} to ${table}`, {}, (content) => {
    const there = namesOf(content, lines);
    if (there.includes(name)) {
      return refusal(fileKey(id, 'rules.json'), 'id.duplicate', `"${name}" is there already in ${lines} of ${table}.`);
    }
    const at = there.indexOf(beside.before ?? beside.after ?? '');
    const place = at < 0 ? there.length : at + (beside.before === undefined ? 1 : 0);
    const added = { ...content, [lines]: listIn(content, lines).toSpliced(place, 0, line) };
    return { ...added, cells: cellsOf(added) };
  });
}

/** Takes a row or column away with its cells. */
export function removeTableLine(project: Project, id: string, table: string, lines: TableLines, name: string): Plan {
  return onTable(project, id, table, `Remove ${name} from ${table}`, {}, (content) => {
    const rest = listIn(content, lines).filter((one) => !isObject(one) || one['id'] !== name);
    if (rest.length === listIn(content, lines).length) return unknownLine(id, content, lines, name);
    const left = { ...content, [lines]: rest };
    return { ...left, cells: cellsOf(left) };
  });
}

/** The table with some cells written; a problem where the block does not fit into it. */
function withCells(
  id: string,
  content: JsonObject,
  row: string,
  column: string,
  values: readonly (readonly CellValue[])[],
): JsonObject | Problem {
  const [rows, columns] = [namesOf(content, 'rows'), namesOf(content, 'columns')];
  const [top, left] = [rows.indexOf(row), columns.indexOf(column)];
  if (top < 0) return unknownLine(id, content, 'rows', row);
  if (left < 0) return unknownLine(id, content, 'columns', column);
  const widest = Math.max(0, ...values.map((line) => line.length));
  if (top + values.length > rows.length || left + widest > columns.length) {
    const message = `The block has ${values.length} rows and ${widest} columns; from ${row}, ${column} on the table has room for ${rows.length - top} and ${columns.length - left}. Start further up or left, or add lines first.`;
    return refusal(fileKey(id, 'rules.json'), 'schema.form', message);
  }
  const cells: { [row: string]: { [column: string]: JsonValue } } = cellsOf(content);
  for (const [y, line] of values.entries()) {
    for (const [x, value] of line.entries()) cells[rows[top + y]][columns[left + x]] = value;
  }
  return { ...content, cells };
}

/** The cells of a table, one for each row and column: those there are, and dashes. */
function cellsOf(table: JsonObject): { [row: string]: { [column: string]: JsonValue } } {
  const cells = isObject(table['cells']) ? table['cells'] : {};
  return Object.fromEntries(
    namesOf(table, 'rows').map((row) => {
      const line = cells[row];
      const valueOf = (column: string): JsonValue =>
        isObject(line) && Object.hasOwn(line, column) ? line[column] : null;
      return [row, Object.fromEntries(namesOf(table, 'columns').map((column) => [column, valueOf(column)]))];
    }),
  );
}

function onTable(
  project: Project,
  id: string,
  table: string,
  title: string,
  because: Because,
  alter: (table: JsonObject) => JsonObject | Problem,
): Plan {
  return planned(project, title, (draft) => {
    let refused: Problem | null = null;
    const missing = alterItem(draft, id, `tables/${table}`, because, (content) => {
      const altered = alter(content);
      if (!isProblem(altered)) return altered;
      refused = altered;
      return content;
    });
    return missing ?? refused;
  });
}

function isProblem(value: JsonObject | Problem): value is Problem {
  return 'severity' in value;
}

function unknownLine(id: string, table: JsonObject, lines: TableLines, name: string): Problem {
  const message = `There is no "${name}" in the ${lines} of ${textOf(table['id'])}.${suggestion(name, namesOf(table, lines))}`;
  return refusal(fileKey(id, 'rules.json'), 'reference.unknown', message, '/tables');
}

function listIn(table: JsonObject, lines: TableLines): readonly JsonValue[] {
  const list = table[lines];
  return isList(list) ? list : [];
}
