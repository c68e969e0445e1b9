// Patterns of the codes on counters: {armour:P=plate|M=mail}-{movement:4|6|8}[-{morale:A-E}]
import { problemAt, type Problem } from '@hexwright/model';

/** What a field of a code can say: how it is printed, and the value that stands for it in a package. */
export interface Choice {
  readonly printed: string;
  readonly value: string | number;
}

/** A part of a pattern, in the order in which it is printed. */
export type PatternPart =
  | { readonly kind: 'literal'; readonly text: string }
  /** What is printed in a place without a name, '', is read and not kept. */
  | { readonly kind: 'field'; readonly name: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'optional'; readonly parts: readonly PatternPart[] };

/** How the codes of one kind of counter are printed. */
export interface Pattern {
  readonly source: string;
  readonly parts: readonly PatternPart[];
}

/** A pattern, or what is wrong with its text. */
export type PatternReading =
  | { readonly ok: true; readonly pattern: Pattern }
  | { readonly ok: false; readonly problem: Problem };

/** The numbers that `int` stands for: what fits on a counter. */
const LARGEST_INT = 99;
/** A range wider than this is a slip of the pen. */
const WIDEST_RANGE = 1000;

class PatternError extends Error {
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/**
 * Reads a pattern. Between braces stand a name and what may be printed there: words and numbers with `|` between them,
 * each with `=value` where the package says it otherwise; ranges of capitals or numbers (`A-E`, `0-9`); `int` for 0 to 99.
 * What stands in square brackets may be missing; what is read and not kept has no name, as in `{:2-12}`. Everything else is
 * printed as it stands.
 */
export function parsePattern(source: string): PatternReading {
  try {
    const reader = new Reader(source);
    const parts = reader.parts('');
    const names = fieldsOf(parts).map(({ name }) => name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw new PatternError(source.lastIndexOf(`{${twice}`), `"${twice}" stands in it twice`);
    if (parts.length === 0) throw new PatternError(0, 'it is empty');
    return { ok: true, pattern: { source, parts } };
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    const message = `The pattern "${source}" cannot be read: ${error.message} (character ${error.at + 1}). Write, for example, {movement:4|6|8}-{morale:A-E}.`;
    return { ok: false, problem: problemAt({ file: '', pointer: '' }, 'pattern.syntax', message) };
  }
}

/** A field of a pattern, and whether it may be missing. */
export interface Field {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly isOptional: boolean;
}

/** The fields of a pattern that have a name, in the order in which they are printed. */
export function fieldsOf(parts: readonly PatternPart[]): Field[] {
  return parts.flatMap((part): Field[] => {
    switch (part.kind) {
      case 'literal':
        return [];
      case 'field':
        return part.name === '' ? [] : [{ name: part.name, choices: part.choices, isOptional: false }];
      case 'optional':
        return fieldsOf(part.parts).map((field) => ({ ...field, isOptional: true }));
    }
  });
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Parts up to the sign that closes them; up to the end where that is empty. */
  parts(close: '' | ']'): PatternPart[] {
    const parts: PatternPart[] = [];
    for (;;) {
      const sign = this.#source[this.#at] ?? '';
      if (sign === '' || sign === ']') {
        if (sign !== close)
          throw new PatternError(this.#at, sign === '' ? 'a [ is never closed' : 'a ] closes nothing');
        this.#at += 1;
        return parts;
      }
      parts.push(this.#part(sign));
    }
  }

  #part(sign: string): PatternPart {
    if (sign === '{') return this.#field();
    if (sign === '[') {
      this.#at += 1;
      return { kind: 'optional', parts: this.parts(']') };
    }
    const [text] = /^[^{}[\]]+/.exec(this.#source.slice(this.#at)) ?? [];
    if (text === undefined) throw new PatternError(this.#at, 'a } closes nothing');
    this.#at += text.length;
    return { kind: 'literal', text };
  }

  #field(): PatternPart {
    const match = /^\{([A-Za-z][A-Za-z0-9]*)?:([^{}]+)\}/.exec(this.#source.slice(this.#at));
    if (match === null) throw new PatternError(this.#at, 'a field is a name, a colon and what may be printed there');
    const [all, name = '', list] = match;
    const choices = list.split('|').flatMap((item) => this.#choices(item.trim()));
    const twice = choices.find(({ printed }, index) => choices.findIndex((one) => one.printed === printed) !== index);
    if (twice !== undefined) throw new PatternError(this.#at, `"${name}" has "${twice.printed}" twice`);
    this.#at += all.length;
    return { kind: 'field', name, choices };
  }

  #choices(item: string): Choice[] {
    if (item === '') throw new PatternError(this.#at, 'between two | stands nothing');
    if (item === 'int') return numbers(0, LARGEST_INT);
    const range = /^(\d+)-(\d+)$/.exec(item);
    if (range !== null) {
      const [from, to] = [Number(range[1]), Number(range[2])];
      if (to < from || to - from >= WIDEST_RANGE) throw new PatternError(this.#at, `"${item}" is no range of numbers`);
      return numbers(from, to);
    }
    const letters = /^([A-Z])-([A-Z])$/.exec(item);
    if (letters !== null) {
      const [from, to] = [letters[1].charCodeAt(0), letters[2].charCodeAt(0)];
      if (to < from) throw new PatternError(this.#at, `"${item}" is no range of letters`);
      return numbers(from, to).map(({ value }) => plain(String.fromCharCode(value)));
    }
    const cut = item.indexOf('=');
    if (cut < 0) return [plain(item)];
    const [printed, value] = [item.slice(0, cut).trim(), item.slice(cut + 1).trim()];
    if (printed === '' || value === '')
      throw new PatternError(this.#at, `"${item}" lacks what is printed or its value`);
    return [{ printed, value: plain(value).value }];
  }
}

function numbers(from: number, to: number): { readonly printed: string; readonly value: number }[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ printed: String(from + index), value: from + index }));
}

function plain(printed: string): Choice {
  return { printed, value: /^-?\d{1,9}$/.test(printed) ? Number(printed) : printed };
}
