/** What an attack is expected to bring: the tables of the package read as chances, in victory points. */
import type { CheckedExpression } from '@hexwright/compiler';
import type { Battle } from '../battle.ts';
import { AD, AE, AR, AX, DD, DE, DR, DX, HOLD } from '../charts.ts';
import { terrain } from '../rules/20-1-terrain-effects.ts';
import { inCombat } from '../questions.ts';
import { WEIGHTS } from './weights.ts';

const RESULTS = 9;
const DIE = 6;
/** Differentials beyond these are as good, or as bad, as they are. */
const LIMIT = 12;
const SPAN = 2 * LIMIT + 1;

/** Attackers of one target: their strengths and worth added up. */
export interface Force {
  strength: number;
  worth: number;
  /** Worth of those on foot, whom DX costs [8.11]. */
  footWorth: number;
  /** Those who would lose shock. */
  shocks: number;
  foot: boolean;
}

export class Expectations {
  /** By unit what its loss costs its side. */
  readonly worth: Float32Array;
  readonly #battle: Battle;
  /** `(foot * SPAN + differential) * RESULTS + result`: how likely it is. */
  readonly #chances = new Float32Array(2 * SPAN * RESULTS);
  readonly #isByTerrain: boolean;
  /** Strength on ground: by class, terrain and the other's terrain, doubled to tell attack and defence; see {@link #ground}. */
  readonly #known = new Map<number, number>();

  constructor(battle: Battle) {
    this.#battle = battle;
    this.#isByTerrain = isByTerrain(battle);
    const { counters, charts, parameters } = battle;
    const extended = parameters.is('differential-overflow', 'extended');
    for (const foot of [0, 1]) {
      for (let differential = -LIMIT; differential <= LIMIT; differential++) {
        for (let die = 1; die <= DIE; die++) {
          const result = charts.combat(foot === 1, differential, die, extended);
          if (result >= 0) this.#chances[(foot * SPAN + differential + LIMIT) * RESULTS + result] += 1 / DIE;
        }
      }
    }
    this.worth = Float32Array.from({ length: counters.count }, (_, unit) =>
      battle.isGun(unit) ? WEIGHTS.gun : charts.points(unit, battle.face.of(unit)) + WEIGHTS.anyUnit,
    );
  }

  /** Worth of a unit as it stands, with those who are lost when it is. */
  stake(unit: number): number {
    const battle = this.#battle;
    const { counters, parameters } = battle;
    let stake = this.worth[unit];
    const hex = battle.hex.of(unit);
    for (const leader of counters.leadersOf[counters.side[unit]]) {
      if (battle.hex.of(leader) === hex) stake += (counters.points[leader] + 4 * counters.isKing[leader]) / 2;
    }
    for (const standard of counters.standards) {
      if (battle.carrier.of(standard) === unit + 1) stake += parameters.number('standard-points') * WEIGHTS.standard;
    }
    return stake;
  }

  /** Strength of a unit if it stood in `here` and fought with somebody in `there`; leaders and standards as they are. */
  strength(unit: number, here: number, there: number, attacks: boolean, rear: boolean): number {
    const battle = this.#battle;
    const { counters } = battle;
    const printed = rear ? 1 : counters.strength(unit, battle.face.of(unit));
    const ground = this.#ground(unit, here, there, attacks);
    let value = printed;
    if ((ground & DOUBLED) !== 0) value *= 2;
    if ((ground & HALVED) !== 0) value = (value + 1) >> 1;
    value = Math.max(0, value + (ground >> ADDED));
    const at = battle.hex.of(unit);
    for (const leader of counters.leadersOf[counters.side[unit]]) {
      if (battle.hex.of(leader) !== at) continue;
      value++;
      break;
    }
    for (const standard of counters.standards) {
      if (battle.carrier.of(standard) === unit + 1 && counters.side[standard] === counters.side[unit]) value++;
    }
    return value;
  }

  /** Expected gain of an attack on a unit with that strength; `trapped` says that it could neither rout nor retreat. */
  gain(force: Force, target: number, defence: number, trapped: boolean): number {
    const battle = this.#battle;
    const stake = this.stake(target);
    // [7.32]
    if (battle.isDisordered(target)) return stake * (trapped ? WEIGHTS.routTrapped : WEIGHTS.chase);
    // [12.32] An advance is its end.
    if (battle.isGun(target)) return stake;
    const foot = force.foot || battle.isFoot(target) ? 1 : 0;
    const differential = Math.max(-LIMIT, Math.min(LIMIT, force.strength - defence));
    const at = (foot * SPAN + differential + LIMIT) * RESULTS;
    const chances = this.#chances;
    const routed = trapped ? WEIGHTS.routTrapped : WEIGHTS.rout;
    const shocks = force.shocks * WEIGHTS.shock;
    return (
      chances[at + DE] * stake +
      chances[at + DX] * (stake - force.footWorth - shocks) +
      chances[at + DD] * stake * routed +
      chances[at + DR] * (stake * (trapped ? WEIGHTS.rout : WEIGHTS.retreat) - shocks) -
      chances[at + HOLD] * shocks -
      chances[at + AR] * (force.worth * WEIGHTS.retreat + shocks) -
      chances[at + AD] * force.worth * WEIGHTS.rout -
      chances[at + AX] * (force.worth - (battle.isFoot(target) ? stake : 0)) -
      chances[at + AE] * force.worth
    );
  }

  /** What ground does to strength: bits for doubling and halving, and what it adds, shifted. */
  #ground(unit: number, here: number, there: number, attacks: boolean): number {
    const battle = this.#battle;
    if (!this.#isByTerrain) return battle.asIfIn(unit, here, () => this.#askGround(unit, here, there, attacks));
    const { terrain: terrains } = battle.map;
    const troops = battle.counters.class(unit, battle.face.of(unit));
    const key = ((troops * 64 + terrains[here]) * 64 + terrains[there]) * 2 + (attacks ? 1 : 0);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const ground = this.#askGround(unit, here, there, attacks);
    this.#known.set(key, ground);
    return ground;
  }

  #askGround(unit: number, here: number, there: number, attacks: boolean): number {
    const battle = this.#battle;
    const asked = inCombat(battle, unit, here, attacks, there);
    const ground =
      (terrain.of(battle).isDoubled(asked) ? DOUBLED : 0) | (terrain.of(battle).isHalved(asked) ? HALVED : 0);
    return ground | (battle.charts.strength.sum(asked) << ADDED);
  }
}

/** What depends on the class of a unit and on two terrains alone. */
const BY_TERRAIN: ReadonlySet<string> = new Set(['unit.class', 'here', 'there', 'attacks']);

/** Whether the formulas that make a strength ask of nothing else, so that their answers can be kept. */
function isByTerrain({ charts, game }: Battle): boolean {
  const asks = (formula: CheckedExpression | number | null): boolean =>
    formula === null ||
    typeof formula === 'number' ||
    (formula.calls.length === 0 && formula.reads.every((path) => BY_TERRAIN.has(path)));
  const modifiers = charts.strength.modifiers.every(
    ({ when, value, turns }) => turns === null && asks(when) && asks(value),
  );
  return modifiers && [...game.conditions.values()].every(({ when }) => asks(when));
}

const DOUBLED = 1;
const HALVED = 2;
const ADDED = 2;
