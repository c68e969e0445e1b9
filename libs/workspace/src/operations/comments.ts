import { COMMENTS_FILE, itemOfProblem, pointerOf, type Comment, type JsonValue } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey, kindOf, pathOf, type FileKey } from '../file-key.ts';
import { isList, isObject, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { listOf, peopleName, refusal } from './content.ts';
import { planned } from './draft.ts';
import { targetOf } from './targets.ts';

/** What a comment is pinned to, in the package whose comment it is; none of them: the whole package. */
export type Pin = Pick<Comment, 'hex' | 'unit' | 'item'>;

/** Something that is said: who, when (`2026-11-22T10:15:00Z`) and what. The id is one that nobody else gives. */
export interface Saying {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly note: string;
}

/** The comments of a package as they are in the document, the oldest first; none where its file cannot be read. */
export function commentsOf(project: Project, id: string): readonly Comment[] {
  // What is not of this form is a problem of its file, and left out.
  return listOf(project.content(fileOf(id)), 'comments').filter((one): one is JsonObject & Comment =>
    ['id', 'by', 'at', 'note'].every((name) => typeof one[name] === 'string'),
  );
}

/** Pins a comment to a hex, a unit or an item, or says something about the whole package. */
export function addComment(project: Project, id: string, pin: Pin, { note, ...saying }: Saying): Plan {
  return planned(project, `Comment on ${pinWords(pin)}`, (draft) => {
    const file = fileOf(id);
    if (project.files(id).length === 0) return refusal(file, 'package.missing', `There is no package ${id}.`);
    const words = note.trim();
    if (words === '') return refusal(file, 'schema.missing', 'Write something first.', '/comments');
    const content = draft.content(file);
    const comments = listOf(content, 'comments');
    // The list of answers is there from the start: two people who begin it at once would each begin another one.
    draft.write(file, { ...content, comments: [...comments, { ...saying, ...pin, note: words, replies: [] }] });
    return null;
  });
}

/** Answers a comment. */
export function replyTo(project: Project, id: string, comment: string, { note, ...saying }: Saying): Plan {
  return altered(project, id, comment, 'Answer a comment', (found) => {
    const words = note.trim();
    return words === '' ? found : { ...found, replies: [...listOf(found, 'replies'), { ...saying, note: words }] };
  });
}

/** Resolves a comment; null reopens it. */
export function resolveComment(
  project: Project,
  id: string,
  comment: string,
  resolved: { readonly by: string; readonly at: string } | null,
): Plan {
  return altered(project, id, comment, resolved === null ? 'Reopen a comment' : 'Resolve a comment', (found) => {
    const { resolved: _, ...rest } = found;
    return resolved === null ? rest : { ...rest, resolved: { ...resolved } };
  });
}

/** Takes a comment with its answers away, or one answer. */
export function removeComment(project: Project, id: string, comment: string, reply?: string): Plan {
  return altered(project, id, comment, 'Remove a comment', (found) => {
    if (reply === undefined) return null;
    return { ...found, replies: listOf(found, 'replies').filter((one) => one['id'] !== reply) };
  });
}

/** What a comment about the value at a JSON pointer is pinned to: the item by its name, so that it outlives edits around it. */
export function pinAt(project: Project, file: FileKey, pointer: string): Pin {
  const kind = kindOf(file);
  if (kind === undefined || kind === 'case' || kind === 'comments' || pointer === '') return {};
  return { item: itemOfProblem({ file: pathOf(file), pointer }, project.content(file)) };
}

/** Where the item stands that a comment of a package is pinned to; null where it is gone, or inherited. */
export function placeOfItem(project: Project, id: string, item: string): { file: FileKey; pointer: string } | null {
  const [root, ...rest] = item.split('/');
  const own = project.files(id).filter((file) => kindOf(file) !== 'case' && kindOf(file) !== 'comments');
  const named = root === 'map' ? 'map.json' : targetOf(item)?.file;
  const names = root === 'map' ? rest : [root, ...rest];
  for (const file of named === undefined ? own : [fileKey(id, named)]) {
    const path = pathTo(project.content(file) ?? undefined, names);
    if (path !== null) return { file, pointer: pointerOf(...path) };
  }
  return null;
}

function pathTo(value: JsonValue | undefined, names: readonly string[], list = ''): (string | number)[] | null {
  if (names.length === 0) return [];
  const [name, ...rest] = names;
  if (isList(value)) {
    const named = value.findIndex((entry) => peopleName(entry, list) === name);
    const index = named >= 0 ? named : /^\d+$/.test(name) && Number(name) < value.length ? Number(name) : -1;
    const path = index < 0 ? null : pathTo(value[index], rest);
    return path === null ? null : [index, ...path];
  }
  if (!isObject(value) || !Object.hasOwn(value, name)) return null;
  const path = pathTo(value[name], rest, name);
  return path === null ? null : [name, ...path];
}

function altered(
  project: Project,
  id: string,
  comment: string,
  title: string,
  alter: (comment: JsonObject) => JsonObject | null,
): Plan {
  return planned(project, title, (draft) => {
    const file = fileOf(id);
    const content = draft.content(file);
    const comments = listOf(content, 'comments');
    if (!comments.some((one) => one['id'] === comment)) {
      return refusal(file, 'reference.unknown', 'The comment is gone: somebody has removed it meanwhile.', '/comments');
    }
    const left = comments.flatMap((one) => (one['id'] === comment ? (alter(one) ?? []) : [one]));
    draft.write(file, { ...content, comments: left });
    return null;
  });
}

function pinWords({ hex, unit, item }: Pin): string {
  return hex === undefined ? (unit ?? item ?? 'the package') : `hex ${hex}`;
}

function fileOf(id: string): string {
  return fileKey(id, COMMENTS_FILE);
}
