import { encodeStateVector, type Doc } from 'yjs';

/** How much clients may send and servers keep. */
export interface Limits {
  /** Bytes of one change; a map of the largest size in one piece has room in it. */
  readonly largestChange: number;
  /** Bytes of a message about where somebody is and what they have selected. */
  readonly largestPresence: number;
  /** Bytes of a document with its log. */
  readonly largestDocument: number;
  /** Messages a second that a connection may send for long; a person who draws sends one for each frame. */
  readonly lastingRate: number;
  /** Messages that may come at once, as after a moment without connection. */
  readonly burst: number;
  /** Bytes that wait for somebody who does not take them. */
  readonly longestQueue: number;
  /** Connections from one address, and in all. */
  readonly connectionsOfOne: number;
  readonly connections: number;
  /** Connections of those who have not said who they are, in all and from one address: beyond, the oldest make way. */
  readonly strangers: number;
  readonly strangersOfOne: number;
  /** Milliseconds that a room stays open when the last has left. */
  readonly emptyFor: number;
}

export const LIMITS: Limits = {
  largestChange: 16 * 1024 * 1024,
  largestPresence: 64 * 1024,
  largestDocument: 256 * 1024 * 1024,
  lastingRate: 300,
  burst: 3000,
  longestQueue: 64 * 1024 * 1024,
  connectionsOfOne: 200,
  connections: 1000,
  strangers: 200,
  strangersOfOne: 50,
  emptyFor: 60_000,
};

/** Whole documents that a connection may ask for at once, and for how many a second for long. */
const ASKS = { burst: 30, lasting: 0.5 } as const;

/** Bytes in which somebody may say what they have, besides what the document has: for many thousand copies of their own. */
const ASK_BYTES = 128 * 1024;

/** Bytes of the longest list of what somebody has of a document: each entry is looked up when they ask for the rest. */
export function longestAsk(document: Doc): number {
  return ASK_BYTES + encodeStateVector(document).byteLength;
}

/** Counts what somebody sends: a burst is no harm, a lasting flood is. */
export class MessageRate {
  readonly #burst: number;
  readonly #lasting: number;
  #left: number;
  #since: number;

  /**
   * @param now milliseconds of any clock that goes on
   * @param lasting how many a second may come for long
   */
  constructor(now: number, { burst, lasting }: { readonly burst: number; readonly lasting: number }) {
    this.#burst = burst;
    this.#lasting = lasting;
    this.#left = burst;
    this.#since = now;
  }

  /** Counts a message. Whether it may still come. */
  allows(now: number): boolean {
    const earned = ((now - this.#since) / 1000) * this.#lasting;
    this.#left = Math.min(this.#burst, this.#left + Math.max(0, earned)) - 1;
    this.#since = now;
    return this.#left >= 0;
  }

  /** The same where what is too much is not done, and costs nothing: else anyone who tries again too soon never may. */
  affords(now: number): boolean {
    const isAllowed = this.allows(now);
    if (!isAllowed) this.#left += 1;
    return isAllowed;
  }
}

/** Counts how often a connection asks for the whole document, which takes more than to ask. */
export function askRate(now: number): MessageRate {
  return new MessageRate(now, ASKS);
}
