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

function isScalar(value: unknown): boolean {
  return typeof value === 'number' ? Number.isFinite(value) : /^(?:string|boolean|undefined)$/.test(typeof value);
}

function isPlain(value: object): boolean {
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype;
}
