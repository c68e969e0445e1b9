import { applyAwarenessUpdate, encodeAwarenessUpdate, type Awareness } from 'y-protocols/awareness';

/** Milliseconds in which movements are told together. */
const TOGETHER = 30;
/** Those who have left that are remembered by the number of what they last said, so that nothing older brings them back. */
const MOST_GONE = 1000;
/** The origin of what comes from other servers; the form is that of Hocuspocus. */
const FROM_BUS = { source: 'redis' } as const;

interface Moved {
  readonly added: readonly number[];
  readonly updated: readonly number[];
  readonly removed: readonly number[];
}

/** Tells other servers where the people of this one are, and takes over where theirs are. */
export class PresenceRelay {
  readonly #awareness: Awareness;
  readonly #publish: (bytes: Uint8Array) => void;
  readonly #moved = new Set<number>();
  /** Those who are on other servers. */
  readonly #others = new Set<number>();
  readonly #gone = new Set<number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(awareness: Awareness, publish: (bytes: Uint8Array) => void) {
    this.#awareness = awareness;
    this.#publish = publish;
    awareness.on('update', this.#notice);
  }

  /** Takes over what another server has told. */
  receive(bytes: Uint8Array): void {
    try {
      applyAwarenessUpdate(this.#awareness, bytes, FROM_BUS);
    } catch {
      // From another version, perhaps; the next movement will do.
    }
  }

  /** Tells where everybody of this server is. */
  tellAll(): void {
    for (const id of this.#awareness.getStates().keys()) if (!this.#others.has(id)) this.#moved.add(id);
    this.#notify();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#awareness.off('update', this.#notice);
  }

  readonly #notice = ({ added, updated, removed }: Moved, origin: unknown): void => {
    const moved = [...added, ...updated, ...removed];
    this.#forget(removed);
    if (origin === FROM_BUS) {
      for (const id of [...added, ...updated]) this.#others.add(id);
      for (const id of removed) this.#others.delete(id);
      return;
    }
    for (const id of moved) {
      // Those who were on another server and are here now; those who fell silent there are removed there too.
      if (removed.includes(id) && this.#others.delete(id)) continue;
      this.#others.delete(id);
      this.#moved.add(id);
    }
    this.#timer ??= setTimeout(() => this.#notify(), TOGETHER);
  };

  /** The protocol keeps a number for everybody who was ever here; somebody could come and go for ever. */
  #forget(removed: readonly number[]): void {
    for (const id of removed) this.#gone.add(id);
    for (const id of this.#gone) {
      if (this.#gone.size <= MOST_GONE) return;
      this.#gone.delete(id);
      if (!this.#awareness.states.has(id)) this.#awareness.meta.delete(id);
    }
  }

  #notify(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const moved = [...this.#moved].filter((id) => this.#awareness.meta.has(id));
    this.#moved.clear();
    if (moved.length > 0) this.#publish(encodeAwarenessUpdate(this.#awareness, moved));
  }
}
