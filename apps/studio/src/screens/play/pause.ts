import { type ReadonlyStore, Store } from '../../parts/store.ts';

/** Whether computer players wait. */
export class Pause {
  readonly #isOn = new Store(false);
  /** It ends by itself once a person has decided something. */
  #isHeld = false;

  get isOn(): ReadonlyStore<boolean> {
    return this.#isOn;
  }

  /** They wait, so that somebody can look, until a person has decided something or lets them go on. */
  hold(): void {
    if (this.isOn.value) return;
    this.#isOn.value = true;
    this.#isHeld = true;
  }

  /** A person has decided something. */
  release(): void {
    if (this.#isHeld) this.set(false);
  }

  /** They wait until they are let go on, or go on. */
  set(isOn: boolean): void {
    this.#isHeld = false;
    this.#isOn.value = isOn;
  }
}
