import { identicalJson, readJson, shapes, writeCanonical, type JsonValue, type Problem } from '@hexwright/model';
import { kindOf, mergeText, type FileKey, type JsonObject } from '@hexwright/workspace';
import type { PackageMirror } from '../package-mirror.ts';

/** What does a draft change in the text it began with? */
export interface TextMergeQuestion {
  readonly file: FileKey;
  readonly base: string;
  readonly draft: string;
}

/** `canonical` is the draft in its canonical form; null where it has that already. */
export type TextMergeAnswer =
  /** The draft cannot be read, and stays with its writer. */
  | { readonly is: 'broken'; readonly problem: Problem }
  /** It says the same in other words. */
  | { readonly is: 'same'; readonly canonical: string | null }
  /** `base` and `draft` for `mergeText`: of a file only those properties that differ, for the page to read little. */
  | { readonly is: 'edit'; readonly base: string; readonly draft: string; readonly canonical: string | null };

/** Reads base and draft here, so that the page need not. */
export function textMerge(mirror: PackageMirror, { file, base, draft }: TextMergeQuestion): TextMergeAnswer {
  const kind = kindOf(file);
  const merge = mergeText(mirror.project, file, base, draft);
  if (!merge.ok) return { is: 'broken', problem: merge.problem };
  const [from, to] = [objectOf(base), objectOf(draft)];
  if (kind === undefined || to === null) return { is: base === draft ? 'same' : 'edit', base, draft, canonical: null };
  const written = writeCanonical(kind, to);
  const canonical = written === draft ? null : written;
  if (from === null || mirror.project.isText(file)) return { is: 'edit', base, draft, canonical };
  const known = Object.keys((shapes[`${kind}.schema.json`]['properties'] ?? {}) as JsonObject);
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const changed = names.filter((name) => !identicalJson(from[name], to[name]));
  if (changed.length === 0) return { is: 'same', canonical };
  // The order of properties that the format does not know is told by all of them together.
  if (names.some((name) => !known.includes(name))) return { is: 'edit', base, draft, canonical };
  // Rows of a map are read by its codes.
  const needed = changed.includes('terrain') ? [...changed, 'terrainCodes'] : changed;
  const [less, more] = [{ ...from }, { ...to }];
  for (const name of changed) {
    const entries = changedEntries(name, from[name], to[name]);
    if (entries !== null) [less[name], more[name]] = entries;
  }
  return { is: 'edit', base: only(less, needed), draft: only(more, needed), canonical };
}

/** A text as a JSON object; null where it is none. */
function objectOf(text: string): JsonObject | null {
  const reading = readJson(text);
  const isObject = reading.ok && typeof reading.value === 'object' && reading.value !== null;
  return isObject && !Array.isArray(reading.value) ? (reading.value as JsonObject) : null;
}

function only(content: JsonObject, names: readonly string[]): string {
  const kept = names.flatMap((name): [string, JsonValue][] =>
    Object.hasOwn(content, name) ? [[name, content[name]]] : [],
  );
  return JSON.stringify(Object.fromEntries(kept));
}

/**
 * Of two lists with the same entries in the same order, by their ids, those entries that differ: to merge these comes to
 * the same as to merge the lists. null where it would not.
 */
function changedEntries(
  name: string,
  from: JsonValue | undefined,
  to: JsonValue | undefined,
): readonly [JsonValue, JsonValue] | null {
  // Hexsides are the same by where they lie.
  if (name === 'hexsides' || !Array.isArray(from) || !Array.isArray(to) || from.length !== to.length) return null;
  const [before, after] = [from as readonly JsonValue[], to as readonly JsonValue[]];
  const ids = after.map(idOf);
  const areSame = ids.every((id, index) => id !== undefined && id === idOf(before[index]));
  if (!areSame || new Set(ids).size < ids.length) return null;
  const differs = after.map((entry, index) => !identicalJson(entry, before[index]));
  return [before.filter((_, index) => differs[index]), after.filter((_, index) => differs[index])];
}

function idOf(entry: JsonValue): string | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
  const { id } = entry as JsonObject;
  return typeof id === 'string' ? id : undefined;
}
