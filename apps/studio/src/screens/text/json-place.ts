/** Where things stand in a JSON text, found also in one that is not finished. */

/** What stands under the cursor: from the first character to just behind the last, quotes included. */
export interface TextToken {
  readonly kind: 'name' | 'string' | 'other';
  readonly start: number;
  readonly end: number;
  /** What it says, without quotes. */
  readonly words: string;
}

/** A place in a JSON text. */
export interface TextPlace {
  /** JSON pointer of the value around the place, or of the property whose name it is. */
  readonly pointer: string;
  /** The way there as changes name it: entries of lists by their id where they have one, else by their index. */
  readonly names: readonly string[];
  readonly token: TextToken | null;
}

/** A piece of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A list or object that is open at the present place of the scan. */
interface Level {
  readonly start: number;
  readonly isList: boolean;
  /** Where the name of the present property is written, with quotes; null before it. */
  name: Span | null;
  index: number;
  awaitsName: boolean;
}

interface Visitor {
  /** A name or a value that is no list or object. False ends the walk. */
  token(kind: TextToken['kind'], start: number, end: number, levels: readonly Level[]): boolean;
  /** A list or object is about to be opened; `levels` are those around it. False ends the walk. */
  open?(start: number, levels: readonly Level[]): boolean;
  /** A list or object has just been closed; `levels` are those around it. False ends the walk. */
  close?(span: Span, levels: readonly Level[]): boolean;
}

const WORD = /[^\s,:"[\]{}]+/y;
const ENTRY_NAME = /\{\s*"(?:id|unit|case)"\s*:\s*"((?:[^"\\\n]|\\.)*)"/y;

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const STRUCTURE: ReadonlySet<number> = new Set([COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT]);

/**
 * Walks through a text in one go, as far as `until`; the levels that are open there are the result. What begins just there
 * still counts if it is a name or a plain value. Nothing is read that nobody asks for: texts are long.
 */
function walk(text: string, visitor: Visitor, until = text.length): readonly Level[] {
  const levels: Level[] = [];
  for (let at = 0; at < text.length && at <= until; at++) {
    const sign = text.charCodeAt(at);
    if (sign <= 32 || sign === COLON) continue;
    if (at === until && STRUCTURE.has(sign)) break;
    const level = levels.at(-1);
    if (sign === QUOTE) {
      const end = stringEnd(text, at);
      const isName = level?.awaitsName === true;
      if (isName) {
        level.name = { start: at, end };
        level.awaitsName = false;
      }
      if (!visitor.token(isName ? 'name' : 'string', at, end, levels)) break;
      at = end - 1;
    } else if (sign === COMMA) {
      if (level?.isList === true) level.index += 1;
      else if (level !== undefined) {
        level.awaitsName = true;
        level.name = null;
      }
    } else if (sign === OPEN_OBJECT || sign === OPEN_LIST) {
      if (visitor.open?.(at, levels) === false) break;
      const isList = sign === OPEN_LIST;
      levels.push({ start: at, isList, name: null, index: 0, awaitsName: !isList });
    } else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) {
      const closed = levels.pop();
      if (closed !== undefined && visitor.close?.({ start: closed.start, end: at + 1 }, levels) === false) break;
    } else {
      WORD.lastIndex = at;
      const end = WORD.test(text) ? WORD.lastIndex : at + 1;
      if (!visitor.token('other', at, end, levels)) break;
      at = end - 1;
    }
  }
  return levels;
}

/** The place at an offset of a text. */
export function placeAt(text: string, offset: number): TextPlace {
  let token: TextToken | null = null;
  const visitor: Visitor = {
    token: (kind, start, end) => {
      if (start <= offset && offset <= end) token = { kind, start, end, words: wordsOf(text, kind, start, end) };
      return end < offset;
    },
  };
  const levels = walk(text, visitor, offset);
  return {
    pointer: levels.map((level) => step(keyOf(text, level))).join(''),
    names: namesOf(text, levels, offset),
    token,
  };
}

/** Where the values at some JSON pointers stand, as far as there are any; all are looked for in one go. */
export function spansOf(text: string, pointers: Iterable<string>): ReadonlyMap<string, Span> {
  const wanted = new Set(pointers);
  const around = new Set([...wanted].flatMap((pointer) => prefixes(pointer)));
  const found = new Map<string, Span>();
  // Pointers of the open levels; null where nothing inside is looked for.
  const open: (string | null)[] = [];
  const pointerIn = (levels: readonly Level[]): string | null => {
    const last = levels.at(-1);
    if (last === undefined) return '';
    const outer = open[levels.length - 1];
    return outer === null ? null : outer + step(keyOf(text, last));
  };
  const note = (pointer: string | null, span: Span): boolean => {
    if (pointer !== null && wanted.has(pointer) && !found.has(pointer)) found.set(pointer, span);
    return found.size < wanted.size;
  };
  walk(text, {
    token: (kind, start, end, levels) => kind === 'name' || note(pointerIn(levels), { start, end }),
    open: (_start, levels) => {
      const pointer = pointerIn(levels);
      open[levels.length] = pointer !== null && around.has(pointer) ? pointer : null;
      return true;
    },
    close: (span, levels) => note(pointerIn(levels), span),
  });
  return found;
}

/** Where the value at a pointer stands, or the nearest thing around it that there is. */
export function nearestSpan(text: string, pointer: string): Span {
  const ways = prefixes(pointer).toReversed();
  const spans = spansOf(text, ways);
  const [nearest] = ways.flatMap((way) => spans.get(way) ?? []);
  return nearest ?? { start: 0, end: 0 };
}

/** Properties by which people know an entry: what is said of all of it is marked there. */
const NAMING = ['id', 'unit', 'target'];
/** Those by which they know one that has neither these nor a name before it. */
const ELSE_NAMING = ['case', 'do', 'code'];
/** A list of plain values on one line, such as hexes. */
const PLAIN_LIST = /^\[[^\n{[]*\]$/;

/**
 * What to mark for problems at some JSON pointers: a value that is wrong, also a list of plain ones; of an entry with parts
 * what names it, of others their own name, or their bracket where they have none. What is missing is marked at the thing
 * that lacks it.
 */
export function markSpans(text: string, pointers: Iterable<string>): ReadonlyMap<string, Span> {
  const wanted = [...new Set(pointers)];
  const around = new Set(wanted.flatMap(prefixes));
  const spans = spansOf(
    text,
    [...around].flatMap((way) => [way, ...[...NAMING, ...ELSE_NAMING].map((name) => `${way}/${name}`)]),
  );
  const isWhole = ({ start }: Span): boolean => '{['.includes(text[start] ?? '');
  return new Map(
    wanted.flatMap((pointer) => {
      const way = prefixes(pointer).findLast((one) => spans.has(one)) ?? '';
      const span = spans.get(way);
      if (span === undefined) return [];
      if (!isWhole(span) || PLAIN_LIST.test(text.slice(span.start, span.end))) return [[pointer, span] as const];
      const plainIn = (names: readonly string[]): Span | undefined =>
        names.flatMap((name) => spans.get(`${way}/${name}`) ?? []).find((one) => !isWhole(one));
      const named = plainIn(NAMING) ?? nameSpan(text, span.start) ?? plainIn(ELSE_NAMING);
      return [[pointer, named ?? { start: span.start, end: span.start + 1 }] as const];
    }),
  );
}

/** A name and its colon, just before a value. */
const NAME_BEFORE = /("(?:[^"\\]|\\.)*")\s*:\s*$/;
/** No name is longer than this. */
const LONGEST_NAME = 200;

/** The name of the property whose value begins at an offset; null for what has no name, as in a list. */
export function nameSpan(text: string, valueStart: number): Span | null {
  const from = Math.max(0, valueStart - LONGEST_NAME);
  const found = NAME_BEFORE.exec(text.slice(from, valueStart));
  if (found === null) return null;
  const start = from + found.index;
  return { start, end: start + found[1].length };
}

/** The pointers of everything around a pointer, from the whole text to itself. */
function prefixes(pointer: string): string[] {
  const parts = pointer.split('/').slice(1);
  return ['', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

function namesOf(text: string, levels: readonly Level[], offset: number): string[] {
  return levels.flatMap((level, depth) => {
    const key = keyOf(text, level);
    if (!level.isList || typeof key !== 'number') return key === null ? [] : [String(key)];
    // Just before an entry is at it already.
    ENTRY_NAME.lastIndex = levels[depth + 1]?.start ?? offset;
    return [ENTRY_NAME.exec(text)?.[1] ?? String(key)];
  });
}

function keyOf(text: string, { isList, index, name }: Level): string | number | null {
  if (isList) return index;
  return name === null ? null : wordsOf(text, 'name', name.start, name.end);
}

function step(key: string | number | null): string {
  if (key === null) return '';
  return typeof key === 'number' ? `/${key}` : `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** A string ends behind its quote, or where it was left unfinished at the end of its line. */
function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) return at + 1;
    if (sign === 10) return at;
    if (sign === BACKSLASH) at += 1;
  }
  return text.length;
}

function wordsOf(text: string, kind: TextToken['kind'], start: number, end: number): string {
  const written = text.slice(start, end);
  return kind === 'other' ? written : unquoted(written);
}

function unquoted(written: string): string {
  const inside = written.slice(1, written.length > 1 && written.endsWith('"') ? -1 : undefined);
  if (!inside.includes('\\')) return inside;
  try {
    return JSON.parse(`"${inside}"`) as string;
  } catch {
    return inside;
  }
}
