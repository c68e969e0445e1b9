import { problemAt, suggestion, type JsonValue, type Problem } from '@hexwright/model';
import type { Operation, Plan } from '../editor.ts';
import { nameOf } from '../encode.ts';
import { kindOf, packageOf, pathOf, type FileKey } from '../file-key.ts';
import { isList, isObject, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { Reconciler } from '../reconcile.ts';

/** A new content of a file. */
export interface FileEdit {
  readonly file: FileKey;
  /** What becomes of the content; a file that does not exist is `{}`. */
  readonly edit: (content: JsonObject) => JsonObject;
}

/** An edit that is told as what becomes of the content of files; only what differs is written. */
export function contentEdit(title: string, edits: readonly FileEdit[]): Operation {
  return {
    title,
    apply(writer) {
      for (const { file, edit } of edits) {
        const kind = kindOf(file);
        if (kind === undefined) continue;
        const isNew = !writer.project.has(file);
        const content = isNew ? {} : (writer.project.content(file) ?? {});
        const draft = edit(content);
        const whole = isNew && !('$schema' in draft) ? { $schema: schemaOf(file), ...draft } : draft;
        // A file that was removed has its content still, for whoever takes the removal back.
        const root = writer.open(file);
        new Reconciler(writer, kind).file(file, isNew ? writer.project.decoder.file(root) : content, whole);
      }
    },
  };
}

/** The path from a file to its schema, for editors. */
export function schemaOf(file: FileKey): string {
  const depth = packageOf(file).split('/').length + pathOf(file).split('/').length;
  return `${'../'.repeat(depth)}schemas/${kindOf(file) ?? ''}.schema.json`;
}

/** A refusal: why an edit cannot be made, and what to do. */
export function refusal(file: FileKey, code: string, message: string, pointer = ''): Problem {
  return problemAt({ package: packageOf(file), file: pathOf(file), pointer }, code, message);
}

/** The problem of a file that is kept as text because it is broken; null for others. */
export function brokenFile(project: Project, file: FileKey): Problem | null {
  if (!project.isText(file)) return null;
  return refusal(file, 'json.syntax', `${pathOf(file)} is broken. Correct its text first.`);
}

/** A list of a file; empty where there is none. */
export function listOf(content: JsonObject | null | undefined, name: string): readonly JsonObject[] {
  const list = content?.[name];
  return isList(list) ? list.filter(isObject) : [];
}

/** The names of the entries of a list. */
export function namesOf(content: JsonObject | null | undefined, list: string): string[] {
  return listOf(content, list).map((entry) => peopleName(entry, list) ?? '');
}

/** The name under which other files speak of an entry. */
export function peopleName(entry: JsonValue, list: string): string | undefined {
  return nameOf(entry, list === 'hexsides' ? '' : list);
}

/** The content with a list altered. */
export function withList(
  content: JsonObject,
  name: string,
  alter: (entries: readonly JsonValue[]) => readonly JsonValue[],
): JsonObject {
  const list = content[name];
  return { ...content, [name]: alter(isList(list) ? list : []) };
}

/** The content with an entry of a list altered; undefined takes it away. */
export function withEntry(
  content: JsonObject,
  list: string,
  name: string,
  alter: (entry: JsonObject) => JsonObject | undefined,
): JsonObject {
  return withList(content, list, (entries) =>
    entries.flatMap((entry) => {
      if (!isObject(entry) || peopleName(entry, list) !== name) return [entry];
      const altered = alter(entry);
      return altered === undefined ? [] : [altered];
    }),
  );
}

/** The content with an entry at the end of a list. */
export function withAdded(content: JsonObject, list: string, entry: JsonObject): JsonObject {
  return withList(content, list, (entries) => [...entries, entry]);
}

/** A plan for an entry that must be there; a problem if it is not. */
export function planFor(
  project: Project,
  file: FileKey,
  list: string,
  name: string,
  plan: (entry: JsonObject) => Plan,
): Plan {
  const broken = brokenFile(project, file);
  if (broken !== null) return broken;
  const content = project.content(file);
  const entry = listOf(content, list).find((one) => peopleName(one, list) === name);
  if (entry !== undefined) return plan(entry);
  const message = `There is no "${name}" in ${list}.${suggestion(name, namesOf(content, list))}`;
  return refusal(file, 'reference.unknown', message, `/${list}`);
}

/** A value with a part replaced: names of properties and entries lead to it; undefined takes the part away. */
export function withPart(
  value: JsonValue | undefined,
  path: readonly string[],
  part: JsonValue | undefined,
  list = '',
): JsonValue | undefined {
  if (path.length === 0) return part;
  const [name, ...rest] = path;
  if (isList(value)) {
    return value.flatMap((entry) => {
      if (entry !== name && peopleName(entry, list) !== name) return [entry];
      const altered = withPart(entry, rest, part);
      return altered === undefined ? [] : [altered];
    });
  }
  const object = isObject(value) ? value : {};
  const altered = withPart(Object.hasOwn(object, name) ? object[name] : undefined, rest, part, name);
  if (altered !== undefined) return { ...object, [name]: altered };
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}

/** A part of a value; undefined where there is none. */
export function partOf(value: JsonValue | undefined, path: readonly string[], list = ''): JsonValue | undefined {
  if (path.length === 0) return value;
  const [name, ...rest] = path;
  if (isList(value)) {
    const entry = value.find((one) => one === name || peopleName(one, list) === name);
    return partOf(entry, rest);
  }
  return isObject(value) && Object.hasOwn(value, name) ? partOf(value[name], rest, name) : undefined;
}
