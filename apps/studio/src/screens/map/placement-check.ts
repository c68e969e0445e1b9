import type { Counter } from '@hexwright/board';
import { facingName, rightHalf } from '@hexwright/hex';
import { Store } from '../../parts/store.ts';
import type { MapDesk } from './map-desk.ts';
import type { PlacementAnswer } from '../../workshop/questions/placement.ts';

/** What the compiler has against a place where a counter is held. */
export interface Objection {
  readonly hex: number;
  readonly problems: PlacementAnswer;
}

/** Asks, while a counter is dragged over the map, whether it may be set up there. */
export class PlacementCheck {
  /** What there is to be said of the hex it is held over; null for nothing. */
  readonly objection = new Store<Objection | null>(null);
  readonly #desk: MapDesk;
  #held: { readonly counter: Counter; readonly byRight: boolean } | null = null;
  #hex = -1;
  #isAsking = false;

  constructor(desk: MapDesk) {
    this.#desk = desk;
  }

  /** A counter is picked up by the hex that it is held by. */
  begin(counter: Counter | null, hex: number): void {
    const placing = this.#desk.options.value.placing;
    const held = placing ?? counter;
    this.#held = held === null ? null : { counter: held, byRight: placing === null && hex !== held.hex };
    this.#hex = -1;
  }

  /** The counter is held over a hex. */
  over(hex: number): void {
    const { placing } = this.#desk.options.value;
    if (placing !== null && this.#held?.counter !== placing) this.#held = { counter: placing, byRight: false };
    if (this.#held === null || hex === this.#hex) return;
    this.#hex = hex;
    void this.#ask();
  }

  /** The counter is let go. */
  end(): void {
    this.#held = null;
    this.#hex = -1;
    this.objection.value = null;
  }

  /** One question at a time; when the answer is there, the counter may be elsewhere already. */
  async #ask(): Promise<void> {
    const held = this.#held;
    const [hex, { place }] = [this.#hex, this.#desk.scene];
    if (this.#isAsking || held === null || place === null || hex < 0) return;
    const { counter, byRight } = held;
    const { across } = counter;
    const { grid, numbering } = place;
    const left = across === null || !byRight ? hex : grid.neighbour[hex * 6 + ((across + 3) % 6)];
    const right = across === null || left < 0 ? -1 : rightHalf(grid, left, across);
    if (left < 0 || (across !== null && right < 0)) return;
    const hexes = [left, ...(right < 0 ? [] : [right])].map((one) => numbering.label(one));
    const facing = across === null ? {} : { facing: facingName(grid.orientation, across) };
    this.#isAsking = true;
    try {
      const { workshop } = this.#desk.session;
      const problems = await workshop.ask('placement', { package: this.#desk.id, unit: counter.id, hexes, ...facing });
      if (this.#held !== null) this.objection.value = problems.length === 0 ? null : { hex, problems };
    } catch {
      this.objection.value = null;
    }
    this.#isAsking = false;
    if (hex !== this.#hex) await this.#ask();
  }
}
