/** So many characters of a text without pages are one page, more or less. */
const USUAL_PAGE = 3200;
/** Longer lines than this are paragraphs, or whole books, that lost their ends of line. */
const LONG_LINE = 400;
/** Where a case begins in the middle of a line: behind the end of a sentence or of a title, not behind "see" or a comma. */
const CASE_INSIDE = /(?<=[^\s,;(]) (?=\[\d{1,2}\.\d{1,3}\] ["“‘(]?[A-Z0-9]|\d{1,2}\.0 [A-Z]{3})/g;
/** Words behind which a number speaks of a case that stands elsewhere. */
const POINTING = /(?:^|[\s(])(?:to|of|in|and|or|see|by|with|under|per|from|than|cases?|sections?|rules?)$/i;

/**
 * The pages of a rulebook that is a plain text, a list of lines each. Form feeds part pages; a text without them is cut
 * into pages of the usual length, where a paragraph ends. Lines that are whole books are broken where a case begins.
 */
export function pagesOfText(text: string): string[][] {
  const parts = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\f');
  const pages = parts.map((part) => part.split('\n').flatMap(brokenLine));
  const whole = pages.length > 1 ? pages : cutIntoPages(pages[0]);
  return whole.map(withoutBlankEnds).filter((lines) => lines.length > 0);
}

function brokenLine(line: string): string[] {
  if (line.length <= LONG_LINE) return [line];
  const lines: string[] = [];
  let from = 0;
  for (const { index } of line.matchAll(CASE_INSIDE)) {
    if (POINTING.test(line.slice(0, index))) continue;
    lines.push(line.slice(from, index));
    from = index + 1;
  }
  return [...lines, line.slice(from)];
}

/** Pages end behind a blank line where there is one in reach, else behind any line. */
function cutIntoPages(lines: readonly string[]): string[][] {
  const pages: string[][] = [];
  let page: string[] = [];
  let length = 0;
  for (const line of lines) {
    const isFull = length > USUAL_PAGE && (line.trim() === '' || length > USUAL_PAGE * 1.25);
    if (isFull) {
      pages.push(page);
      page = [];
      length = 0;
    }
    page.push(line);
    length += line.length;
  }
  return [...pages, page];
}

function withoutBlankEnds(lines: readonly string[]): string[] {
  const isText = (line: string): boolean => line.trim() !== '';
  return lines.slice(Math.max(0, lines.findIndex(isText)), lines.findLastIndex(isText) + 1);
}
