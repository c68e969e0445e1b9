import type { ExpressionProblem, Span } from './syntax.ts';

/** The longest expression that is read at all, in UTF-16 units: a hostile package cannot make us chew on more. */
export const MAXIMUM_LENGTH = 4000;

const TWO_CHARACTER_SYMBOLS = ['&&', '||', '==', '!=', '<=', '>='] as const;
const ONE_CHARACTER_SYMBOLS = ['+', '-', '*', '/', '%', '<', '>', '!', '?', ':', '(', ')', '[', ']', ',', '.'] as const;

export type TokenSymbol = (typeof TWO_CHARACTER_SYMBOLS)[number] | (typeof ONE_CHARACTER_SYMBOLS)[number];

export type Token =
  | (Span & { readonly kind: 'integer'; readonly digits: string })
  | (Span & { readonly kind: 'text'; readonly value: string })
  | (Span & { readonly kind: 'name'; readonly name: string })
  | (Span & { readonly kind: 'symbol'; readonly symbol: TokenSymbol })
  | (Span & { readonly kind: 'end' });

export interface Tokens {
  /** All tokens up to the end of the source, or up to the first problem. The last one has the kind `end`. */
  readonly tokens: readonly Token[];
  readonly problem: ExpressionProblem | null;
  /** Start of a quoted text that never closes (the person is still typing it), else -1. */
  readonly openText: number;
}

/** Characters people write out of habit from elsewhere, and what this language has instead. */
const HABITS: Readonly<Record<string, string>> = {
  '=': "To compare, write '=='.",
  '&': "For 'and', write '&&'.",
  '|': "For 'or', write '||'.",
  '≠': "Write '!='.",
  '≤': "Write '<='.",
  '≥': "Write '>='.",
  '“': 'Use straight quotes: "…".',
  '”': 'Use straight quotes: "…".',
};

const isDigit = (character: string): boolean => character >= '0' && character <= '9';
const isNameStart = (character: string): boolean =>
  (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') || character === '_';
const isNamePart = (character: string): boolean => isNameStart(character) || isDigit(character);
const isSpace = (character: string): boolean =>
  character === ' ' || character === '\t' || character === '\n' || character === '\r';

/** Cuts a source into tokens. Never throws; stops at the first thing that is no token. */
export function tokenize(source: string): Tokens {
  const tokens: Token[] = [];
  let offset = 0;

  const stop = (message: string, start: number, end: number, openText = -1): Tokens => {
    tokens.push({ kind: 'end', start, end: start });
    return { tokens, problem: { message, start, end }, openText };
  };

  if (source.length > MAXIMUM_LENGTH) {
    return stop(
      `This expression is ${source.length} characters long; ${MAXIMUM_LENGTH} is the most. Split it into several rules.`,
      0,
      source.length,
    );
  }

  while (offset < source.length) {
    const start = offset;
    const character = source[offset];

    if (isSpace(character)) {
      offset++;
    } else if (isDigit(character)) {
      offset = skip(source, offset, isDigit);
      if (offset < source.length && isNameStart(source[offset])) {
        const end = skip(source, offset, isNamePart);
        return stop(`'${source.slice(start, end)}' is not a whole number.`, start, end);
      }
      if (source[offset] === '.' && offset + 1 < source.length && isDigit(source[offset + 1])) {
        const end = skip(source, offset + 1, isDigit);
        return stop(`'${source.slice(start, end)}' has a fraction; numbers here are whole.`, start, end);
      }
      tokens.push({ kind: 'integer', digits: source.slice(start, offset), start, end: offset });
    } else if (isNameStart(character)) {
      offset = skip(source, offset, isNamePart);
      tokens.push({ kind: 'name', name: source.slice(start, offset), start, end: offset });
    } else if (character === '"' || character === "'") {
      const text = readText(source, start);
      if (!text.ok) return stop(text.message, text.start, text.end, text.open ? start : -1);
      offset = text.end;
      tokens.push({ kind: 'text', value: text.value, start, end: offset });
    } else {
      const symbol = symbolAt(source, offset);
      if (symbol === undefined) {
        const shown = String.fromCodePoint(source.codePointAt(offset) ?? 0);
        const advice = HABITS[shown] ?? 'Take it out.';
        return stop(`'${shown}' means nothing here. ${advice}`, start, start + shown.length);
      }
      offset += symbol.length;
      tokens.push({ kind: 'symbol', symbol, start, end: offset });
    }
  }
  tokens.push({ kind: 'end', start: source.length, end: source.length });
  return { tokens, problem: null, openText: -1 };
}

function skip(source: string, from: number, belongs: (character: string) => boolean): number {
  let offset = from;
  while (offset < source.length && belongs(source[offset])) offset++;
  return offset;
}

function symbolAt(source: string, offset: number): TokenSymbol | undefined {
  return (
    TWO_CHARACTER_SYMBOLS.find((symbol) => source.startsWith(symbol, offset)) ??
    ONE_CHARACTER_SYMBOLS.find((symbol) => symbol === source[offset])
  );
}

type TextResult =
  | { readonly ok: true; readonly value: string; readonly end: number }
  | {
      readonly ok: false;
      readonly message: string;
      readonly start: number;
      readonly end: number;
      readonly open: boolean;
    };

function readText(source: string, start: number): TextResult {
  const quote = source[start];
  let value = '';
  let offset = start + 1;
  while (offset < source.length) {
    const character = source[offset];
    if (character === quote) return { ok: true, value, end: offset + 1 };
    if (character === '\n' || character === '\r') break;
    if (character === '\\') {
      const escaped = source[offset + 1];
      if (escaped !== '"' && escaped !== "'" && escaped !== '\\') {
        const message = "After '\\' in a text only a quote or another '\\' may stand.";
        return { ok: false, message, start: offset, end: Math.min(offset + 2, source.length), open: false };
      }
      value += escaped;
      offset += 2;
    } else {
      value += character;
      offset++;
    }
  }
  return { ok: false, message: `This text is never closed. Add ${quote} after it.`, start, end: offset, open: true };
}
