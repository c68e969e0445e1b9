/** Formulas in the text of a file, as far as the text itself says where they stand. */
import { pointerPath } from '@hexwright/model';
import type { FormulaPlace } from '../../compile-service/questions/text-formula.ts';
import { spansOf, type TextPlace } from './json-place.ts';

/** What decides which names the formulas of a rule may use. */
const SAID = ['applies', 'forbids', 'at', 'table', 'each'] as const;
/** Properties that may hold formulas. */
const HOLDERS: ReadonlySet<string> = new Set(['when', 'value', 'start', 'to', 'level', 'modifier', 'points']);

/** A formula under the cursor. */
export interface FormulaAt extends Omit<FormulaPlace, 'package'> {
  readonly source: string;
  /** Where in the source the cursor is. */
  readonly offset: number;
  /** Where in the text an offset of the source stands. */
  readonly at: (offset: number) => number;
}

/**
 * The formula at a place of a text; null where there can be none.
 *
 * @param changed what a change of the file alters; null where that cannot be said
 */
export function formulaAt(
  text: string,
  offset: number,
  place: TextPlace,
  changed: (index: number) => string | null,
): FormulaAt | null {
  const { token, names, pointer } = place;
  if (token?.kind !== 'string') return null;
  const keys = pointerPath(pointer);
  const isChange = names[0] === 'changes';
  const target = isChange ? changed(Number(names[1])) : null;
  if (isChange && (target === null || names[2] !== 'value')) return null;
  const path = target === null ? names : [...target.split('/'), ...names.slice(3)];
  if (!HOLDERS.has(path.at(-1) ?? '')) return null;
  // Of a change only the inner part of its value may stand here: the rest is what the document says.
  const depth = path[0] === 'victory' ? 3 : 2;
  const inner = isChange ? 3 + depth - (target ?? '').split('/').length : depth;
  const rule = inner < (isChange ? 3 : 1) ? null : keys.slice(0, inner);
  const around = keys.slice(0, -1);
  const said = rule === null ? {} : textsAt(text, rule, SAID);
  const { do: verb = '' } = textsAt(text, around, ['do']);
  const start = token.start + 1;
  const written = text.slice(start, token.words === '' ? start : token.end - (text[token.end - 1] === '"' ? 1 : 0));
  const source = unescaped(written);
  return {
    path,
    said,
    verb,
    source,
    offset: unescaped(text.slice(start, offset)).length,
    at: (behind) => start + escapedLength(written, behind),
  };
}

/** The texts that properties of an object have. */
function textsAt(text: string, keys: readonly string[], names: readonly string[]): Readonly<Record<string, string>> {
  const around = keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  const spans = spansOf(
    text,
    names.map((name) => `${around}/${name}`),
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const span = spans.get(`${around}/${name}`);
      const written = span === undefined ? '' : text.slice(span.start, span.end);
      return /^"[^"]*"$/.test(written) ? [[name, written.slice(1, -1)]] : [];
    }),
  );
}

/** Quotes inside a JSON text are written with a backslash; the formula itself has none. */
function unescaped(written: string): string {
  return written.replaceAll('\\"', '"');
}

/** How much of what is written makes so many characters of the formula. */
function escapedLength(written: string, count: number): number {
  let at = 0;
  for (let characters = 0; characters < count && at < written.length; characters++) {
    at += written.startsWith('\\"', at) ? 2 : 1;
  }
  return at;
}
