import type { JsonValue } from './generated/types.ts';

/**
 * The value `next` with every part taken from `previous` that is equal there, so that what has not changed is also
 * the same object. Lists are compared from both ends, so that an entry put in or taken out leaves the others as
 * they are.
 */
export function shareEqualParts<Value extends JsonValue>(previous: JsonValue | undefined, next: Value): Value {
  return shared(previous, next) as Value;
}

/** An object of JSON. */
type Fields = { readonly [name: string]: JsonValue };

function shared(previous: JsonValue | undefined, next: JsonValue): JsonValue {
  if (previous === next || typeof previous !== 'object' || previous === null) return next;
  if (typeof next !== 'object' || next === null) return next;
  if (isList(next)) return isList(previous) ? sharedList(previous, next) : next;
  return isList(previous) ? next : sharedObject(previous, next);
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function sharedList(previous: readonly JsonValue[], next: readonly JsonValue[]): JsonValue {
  const result = new Array<JsonValue>(next.length);
  const length = Math.min(previous.length, next.length);
  let front = 0;
  while (front < length) {
    result[front] = shared(previous[front], next[front]);
    if (result[front] !== previous[front]) break;
    front += 1;
  }
  if (front === previous.length && front === next.length) return previous;
  for (let back = 1; back <= next.length - front; back++) {
    const old = back <= previous.length - front ? previous[previous.length - back] : undefined;
    result[next.length - back] = shared(old, next[next.length - back]);
  }
  return result;
}

function sharedObject(previous: Fields, next: Fields): JsonValue {
  const names = Object.keys(next);
  const oldNames = Object.keys(previous);
  // Most objects are as they were: nothing is made for those.
  for (let index = 0; index < names.length; index++) {
    const name = names[index];
    // Order counts: it is the order in which people read, and it decides ties.
    if (name !== oldNames[index]) return withParts(previous, next, names, index, []);
    const value = shared(previous[name], next[name]);
    if (value !== previous[name]) return withParts(previous, next, names, index, [value]);
  }
  if (names.length === oldNames.length) return previous;
  return Object.fromEntries(names.map((name) => [name, previous[name]]));
}

/** An object of which the first `same` values are as they were, and the next are `known` already. */
function withParts(
  previous: Fields,
  next: Fields,
  names: readonly string[],
  same: number,
  known: readonly JsonValue[],
): JsonValue {
  const part = (name: string, index: number): JsonValue => {
    if (index < same) return previous[name];
    return known[index - same] ?? shared(Object.hasOwn(previous, name) ? previous[name] : undefined, next[name]);
  };
  return Object.fromEntries(names.map((name, index) => [name, part(name, index)]));
}
