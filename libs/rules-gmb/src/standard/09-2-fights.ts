/** [9.2] One melee: the dice against the table, the check of morale at once, and what follows. */
import { counted, UNIT_ATTACKS, UNIT_IS_ATTACKED, UNIT_IS_HIT } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { ofMorale } from '../combat-question.ts';
import { sumAloud, throwOf } from '../modifiers.ts';
import { automaticLevels, CHARGE_WITH_LANCE, meleeQuestion, NO_CHARGE } from './09-4-attacks.ts';
import { CAUSED_BY_MELEE, checkMorale, MELEE_PURPOSE, sufferInCombat } from './10-morale.ts';

const attacked = events
  .add('melee', '9.0', 'attacker:piece', 'defender:piece', 'dice:number', 'modified:number', 'bound:number', 'hit:flag')
  .told((event, name) => `${name('attacker')} attacks ${name('defender')}: ${throwOf(event)}`);
const automatic = events
  .add('melee-automatic', '19.0', 'attacker:piece', 'defender:piece', 'levels:number')
  .told(
    (event, name) =>
      `${name('attacker')} routs ${name('defender')} by ${counted(Number(event.levels), 'level')} without dice`,
  );
const lanceUsed = events
  .add('lance-used', '9.32', 'unit:piece')
  .told((_, name) => `${name('unit')} has used its lance`);

/** Remembers where the defender stands: the hexes an advance must enter first [15.43], [15.44]. */
export function rememberPlace(battle: Battle, defender: number): void {
  battle.path.set(0, battle.left.of(defender));
  battle.path.set(1, battle.right(defender));
  battle.pathLength.set(battle.counters.size[defender]);
}

/**
 * Fights one melee [9.0]: dice against the table, at once the check of morale [9.2], the rout level. With another cause
 * than {@link CAUSED_BY_MELEE} it is an attack that nobody ordered: outside the Melee Phases, on friend or foe, without what
 * follows upon a melee.
 */
export function fight(battle: Battle, attacker: number, defender: number, cause = CAUSED_BY_MELEE): void {
  const isOrdered = cause === CAUSED_BY_MELEE;
  const asked = meleeQuestion(battle, attacker, defender, cause);
  const { charge } = asked;
  rememberPlace(battle, defender);
  let levels = isOrdered ? automaticLevels(battle, attacker, defender) : 0;
  if (levels > 0) {
    battle.events.emit(automatic, attacker, defender, levels);
  } else {
    const [own, other] = [battle.face.of(attacker), battle.face.of(defender)];
    const bound = battle.charts.meleeBound(attacker, own, defender, other, battle.watchTables);
    const roll = (): number => battle.dice.roll(battle.serial, attacker, defender, MELEE_PURPOSE);
    const dice = roll() + roll();
    const modified = dice + sumAloud(battle.charts.meleeDice, asked);
    // Totals below two hit as well (R02).
    const hit = modified <= bound;
    battle.events.emit(attacked, attacker, defender, dice, modified, bound, hit ? 1 : 0);
    if (hit) levels = checkMorale(ofMorale(battle, defender, attacker, cause, charge));
  }
  if (charge !== NO_CHARGE) battle.charging.set(attacker, 0);
  if (charge === CHARGE_WITH_LANCE) {
    battle.lance.set(attacker, 0);
    battle.events.emit(lanceUsed, attacker);
  }
  sufferInCombat(battle, defender, levels, attacker);
  battle.effects?.raise(UNIT_ATTACKS, attacker, defender);
  battle.effects?.raise(UNIT_IS_ATTACKED, defender, attacker);
  if (levels > 0) battle.effects?.raise(UNIT_IS_HIT, defender, attacker);
  if (!isOrdered || levels === 0) return;
  battle.hooks['melee.suffered']?.(battle, attacker, defender);
}
