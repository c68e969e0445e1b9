import { isPlainJson } from '@hexwright/model';
import type { Access, Role, Visitor } from '../people/gate.ts';

/** Somebody who is connected to a room, as the server has found them to be; that may change while they are there. */
export interface Member {
  readonly project: string;
  /** The same object for all that comes over one connection. */
  readonly connection: object;
  readonly visitor: Visitor;
  readonly role: Role;
  /** The share link by which they are here; null for anyone who has an account. */
  readonly link: string | null;
  /** Says something to this connection only. */
  send(message: object): void;
  /** Calls somebody when the connection ends. */
  onLeave(left: () => void): void;
}

/** Whom something is said to: everybody who fits all that is named. */
export interface Audience {
  /** Ids of visitors. */
  readonly visitors?: readonly string[];
  readonly roles?: readonly Role[];
}

/** Hears what members of a room say on its channel. Whether they may, it decides by the member, never by the message. */
export type ChannelListener = (message: Readonly<Record<string, unknown>>, from: Member) => void | Promise<void>;

/** Whether something is meant for somebody. */
export function isFor(audience: Audience, { visitor, role }: Access): boolean {
  return (
    (audience.visitors === undefined || audience.visitors.includes(visitor.id)) &&
    (audience.roles === undefined || audience.roles.includes(role))
  );
}

/**
 * What a client says on a channel: a JSON object, nested no deeper than a file, that names the channel as its `kind`. null
 * if it is none.
 */
export function readSaid(words: string): (Readonly<Record<string, unknown>> & { readonly kind: string }) | null {
  try {
    const said: unknown = JSON.parse(words);
    const isMessage = typeof said === 'object' && said !== null && 'kind' in said && typeof said.kind === 'string';
    return isMessage && isPlainJson(said)
      ? (said as Readonly<Record<string, unknown>> & { readonly kind: string })
      : null;
  } catch {
    return null;
  }
}
