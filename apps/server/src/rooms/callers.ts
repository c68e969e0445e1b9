/** The sockets of a server, and how many of whom there may be. */
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { payerOf } from '../people/charges.ts';
import type { Access } from '../people/gate.ts';
import type { Limits } from './message-limits.ts';

/** Milliseconds that somebody may be connected without being let in anywhere. */
const STRANGERS_TIME = 10_000;
/** Bytes that somebody may send before they are let in anywhere; a page says little more than who it is. */
export const STRANGERS_BYTES = 1024 * 1024;

/** Of all places, and of those of one address: what guests may have, guests of one link, and one person. */
const SHARES = { guests: 0.5, link: 0.25, person: 0.05 } as const;

/** A socket, as far as the server knows whose it is. */
interface Caller {
  readonly id: string;
  readonly socket: Duplex;
  /** The address it comes from. */
  readonly address: string;
  /** When it came. */
  readonly since: number;
  /** Who it is; null before it has been let in anywhere. */
  access: Access | null;
  /** Bytes of what it has sent that have been dealt with. */
  taken: number;
}

type CallerLimits = Pick<Limits, 'connections' | 'connectionsOfOne' | 'strangers' | 'strangersOfOne'>;

/**
 * Those who are connected. Strangers, who have not said who they are, have places of their own, and of these the oldest
 * make way: a page says who it is at once. Half of all places are for those who have an account.
 */
export class Callers {
  readonly #limits: CallerLimits;
  /** By id. */
  readonly #callers = new Map<string, Caller>();

  constructor(limits: CallerLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#callers.size;
  }

  get sockets(): readonly Duplex[] {
    return [...this.#callers.values()].map(({ socket }) => socket);
  }

  /** Somebody comes; where there is no room for more strangers, another makes way, one of the address most come from. */
  come(id: string, socket: Duplex, address: string, now: number): void {
    const strangers = [...this.#callers.values()].filter(({ access }) => access === null);
    const groups = Map.groupBy(strangers, (caller) => caller.address);
    const ofOne = groups.get(address) ?? [];
    const [busiest = []] = [...groups.values()].toSorted((a, b) => b.length - a.length);
    if (ofOne.length >= this.#limits.strangersOfOne) this.#dismiss(ofOne[0]);
    else if (strangers.length >= this.#limits.strangers) this.#dismiss(busiest[0]);
    this.#callers.set(id, { id, socket, address, since: now, access: null, taken: 0 });
    socket.once('close', () => this.#callers.delete(id));
  }

  /** Somebody has said who they are. Where there is no room for more of theirs, their socket ends. @returns whether there is */
  know(id: string | null, access: Access): boolean {
    const caller = this.#callers.get(id ?? '');
    if (caller === undefined || caller.access !== null) return true;
    const isRoom = this.#isRoomFor(caller, access);
    if (isRoom) caller.access = access;
    else this.#dismiss(caller);
    return isRoom;
  }

  /** Something that came over a socket is being dealt with. */
  took(id: string, bytes: number): void {
    const caller = this.#callers.get(id);
    if (caller !== undefined) caller.taken += bytes;
  }

  /**
   * Those for whom too much is kept that has not been dealt with, as also the beginning of a message that never ends: of
   * each who sends more than so many bytes over all sockets together, those sockets with most of it.
   */
  hoarders(most: number): readonly Duplex[] {
    const payers = Map.groupBy(this.#callers.values(), ({ id, access }) =>
      // On a machine of one's own everybody is the same person.
      access === null || access.session === null ? id : payerOf(access),
    );
    return [...payers.values()].flatMap((ofOne) => {
      let sum = ofOne.reduce((all, caller) => all + keptFor(caller), 0);
      const gone: Duplex[] = [];
      for (const caller of ofOne.toSorted((a, b) => keptFor(b) - keptFor(a))) {
        if (sum <= most) break;
        sum -= keptFor(caller);
        gone.push(caller.socket);
      }
      return gone;
    });
  }

  /** Those who have sent too much, or have been here too long, without having been let in. */
  overdue(now: number): readonly Duplex[] {
    return [...this.#callers.values()].flatMap(({ socket, since, access }) => {
      const isTalkative = socket instanceof Socket && socket.bytesRead > STRANGERS_BYTES;
      return access === null && (isTalkative || now - since > STRANGERS_TIME) ? [socket] : [];
    });
  }

  #isRoomFor({ address }: Caller, access: Access): boolean {
    const { connections, connectionsOfOne } = this.#limits;
    const all = [...this.#callers.values()].flatMap((one) =>
      one.access === null ? [] : [{ ...one, access: one.access }],
    );
    const ofAddress = all.filter((one) => one.address === address);
    if (all.length >= connections || ofAddress.length >= connectionsOfOne) return false;
    // On a machine of one's own everybody is the same person.
    if (access.session === null) return true;
    const isTheirs = (one: { readonly access: Access }): boolean => payerOf(one.access) === payerOf(access);
    const isGuest = (one: { readonly access: Access }): boolean => one.access.link !== null;
    if (!isGuest({ access })) return all.filter(isTheirs).length < connections * SHARES.person;
    return (
      all.filter(isTheirs).length < connections * SHARES.link &&
      all.filter(isGuest).length < connections * SHARES.guests &&
      ofAddress.filter(isGuest).length < connectionsOfOne * SHARES.guests
    );
  }

  #dismiss(caller: Caller): void {
    this.#callers.delete(caller.id);
    caller.socket.destroy();
  }
}

/** Bytes that a socket has brought and nobody has dealt with. */
function keptFor({ socket, taken }: Caller): number {
  return socket instanceof Socket ? socket.bytesRead - taken : 0;
}
