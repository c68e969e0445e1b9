import { pointerOf, pointerPath } from '@hexwright/model';
import {
  chainOf,
  definitionAt,
  definitionOf,
  fileKey,
  findReferences,
  type Definition,
  type FileKey,
  type NamedList,
  type Reference,
} from '@hexwright/workspace';
import { spansOf } from '../../screens/text/json-place.ts';
import type { PackageMirror } from '../package-mirror.ts';
import { textOf } from './text-view.ts';

/** What is called by the name at a place, and where else is it spoken of? */
export interface TextNamesQuestion {
  /** The package that is worked on: the file may be that of a base of it. */
  readonly package: string;
  readonly file: FileKey;
  /** JSON pointer of the value, or of the property whose name it is. */
  readonly pointer: string;
  /** The word between quotes under the cursor inside a formula; null outside of formulas. */
  readonly word: string | null;
  /** Whether places that speak of it are wanted. */
  readonly references: boolean;
}

/** A place that names something, with the line it stands in. */
export interface NamedPlace {
  readonly file: FileKey;
  readonly pointer: string;
  /** Line of the file, counted from 1. */
  readonly line: number;
  readonly excerpt: string;
  /** False inside a formula, where the same word may mean something else. */
  readonly isCertain: boolean;
}

export interface TextNamesAnswer {
  /** What can be renamed; null where it is no such name. */
  readonly item: Definition | null;
  /** Where to go. */
  readonly definition: { readonly file: FileKey; readonly pointer: string } | null;
  readonly references: readonly NamedPlace[];
}

/** Longest piece of a line that is shown. */
const EXCERPT = 160;

/** Looks up the name at a place. */
export function textNames(mirror: PackageMirror, question: TextNamesQuestion): TextNamesAnswer {
  const { file, pointer, references } = question;
  const item = definitionAt(mirror.project, file, pointer) ?? wordInFormula(mirror, question);
  const found = item !== null && references ? findReferences(mirror.project, item.package, item.list, item.name) : [];
  return { item, definition: item ?? otherPlace(mirror, question), references: placed(mirror, found) };
}

/** Words between quotes in formulas are those of vocabularies and other lists. */
function wordInFormula(mirror: PackageMirror, { package: id, word }: TextNamesQuestion): Definition | null {
  if (word === null) return null;
  const words = (mirror.linked(id)?.vocabularies ?? []).map((one): NamedList => `words/${one.id}`);
  const lists: NamedList[] = ['units', 'sides', 'terrains', ...words];
  return lists.flatMap((list) => definitionOf(mirror.project, id, { list, name: word }) ?? []).at(0) ?? null;
}

/** What is no item that can be renamed, yet stands somewhere: rule cases, bases, targets of changes. */
function otherPlace(
  mirror: PackageMirror,
  { package: id, file, pointer }: TextNamesQuestion,
): TextNamesAnswer['definition'] {
  const { project } = mirror;
  const keys = pointerPath(pointer);
  const value = project.part(file, ...keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
  if (typeof value !== 'string') return null;
  switch (keys.at(-1)) {
    case 'extends':
    case 'package':
      return project.has(fileKey(value, 'scenario.json'))
        ? { file: fileKey(value, 'scenario.json'), pointer: '' }
        : null;
    case 'case':
      return caseOf(mirror, id, value);
    case 'target': {
      const place = mirror.linked(id)?.origins.chain(value)[0];
      return place === undefined ? null : { file: fileKey(place.package, place.file), pointer: place.pointer };
    }
    default:
      return null;
  }
}

/** Where the contents of the rules tell of a case. */
function caseOf(mirror: PackageMirror, id: string, cited: string): TextNamesAnswer['definition'] {
  for (const one of chainOf(mirror.project, id).toReversed()) {
    const file = fileKey(one, 'rules.json');
    const contents = mirror.project.part(file, 'contents');
    if (!Array.isArray(contents)) continue;
    const index = contents.findIndex((entry: { readonly case?: string }) => entry.case === cited);
    if (index >= 0) return { file, pointer: pointerOf('contents', index) };
  }
  return null;
}

function placed(mirror: PackageMirror, found: readonly Reference[]): NamedPlace[] {
  const byFile = Map.groupBy(found, ({ file }) => file);
  return [...byFile].flatMap(([file, places]) => {
    const text = textOf(mirror, file) ?? '';
    const spans = spansOf(
      text,
      places.map(({ pointer }) => pointer),
    );
    return places.map(({ pointer, isCertain }) => {
      const offset = spans.get(pointer)?.start ?? 0;
      const start = text.lastIndexOf('\n', offset - 1) + 1;
      const end = text.indexOf('\n', offset);
      const excerpt = text.slice(start, end < 0 ? undefined : end).trim();
      const line = text.slice(0, start).split('\n').length;
      return { file, pointer, line, isCertain, excerpt: around(excerpt, offset - start) };
    });
  });
}

/** The part of a long line that says something. */
function around(line: string, offset: number): string {
  if (line.length <= EXCERPT) return line;
  const start = Math.max(0, Math.min(offset - EXCERPT / 2, line.length - EXCERPT));
  return `${start > 0 ? '… ' : ''}${line.slice(start, start + EXCERPT)}`;
}
