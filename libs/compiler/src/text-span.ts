import type { Position, Range } from '@hexwright/model';

/**
 * The part of a JSON string from `span.start` to `span.end` (UTF-16 units of its value), where `range` is that of the
 * whole string, quotes included, in `source`. `range` itself if there is no string.
 */
export function rangeInText(
  source: string,
  range: Range,
  span: { readonly start: number; readonly end: number },
): Range {
  if (source[range.start.offset] !== '"') return range;
  const start = written(source, range.start.offset + 1, span.start);
  const end = written(source, start, span.end - span.start);
  return { start: moved(range.start, start), end: moved(range.start, Math.max(end, start)) };
}

/** The offset behind `count` units of a JSON string's value, when reading begins at `offset`. An escape is one unit. */
function written(source: string, offset: number, count: number): number {
  let at = offset;
  for (let unit = 0; unit < count && source[at] !== '"'; unit++) {
    if (source[at] !== '\\') at += 1;
    else at += source[at + 1] === 'u' ? ESCAPED_UNIT : ESCAPED_SIGN;
  }
  return at;
}

/** Lengths of `\u0041` and of `\n`. */
const ESCAPED_UNIT = 6;
const ESCAPED_SIGN = 2;

/** A JSON string never spans lines. */
function moved(from: Position, offset: number): Position {
  return { line: from.line, column: from.column + offset - from.offset, offset };
}
