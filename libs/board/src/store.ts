/** A store as those have it who may only watch it. */
export type ReadonlyStore<Value> = Readonly<Pick<Store<Value>, 'value' | 'listen'>>;

/** A value that others can watch. */
export class Store<Value> {
  #value: Value;
  readonly #listeners = new Set<(value: Value) => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  get value(): Value {
    return this.#value;
  }

  /** Tells the listeners, unless it is the value already held. */
  set value(value: Value) {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener(value);
  }

  /** Calls somebody after every change; the result ends that. */
  listen(listener: (value: Value) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
