import type { Access, Barred, FolderState, Refused, SaveState } from './connection.ts';
import { SAVE_STATUS } from './words.ts';

/** What is known about whether work is kept. */
export interface Circumstances {
  /** What one is here; null until the server has said it. */
  readonly role: Access['role'] | null;
  readonly save: SaveState;
  /** Why the server does not let this page in; null where it does. */
  readonly barred: Barred | null;
  readonly folder: FolderState;
  readonly refused: Refused | null;
  /** Steps made here that the server has not confirmed. */
  readonly pending: number;
  /** Whether a copy of everything is kept in this browser; 'asking' until that is known. */
  readonly copy: 'kept' | 'refused' | 'asking';
}

/** Whether work is kept, in words. */
export interface SaveStatus {
  readonly tone: 'good' | 'busy' | 'warning' | 'danger';
  /** Stands beside the light. */
  readonly word: string;
  readonly title: string;
  readonly explanation: string;
  /** Whether leaving the page would lose something. */
  readonly wouldLose: boolean;
}

/** Says how things stand: the worst first. */
export function saveStatus({ role, save, barred, folder, refused, pending, copy }: Circumstances): SaveStatus {
  const wouldLose = pending > 0 && copy !== 'kept';
  const kept = copy === 'kept' ? SAVE_STATUS.keptHere(pending) : SAVE_STATUS.onlyInPage(pending);
  if (refused !== null) return { tone: 'danger', ...SAVE_STATUS.turnedAway(refused.message), wouldLose };
  if (barred === 'no-access') return { tone: 'danger', ...SAVE_STATUS.noAccess(pending), wouldLose };
  if (barred === 'not-opened' || barred === 'refused') {
    return { tone: 'danger', ...SAVE_STATUS.shut(barred, pending, kept), wouldLose };
  }
  if (save.is === 'offline') {
    // It closes the connection to anyone who sends what it cannot write.
    const cannotWrite = folder.problems.some(({ code }) => code === 'log.failed');
    return { tone: 'danger', ...SAVE_STATUS.offline(cannotWrite, pending, kept), wouldLose };
  }
  if (save.is === 'opening') return { tone: 'busy', ...SAVE_STATUS.opening, wouldLose };
  if (role === 'viewer' || role === 'playtester') {
    return { tone: 'warning', ...SAVE_STATUS.readOnly(role), wouldLose: false };
  }
  if (folder.problems.length > 0) return { tone: 'warning', ...SAVE_STATUS.disk, wouldLose: false };
  if (save.is === 'saving') return { tone: 'busy', ...SAVE_STATUS.saving(pending), wouldLose };
  return { tone: 'good', ...SAVE_STATUS.saved(folder.unsaved.length === 0), wouldLose: false };
}

/** How things stand where all is saved but texts that cannot be read yet: those are nobody's but this tab's. */
export function withDrafts(saveStatus: SaveStatus, files: readonly string[]): SaveStatus {
  if (saveStatus.tone !== 'good' || files.length === 0) return saveStatus;
  return { tone: 'warning', ...SAVE_STATUS.drafts(files), wouldLose: false };
}
