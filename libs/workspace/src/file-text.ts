import { writeCanonical, type FileKind, type JsonValue } from '@hexwright/model';
import { fileForm, isList, isObject, type JsonObject } from './form.ts';

/** Texts of parts that have been written before: the same object in the same place is written the same way. */
const written = new WeakMap<object, { readonly place: string; readonly text: string }>();

const BEFORE = '{\n';
const AFTER = '\n}\n';

/**
 * The canonical text of a file, as `writeCanonical` writes it. Entries of lists that are the same objects as the last
 * time are not written again, so that after a small change this takes a fraction of the time.
 */
export function canonicalText(kind: FileKind, content: JsonObject): string {
  const known = Object.keys(fileForm(kind).properties ?? {}).filter((name) => Object.hasOwn(content, name));
  const unknown = Object.keys(content).filter((name) => !known.includes(name));
  // JavaScript puts names that look like numbers first, and so does the canonical writer.
  const names = Object.keys(Object.fromEntries([...known, ...unknown].map((name) => [name, null])));
  if (names.length === 0) return writeCanonical(kind, content);
  return BEFORE + names.map((name) => section(kind, name, content[name])).join(',\n') + AFTER;
}

/** The lines of one property of a file. */
function section(kind: FileKind, name: string, value: JsonValue): string {
  const place = `${kind}/${name}`;
  if (!isList(value) || value.length === 0 || !value.every(isObject)) {
    return kept(value, place, () => property(kind, name, value));
  }
  const head = `  ${JSON.stringify(name)}: [\n`;
  const tail = '\n  ]';
  const entries = value.map((entry) =>
    kept(entry, `${place}/`, () => property(kind, name, [entry]).slice(head.length, -tail.length)),
  );
  return head + entries.join(',\n') + tail;
}

function property(kind: FileKind, name: string, value: JsonValue): string {
  return writeCanonical(kind, { [name]: value }).slice(BEFORE.length, -AFTER.length);
}

function kept(value: JsonValue, place: string, write: () => string): string {
  if (typeof value !== 'object' || value === null) return write();
  const last = written.get(value);
  if (last?.place === place) return last.text;
  const text = write();
  written.set(value, { place, text });
  return text;
}
