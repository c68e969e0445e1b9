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
  return `The project is as large as a project may be on this server, ${megabytes(most)}. The change is on this device only. Undo it, remove what is not needed, or have whoever runs the server allow more; then load the page again.`;
}

function megabytes(count: number): string {
  return `${Math.ceil(count / (1024 * 1024))} MB`;
}
