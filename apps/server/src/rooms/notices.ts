import type { Role } from '../people/gate.ts';
import type { ProjectState } from './project-room.ts';

/** What the server says to a client besides the document, as JSON in a message without state. */
export type Notice =
  | ({ readonly kind: 'state' } & ProjectState)
  /** Who the client is here, and what they may do; said at the beginning and whenever it changes. */
  | { readonly kind: 'access'; readonly id: string; readonly name: string; readonly role: Role }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/** Why a connection is closed, as the number that its other end gets. */
export const CLOSED = {
  goingAway: 1001,
  malformed: 4400,
  noAccess: 4403,
  anotherEpoch: 4409,
  tooFast: 4429,
  notKept: 4507,
} as const;

/** Ends the handling of a message. Without words of its own, since Hocuspocus prints those. */
export class Refusal extends Error {
  readonly reason: string;
  readonly code: number;

  constructor(reason: string, code: number = CLOSED.malformed) {
    super();
    this.name = 'Refusal';
    this.reason = reason;
    this.code = code;
  }
}

export function tooLarge(bytes: number, most: number): string {
  return `This change is too large to be sent: ${megabytes(bytes)} in one piece, at most ${megabytes(most)}. It is on this device only. Undo it, or export the package and bring it in in parts; then load the page again.`;
}

export function tooFull(most: number): string {
  return `The project is as large as a project may be on this server, ${megabytes(most)}. The change is on this device only. Undo it, remove what is not needed, or ask the person who runs the server to allow more; then load the page again.`;
}

/** What is said of a change that no project may have. It takes another program than the studio to make one. */
export const NOT_ALLOWED = {
  own: 'This change touches what only the server writes in a project, its version or its epoch. It was not taken. Load the page again.',
  deep: 'This change is nested deeper than any file may be, or holds what no file can hold. It was not taken. Undo it, then load the page again.',
  large:
    'This change is larger than any file needs: more than 2 million characters, or 100,000 parts, in one place, 20,000 properties of one file, or 200,000 pieces in all. It was not taken. Undo it, then load the page again.',
  foreign:
    'This change brings something that no project may have: a file of another name than packages have, too many files, or content of another kind. It was not taken. Undo it, then load the page again.',
} as const;

/** What somebody is told whose copy is not of the same past as the document. */
export const OTHER_PAST =
  'What this page has is not of the same past as what the server has, so that the change was not taken. The studio opens the project anew and makes your latest changes there again.';

function megabytes(count: number): string {
  return `${Math.ceil(count / (1024 * 1024))} MB`;
}
