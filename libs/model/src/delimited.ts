/** Rows of cells, or the row and column (from 0) where a quotation mark is opened and never closed. */
export type DelimitedReading =
  | { readonly ok: true; readonly rows: string[][] }
  | { readonly ok: false; readonly row: number; readonly column: number };

/** Cells as spreadsheets write them: between separators, with quotation marks round cells that hold such a sign. All are trimmed. */
export function readDelimited(text: string, separator: string): DelimitedReading {
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    const row = rows[rows.length - 1];
    const start = skipSpaces(text, at);
    if (text[start] === '"') {
      const end = endOfQuote(text, start);
      if (end < 0) return { ok: false, row: rows.length - 1, column: row.length };
      at = endOfCell(text, end, separator);
      row.push((text.slice(start + 1, end - 1).replaceAll('""', '"') + text.slice(end, at)).trim());
    } else {
      at = endOfCell(text, start, separator);
      row.push(text.slice(start, at).trim());
    }
    if (at >= text.length) return { ok: true, rows };
    if (text[at] === '\n') rows.push([]);
    at += 1;
  }
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

/** Just behind the closing quotation mark; -1 if there is none. */
function endOfQuote(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] !== '"') continue;
    if (text[at + 1] !== '"') return at + 1;
    at += 1;
  }
  return -1;
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
  return at;
}
