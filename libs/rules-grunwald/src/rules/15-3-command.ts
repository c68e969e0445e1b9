/** [15.3] Command: who commands whom, and the lines of command that lead to units. */
import { Part } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';

const FAR = 255;

/** A line of command. */
export interface CommandLine {
  /** The leader's hex first. */
  readonly hexes: readonly number[];
  /** Its band of the chart [20.2]. */
  readonly band: number;
}

/** [15.31] True when the leader may give benefit to the unit. */
export function isCommanded(battle: Battle, leader: number, unit: number): boolean {
  const { counters } = battle;
  if (counters.side[leader] !== counters.side[unit]) return false;
  return counters.commands[leader].has(counters.contingent[unit]);
}

/** As long as a line counts whose leader commands so many hexes farther than the chart says. */
function countedLength(length: number, more: number): number {
  return Math.max(0, length - more);
}

/** [15.32] Lengths of lines of command, measured by spreading from each leader as far as the chart tells distances apart. */
export class CommandLines {
  readonly #battle: Battle;
  readonly #distance: Uint8Array;
  readonly #queue: Int32Array;
  /** By hex: 1 where lines of the side that is judged may lead, {@link #isFree}. */
  readonly #free: Uint8Array;
  /** True where the hex of the unit never blocks its line (R26). */
  #endsFree = false;
  /** By leader: the units under their command. */
  readonly #commanded: readonly (readonly number[])[];

  constructor(battle: Battle) {
    this.#battle = battle;
    this.#distance = new Uint8Array(battle.grid.count).fill(FAR);
    this.#queue = new Int32Array(battle.grid.count);
    this.#free = new Uint8Array(battle.grid.count);
    const { count, leaders, unitsOf, side } = battle.counters;
    this.#commanded = Array.from({ length: count }, (_, piece) =>
      leaders.includes(piece) ? unitsOf[side[piece]].filter((unit) => isCommanded(battle, piece, unit)) : [],
    );
  }

  /** [15.35] Judges the band of every unit of a side, for the phase that begins. */
  judge(side: number): void {
    const { counters, charts, parameters, band } = this.#battle;
    const absent = parameters.is('no-command-line', 'distant') ? charts.lastBand : charts.bandOf(0);
    const units = counters.unitsOf[side];
    const least = new Uint8Array(counters.count).fill(FAR);
    this.#findFree(side);
    for (const leader of counters.leadersOf[side]) {
      if (!this.#battle.isInPlay(leader)) continue;
      const more = this.#moreRadius(leader);
      const reached = this.#spread(this.#battle.hex.of(leader), more);
      for (const unit of this.#commanded[leader]) {
        const hex = this.#battle.hex.of(unit);
        if (hex < 0) continue;
        const length = this.#lengthTo(side, unit, hex);
        if (length !== FAR) least[unit] = Math.min(least[unit], countedLength(length, more));
      }
      for (let at = 0; at < reached; at++) this.#distance[this.#queue[at]] = FAR;
    }
    // To who is off the map no line leads: it comes back as it would stand without one (R08).
    for (const unit of units) {
      if (this.#battle.isLost(unit)) continue;
      band.set(unit, least[unit] === FAR ? absent : charts.bandOf(least[unit]));
    }
  }

  /** The best line of command to the unit; null when there is none in reach. */
  lineTo(unit: number): CommandLine | null {
    const { counters, hex, grid } = this.#battle;
    const side = counters.side[unit];
    let best: readonly number[] = [];
    let least = FAR;
    this.#findFree(side);
    for (const leader of counters.leadersOf[side]) {
      if (!this.#battle.isInPlay(leader) || !isCommanded(this.#battle, leader, unit)) continue;
      const more = this.#moreRadius(leader);
      const reached = this.#spread(hex.of(leader), more);
      const length = this.#lengthTo(side, unit, hex.of(unit));
      if (length !== FAR && countedLength(length, more) < least) {
        least = countedLength(length, more);
        const line = [hex.of(unit)];
        for (let left = length - 1; left >= 0; left--) {
          const at = line[line.length - 1];
          const before = [0, 1, 2, 3, 4, 5].find((direction) => {
            const to = grid.neighbour[at * 6 + direction];
            return to >= 0 && !this.#battle.isClosed(at, direction) && this.#distance[to] === left;
          });
          if (before === undefined) break;
          line.push(grid.neighbour[at * 6 + before]);
        }
        best = line.reverse();
      }
      for (let at = 0; at < reached; at++) this.#distance[this.#queue[at]] = FAR;
    }
    return least === FAR ? null : { hexes: best, band: this.#battle.charts.bandOf(least) };
  }

  /** Hexes by which a package makes the command of a leader reach farther than the chart, or less far. */
  #moreRadius(leader: number): number {
    const { commandRadius, lastBandFrom } = this.#battle.charts;
    const printed = lastBandFrom - 1;
    return commandRadius.isEmpty ? 0 : Math.max(-printed, commandRadius.sum(this.#battle.asItStands(leader), printed));
  }

  /** How long the line to a unit is, after {@link #spread}; its own hex never blocks it (R26). */
  #lengthTo(side: number, unit: number, hex: number): number {
    const distance = this.#distance;
    if (distance[hex] !== FAR || !this.#endsFree) return distance[hex];
    const { passage } = this.#battle;
    let least = FAR;
    for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
      const from = passage[hexside];
      // The hex of a leader alone in an enemy zone was reached, and yet no line leads out of it.
      if (from >= 0 && distance[from] < least && this.#free[from] === 1) least = distance[from] + 1;
    }
    // Asked last: to most units no line leads.
    return least === FAR || this.#mayEndAt(side, unit, hex) ? least : FAR;
  }

  /** A line may end in a hex through which it could not lead: that of the unit itself, or of a friend who stands there with it. */
  #mayEndAt(side: number, unit: number, hex: number): boolean {
    const { counters } = this.#battle;
    const other = this.#battle.unitIn(hex);
    return other === unit || counters.side[other] === side;
  }

  /** Looks where lines of a side may lead. */
  #findFree(side: number): void {
    this.#endsFree = this.#battle.parameters.is('command-ends', 'ends-free');
    for (let hex = 0; hex < this.#free.length; hex++) this.#free[hex] = this.#isFree(side, hex) ? 1 : 0;
  }

  /** Distances of lines from a leader's hex, after {@link #findFree}; returns how many hexes of the queue were reached. */
  #spread(from: number, more: number): number {
    const { passage, charts } = this.#battle;
    const distance = this.#distance;
    const queue = this.#queue;
    const free = this.#free;
    const limit = Math.min(FAR - 1, charts.lastBandFrom - 1 + more);
    distance[from] = 0;
    queue[0] = from;
    let end = 1;
    // A leader alone in an enemy zone commands their own hex only (R26).
    if (free[from] === 0) return end;
    for (let at = 0; at < end; at++) {
      const hex = queue[at];
      const next = distance[hex] + 1;
      if (next > limit) continue;
      for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
        const to = passage[hexside];
        if (to < 0 || distance[to] !== FAR || free[to] === 0) continue;
        distance[to] = next;
        queue[end++] = to;
      }
    }
    return end;
  }

  /** [15.32] No enemy unit in the hex, and no enemy zone that is not negated [6.15]. */
  #isFree(side: number, hex: number): boolean {
    const unit = this.#battle.unitIn(hex);
    if (unit >= 0 && this.#battle.counters.side[unit] !== side) return false;
    return !this.#battle.isInEnemyZone(side, hex) || this.#battle.isNegated(side, hex);
  }
}

/** The lines of command of a battle. */
export const commandLines = new Part((battle: Battle) => new CommandLines(battle));
