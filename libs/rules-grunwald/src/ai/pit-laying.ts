/** [14.11] Where pits serve: the real ones rather where the enemy's heavy horse will come, and nobody can tell which they are. */
import type { Command } from '@hexwright/engine';
import { NumberStream } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { GUN, HEAVY, REAL } from '../counters.ts';
import { PLACE } from '../rules/18-deployment.ts';
import { PASS } from '../rules/03-1-ending.ts';

/** The worth of a hex is counted in such parts: lots are drawn in whole numbers. */
const PARTS = 1000;

/**
 * Lays the pits of a side. Everybody sees which counter it lays where, and knows how it thinks. So it draws by lot which
 * hexes have real ones, a better hex with more lots; and it lays every counter anew, any that fits as likely as another:
 * whatever is seen to be laid would be as likely with any other real ones.
 */
export class PitLaying {
  readonly #battle: Battle;
  readonly #side: number;
  readonly #numbers = new NumberStream();
  /** Hexes that are to have real pits; null before it has thought of them. */
  #real: ReadonlySet<number> | null = null;
  /** Pits that lie well where they lay. */
  readonly #settled = new Set<number>();

  constructor(battle: Battle, side: number) {
    this.#battle = battle;
    this.#side = side;
  }

  /** A game begins, or goes on elsewhere. */
  begin(seed: number): void {
    this.refresh(seed);
    this.#real = null;
    this.#settled.clear();
  }

  /** What is drawn next follows from this seed; what has been drawn stays. */
  refresh(seed: number): void {
    this.#numbers.restart(seed, this.#side);
  }

  /** The next pit that is laid, or a pass when all are. */
  choose(): Command {
    const { hex, face } = this.#battle;
    this.#real ??= this.#draw();
    for (;;) {
      const open = this.#open();
      if (open.length === 0) return PASS.of();
      const to = Math.min(...open.map((pit) => hex.of(pit)));
      const fitting = open.filter((pit) => (face.of(pit) === REAL) === this.#real?.has(to));
      const pit = fitting[this.#numbers.below(fitting.length)];
      if (hex.of(pit) !== to) return PLACE.of(pit, to);
      this.#settled.add(pit);
    }
  }

  /** Pits that may still come to lie elsewhere. */
  #open(): number[] {
    const { counters, hex } = this.#battle;
    return counters.pits.filter(
      (pit) =>
        counters.side[pit] === this.#side && hex.of(pit) >= 0 && !this.#battle.hasMoved(pit) && !this.#settled.has(pit),
    );
  }

  /** As many hexes as there are real pits. */
  #draw(): ReadonlySet<number> {
    const { hex, face } = this.#battle;
    const open = this.#open();
    const lots = new Map(open.map((pit) => [hex.of(pit), this.#lotsOf(hex.of(pit))]));
    const drawn = new Set<number>();
    const many = open.filter((pit) => face.of(pit) === REAL).length;
    while (drawn.size < many) {
      const sum = [...lots.values()].reduce((before, one) => before + one, 0);
      let lot = this.#numbers.below(sum);
      for (const [at, own] of lots) {
        lot -= own;
        if (lot >= 0) continue;
        drawn.add(at);
        lots.delete(at);
        break;
      }
    }
    return drawn;
  }

  /** Heavy horse of the enemy near a hex, and guns of one's own behind it, which never ride over their pits. */
  #lotsOf(at: number): number {
    const { counters, grid, hex } = this.#battle;
    let worth = 0;
    for (const unit of counters.unitsOf[this.#battle.enemyOf(this.#side)]) {
      if (hex.of(unit) >= 0 && this.#battle.troopsOf(unit) === HEAVY)
        worth += 1 / (1 + grid.distance(at, hex.of(unit)));
    }
    for (const unit of counters.unitsOf[this.#side]) {
      if (hex.of(unit) >= 0 && this.#battle.troopsOf(unit) === GUN) worth += 1 / (1 + grid.distance(at, hex.of(unit)));
    }
    return 1 + Math.floor(worth * PARTS);
  }
}
