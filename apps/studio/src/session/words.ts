/** What people read about whether their work is kept, for translation. */
import type { Access } from './connection.ts';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** A word beside the light, a title, and what it means. */
interface Said {
  readonly word: string;
  readonly title: string;
  readonly explanation: string;
}

const waiting = (word: string, pending: number): string => (pending === 0 ? word : `${word}, ${changes(pending)}`);

/** What somebody is told whose access has ended. */
export const NO_ACCESS = 'You no longer have access to this project';

export const SAVE_STATUS = {
  turnedAway: (message: string): Said => ({
    word: 'Not saved',
    title: 'A change was turned away',
    explanation: message,
  }),
  /** The server can be reached, and does not let the page in. */
  shut: (why: 'not-opened' | 'refused', pending: number, kept: string): Said => ({
    word: waiting('Not synced', pending),
    title: why === 'refused' ? 'The server is full' : 'The server cannot open this project',
    explanation: `${SHUT[why]} You see the copy of this browser; load the page again to try again. ${kept}`,
  }),
  noAccess: (pending: number): Said => ({
    word: waiting('No access', pending),
    title: NO_ACCESS,
    explanation: 'Ask an owner for a new link. What the server had from you before is in the project.',
  }),
  offline: (cannotWrite: boolean, pending: number, kept: string): Said => ({
    word: waiting('Offline', pending),
    title: cannotWrite ? 'The server cannot keep changes now' : 'The server cannot be reached',
    explanation: `${kept} The connection comes back by itself when the server does.`,
  }),
  opening: { word: 'Opening', title: 'Opening', explanation: 'The project is on its way.' },
  readOnly: (role: Access['role']): Said => ({
    word: 'Read only',
    title: `You are here as a ${role}`,
    explanation: SAVE_STATUS.readOnlyReason(role),
  }),
  readOnlyReason: (role: Access['role']): string => {
    const can = role === 'playtester' ? 'read everything and play' : 'read everything';
    return `You are here as a ${role}: you can ${can}, but not edit or comment. An owner of the project can make you an editor.`;
  },
  disk: {
    word: 'Disk problem',
    title: 'Project and folder are out of sync',
    explanation: 'The server keeps every change, but files on the disk are not as they are here.',
  },
  saving: (pending: number): Said => ({
    word: 'Saving',
    title: 'Saving',
    explanation: `${changes(pending)} on the way to the server.`,
  }),
  saved: (isOnDisk: boolean): Said => ({
    word: 'Saved',
    title: 'Everything is saved',
    explanation: isOnDisk
      ? 'The server has every change, and the files on the disk are up to date.'
      : 'The server has every change; the files on the disk follow in a moment.',
  }),
  drafts: (files: readonly string[]): Said => {
    const isOne = files.length === 1;
    const them = isOne ? 'it' : 'them';
    return {
      word: isOne ? '1 text not saved' : `${files.length} texts not saved`,
      title: `${isOne ? files[0] : `${files.length} texts`} cannot be read yet`,
      explanation: `Everything else is saved. What you have typed stays in this tab, also when the page is loaded again; closing the tab loses ${them}. Correct ${them}, and ${isOne ? 'it is' : 'they are'} saved.`,
    };
  },
  /** Where changes are while the server does not take them. */
  keptHere: (pending: number): string =>
    pending === 0
      ? 'Go on working: changes are kept in this browser.'
      : `${changes(pending)} kept in this browser until then; the page can be closed and opened again.`,
  onlyInPage: (pending: number): string =>
    pending === 0
      ? 'Go on working, but this browser refuses to keep a copy: leave the page open.'
      : `${changes(pending)} in this page only, because this browser refuses to keep a copy: leave the page open.`,
};

/** Why a server that can be reached does not let a page in. */
const SHUT = {
  'not-opened':
    'The server runs, but something is wrong with this project. The person who runs the server sees the reason where it was started, and in its log.',
  refused: 'There are too many connections, from here or in all. Close pages of Hexwright that you do not need.',
} as const;

export const STEPS = {
  undone: 'Undone',
  redone: 'Redone',
  undo: 'Undo',
  nothingToUndo: 'There is nothing of yours to undo.',
  nothingToRedo: 'There is nothing of yours to redo.',
  told: (word: string, title: string, left: number): string =>
    `${word}: ${title}.${left === 0 ? '' : ` ${left} of its places stay: somebody has written there since.`}`,
} as const;

export const SERVER = {
  unreachable: 'The server cannot be reached. Try again when it is back.',
  noVersions: 'The server cannot be reached. Versions are kept there; try again when it is back.',
  failed: 'The server could not do this. Try again.',
  brokenOffline: (file: string): string => `What you wrote in ${file} offline is broken, and could not be taken over.`,
  takenOver:
    'The server has begun anew meanwhile. What you had changed here, and it did not have, was taken over; undo takes it back.',
  madeAnew:
    'The server has begun this project anew, and this browser keeps no copy of your latest changes. Export the package from the gallery, then load the page again.',
} as const;

export const GUEST = (number: number): string => `Guest ${number}`;
/** Who has done what is done here, where nobody else sees it. */
export const YOU = 'You';

/** What somebody has done whose steps bear no names here, and what is there in place of files. */
export const TOUCHED = {
  files: (names: readonly string[]): string => (names.length <= 2 ? names.join(' and ') : `${names.length} files`),
  hexes: (count: number, where: string): string => `${count === 1 ? '1 hex' : `${count} hexes`} of ${where}`,
  item: (name: string, where: string): string => `${name} in ${where}`,
  unreadable: 'a text that cannot be read',
  file: 'a file',
} as const;
