/** [7.22] b) to e) Strengths on both sides, their differential, and the table that it is looked up in. */
import type { ModifierSlot } from '@hexwright/rules-kit';
import { type Battle, type BattleQuestion } from '../battle.ts';
import { applied } from '../modifiers.ts';
import { events } from '../registry.ts';
import { inCombat } from '../questions.ts';
import { turnsBetween } from './06-zones-of-control.ts';
import { leaderWith } from './05-stacking.ts';
import { hasOwnStandard } from './16-standards.ts';
import { terrain } from './20-1-terrain-effects.ts';

const strength = events
  .add('strength', '7.22', 'unit:piece', 'printed:number', 'strength:number')
  .told(
    (event, name) =>
      `${name('unit')} has strength ${String(event.strength)}${event.strength === event.printed ? '' : `, printed ${String(event.printed)}`}`,
  );
const rearAttack = events
  .add('rear-attack', '7.31', 'unit:piece', 'attacker:piece')
  .told((_, name) => `${name('attacker')} strikes ${name('unit')} in the rear: its strength is 1`);
const doubled = events
  .add('strength-doubled', '7.42', 'unit:piece', 'strength:number')
  .told((event, name) => `${name('unit')} is doubled by its ground to ${String(event.strength)}`);
const halvedInDefence = events
  .add('halved-in-defence', '7.43', 'unit:piece', 'strength:number')
  .told((event, name) => `${name('unit')} in the village is halved to ${String(event.strength)}`);
const halvedInAttack = events
  .add('halved-in-attack', '7.44', 'unit:piece', 'strength:number')
  .told((event, name) => `${name('unit')} against the village is halved to ${String(event.strength)}`);

/** Is told what makes up a strength, step by step. */
export interface Listener {
  begins(unit: number): void;
  rear(unit: number, attacker: number): void;
  doubled(unit: number, to: number): void;
  halved(unit: number, to: number, attacks: boolean): void;
  /** `index` of the package's modifiers, and what it adds. */
  modified(unit: number, index: number, value: number): void;
  total(unit: number, printed: number, value: number): void;
}

/** [7.31] An attacker who stands in the rear zone of the defender, or -1. */
export function rearAttackerOf(battle: Battle, attackers: readonly number[], defender: number): number {
  const hex = battle.hex.of(defender);
  const facing = battle.facing.of(defender);
  return (
    attackers.find((unit) => turnsBetween(facing, battle.grid.directionBetween(hex, battle.hex.of(unit))) > 1) ?? -1
  );
}

/** What the modifiers of a slot add, told one by one. */
function added(slot: ModifierSlot<BattleQuestion>, asked: BattleQuestion, listener: Listener | null): number {
  if (listener === null) return slot.sum(asked);
  return slot.tell(asked, (number, value) => listener.modified(asked.unit, number, value));
}

/**
 * The strength of a unit in a combat (R06): what its face shows, 1 when it is attacked through its rear, doubled or
 * halved by terrain, less what the ground takes, plus leader and standard. `enemyHex` is where its target, or its
 * nearest attacker, stands; `attackers` is how many attack together.
 */
export function strengthOf(
  battle: Battle,
  unit: number,
  attacks: boolean,
  enemyHex: number,
  attackers: number,
  rearAttacker: number,
  listener: Listener | null,
): number {
  const { charts, counters, parameters } = battle;
  const ground = terrain.of(battle);
  const here = battle.hex.of(unit);
  const printed = counters.strength(unit, battle.face.of(unit));
  let value = printed;
  listener?.begins(unit);
  if (rearAttacker >= 0) {
    listener?.rear(unit, rearAttacker);
    value = 1;
  }
  const led = leaderWith(battle, unit) >= 0;
  const company = { led, standard: hasOwnStandard(battle, unit), attackers };
  const asked = inCombat(battle, unit, here, attacks, enemyHex, company);
  const first = parameters.is('strength-order', 'before-terrain');
  if (first) value += added(charts.bonus, asked, listener);
  if (ground.isDoubled(asked)) {
    value *= 2;
    listener?.doubled(unit, value);
  }
  if (ground.isHalved(asked)) {
    value = Math.ceil(value / 2);
    listener?.halved(unit, value, attacks);
  }
  value = Math.max(0, value + added(charts.strength, asked, listener));
  if (!first) value += added(charts.bonus, asked, listener);
  listener?.total(unit, printed, value);
  return value;
}

/** [7.22] e) True when there is foot on either side: the foot table serves. */
export function hasFoot(battle: Battle, attackers: readonly number[], defender: number): boolean {
  return battle.isFoot(defender) || attackers.some((unit) => battle.isFoot(unit));
}

/** [7.22] b), [7.47] The strength of all attackers, each with its own ground. */
export function attackStrength(
  battle: Battle,
  attackers: readonly number[],
  defender: number,
  listener: Listener | null,
): number {
  const to = battle.hex.of(defender);
  return attackers.reduce((sum, unit) => sum + strengthOf(battle, unit, true, to, attackers.length, -1, listener), 0);
}

/** [7.22] c) */
export function defenceStrength(
  battle: Battle,
  attackers: readonly number[],
  defender: number,
  listener: Listener | null,
): number {
  const rear = rearAttackerOf(battle, attackers, defender);
  return strengthOf(battle, defender, false, battle.hex.of(attackers[0]), attackers.length, rear, listener);
}

/** Writes what makes up a strength into the account of the battle. */
export function recorder(battle: Battle): Listener {
  const log = battle.events;
  return {
    begins() {
      // The total says what is printed.
    },
    rear: (unit, attacker) => log.emit(rearAttack, unit, attacker),
    doubled: (unit, to) => log.emit(doubled, unit, to),
    halved: (unit, to, attacks) => log.emit(attacks ? halvedInAttack : halvedInDefence, unit, to),
    modified: (_, index, value) => log.emit(applied, index, value),
    total: (unit, printed, value) => log.emit(strength, unit, printed, value),
  };
}
