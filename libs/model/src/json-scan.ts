import type { JsonValue } from './generated/types.ts';

/** An object that names one property twice. Offsets are those of the second name, quotes included. */
export interface DuplicateKey {
  readonly pointer: string;
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** What JSON.parse does not tell about a text. */
export interface JsonScan {
  readonly duplicates: readonly DuplicateKey[];
  /** Offset of the bracket that goes below `DEEPEST` levels, or -1. */
  readonly tooDeepAt: number;
}

/** Levels of lists and objects that a package file may nest. */
export const DEEPEST = 64;

/** Names given twice that are told of one text. */
const MOST_DUPLICATES = 20;

/** A list or object that is open at the present place of the scan. */
interface Level {
  /** Keys so far; null for a list. */
  readonly keys: Set<string> | null;
  key: string;
  index: number;
}

const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** What nearly every text has. */
const NOTHING: JsonScan = { duplicates: [], tooDeepAt: -1 };

/**
 * Looks through a text for names given twice in one object and for depth; `value` is what JSON.parse has made of it. Where
 * this has as many properties as the text has names, none was given twice, which is much sooner known than which.
 */
export function scanJson(text: string, value: JsonValue): JsonScan {
  return namesIn(text) === propertiesIn(value, 0) ? NOTHING : scanned(text);
}

/** How many names of properties a text has: strings with a colon behind them. */
function namesIn(text: string): number {
  let names = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    at = stringEnd(text, at);
    while (text.charCodeAt(at) <= SPACE) at += 1;
    if (text.charCodeAt(at) === COLON) names += 1;
  }
  return names;
}

/** How many properties all objects of a value have, `depth` levels within others; NaN where it goes below {@link DEEPEST}. */
function propertiesIn(value: JsonValue, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === DEEPEST) return Number.NaN;
  const parts: readonly JsonValue[] = Object.values(value);
  let count = Array.isArray(value) ? 0 : parts.length;
  for (const part of parts) count += propertiesIn(part, depth + 1);
  return count;
}

function scanned(text: string): JsonScan {
  const duplicates: DuplicateKey[] = [];
  const levels: Level[] = [];
  let level: Level | undefined;
  let expectsKey = false;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = stringEnd(text, at);
        if (expectsKey && level?.keys) {
          const key = readString(text, at, end);
          level.key = key;
          if (level.keys.has(key) && duplicates.length < MOST_DUPLICATES) {
            duplicates.push({ pointer: pointerOfLevels(levels), key, start: at, end });
          }
          level.keys.add(key);
        }
        at = end - 1;
        break;
      }
      case COLON:
        expectsKey = false;
        break;
      case COMMA:
        if (level?.keys) expectsKey = true;
        else if (level) level.index += 1;
        break;
      case OPEN_OBJECT:
      case OPEN_LIST: {
        if (levels.length === DEEPEST) return { duplicates, tooDeepAt: at };
        expectsKey = text.charCodeAt(at) === OPEN_OBJECT;
        level = { keys: expectsKey ? new Set() : null, key: '', index: 0 };
        levels.push(level);
        break;
      }
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        levels.pop();
        level = levels.at(-1);
        expectsKey = false;
        break;
      default:
        break;
    }
  }
  return { duplicates, tooDeepAt: -1 };
}

/** The offset just behind the string that begins at `start`. */
function stringEnd(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote + 1;
}

/** Whether an odd number of backslashes stands before a quote. */
function isEscaped(text: string, quote: number): boolean {
  let first = quote;
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (quote - first) % 2 === 1;
}

function readString(text: string, start: number, end: number): string {
  const inside = text.slice(start + 1, end - 1);
  return inside.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : inside;
}

function pointerOfLevels(levels: readonly Level[]): string {
  return levels
    .map(({ keys, key, index }) => `/${keys === null ? index : key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
