import type { Problem } from '@hexwright/model';
import { markSpans, nameSpan, nearestSpan, type Span } from './json-place.ts';

/** The start of a text, where what is said of the whole of it is marked. */
const TOP: Span = { start: 0, end: 1 };

/**
 * What to mark in a text for each of its problems: the value that is wrong, or the name where that is wrong.
 *
 * @param isTextOfAll whether the problems are those of this very text, and not of one that it is a draft of
 */
export function problemSpans(text: string, problems: readonly Problem[], isTextOfAll: boolean): readonly Span[] {
  const pointers = problems.map(({ pointer }) => pointer);
  const spans = markSpans(text, pointers);
  return problems.map((problem) => {
    const { isName, pointer } = problem;
    const name = isName === true ? nameSpan(text, nearestSpan(text, pointer).start) : null;
    return name ?? exactSpan(problem, text, isTextOfAll) ?? spans.get(pointer) ?? TOP;
  });
}

/** A word inside a value, such as one of a formula, where the problem tells it of the text that is shown; else null. */
function exactSpan({ range }: Problem, text: string, isTextOfAll: boolean): Span | null {
  if (range === undefined || !isTextOfAll) return null;
  const span = { start: range.start.offset, end: range.end.offset };
  const isWhole = '{['.includes(text[span.start] ?? '{');
  return isWhole || text.slice(span.start, span.end) === '' ? null : span;
}
