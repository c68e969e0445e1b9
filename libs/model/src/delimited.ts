import papa from 'papaparse';

/** Rows of cells, or the row and column (from 0) where a quotation mark is opened and never closed. */
export type DelimitedReading =
  | { readonly ok: true; readonly rows: string[][] }
  | { readonly ok: false; readonly row: number; readonly column: number };

/** Cells as spreadsheets write them: between separators, with quotation marks round cells that hold such a sign. All are trimmed. */
export function readDelimited(text: string, separator: string): DelimitedReading {
  const { data, errors } = papa.parse<string[]>(text, { delimiter: separator, newline: '\n' });
  // The cell that never ends is the last that could be read.
  if (errors.some(({ code }) => code === 'MissingQuotes')) {
    return { ok: false, row: data.length - 1, column: data[data.length - 1].length - 1 };
  }
  return { ok: true, rows: data.length === 0 ? [['']] : data.map((row) => row.map((cell) => cell.trim())) };
}
