import { isPackageId } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey, packageOf, pathOf, type FileKey } from '../file-key.ts';
import { isObject, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { contentOf } from '../wake.ts';
import { mergeText } from '../merge-text.ts';
import { contentEdit, refusal, schemaOf } from './content.ts';

/** Copies a whole package under another id and title. */
export function duplicatePackage(project: Project, from: string, id: string, title: string): Plan {
  const refused = newPackage(project, id) ?? existing(project, from);
  if (refused !== null) return refused;
  const edits = project.files(from).flatMap((key) => {
    const content = project.content(key);
    if (!isObject(content ?? undefined)) return [];
    const file = fileKey(id, pathOf(key));
    const own: JsonObject = pathOf(key) === 'scenario.json' ? { id, title } : {};
    const edit = (): JsonObject => ({ ...content, $schema: schemaOf(file), ...own });
    return [{ file, edit }];
  });
  return contentEdit(`Duplicate ${from} as ${id}`, edits);
}

/** Makes a new package that extends another and changes nothing yet. */
export function deriveVariant(project: Project, from: string, id: string, title: string): Plan {
  const refused = newPackage(project, id) ?? existing(project, from);
  if (refused !== null) return refused;
  const kind = project.part(fileKey(from, 'scenario.json'), 'kind') ?? 'battle';
  const edit = (): JsonObject => ({ id, title, kind, extends: from });
  return contentEdit(`Derive ${id} from ${from}`, [{ file: fileKey(id, 'scenario.json'), edit }]);
}

/** Makes a new file of a text. */
export function addFile(project: Project, file: FileKey, text: string): Plan {
  if (project.has(file)) return refusal(file, 'id.duplicate', `There is a ${pathOf(file)} already.`);
  const merge = mergeText(project, file, '', text);
  return merge.ok ? { title: `Add ${pathOf(file)}`, apply: (writer) => merge.operation.apply(writer) } : merge.problem;
}

/** Takes a file out of its package; taking that back brings it back with whatever others wrote in it meanwhile. */
export function removeFile(project: Project, file: FileKey): Plan {
  if (!project.has(file)) return refusal(file, 'file.missing', `There is no ${pathOf(file)} in ${packageOf(file)}.`);
  return { title: `Remove ${pathOf(file)}`, apply: (writer) => writer.remove(['', file]) };
}

function newPackage(project: Project, id: string): ReturnType<typeof refusal> | null {
  const file = fileKey(id, 'scenario.json');
  if (!isPackageId(id)) {
    const message = `"${id}" cannot be the name of a package: small letters, digits and hyphens, with / between folders.`;
    return refusal(file, 'package.id', message, '/id');
  }
  return project.files(id).length > 0 ? refusal(file, 'id.duplicate', `There is a package ${id} already.`) : null;
}

function existing(project: Project, id: string): ReturnType<typeof refusal> | null {
  const file = fileKey(id, 'scenario.json');
  const text = project.text(file);
  if (text !== undefined && contentOf(file, text) !== null) return null;
  return refusal(file, 'package.missing', `There is no package ${id} that can be read.`);
}
