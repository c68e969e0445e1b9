import { plainText } from './plain-text.ts';
import type { JsonValue } from './generated/types.ts';

/** A place in a text. Lines and columns count from 1, the offset from 0 in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** From the first character of something to just behind its last. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** One step of a repair: what an editor does when somebody accepts a {@link Fix}. */
export interface Edit {
  readonly file: string;
  readonly pointer: string;
  readonly op: 'set' | 'remove' | 'add';
  readonly value?: JsonValue;
}

/** A way out of a problem that can be carried out by itself. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly Edit[];
}

/**
 * Something wrong with a package, said to the person who wrote it. The message says what is wrong and, unless a
 * fix does, what to do next.
 */
export interface Problem {
  /** One of `codes.ts`. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** The file, relative to its package (`units.json`), or a path where there is no package. */
  readonly file: string;
  /** The package that the file belongs to. */
  readonly package?: string;
  /** JSON pointer to the value that is wrong; empty for the whole file. */
  readonly pointer: string;
  /** Not that value is wrong, but its name. */
  readonly isName?: true;
  /** Where that is in the text; absent until `locateProblems` has looked for it. */
  readonly range?: Range;
  readonly message: string;
  /** The rule that the problem offends against. */
  readonly case?: string;
  /** The table, by its id, that a row or column is added to where that is the mending. */
  readonly table?: string;
  readonly fixes: readonly Fix[];
}

/** Where a problem is: everything of a {@link Problem} but what is wrong. */
export interface Place {
  readonly package?: string;
  readonly file: string;
  readonly pointer: string;
}

/** Makes an error at a place. Further properties (`case`, `table`, `fixes`, `severity`) as needed. */
export function problemAt(
  place: Place,
  code: string,
  message: string,
  more: Partial<Pick<Problem, 'case' | 'table' | 'fixes' | 'severity' | 'range' | 'isName'>> = {},
): Problem {
  return {
    code,
    severity: more.severity ?? 'error',
    file: place.file,
    ...(place.package === undefined ? {} : { package: place.package }),
    pointer: place.pointer,
    ...(more.isName === undefined ? {} : { isName: more.isName }),
    ...(more.range === undefined ? {} : { range: more.range }),
    message: plainText(message),
    ...(more.case === undefined ? {} : { case: more.case }),
    ...(more.table === undefined ? {} : { table: more.table }),
    fixes: more.fixes ?? [],
  };
}

/** True if any problem is more than a warning. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

/** Why it is not as it should be: the first that is more than a warning. */
export function firstError<Some extends Pick<Problem, 'severity'>>(problems: readonly Some[]): Some | undefined {
  return problems.find(({ severity }) => severity === 'error');
}

/** A JSON pointer of keys and indices, escaped as RFC 6901 says. */
export function pointerOf(...path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The keys of a JSON pointer. */
export function pointerPath(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
