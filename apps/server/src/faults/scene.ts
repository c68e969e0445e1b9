import type { RunningServer } from '../start-server.ts';
import type { Client, Place } from '../testing/place.ts';

/** What an attack is made on, and by whom. */
export interface Scene {
  /** Where the server is, and from where people come to it. */
  readonly place: Place;
  readonly server: RunningServer;
  /** An owner who does nothing but work. */
  readonly honest: Client;
  readonly cookies: {
    readonly owner: string;
    readonly editor: string;
    readonly viewer: string;
    readonly revoked: string;
  };
  /** A number from 0 up to another; the same for the same seed. */
  readonly chance: (below: number) => number;
}

/** An attack. Says what it has got that it should not have; nothing if it came to nothing. */
export interface Attack {
  readonly name: string;
  readonly make: (scene: Scene, size: number) => Promise<string | null>;
}

/** What comes of something that is asked: the answer, or what is said against it. */
export function settle(asked: Promise<unknown>): Promise<unknown> {
  return asked.catch(String);
}
