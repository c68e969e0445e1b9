/** Makes a package that shows a fault as small as it can be made, so that a person sees what it is about. */
import type { JsonValue } from '@hexwright/model';
import type { Files } from './package-data.ts';

/** A way into a file: its name, then keys and indices. */
type Way = readonly (string | number)[];

/** How often at most it is asked whether smaller files still fail. */
const TRIES = 300;

/**
 * The smallest files found that still fail: parts are left out, the largest first, as long as `fails` says so.
 *
 * @param goOn asked before each try: false ends it with what was found by then
 */
export function shrink(files: Files, fails: (files: Files) => boolean, goOn: () => boolean = () => true): Files {
  let best = files;
  let tries = 0;
  for (let again = true; again;) {
    again = false;
    for (const way of waysInto(best)) {
      if (tries++ >= TRIES || !goOn()) return best;
      const smaller = without(best, way) as Files;
      if (smaller === best || !fails(smaller)) continue;
      best = smaller;
      again = true;
      break;
    }
  }
  return best;
}

/** All entries of lists and objects, those nearest to the top first, the last of each list first. */
function waysInto(files: Files): readonly Way[] {
  const ways: Way[] = [];
  const open: { way: Way; value: unknown }[] = [{ way: [], value: files }];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { way, value } = next;
    if (typeof value !== 'object' || value === null) continue;
    const keys = Array.isArray(value) ? [...value.keys()].toReversed() : Object.keys(value);
    for (const key of keys) {
      if (way.length > 0) ways.push([...way, key]);
      if (way.length < 5)
        open.push({ way: [...way, key], value: (value as Readonly<Record<string | number, unknown>>)[key] });
    }
  }
  return ways;
}

/** The value without what a way leads to, and a unit that is left out without its place. */
function without(value: unknown, [key, ...rest]: Way): unknown {
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.toSpliced(Number(key), 1)
      : value.with(Number(key), without(value[Number(key)], rest));
  }
  const object = value as Readonly<Record<string, JsonValue>>;
  if (rest.length > 0) return { ...object, [key]: without(object[key], rest) };
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}
