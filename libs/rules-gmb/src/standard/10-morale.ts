/** [10.0] Morale: a check, the rout level it adds, and what becomes of the unit. */
import { type Battle, type CombatQuestion } from '../battle.ts';
import { events } from '../registry.ts';
import { sumAloud } from '../modifiers.ts';
import { ELIMINATED } from '../status.ts';
import { scoreUnit } from '../victory.ts';
import { disobey, leadersWith } from './12-leaders.ts';
import { CAUSES } from '../combat-words.ts';
import { lose } from '../loss.ts';
import { UNIT_BREAKS } from '@hexwright/rules-kit';

const checked = events
  .add(
    'morale-check',
    '10.0',
    'unit:piece',
    'attacker:piece',
    'die:number',
    'modified:number',
    'increase:number',
    'cause:cause',
  )
  .told(
    (event, name) =>
      `${name('unit')} checks morale: ${String(event.die)}, modified ${String(event.modified)}: ${event.increase === 0 ? 'stands' : `rout +${String(event.increase)}`}`,
  );
const routed = events
  .add('routed', '10.1', 'unit:piece', 'increase:number', 'rout:number')
  .told((event, name) => `${name('unit')} is at rout ${String(event.rout)}`);
const eliminated = events
  .add('eliminated', '10.1', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} is eliminated in ${String(event.hex)}`);

/** Purposes of dice: they and the units fix the number that falls on a seed. */
export const MORALE_PURPOSE = 1;
export const FIRE_PURPOSE = 2;
export const MELEE_PURPOSE = 4;

/** Why morale is checked: places in `Battle.causes`. */
export const CAUSED_BY_FIRE = CAUSES.indexOf('fire');
export const CAUSED_BY_MELEE = CAUSES.indexOf('melee');

/**
 * One check of a unit's morale [10.0]: the rout levels gained, 0 to 3. The running rout level counts, also within a phase
 * [8.22], [9.11].
 */
export function checkMorale(asked: CombatQuestion): number {
  const { battle, defender: unit, attacker, cause } = asked;
  const die = battle.dice.roll(battle.serial, unit, attacker, MORALE_PURPOSE);
  const modified = die + sumAloud(battle.charts.moraleDie, asked);
  const increase = battle.charts.routIncrease(unit, battle.face.of(unit), modified, battle.watchTables);
  battle.events.emit(checked, unit, attacker, die, modified, increase, cause);
  return increase;
}

/** Removes a unit that is routed beyond the highest level, and scores it [10.1], [21.1]; who did that, if anybody (-1). */
export function eliminate(battle: Battle, unit: number, destroyer = -1): void {
  const hex = battle.left.of(unit);
  battle.remove(unit, ELIMINATED);
  battle.events.emit(eliminated, unit, hex);
  lose(battle, unit, hex, destroyer);
  scoreUnit(battle, unit);
}

/** Raises the rout level, by the hand of `by`, if anybody; the unit loses its Charge marker (R13). True when that eliminated it [10.1]. */
export function raiseRout(battle: Battle, unit: number, levels: number, by = -1): boolean {
  const level = battle.rout.of(unit) + levels;
  battle.rout.set(unit, level);
  battle.charging.set(unit, 0);
  battle.events.emit(routed, unit, levels, level);
  if (level <= battle.parameters.routLevelMaximum) {
    if (level === levels) battle.effects?.raise(UNIT_BREAKS, unit);
    return false;
  }
  eliminate(battle, unit, by);
  return true;
}

/**
 * Rout levels from combat with `by`: the leaders in the stack are disobeyed [6.22], [12.3]. True when it
 * was eliminated.
 */
export function sufferInCombat(battle: Battle, unit: number, levels: number, by: number): boolean {
  if (levels === 0) return false;
  const leaders = leadersWith(battle, unit);
  const eliminatedNow = raiseRout(battle, unit, levels, by);
  disobey(battle, unit, leaders);
  return eliminatedNow;
}
