import { equalJson, isPackageId, isPackagePath, type Problem } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey, kindOf, packageOf, pathOf, type FileKey } from '../file-key.ts';
import { canonicalText } from '../file-text.ts';
import { isObject, type JsonObject } from '../form.ts';
import { mergeText } from '../merge-text.ts';
import type { Project } from '../project.ts';
import { contentOf } from '../materialise.ts';
import { refusal, schemaOf } from './content.ts';
import { planned, type Draft } from './draft.ts';

/** Copies a package under another id and title, without what was said about it. */
export function duplicatePackage(project: Project, from: string, id: string, title: string): Plan {
  return planned(project, `Duplicate ${titleOf(project, from)} as ${title}`, (draft) => {
    const refused = newPackageRefusal(project, id) ?? existing(project, from);
    const files = project.files(from).filter((file) => kindOf(file) !== 'comments');
    if (refused === null) copyFiles(draft, files, id, { id, title });
    return refused;
  });
}

/** Makes a new package that extends another and changes nothing yet. */
export function deriveVariant(project: Project, from: string, id: string, title: string): Plan {
  return planned(project, `Derive ${title} from ${titleOf(project, from)}`, (draft) => {
    const refused = newPackageRefusal(project, id) ?? existing(project, from);
    if (refused !== null) return refused;
    const kind = project.part(fileKey(from, 'scenario.json'), 'kind') ?? 'battle';
    draft.write(fileKey(id, 'scenario.json'), { id, title, kind, extends: from });
    return null;
  });
}

/** Takes a package away with all its files. Not while others build on it. */
export function removePackage(project: Project, id: string): Plan {
  return planned(project, `Remove ${titleOf(project, id)}`, (draft) => {
    const heirs = packagesExtending(project, id);
    const scenario = fileKey(id, 'scenario.json');
    if (project.files(id).length === 0) return missing(id);
    if (heirs.length > 0) {
      const message = `${heirs.join(', ')} ${heirs.length === 1 ? 'builds' : 'build'} on ${id}. Remove that first, or let it extend another package.`;
      return refusal(scenario, 'extends.missing', message);
    }
    for (const file of project.files(id)) draft.remove(file);
    return null;
  });
}

/** Gives a package another id, wherever it is named: in packages that extend it, and in cases that play it. */
export function renamePackage(project: Project, from: string, id: string): Plan {
  return planned(project, `Change the ID of ${titleOf(project, from)} from ${from} to ${id}`, (draft) => {
    const refused = newPackageRefusal(project, id) ?? existing(project, from);
    if (refused !== null) return refused;
    copyFiles(draft, project.files(from), id, { id });
    for (const file of project.files(from)) draft.remove(file);
    for (const file of packageMentions(project, from)) {
      const field = pathOf(file) === 'scenario.json' ? 'extends' : 'package';
      draft.write(file, { ...draft.content(file), [field]: id });
    }
    return null;
  });
}

/** What a package is called; its id where it has no title. */
function titleOf(project: Project, id: string): string {
  const title = project.part(fileKey(id, 'scenario.json'), 'title');
  return typeof title === 'string' && title !== '' ? title : id;
}

/** The files outside a package that name it and change with its id. For a preview. */
export function packageMentions(project: Project, id: string): FileKey[] {
  return project.files().filter((file) => {
    if (packageOf(file) === id) return false;
    if (pathOf(file) === 'scenario.json') return project.part(file, 'extends') === id;
    return kindOf(file) === 'case' && project.part(file, 'package') === id;
  });
}

/** The packages that extend a package directly, sorted. */
export function packagesExtending(project: Project, id: string): string[] {
  return project.ids().filter((one) => project.part(fileKey(one, 'scenario.json'), 'extends') === id);
}

/** Makes a new file of a text. */
export function addFile(project: Project, file: FileKey, text: string): Plan {
  const refused = nameRefusal(file);
  if (refused !== null) return refused;
  const same = file.toLowerCase();
  if (project.files(packageOf(file)).some((one) => one.toLowerCase() === same))
    return refusal(file, 'id.duplicate', `There is a ${pathOf(file)} already.`);
  const merge = mergeText(project, file, '', text);
  return merge.ok ? { title: `Add ${pathOf(file)}`, apply: (writer) => merge.operation.apply(writer) } : merge.problem;
}

/** Adds a package of texts as one step: path inside the package to text. Texts may be unfinished. */
export function addPackage(project: Project, id: string, files: ReadonlyMap<string, string>): Plan {
  return planned(project, `Add the package ${id}`, (draft) => {
    const keys = [...files.keys()].map((path) => fileKey(id, path));
    const refused = newPackageRefusal(project, id) ?? keys.map(nameRefusal).find((one) => one !== null) ?? null;
    if (refused === null) for (const [path, text] of files) draft.addText(fileKey(id, path), text);
    return refused;
  });
}

/** Why a package can have no file of this name; null if it can. */
function nameRefusal(file: FileKey): Problem | null {
  if (isPackagePath(pathOf(file))) return null;
  const message = `A package can have no file ${pathOf(file)}: besides its own files it may have cases, such as cases/flank.case.json, and notes, such as README.md.`;
  return refusal(file, 'disk.name', message);
}

/** Takes a file out of its package; taking that back brings it back with whatever others wrote in it meanwhile. */
export function removeFile(project: Project, file: FileKey): Plan {
  if (!project.has(file)) return refusal(file, 'file.missing', `There is no ${pathOf(file)} in ${packageOf(file)}.`);
  return { title: `Remove ${pathOf(file)}`, apply: (writer) => writer.remove(['', file]) };
}

/** Why there can be no new package of this id; null if there can. */
export function newPackageRefusal(project: Project, id: string): Problem | null {
  const file = fileKey(id, 'scenario.json');
  if (!isPackageId(id)) {
    const message = `"${id}" cannot be the name of a package: small letters, digits and hyphens, with / between folders.`;
    return refusal(file, 'package.id', message, '/id');
  }
  if (project.files(id).length === 0) return null;
  return refusal(file, 'id.duplicate', `There is a package ${id} already. ${freeId(project, id)} is free.`, '/id');
}

/** An id for a package that is not taken: the one given, or with a number behind it. */
export function freeId(project: Project, id: string): string {
  const ids = new Set(project.ids());
  if (!ids.has(id)) return id;
  const stem = id.replace(/-\d+$/, '');
  for (let number = 2; ; number++) if (!ids.has(`${stem}-${number}`)) return `${stem}-${number}`;
}

function copyFiles(draft: Draft, files: readonly FileKey[], id: string, own: JsonObject): void {
  for (const key of files) {
    const file = fileKey(id, pathOf(key));
    const kind = kindOf(key);
    const content = draft.project.content(key) ?? undefined;
    if (kind === undefined || !isObject(content)) {
      draft.addText(file, draft.project.text(key) ?? '');
      continue;
    }
    const named: JsonObject = content['package'] === packageOf(key) ? { package: id } : {};
    const copy: JsonObject = { ...content, $schema: schemaOf(file), ...(kind === 'scenario' ? own : named) };
    draft.addText(file, equalJson(copy, content) ? (draft.project.text(key) ?? '') : canonicalText(kind, copy));
  }
}

function existing(project: Project, id: string): Problem | null {
  const file = fileKey(id, 'scenario.json');
  const text = project.text(file);
  return text !== undefined && contentOf(file, text) !== null ? null : missing(id);
}

function missing(id: string): Problem {
  return refusal(fileKey(id, 'scenario.json'), 'package.missing', `There is no package ${id} that can be read.`);
}
