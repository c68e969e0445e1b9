import { DEEPEST } from './json-scan.ts';

/**
 * Whether a value that came from somebody else is JSON, and nested no deeper than a file may be: what follows may go into
 * it again and again. Nothing here does, so that no value is too deep to be asked about. Properties that are `undefined`,
 * which JSON leaves out, are let be.
 *
 * @param deepest levels of lists and objects that it may have
 */
export function isPlainJson(value: unknown, deepest: number = DEEPEST): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const inside: unknown[] = [];
    for (const one of level) {
      if (typeof one !== 'object') {
        if (!isScalar(one)) return false;
      } else if (one !== null) {
        if (depth === deepest || !isPlain(one)) return false;
        for (const part of Object.values(one)) inside.push(part);
      }
    }
    level = inside;
  }
  return true;
}

/** How much one value may hold. */
export interface ValueBounds {
  /** Lists, objects, and what is in them, in all. */
  readonly parts: number;
  /** Characters of its texts and names in all. */
  readonly characters: number;
}

/** Whether a value holds more than it may: stops as soon as that is known, and goes into nothing by recursion. */
export function holdsMoreThan(value: unknown, { parts, characters }: ValueBounds): boolean {
  let letters = 0;
  const found: unknown[] = [value];
  for (let at = 0; at < found.length; at++) {
    const one = found[at];
    if (typeof one === 'string') letters += one.length;
    else if (typeof one === 'object' && one !== null) {
      const inside = Array.isArray(one) ? one : Object.entries(one).flat();
      if (found.length + inside.length > parts) return true;
      for (const part of inside) found.push(part);
    }
    if (letters > characters) return true;
  }
  return false;
}

function isScalar(value: unknown): boolean {
  return typeof value === 'number' ? Number.isFinite(value) : /^(?:string|boolean|undefined)$/.test(typeof value);
}

function isPlain(value: object): boolean {
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype;
}
