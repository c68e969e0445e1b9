/**
 * [8.1] Line of sight, from hex centre to hex centre, exact (hexside rule [8.12] included).
 *
 * Units [8.13], groves and villages [8.16] block at any height; other ground blocks when its level [7.12] is higher than
 * those of both the firing and the target hex [8.14], [8.15]: for equal levels that is "higher than either" (R33).
 */
import type { Explanation } from '@hexwright/engine';
import { Sight } from '@hexwright/hex';
import { Part } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';

/** Lines this long are tabulated; longer ones are traced when asked. */
const CACHED_HEXES = 6;

export class Sighting {
  readonly #battle: Battle;
  readonly #sight: Sight;
  #highest = 0;
  #firer = 0;
  #target = 0;

  /** The test of one hex; a field, so that tracing a line allocates nothing. */
  readonly #blocks = (hex: number): boolean => {
    const { map, occupant } = this.#battle;
    const unit = occupant.of(hex) - 1;
    // The hexes of the firing and of the target unit are in nobody's way (R32).
    if (unit >= 0) return unit !== this.#firer && unit !== this.#target;
    return map.sightThrough[hex] === 1 || map.elevation[hex] > this.#highest;
  };

  constructor(battle: Battle) {
    this.#battle = battle;
    this.#sight = new Sight(battle.grid, CACHED_HEXES);
  }

  /** True when `firer` in hex `from` sees `target` in hex `to` [8.11]. */
  isClear(firer: number, from: number, target: number, to: number): boolean {
    const { map } = this.#battle;
    if (map.sightInto[to] === 1) return false;
    this.#highest = Math.max(map.elevation[from], map.elevation[to]);
    this.#firer = firer;
    this.#target = target;
    return !this.#sight.blocked(from, to, this.#blocks);
  }

  /** What blocks the line, and by which cases; nothing when it is clear. */
  explain(firer: number, from: number, target: number, to: number): Explanation {
    if (this.isClear(firer, from, target, to)) return {};
    const { map } = this.#battle;
    if (map.sightInto[to] === 1) return { places: [to], cases: ['8.16'] };
    const places = this.#sight.blockers(from, to, this.#blocks);
    const level = map.elevation[from] === map.elevation[to] ? '8.14' : '8.15';
    const cases = places.map((hex): string => {
      if (this.#battle.unitIn(hex) >= 0) return '8.13';
      return map.sightThrough[hex] === 1 ? '8.16' : level;
    });
    // Where the line runs along a hexside, both of its hexes block together [8.12].
    if (places.length > 1) cases.push('8.12');
    return { places, cases: [...new Set(cases)] };
  }
}

/** The lines of sight of a battle. */
export const sighting = new Part((battle: Battle) => new Sighting(battle));
