import type { ReadonlyStore, Store } from '@hexwright/board/store';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export { type ReadonlyStore, Store } from '@hexwright/board/store';

/** Something that tells when it changes. */
export interface Watched {
  listen(listener: () => void): () => void;
}

/** Whatever tells when something inside of what a store holds changes, or something else is held. */
export function within<Value>(store: Store<Value>, inside: (value: Value) => readonly Watched[]): Watched {
  return {
    listen(listener) {
      let ends: (() => void)[] = [];
      const watch = (value: Value): void => {
        for (const end of ends) end();
        ends = inside(value).map((one) => one.listen(listener));
      };
      const end = store.listen((value) => {
        watch(value);
        listener();
      });
      watch(store.value);
      return () => {
        for (const one of [...ends, end]) one();
      };
    },
  };
}

/** Tells of a store only when what is taken from its value is another: not every change concerns everybody. */
export function taken<Value>(store: ReadonlyStore<Value>, take: (value: Value) => unknown): Watched {
  return {
    listen(listener) {
      let before = take(store.value);
      return store.listen((value) => {
        const now = take(value);
        if (Object.is(now, before)) return;
        before = now;
        listener();
      });
    },
  };
}

/** Renders an element anew whenever one of some stores changes, for as long as it is on the page. */
class Watch implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #stores: () => readonly Watched[];
  #ends: (() => void)[] = [];

  constructor(host: ReactiveControllerHost, stores: () => readonly Watched[]) {
    this.#host = host;
    this.#stores = stores;
  }

  hostConnected(): void {
    this.#ends = this.#stores().map((store) => store.listen(() => this.#host.requestUpdate()));
  }

  hostDisconnected(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
  }
}

/**
 * Renders an element anew whenever one of some stores changes, for as long as it is on the page.
 *
 * @param stores asked whenever the element comes onto the page: its properties are known then
 */
export function watch(host: ReactiveControllerHost, stores: () => readonly Watched[]): void {
  host.addController(new Watch(host, stores));
}
