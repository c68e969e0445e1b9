import { carryOver, epochOf, Project, type Editor } from '@hexwright/workspace';
import { isSetAside, type KeptDocuments, type OfflineCopy } from '@hexwright/workspace/offline';
import * as Y from 'yjs';
import type { Connection } from './connection.ts';

/** How long the server has to say which document it has, before what this browser keeps is shown, in milliseconds. */
const WAIT = 2000;

/** What a project is opened from. */
export interface Opening {
  readonly id: string;
  readonly project: Project;
  readonly editor: Editor;
  readonly connection: Connection;
  readonly copy: OfflineCopy;
}

/** What opening has come to. */
export interface Opened {
  /** The step with which edits from an earlier document of the server were taken over; null if there were none. */
  readonly carried: string | null;
  /** Texts that could not be taken over. */
  readonly left: readonly { readonly file: string; readonly text: string }[];
}

/**
 * Brings together what this browser keeps and what the server has; resolves when there is something to work on. Where the
 * server's document was made anew meanwhile, edits that it has not got are taken over into the new one.
 */
export async function openProject(opening: Opening): Promise<Opened> {
  const { project, connection, copy } = opening;
  const [kept, epoch] = await Promise.all([copy.load(), serverEpoch(opening.id)]);
  const newest = kept.at(-1);
  const isUsable = newest !== undefined && !isSetAside(kept) && (epoch === null || epoch === newest.epoch);
  if (isUsable) {
    Y.applyUpdate(project.doc, Y.encodeStateAsUpdate(newest.doc));
    copy.follow(project.doc, newest.epoch, false);
    connection.start();
    return { carried: null, left: [] };
  }
  connection.start();
  await connection.ready;
  copy.follow(project.doc, epochOf(project), true);
  return takeOver(opening, kept);
}

/** Makes edits from earlier documents in the present one. */
async function takeOver({ project, editor, copy }: Opening, kept: KeptDocuments): Promise<Opened> {
  let carried: string | null = null;
  const left: { file: string; text: string }[] = [];
  for (const old of kept) {
    if (old.epoch === epochOf(project)) continue;
    if (old.unacknowledged > 0) {
      const over = carryOver(new Project(old.doc), new Project(old.base), project);
      if (over.operation !== null) {
        editor.do(over.operation);
        carried = over.operation.title;
      }
      left.push(...over.left);
    }
    await copy.forget(old.epoch);
  }
  return { carried, left };
}

/** The epoch of the server's document; null if it does not say so soon. */
async function serverEpoch(id: string): Promise<number | null> {
  try {
    const address = `/api/projects/${encodeURIComponent(id)}/state`;
    const response = await fetch(address, { signal: AbortSignal.timeout(WAIT) });
    const state: unknown = response.ok ? await response.json() : null;
    const isState = typeof state === 'object' && state !== null && 'epoch' in state;
    return isState && typeof state.epoch === 'number' ? state.epoch : null;
  } catch {
    return null;
  }
}
