/** What is decided while combat is carried out: its order, facings, retreats, routs, advances. */
import type { Command, CommandList } from '@hexwright/engine';
import { argumentOf, entityOf, steppingBackFrom } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { turnsBetween } from '../rules/06-zones-of-control.ts';
import { attackersOf } from '../rules/07-1-duty.ts';
import { attackStrength, defenceStrength, rearAttackerOf } from '../rules/07-2-strength.ts';
import { hasShock } from '../rules/07-5-shock.ts';
import type { ThreatMap } from './threat-map.ts';
import type { Force, Expectations } from './expectations.ts';
import { WEIGHTS } from './weights.ts';
import { ADVANCE } from '../rules/08-6-pursuit.ts';
import { STOP } from '../rules/03-1-ending.ts';

const NONE = -1;

/** The command that something makes worth the most; the first of equals. */
function bestOf(commands: CommandList, value: (one: Command) => number): Command {
  let best = commands.at(0);
  let most = value(best);
  for (let index = 1; index < commands.length; index++) {
    const one = commands.at(index);
    const points = value(one);
    if (points <= most) continue;
    most = points;
    best = one;
  }
  return best;
}

export class CombatChoices {
  readonly #battle: Battle;
  readonly #threatMap: ThreatMap;
  readonly #expectations: Expectations;

  constructor(battle: Battle, threatMap: ThreatMap, expectations: Expectations) {
    this.#battle = battle;
    this.#threatMap = threatMap;
    this.#expectations = expectations;
  }

  /** [7.24] The best attack first: who is beaten early no longer pins anybody. */
  attack(commands: CommandList): Command {
    return bestOf(commands, (one) => this.#gain(entityOf(one)));
  }

  /** [8.51] The unit farthest from the enemy runs first, out of the way of the others. */
  rout(commands: CommandList): Command {
    this.#threatMap.update();
    const { hex } = this.#battle;
    return bestOf(commands, (one) => this.#threatMap.enemyDistance[hex.of(entityOf(one))]);
  }

  #gain(target: number): number {
    const battle = this.#battle;
    const attackers = attackersOf(battle, target);
    if (attackers.length === 0) return 0;
    const strength = attackStrength(battle, attackers, target, null);
    const force: Force = { strength, worth: 0, footWorth: 0, shocks: 0, foot: false };
    for (const unit of attackers) {
      const worth = this.#expectations.worth[unit];
      force.worth += worth;
      if (hasShock(battle, unit)) force.shocks++;
      if (!this.#battle.isFoot(unit)) continue;
      force.foot = true;
      force.footWorth += worth;
    }
    const defence = defenceStrength(battle, attackers, target, null);
    const rear = rearAttackerOf(battle, attackers, target) >= 0 ? WEIGHTS.worthAttacking : 0;
    return this.#expectations.gain(force, target, defence, false) + rear;
  }

  /** A unit is turned: one of its own looks at the enemies near it, an enemy away from them [9.43]. */
  face(commands: CommandList): Command {
    const battle = this.#battle;
    const unit = entityOf(commands.at(0));
    const own = battle.counters.side[unit] === this.#threatMap.side;
    return bestOf(commands, (one) => (own ? 1 : -1) * this.#outward(unit, argumentOf(one)));
  }

  /** How well a facing looks at the enemies of a unit. */
  #outward(unit: number, facing: number): number {
    const battle = this.#battle;
    const { counters } = battle;
    const hex = battle.hex.of(unit);
    let value = 0;
    for (let direction = 0; direction < 6; direction++) {
      const to = battle.beyond(hex, direction);
      const other = to < 0 ? NONE : battle.unitIn(to);
      if (other < 0 || counters.side[other] === counters.side[unit] || battle.isDisordered(other)) continue;
      value += 2 - turnsBetween(facing, direction);
    }
    let nearest: number = WEIGHTS.kingDistance * 4;
    let towards = 0;
    for (const enemy of counters.unitsOf[battle.enemyOf(counters.side[unit])]) {
      const at = battle.hex.of(enemy);
      if (at < 0 || battle.isDisordered(enemy)) continue;
      const away = battle.grid.distance(hex, at);
      if (away >= nearest) continue;
      nearest = away;
      const ahead = battle.beyond(hex, facing);
      towards = ahead < 0 ? 0 : away - battle.grid.distance(ahead, at);
    }
    return value + towards / 2;
  }

  /** [8.3] The hex of a retreat: no rout, nobody pushed away, no marsh, and not off the map. */
  retreat(commands: CommandList): Command {
    this.#threatMap.update();
    return bestOf(commands, (one) => this.#refuge(one));
  }

  /** Before a combat that promises its attackers something, a unit gives way where a package lets it. */
  stepBack(commands: CommandList): Command {
    const { unit } = steppingBackFrom(this.#battle);
    return this.#gain(unit) > WEIGHTS.worthAttacking ? this.#giveWay(commands) : STOP.of();
  }

  #giveWay(commands: CommandList): Command {
    this.#threatMap.update();
    return bestOf(commands, (one) => (STOP.is(one) ? -Infinity : this.#refuge(one)));
  }

  /** What the hex that a command leads to is worth to a unit that goes back. */
  #refuge(one: Command): number {
    const battle = this.#battle;
    const unit = entityOf(one);
    const to = battle.beyond(battle.hex.of(unit), argumentOf(one));
    if (to < 0) return -1;
    const { side } = this.#threatMap;
    const zone = battle.isInEnemyZone(side, to) ? WEIGHTS.rout : 0;
    const pushes = battle.unitIn(to) >= 0 ? WEIGHTS.inFile : 0;
    return this.#safety(unit, to) - zone - pushes;
  }

  /** What a hex that a unit must enter means to it, in parts of its worth: farther from the enemy, without hazards. */
  #safety(unit: number, hex: number): number {
    const { grid } = this.#battle;
    const { risk, enemyDistance } = this.#threatMap;
    return Math.min(12, enemyDistance[hex]) / 50 - risk[this.#battle.troopsOf(unit) * grid.count + hex];
  }

  /** [8.5] The next hex of a rout: around friends, who may be swept along, and not off the map. */
  routStep(commands: CommandList): Command {
    this.#threatMap.update();
    const battle = this.#battle;
    const unit = entityOf(commands.at(0));
    const start = battle.frames.local(1);
    return bestOf(commands, (one) => {
      const to = battle.beyond(battle.hex.of(unit), argumentOf(one));
      return this.#flight(unit, start, to, 2);
    });
  }

  #flight(unit: number, start: number, hex: number, more: number): number {
    if (hex < 0) return -0.6;
    const battle = this.#battle;
    const friend = battle.unitIn(hex);
    let value = this.#safety(unit, hex);
    if (friend >= 0 && friend !== unit)
      value -=
        (battle.isDisordered(friend) ? 0.1 : 0.25) *
        (this.#expectations.worth[friend] / this.#expectations.worth[unit]);
    if (more === 0 || battle.grid.distance(start, hex) >= battle.parameters.number('rout-hexes')) return value;
    let best = -1;
    for (let direction = 0; direction < 6; direction++) {
      const to = battle.beyond(hex, direction);
      if (to < 0 || battle.isClosed(hex, direction)) continue;
      if (battle.grid.distance(start, to) <= battle.grid.distance(start, hex)) continue;
      if (battle.isInEnemyZone(this.#threatMap.side, to) && !battle.isNegated(this.#threatMap.side, to)) continue;
      best = Math.max(best, this.#flight(unit, start, to, more - 1));
    }
    return value + best;
  }

  /** [8.6] Who advances, if anybody: for a prize, or where friends are at hand. */
  advance(commands: CommandList): Command {
    this.#threatMap.update();
    let best: Command = NONE;
    let most = 0;
    for (let index = 0; index < commands.length; index++) {
      const one = commands.at(index);
      if (!ADVANCE.is(one)) continue;
      const value = this.#advanceValue(one);
      if (best !== NONE && value <= most) continue;
      most = value;
      best = one;
    }
    return most > 0 || !commands.includes(STOP.of()) ? best : STOP.of();
  }

  #advanceValue(one: Command): number {
    const battle = this.#battle;
    const { counters, combat } = battle;
    const { prize, risk, enemies, friends } = this.#threatMap;
    const unit = entityOf(one);
    const place = combat.placeOf(argumentOf(one));
    const worth = this.#expectations.worth[unit];
    const target = argumentOf(one);
    let value = 0;
    let end = combat.start(place);
    for (let at = 0; at < Math.min(3, combat.wayLength(place)); at++) {
      const hex = combat.wayHex(place, at);
      if (hex < 0) break;
      value += prize[hex] - risk[this.#battle.troopsOf(unit) * battle.grid.count + hex] * worth;
      end = hex;
    }
    for (const standard of counters.standards) {
      if (battle.hex.of(standard) === combat.start(place) && battle.carrier.of(standard) === 0)
        value += battle.parameters.number('standard-points');
    }
    if (battle.isGun(target) && battle.isInPlay(target)) value += WEIGHTS.gun;
    if (counters.isBodyguard[unit] === 1) value -= WEIGHTS.king;
    // A pursuit keeps the beaten from rallying; alone among enemies it is the next to be beaten.
    const alone = enemies[end] - friends[end] + 1;
    value += WEIGHTS.retreat - (alone > 0 ? WEIGHTS.outnumbered * alone : 0);
    return value + this.#behind(end, battle.hex.of(unit));
  }

  /** Enemies who would stand at the rear after an advance cost, those left behind now count for it. */
  #behind(end: number, here: number): number {
    const battle = this.#battle;
    const { side } = this.#threatMap;
    const zones = (hex: number): number => (battle.isInEnemyAttackZone(side, hex) ? WEIGHTS.struck : 0);
    return zones(here) - zones(end);
  }

  /** [8.68] Others follow only where there are few enemies. */
  follow(commands: CommandList): Command {
    this.#threatMap.update();
    const battle = this.#battle;
    const { enemies, friends } = this.#threatMap;
    const first = commands.at(0);
    if (commands.length === 1 || first === STOP.of()) return STOP.of();
    const hex = battle.hex.of(entityOf(first));
    return enemies[hex] < friends[hex] ? first : STOP.of();
  }
}
