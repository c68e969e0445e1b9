import { FORMAT, type Problem, equalJson } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { kindOf, type FileKey } from '../file-key.ts';
import type { JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { Reconciler } from '../reconcile.ts';
import type { Writer } from '../writer.ts';
import { brokenFile, schemaOf } from './content.ts';

/** What an edit is about to make of the files of a project. The project itself is not touched. */
export class Draft {
  readonly project: Project;
  readonly #bases = new Map<FileKey, JsonObject>();
  readonly #drafts = new Map<FileKey, JsonObject>();
  readonly #added = new Map<FileKey, string>();
  readonly #removed: FileKey[] = [];

  constructor(project: Project) {
    this.project = project;
  }

  /** The content of a file as the edit leaves it; a file that does not exist is `{}`. */
  content(file: FileKey): JsonObject {
    const drafted = this.#drafts.get(file) ?? this.#bases.get(file);
    if (drafted !== undefined) return drafted;
    const content = this.project.content(file) ?? {};
    this.#bases.set(file, content);
    return content;
  }

  /** Gives a file another content. */
  write(file: FileKey, content: JsonObject): void {
    if (!equalJson(this.content(file), content)) this.#drafts.set(file, content);
  }

  /** Makes a file of a text, whatever it says. It must not be there yet. */
  addText(file: FileKey, text: string): void {
    this.#added.set(file, text);
  }

  /** Takes a file out of its package. */
  remove(file: FileKey): void {
    this.#removed.push(file);
  }

  /** A broken file that stands in the way: one that is written, or, for the sake of the reason, one that was read. */
  broken(isRefused: boolean): Problem | null {
    for (const file of isRefused ? this.#bases.keys() : this.#drafts.keys()) {
      const broken = brokenFile(this.project, file);
      if (broken !== null) return broken;
    }
    return null;
  }

  /** Makes the edit: what others have written elsewhere since it was planned stays. */
  apply(writer: Writer): void {
    for (const file of this.#removed) writer.remove(['', file]);
    for (const [file, text] of this.#added) writer.addFile(file, text);
    for (const [file, draft] of this.#drafts) {
      const kind = kindOf(file);
      if (kind === undefined) continue;
      const isNew = !writer.project.has(file);
      const whole = isNew ? { $schema: schemaOf(file), format: FORMAT, ...draft } : draft;
      // A file that was removed has its content still, for when the removal is undone.
      const root = writer.open(file);
      const base = isNew ? writer.project.decoder.file(root) : (this.#bases.get(file) ?? {});
      new Reconciler(writer, kind).file(file, base, whole);
    }
  }
}

/**
 * Works out an edit: what becomes of the content of files. Only what differs is written.
 *
 * @param work alters the draft, or says why that cannot be done
 */
export function planned(project: Project, title: string, work: (draft: Draft) => Problem | null): Plan {
  const draft = new Draft(project);
  const refused = work(draft);
  return draft.broken(refused !== null) ?? refused ?? { title, apply: (writer) => draft.apply(writer) };
}
