import { tokenize, type Token } from './tokens.ts';
import type { Environment, Type } from './types.ts';

export interface Completions {
  /** Where the word under the cursor starts; a chosen label replaces the source from here to the cursor. */
  readonly start: number;
  readonly kind: 'name' | 'field' | 'value';
  /** In the order of the environment, not narrowed to what is already typed. Values come without quotes. */
  readonly labels: readonly string[];
}

/**
 * What may be written at the cursor: names and functions, the fields after a dot, or the values inside an open quote
 * (of the name it is compared with, or of the function parameter it fills). An empty list where nothing is known.
 */
export function namesAt(source: string, offset: number, environment: Environment): Completions {
  const { tokens, openText } = tokenize(source.slice(0, offset));
  let last = tokens.length - 2; // the last one is the end
  if (openText >= 0) {
    const type = typeWanted(tokens, last, environment);
    return { start: openText + 1, kind: 'value', labels: type?.kind === 'enum' ? type.values : [] };
  }
  const word = tokens[last];
  const typing = word?.kind === 'name' && word.end === offset;
  const start = typing ? word.start : offset;
  if (typing) last--;
  if (isSymbol(tokens[last], '.')) {
    const type = typeOfPathEndingAt(tokens, last - 1, environment);
    return { start, kind: 'field', labels: type?.kind === 'record' ? Object.keys(type.fields) : [] };
  }
  return {
    start,
    kind: 'name',
    labels: [...Object.keys(environment.names), ...Object.keys(environment.functions)],
  };
}

/** The type that a text after token `last` would take. */
function typeWanted(tokens: readonly Token[], last: number, environment: Environment): Type | undefined {
  const token = tokens[last];
  if (isSymbol(token, '==') || isSymbol(token, '!=')) return typeOfPathEndingAt(tokens, last - 1, environment);
  let commas = 0;
  let nested = 0;
  for (let index = last; index >= 0; index--) {
    const current = tokens[index];
    if (isSymbol(current, ')') || isSymbol(current, ']')) {
      nested++;
    } else if (isSymbol(current, '(') || isSymbol(current, '[')) {
      if (nested === 0) return typeOfPlace(tokens, index, commas, environment);
      nested--;
    } else if (nested === 0 && isSymbol(current, ',')) {
      commas++;
    }
  }
  return undefined;
}

/** The type wanted in the bracket opened at `open`, after so many commas. */
function typeOfPlace(
  tokens: readonly Token[],
  open: number,
  commas: number,
  environment: Environment,
): Type | undefined {
  const before = tokens[open - 1];
  if (before?.kind !== 'name') return undefined;
  if (isSymbol(tokens[open], '[')) return typeOfPathEndingAt(tokens, open - 2, environment);
  if (!Object.hasOwn(environment.functions, before.name)) return undefined;
  return environment.functions[before.name].parameters[commas];
}

function typeOfPathEndingAt(tokens: readonly Token[], last: number, environment: Environment): Type | undefined {
  let first = last;
  while (first >= 2 && isSymbol(tokens[first - 1], '.')) first -= 2;
  let known: Readonly<Record<string, Type>> = environment.names;
  let type: Type | undefined;
  for (let index = first; index <= last; index += 2) {
    const part = tokens[index];
    if (part?.kind !== 'name' || !Object.hasOwn(known, part.name)) return undefined;
    type = known[part.name];
    known = type.kind === 'record' ? type.fields : {};
  }
  return type;
}

function isSymbol(token: Token | undefined, symbol: string): boolean {
  return token?.kind === 'symbol' && token.symbol === symbol;
}
