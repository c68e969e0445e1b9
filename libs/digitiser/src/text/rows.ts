import { readDelimited } from '@hexwright/model/delimited';

/** A line as a row of cells; empty cells stay where they are, as they tell how wide their neighbours are. */
export interface Row {
  /** Where it stands in the text, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** By what the cells are kept apart. */
  readonly layout: 'tabs' | 'pipes' | 'signs' | 'columns' | 'line';
}

/** Two spaces keep aligned columns apart, one is a space. */
const GAP = / {2,}/;

/**
 * The rows of a text, one a line; lines without anything in them are left out. Tabs come before pipes, those before
 * semicolons and commas (with quotation marks as spreadsheets write them), those before columns aligned by spaces.
 *
 * @param firstLine the number of the first line
 */
export function rowsOf(text: string, firstLine = 1): Row[] {
  return text.split('\n').flatMap((source, index) => {
    const line = firstLine + index;
    const words = source.trimEnd();
    if (words.trim() === '' || /^[\s|:+=-]*$/.test(words)) return [];
    return [{ line, ...rowOf(words) }];
  });
}

function rowOf(words: string): Omit<Row, 'line'> {
  if (words.includes('\t')) return { layout: 'tabs', cells: words.split('\t').map((cell) => cell.trim()) };
  if ((words.match(/\|/g) ?? []).length > 1) {
    const inner = words.trim().replace(/^\|/, '').replace(/\|$/, '');
    return { layout: 'pipes', cells: inner.split('|').map((cell) => cell.trim()) };
  }
  const separator = words.includes(';') ? ';' : ',';
  if (/[,;]\S/.test(words) || words.startsWith('"')) {
    const reading = readDelimited(words, separator);
    if (reading.ok && reading.rows[0].length > 1) return { layout: 'signs', cells: reading.rows[0] };
  }
  const cells = words.trim().split(GAP);
  return cells.length > 1 ? { layout: 'columns', cells } : { layout: 'line', cells };
}
