import type { Access, Barred, FolderState, Refused, SaveState } from './connection.ts';

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
export interface Standing {
  readonly tone: 'good' | 'busy' | 'warning' | 'danger';
  /** Stands beside the light. */
  readonly word: string;
  readonly title: string;
  readonly explanation: string;
  /** Whether leaving the page would lose something. */
  readonly wouldLose: boolean;
}

/** Says how things stand: the worst first. */
export function standing({ role, save, barred, folder, refused, pending, copy }: Circumstances): Standing {
  const changes = pending === 1 ? '1 change' : `${pending} changes`;
  const isOnlyHere = pending > 0 && copy !== 'kept';
  if (refused !== null) {
    return {
      tone: 'danger',
      word: 'Not saved',
      title: 'A change was turned away',
      explanation: refused.message,
      wouldLose: isOnlyHere,
    };
  }
  if (barred === 'not-opened' || barred === 'refused') {
    return {
      tone: 'danger',
      word: pending === 0 ? 'Not synced' : `Not synced, ${changes}`,
      title: barred === 'refused' ? 'The server is full' : 'The server cannot open this project',
      explanation: `${SHUT[barred]} You see the copy of this browser; load the page again to try again. ${offline(pending, changes, copy)}`,
      wouldLose: isOnlyHere,
    };
  }
  if (save.is === 'offline') {
    // It closes the connection to anyone who sends what it cannot write.
    const cannotWrite = folder.problems.some(({ code }) => code === 'log.failed');
    return {
      tone: 'danger',
      word: pending === 0 ? 'Offline' : `Offline, ${changes}`,
      title: cannotWrite ? 'The server cannot keep changes now' : 'The server cannot be reached',
      explanation: `${offline(pending, changes, copy)} The connection comes back by itself when the server does.`,
      wouldLose: isOnlyHere,
    };
  }
  if (save.is === 'opening') {
    return {
      tone: 'busy',
      word: 'Opening',
      title: 'Opening',
      explanation: 'The project is on its way.',
      wouldLose: isOnlyHere,
    };
  }
  if (role === 'viewer' || role === 'playtester') {
    return {
      tone: 'warning',
      word: 'Read only',
      title: `You are here as a ${role}`,
      explanation: readOnlyWord(role),
      wouldLose: false,
    };
  }
  const [problem] = folder.problems;
  if (problem !== undefined) {
    return {
      tone: 'warning',
      word: 'Disk problem',
      title: 'Project and folder are out of sync',
      explanation: 'The server keeps every change, but files on the disk are not as they are here.',
      wouldLose: false,
    };
  }
  if (save.is === 'saving') {
    return {
      tone: 'busy',
      word: 'Saving',
      title: 'Saving',
      explanation: `${changes} on the way to the server.`,
      wouldLose: isOnlyHere,
    };
  }
  return {
    tone: 'good',
    word: 'Saved',
    title: 'Everything is saved',
    explanation:
      folder.unsaved.length === 0
        ? 'The server has every change, and the files on the disk are up to date.'
        : 'The server has every change; the files on the disk follow in a moment.',
    wouldLose: false,
  };
}

/** Why a server that can be reached does not let a page in. */
const SHUT = {
  'not-opened':
    'The server runs, but something is wrong with this project. The person who runs the server sees the reason where it was started, and in its log.',
  refused: 'There are too many connections, from here or in all. Close pages of Hexwright that you do not need.',
} as const;

/** Why somebody of a role cannot edit here, and what can be done. */
export function readOnlyWord(role: Access['role']): string {
  const can = role === 'playtester' ? 'read everything and play' : 'read everything';
  return `You are here as a ${role}: you can ${can}, but not edit or comment. An owner of the project can make you an editor.`;
}

/** How things stand where all is saved but texts that cannot be read yet: those are nobody's but this tab's. */
export function withDrafts(standing: Standing, files: readonly string[]): Standing {
  if (standing.tone !== 'good' || files.length === 0) return standing;
  const [names, them] = files.length === 1 ? [files[0], 'it'] : [`${files.length} texts`, 'them'];
  return {
    tone: 'warning',
    word: files.length === 1 ? '1 text not saved' : `${files.length} texts not saved`,
    title: `${names} cannot be read yet`,
    explanation: `Everything else is saved. What you have typed stays in this tab, also when the page is loaded again; closing the tab loses ${them}. Correct ${them}, and ${files.length === 1 ? 'it is' : 'they are'} saved.`,
    wouldLose: false,
  };
}

function offline(pending: number, changes: string, copy: Circumstances['copy']): string {
  if (copy === 'kept') {
    return pending === 0
      ? 'Go on working: changes are kept in this browser.'
      : `${changes} kept in this browser until then; the page can be closed and opened again.`;
  }
  return pending === 0
    ? 'Go on working, but this browser refuses to keep a copy: leave the page open.'
    : `${changes} in this page only, because this browser refuses to keep a copy: leave the page open.`;
}
