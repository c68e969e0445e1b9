/** The move of one piece: the best place that it can reach, as a list of commands to be played. */
import type { Command, CommandList } from '@hexwright/engine';
import { argumentOf, type Heed, whim } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { AHEAD, BACK, type MovementRange } from '../movement-range.ts';
import type { ThreatMap } from './threat-map.ts';
import type { PlaceValue } from './place-value.ts';
import { WEIGHTS } from './weights.ts';
import { REAR, STEP, TURN } from '../rules/04-2-ways.ts';
import { STOP } from '../rules/03-1-ending.ts';

const NONE = -1;

export class March {
  /** What the plan betters the present place by. */
  gain = 0;
  seed = 0;
  readonly range: MovementRange;
  readonly #battle: Battle;
  readonly #threatMap: ThreatMap;
  readonly #places: PlaceValue;
  readonly #heed: Heed;
  readonly #commands: Command[] = [];
  /** Hex and facing before each command. */
  readonly #positions: number[] = [];
  /** By index in a search: what the way there brings or costs. */
  readonly #way: Float32Array;
  /** By place of a search: its index. */
  readonly #index: Int32Array;
  #unit = NONE;
  #next = 0;

  constructor(battle: Battle, range: MovementRange, threatMap: ThreatMap, places: PlaceValue, heed: Heed) {
    this.#heed = heed;
    this.#battle = battle;
    this.range = range;
    this.#threatMap = threatMap;
    this.#places = places;
    this.#way = new Float32Array(range.places.length);
    this.#index = new Int32Array(range.places.length);
  }

  /** Forgets the plan: a new game begins. */
  forget(): void {
    this.#begin(NONE);
  }

  /** True when something is to be moved. */
  get moves(): boolean {
    return this.#commands.length > 1 && this.gain > WEIGHTS.worthMoving;
  }

  /** The way to a place settled before, `hex * 6 + facing`; false when it cannot be reached any more. */
  planTo(unit: number, wanted: number): boolean {
    this.range.search(unit);
    for (let layer = 0; layer < this.range.layers; layer++) {
      const place = wanted * this.range.layers + layer;
      if (this.range.costOf(place) < 0 || this.#perilTo(unit, place) < -WEIGHTS.effectPeril) continue;
      this.gain = 1;
      this.walkTo(unit, place);
      return true;
    }
    return false;
  }

  /** Points, expected, that effects of the package take or bring on the way to a place. */
  #perilTo(unit: number, place: number): number {
    if (this.#heed.isIdle) return 0;
    this.#heed.prepare(unit);
    const { range } = this;
    let value = this.#heed.staying(range.hexOf(place));
    for (let at = place; range.parentOf(at) >= 0; at = range.parentOf(at)) {
      const hex = range.hexOf(at);
      const from = range.hexOf(range.parentOf(at));
      if (from !== hex) value += this.#heed.entering(hex, from);
    }
    return value;
  }

  /** Plans the move of a unit from where it stands to the best place. */
  plan(unit: number): void {
    const battle = this.#battle;
    const { range } = this;
    range.search(unit);
    this.#places.prepare(unit);
    const fronted = !battle.isDisordered(unit);
    const salt = this.seed * 31 + battle.turn * 977 + unit;
    const { side, prize, risk } = this.#threatMap;
    const troops = battle.troopsOf(unit) * battle.grid.count;
    const worth = battle.charts.points(unit, battle.face.of(unit)) + WEIGHTS.anyUnit;
    let best = range.places[0];
    let most = 0;
    let here = 0;
    for (let index = 0; index < range.count; index++) {
      const place = range.places[index];
      const hex = range.hexOf(place);
      const facing = range.facingOf(place);
      const parent = range.parentOf(place);
      this.#index[place] = index;
      let way = 0;
      if (parent >= 0) {
        way = this.#way[this.#index[parent]];
        if (range.hexOf(parent) !== hex) {
          way += prize[hex] - risk[troops + hex] * worth;
          const pit = battle.pitAt.of(hex) - 1;
          if (pit >= 0 && battle.counters.side[pit] === side) way -= WEIGHTS.ownPit;
          if (!this.#heed.isIdle) way += this.#heed.entering(hex, range.hexOf(parent));
        }
      }
      this.#way[index] = way;
      const value =
        this.#places.of(hex, fronted ? facing : NONE) +
        way +
        WEIGHTS.whim * whim(salt, hex * 6 + facing) -
        WEIGHTS.effort * range.costOf(place);
      if (index === 0) here = value;
      if (index > 0 && value <= most) continue;
      most = value;
      best = place;
    }
    this.gain = most - here;
    this.walkTo(unit, best);
  }

  /** The way of any piece to a place that the latest search of {@link range} reached. */
  walkTo(unit: number, place: number): void {
    const { range } = this;
    this.#begin(unit);
    const ways: number[] = [];
    for (let at = place; range.parentOf(at) >= 0; at = range.parentOf(at)) ways.push(at);
    ways.reverse();
    const battle = this.#battle;
    for (const at of ways) {
      const before = range.parentOf(at);
      const facing = range.facingOf(at);
      const manner = range.mannerOf(at);
      if (manner === AHEAD) {
        const way = battle.grid.directionBetween(range.hexOf(before), range.hexOf(at));
        this.#add(before, STEP.of(unit, way));
      } else if (manner === BACK) this.#add(before, REAR.of(unit));
      else {
        // Turns in a row are one.
        const last = this.#commands.at(-1);
        if (last !== undefined && TURN.is(last)) this.#commands[this.#commands.length - 1] = TURN.of(unit, facing);
        else this.#add(before, TURN.of(unit, facing));
      }
    }
    this.#add(place, STOP.of());
  }

  /** The next command, if the position is the one foreseen and the command is legal; -1 otherwise. */
  next(unit: number, commands: CommandList): Command {
    const battle = this.#battle;
    if (unit !== this.#unit || this.#next >= this.#commands.length) return NONE;
    const one = this.#commands[this.#next];
    const position = battle.hex.of(unit) * 6 + battle.facing.of(unit);
    const turned = battle.counters.isUnit[unit] === 0 || battle.isDisordered(unit);
    const foreseen = this.#positions[this.#next];
    if (turned ? Math.floor(foreseen / 6) !== battle.hex.of(unit) : foreseen !== position) return NONE;
    if (STEP.is(one) && argumentOf(one) > 5) return NONE;
    if (!commands.includes(one)) return NONE;
    this.#next++;
    return one;
  }

  #add(before: number, one: Command): void {
    this.#positions.push(Math.floor(before / this.range.layers));
    this.#commands.push(one);
  }

  #begin(unit: number): void {
    this.#unit = unit;
    this.#next = 0;
    this.#commands.length = 0;
    this.#positions.length = 0;
  }
}
