/** Tables that somebody has torn: lines taken away or twice there, cells lost or of another sort. */
import type { JsonValue } from '@hexwright/model';
import type { Chooser } from './chooser.ts';

type Json = Readonly<Record<string, JsonValue>>;
type Line = Json & { readonly id: string };

/** The same tables, some with a line or a cell amiss. */
export function tornTables(choose: Chooser, tables: readonly JsonValue[]): readonly JsonValue[] {
  return tables.map((table) => (choose.chance(40) ? tornTable(choose, table as Json) : table));
}

function tornTable(choose: Chooser, table: Json): Json {
  const lines = choose.one(['rows', 'columns'] as const);
  const list = table[lines] as readonly Line[];
  const at = choose.between(0, list.length - 1);
  switch (choose.between(0, 4)) {
    case 0:
      return { ...table, [lines]: list.toSpliced(at, 1) };
    case 1:
      return { ...table, [lines]: list.toReversed() };
    case 2: {
      const { match: _, range: __, ...anybody } = list[at];
      return { ...table, [lines]: list.with(at, { ...anybody, id: list[at].id }) };
    }
    case 3:
      return { ...table, [lines]: [...list, { ...list[at], id: `${list[at].id}-again` }] };
    default:
      return { ...table, cells: tornCells(choose, table['cells'] as Json) };
  }
}

/** One cell is gone, or says something else. */
function tornCells(choose: Chooser, cells: Json): Json {
  const row = choose.one(Object.keys(cells));
  const line = cells[row] as Json;
  const column = choose.one(Object.keys(line));
  const { [column]: _, ...rest } = line;
  const lost = choose.chance(40);
  return { ...cells, [row]: lost ? rest : { ...rest, [column]: choose.one([null, 'NA', -3, 0, 99, 'word']) } };
}
