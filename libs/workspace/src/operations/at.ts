import { pointerPath, type Edit, type Fix, type JsonValue, type Problem } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey, pathOf, type FileKey } from '../file-key.ts';
import { isList, isObject, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { refusal } from './content.ts';
import { planned, type Draft } from './draft.ts';

/** Edits of any value of any file, told by JSON pointers. Nothing is asked about what the value means. */

/** Gives the value at a JSON pointer of a file another value; objects on the way that are missing are made. */
export function setAt(project: Project, file: FileKey, pointer: string, value: JsonValue, title?: string): Plan {
  return planned(project, title ?? `Set ${words(pointer)} in ${pathOf(file)}`, (draft) =>
    put(draft, file, pointer, { op: 'set', value }),
  );
}

/** Takes the value at a JSON pointer away: a property, or an entry of a list. */
export function removeAt(project: Project, file: FileKey, pointer: string, title?: string): Plan {
  return planned(project, title ?? `Remove ${words(pointer)} from ${pathOf(file)}`, (draft) =>
    put(draft, file, pointer, { op: 'remove' }),
  );
}

/** Puts an entry into the list at a JSON pointer, in front of the entry `index`; at the end where none is given. */
export function insertAt(
  project: Project,
  file: FileKey,
  list: string,
  value: JsonValue,
  index?: number,
  title?: string,
): Plan {
  return planned(project, title ?? `Add to ${words(list)} in ${pathOf(file)}`, (draft) =>
    put(draft, file, `${list}/${index ?? '-'}`, { op: 'add', value }),
  );
}

/** Carries out the way out of a problem. */
export function applyFix(project: Project, id: string, fix: Fix): Plan {
  return planned(project, fix.title, (draft) => {
    for (const edit of fix.edits) {
      const refused = put(draft, fileKey(id, edit.file), edit.pointer, edit);
      if (refused !== null) return refused;
    }
    return null;
  });
}

function put(draft: Draft, file: FileKey, pointer: string, edit: Pick<Edit, 'op' | 'value'>): Problem | null {
  const content = draft.content(file);
  const path = pointerPath(pointer);
  const value = edit.op === 'remove' ? undefined : edit.value;
  const altered = path.length === 0 ? value : altering(content, path, value, edit.op === 'add');
  if (altered === null || !isObject(altered)) return nothingThere(file, pointer);
  draft.write(file, altered);
  return null;
}

/** The value with another one at the end of a path; null where the path leads nowhere. */
function altering(
  around: JsonValue | undefined,
  [key, ...rest]: readonly string[],
  value: JsonValue | undefined,
  isAdded: boolean,
): JsonValue | null {
  if (isList(around)) {
    const index = key === '-' ? around.length : Number(key);
    const isPlace = Number.isInteger(index) && index >= 0 && index <= around.length;
    // Only a new entry stands behind the last one.
    const isBehind = index === around.length && (value === undefined || rest.length > 0);
    if (!isPlace || isBehind) return null;
    if (rest.length === 0) {
      const added = value === undefined ? [] : [value];
      return around.toSpliced(index, isAdded ? 0 : 1, ...added);
    }
    const entry = altering(around[index], rest, value, isAdded);
    return entry === null ? null : around.with(index, entry);
  }
  if (around !== undefined && !isObject(around)) return null;
  const object: JsonObject = around ?? {};
  const former = Object.hasOwn(object, key) ? object[key] : undefined;
  if (rest.length > 0) {
    const part = altering(former ?? (rest[0] === '-' ? [] : undefined), rest, value, isAdded);
    return part === null ? null : { ...object, [key]: part };
  }
  if (value !== undefined) return { ...object, [key]: value };
  return former === undefined ? null : Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}

function nothingThere(file: FileKey, pointer: string): Problem {
  const message = `There is no ${words(pointer)} in ${pathOf(file)}. It may have been removed meanwhile; look again.`;
  return refusal(file, 'reference.unknown', message, pointer);
}

function words(pointer: string): string {
  return pointer === '' ? 'the content' : pointerPath(pointer).join(' ');
}
