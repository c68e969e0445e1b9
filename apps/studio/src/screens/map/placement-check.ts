import type { Counter } from '@hexwright/board';
import { rightHalf } from '@hexwright/hex';
import { Store } from '../../parts/store.ts';
import type { MapContext } from './map-context.ts';
import { stanceOf } from './tool-effects.ts';
import type { PlacementAnswer } from '../../compile-service/questions/placement.ts';

/** What the compiler has against a place where a counter is held. */
export interface Objection {
  readonly hexes: readonly number[];
  readonly problems: PlacementAnswer;
}

/** Asks, while a counter is held over the map, whether it may be set up there. */
export class PlacementCheck {
  /** What there is to be said of the place it is held over; null for nothing. */
  readonly objection = new Store<Objection | null>(null);
  readonly #context: MapContext;
  #held: Counter | null = null;
  #isAsking = false;

  constructor(context: MapContext) {
    this.#context = context;
  }

  /** The counter in hand as it would stand now; null if there is none. */
  over(counter: Counter | null): void {
    const before = this.#held;
    this.#held = counter;
    if (counter === null) this.objection.value = null;
    else if (
      before?.id !== counter.id ||
      before.place !== counter.place ||
      before.across !== counter.across ||
      before.facing !== counter.facing
    ) {
      void this.#ask();
    }
  }

  /** One question at a time; when the answer is there, the counter may be elsewhere already. */
  async #ask(): Promise<void> {
    const held = this.#held;
    const { place } = this.#context.scene;
    if (this.#isAsking || held === null || place === null) return;
    const { grid, numbering } = place;
    const { place: hex, across } = held;
    const { hexes: _, ...facing } = stanceOf(this.#context.scene, held);
    const right = across === null || hex < 0 ? -1 : rightHalf(grid, hex, across);
    if (hex < 0 || (across !== null && right < 0)) {
      this.objection.value = null;
      return;
    }
    const hexes = [hex, ...(right < 0 ? [] : [right])];
    const at = {
      hexes: hexes.map((one) => numbering.label(one)),
      ...facing,
    };
    this.#isAsking = true;
    try {
      const { compileService } = this.#context.session;
      const problems = await compileService.ask('placement', { package: this.#context.id, unit: held.id, ...at });
      if (this.#held === held) this.objection.value = problems.length === 0 ? null : { hexes, problems };
    } catch {
      this.objection.value = null;
    }
    this.#isAsking = false;
    if (this.#held !== held) await this.#ask();
  }
}
