import { FORMAT, formatOfText, newerFormat, problemAt, type JsonValue, type Problem } from '@hexwright/model';
import { nameOf } from '../encode.ts';
import { kindOf, packageOf, pathOf, type FileKey } from '../file-key.ts';
import { isList, isObject, ownValue, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';

/** The path from a file to its schema, for editors. */
export function schemaOf(file: FileKey): string {
  const depth = packageOf(file).split('/').length + pathOf(file).split('/').length;
  return `${'../'.repeat(depth)}schemas/${kindOf(file) ?? ''}.schema.json`;
}

/** A refusal: why an edit cannot be made, and what to do. */
export function refusal(file: FileKey, code: string, message: string, pointer = ''): Problem {
  return problemAt({ package: packageOf(file), file: pathOf(file), pointer }, code, message);
}

/** The problem of a file that is kept as text because it is broken, or in a newer format; null for others. */
export function brokenFile(project: Project, file: FileKey): Problem | null {
  if (project.content(file) !== null) return null;
  const format = formatOfText(project.text(file) ?? '') ?? 0;
  if (format > FORMAT) return newerFormat({ package: packageOf(file), file: pathOf(file) }, format);
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
  const altered = withPart(ownValue(object, name), rest, part, name);
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
