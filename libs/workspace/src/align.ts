import { equalJson, type JsonValue } from '@hexwright/model';
import { nameOf } from './encode.ts';
import { isObject, ownValue } from './form.ts';

/** Longest lists without names that are compared entry by entry; longer ones only at their ends. */
const MOST_COMPARED = 600;
/** Share of equal properties from which an entry without a partner is taken for a changed one. */
const ALIKE = 0.5;

/**
 * Which entries of two lists are the same: for each entry of `to` the index of its partner in `from`, or -1. Entries are
 * the same by name; those without a name of their own, by content; and what is left, if it stands in the same place
 * and is much alike.
 *
 * @param list the name of the list, by which its entries have names
 */
export function align(from: readonly JsonValue[], to: readonly JsonValue[], list: string): number[] {
  const pairs = new Pairs(from.length, to.length);
  pairNamed(from, to, list, pairs);
  pairEqual(from, to, pairs);
  pairInPlace(from, to, pairs);
  return pairs.partners;
}

/**
 * The same, for entries that both lists have got without knowing of each other: only a name, or the whole content, makes
 * them the same. Two new entries that are merely alike are two.
 */
export function alignAdded(from: readonly JsonValue[], to: readonly JsonValue[], list: string): number[] {
  const pairs = new Pairs(from.length, to.length);
  pairNamed(from, to, list, pairs);
  pairEqual(from, to, pairs);
  return pairs.partners;
}

/** Who has found a partner so far. */
class Pairs {
  readonly partners: number[];
  readonly taken: boolean[];

  constructor(from: number, to: number) {
    this.partners = new Array<number>(to).fill(-1);
    this.taken = new Array<boolean>(from).fill(false);
  }

  add(a: number, b: number): void {
    this.partners[b] = a;
    this.taken[a] = true;
  }
}

function pairNamed(from: readonly JsonValue[], to: readonly JsonValue[], list: string, pairs: Pairs): void {
  const [names, others] = [uniqueNames(from, list), uniqueNames(to, list)];
  for (const [name, b] of others) {
    const a = names.get(name);
    if (a !== undefined) pairs.add(a, b);
  }
}

/** Entries whose name nobody else has, by name. */
function uniqueNames(entries: readonly JsonValue[], list: string): Map<string, number> {
  const names = new Map<string, number>();
  const twice = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const name = nameOf(entry, list);
    if (name === undefined) continue;
    if (names.has(name)) twice.add(name);
    names.set(name, index);
  }
  for (const name of twice) names.delete(name);
  return names;
}

/** Pairs what is left and equal, keeping the order: the longest common sequence of both. */
function pairEqual(from: readonly JsonValue[], to: readonly JsonValue[], pairs: Pairs): void {
  const { partners, taken } = pairs;
  let left = [...from.keys()].filter((a) => !taken[a]);
  let right = [...to.keys()].filter((b) => partners[b] < 0);
  const same = (a: number, b: number): boolean => equalJson(from[a], to[b]);
  let start = 0;
  while (start < Math.min(left.length, right.length) && same(left[start], right[start])) {
    pairs.add(left[start], right[start]);
    start += 1;
  }
  left = left.slice(start);
  right = right.slice(start);
  while (left.length > 0 && right.length > 0 && same(left[left.length - 1], right[right.length - 1])) {
    pairs.add(left[left.length - 1], right[right.length - 1]);
    left.pop();
    right.pop();
  }
  if (left.length > MOST_COMPARED || right.length > MOST_COMPARED) return;
  const lengths = left.map(() => new Int32Array(right.length + 1));
  lengths.push(new Int32Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      lengths[i][j] = same(left[i], right[j])
        ? lengths[i + 1][j + 1] + 1
        : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (same(left[i], right[j])) pairs.add(left[i++], right[j++]);
    else if (lengths[i + 1][j] >= lengths[i][j + 1]) i += 1;
    else j += 1;
  }
}

/** Pairs what is left between the same neighbours, if it is alike: entries that got another name or other words. */
function pairInPlace(from: readonly JsonValue[], to: readonly JsonValue[], pairs: Pairs): void {
  const { partners, taken } = pairs;
  for (let b = 0, last = -1; b < to.length; b++) {
    if (partners[b] >= 0) {
      last = partners[b];
      continue;
    }
    const next = last + 1;
    if (next < from.length && !taken[next] && areAlike(from[next], to[b])) {
      pairs.add(next, b);
      last = next;
    }
  }
}

function areAlike(one: JsonValue, other: JsonValue): boolean {
  // Prose that was reworded; single words and hexes are just other ones.
  if (typeof one === 'string' && typeof other === 'string') return one.includes(' ') && other.includes(' ');
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const equal = [...names].filter((name) => equalJson(ownValue(one, name), ownValue(other, name))).length;
  return equal >= names.size * ALIKE;
}

/** Which of some numbers (-1 left out) can stay where they are while the others move: the longest growing sequence. */
export function staying(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before = new Map<number, number>();
  for (const number of numbers) {
    if (number < 0) continue;
    let place = 0;
    for (let high = ends.length; place < high;) {
      const middle = (place + high) >> 1;
      if (ends[middle] < number) place = middle + 1;
      else high = middle;
    }
    if (place > 0) before.set(number, ends[place - 1]);
    ends[place] = number;
  }
  const stay = new Set<number>();
  for (let number = ends.at(-1); number !== undefined; number = before.get(number)) stay.add(number);
  return stay;
}
