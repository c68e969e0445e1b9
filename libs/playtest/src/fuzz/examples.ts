/** Case files that nobody has thought through: those of a battle with values altered, taken away or torn. */
import { caseSources, type CaseSource, type JsonValue, type PackageChain } from '@hexwright/model';
import type { Chooser } from './chooser.ts';

/** Values that stand nowhere to good purpose. */
const JUNK: readonly JsonValue[] = [null, true, -1, 0, 7, 0.5, 1e12, '', 'E0000', '0101', [], {}, [[]], 'constructor'];

/**
 * So many case files of a chain of packages, each altered: for the last package of the chain as a rule, else for the one
 * that they come to lie in.
 */
export function makeExamples(choose: Chooser, chain: PackageChain, count: number): ReadonlyMap<string, string> {
  const sources = chain.flatMap((source) => caseSources(source));
  const over = chain[chain.length - 1].id;
  const made = new Map<string, string>();
  if (sources.length === 0) return made;
  for (let index = 0; index < count; index++) {
    made.set(`cases/strange-${index}.case.json`, altered(choose, choose.one(sources), over));
  }
  return made;
}

function altered(choose: Chooser, { text }: CaseSource, over: string): string {
  let content = JSON.parse(text) as JsonValue;
  if (choose.chance(85)) content = { ...(content as Record<string, JsonValue>), package: over };
  for (let more = choose.between(1, 2); more > 0; more--) content = alter(choose, content, content);
  const written = JSON.stringify(content);
  return choose.chance(4) ? torn(choose, written) : written;
}

/** The value with something in it altered; values that stand elsewhere in the file come in too. */
function alter(choose: Chooser, value: JsonValue, file: JsonValue): JsonValue {
  const entries = entriesOf(value);
  if (entries.length === 0 || choose.chance(2)) return otherFor(choose, value, file);
  const [key, inner] = choose.one(entries);
  if (choose.chance(4)) return put(value, key, undefined);
  if (Array.isArray(value) && choose.chance(6)) return [...(value as readonly JsonValue[]), inner];
  if (!Array.isArray(value) && choose.chance(1)) return put(value, `${key}x`, inner);
  return put(value, key, alter(choose, inner, file));
}

function otherFor(choose: Chooser, value: JsonValue, file: JsonValue): JsonValue {
  if (typeof value === 'number' && choose.chance(80)) return value + choose.between(-3, 3);
  const others = valuesIn(file).filter((other) => typeof other === typeof value);
  return choose.chance(85) && others.length > 0 ? choose.one(others) : choose.one(JUNK);
}

function entriesOf(value: JsonValue): readonly (readonly [string, JsonValue])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value as Record<string, JsonValue>) : [];
}

function valuesIn(value: JsonValue): readonly JsonValue[] {
  return [value, ...entriesOf(value).flatMap(([, inner]) => valuesIn(inner))];
}

/** The list or object with another value at a key, or without it. */
function put(value: JsonValue, key: string, inner: JsonValue | undefined): JsonValue {
  if (Array.isArray(value)) {
    const list = value as readonly JsonValue[];
    return inner === undefined ? list.toSpliced(Number(key), 1) : list.with(Number(key), inner);
  }
  const { [key]: _, ...rest } = value as Record<string, JsonValue>;
  return inner === undefined ? rest : { ...rest, [key]: inner };
}

/** A text that was cut off, or in which one character is another. */
function torn(choose: Chooser, text: string): string {
  const at = choose.between(0, text.length - 1);
  if (choose.chance(50)) return text.slice(0, at);
  return text.slice(0, at) + choose.one(['{', '}', '[', ']', '"', ',', ':', 'x', '0']) + text.slice(at + 1);
}
