/** [9.4] The reorganisation phase: disordered units far from the enemy try to rally. */
import { CONTINUE, LEGAL } from '@hexwright/engine';
import { type Decision, entityOf, offering, pieceVerb, UNIT_RALLIES } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { RALLY_DIE } from '../dice-uses.ts';
import { rallyForbidden } from '../forbidden.ts';
import { sumAloud } from '../modifiers.ts';
import { PASS } from './03-1-ending.ts';
import { isCommanded } from './15-3-command.ts';
import { listRemovalsAnyTime, removalAnyTimeRefusal, REMOVE_PIT, removePit } from './14-wolf-pits.ts';
import { facing } from './facing-choice.ts';

export const RALLY = pieceVerb<Battle>({
  word: 'rally',
  about: 'A disordered unit tries to rally.',
  offer: offering('answer', 'Rally'),
});

const rolled = events
  .add('rally', '9.43', 'unit:piece', 'die:number', 'help:number', 'modified:number', 'bound:number', 'rallied:flag')
  .told(
    ({ die, help, modified, bound, rallied }, name) =>
      `${name('unit')} tries to rally: ${String(die)}${help === 0 ? '' : ` less ${String(help)}`}${Number(die) - Number(help) === modified ? '' : `, modified ${String(modified)}`} against ${String(bound)}: ${rallied === true ? 'rallies' : 'does not'}`,
  );

const NOT_OWN = refusals.add('rally-not-own', '9.41', 'Only disordered units of the phasing side rally.');
const TRIED = refusals.add('rally-tried', '9.41', 'The unit has tried to rally in this phase.');
const HAS_MOVED = refusals.add('rally-moved', '3.1', 'A unit that moved in its movement phase may not rally.');
const TOO_NEAR = refusals.add('rally-too-near', '9.42', 'An enemy in good order is too near.', (battle, one) => ({
  places: enemiesNear(battle, entityOf(one)),
}));
const NOTHING_TO_DO = refusals.add('not-in-reorganisation', '3.1', 'That is not done in the reorganisation phase.');

/** Whether the enemy is an ordered unit on the map within less than so many hexes. */
function isNear(battle: Battle, hex: number, enemy: number, near: number): boolean {
  const at = battle.hex.of(enemy);
  return at >= 0 && battle.grid.distance(hex, at) < near && !battle.isDisordered(enemy);
}

function enemiesOf(battle: Battle, unit: number): readonly number[] {
  return battle.counters.unitsOf[battle.enemyOf(battle.counters.side[unit])];
}

/** The hexes of ordered enemy units nearer than the distance that a rally needs. */
function enemiesNear(battle: Battle, unit: number): number[] {
  const near = battle.parameters.number('rally-distance');
  const hex = battle.hex.of(unit);
  return enemiesOf(battle, unit).flatMap((enemy) => (isNear(battle, hex, enemy, near) ? [battle.hex.of(enemy)] : []));
}

/** Whether there are any. */
function isEnemyNear(battle: Battle, unit: number): boolean {
  const near = battle.parameters.number('rally-distance');
  const hex = battle.hex.of(unit);
  for (const enemy of enemiesOf(battle, unit)) if (isNear(battle, hex, enemy, near)) return true;
  return false;
}

/** Why a unit may not try to rally [9.41], [9.42], [3.1]; 0 when it may. */
export function rallyRefusal(battle: Battle, unit: number): number {
  const { counters } = battle;
  if (counters.side[unit] !== battle.phasing || !battle.isInPlay(unit) || !battle.isDisordered(unit)) return NOT_OWN;
  if (battle.attackedIn.of(unit) === battle.serial) return TRIED;
  if (battle.spentInTurn.of(unit) === battle.turn) return HAS_MOVED;
  return isEnemyNear(battle, unit) ? TOO_NEAR : rallyForbidden(battle, unit);
}

/**
 * [9.44] What the best leader takes off the die: their factor in the hex, one less beside it. They must command the unit
 * [9.46], and may help any number of units in a phase [9.45].
 */
export function leaderHelp(battle: Battle, unit: number): number {
  const { counters } = battle;
  const hex = battle.hex.of(unit);
  let best = 0;
  for (const leader of counters.leadersOf[counters.side[unit]]) {
    const at = battle.hex.of(leader);
    if (at < 0 || !isCommanded(battle, leader, unit)) continue;
    const away = battle.grid.distance(hex, at);
    if (away <= 1) best = Math.max(best, counters.command[leader] - away);
  }
  return best;
}

/** [9.43] Greatest die, less the leader's help, that rallies the unit. */
export function rallyBound(battle: Battle, unit: number): number {
  const id = battle.game.vocabulary.ids('contingents')[battle.counters.contingent[unit]];
  const light = id === 'lithuanian' || id === 'tartar';
  return battle.parameters.number(light ? 'rally-up-to-light' : 'rally-up-to');
}

function rally(battle: Battle, unit: number): void {
  // One attempt a phase: the stamp of attacks serves, for no unit attacks in this phase.
  battle.attackedIn.set(unit, battle.serial);
  const die = battle.dice.roll(battle.serial, unit, unit, RALLY_DIE);
  const help = leaderHelp(battle, unit);
  const bound = rallyBound(battle, unit);
  const modified = die - help + sumAloud(battle.charts.rallyDie, battle.asItStands(unit));
  const rallies = modified <= bound;
  battle.events.emit(rolled, unit, die, help, modified, bound, rallies ? 1 : 0);
  if (!rallies) return;
  battle.setDisordered(unit, false);
  battle.effects?.raise(UNIT_RALLIES, unit);
  const side = battle.counters.side[unit];
  battle.enter(facing, unit, battle.parameters.is('rally-facing', 'opponent') ? battle.enemyOf(side) : side);
}

/** [3.1] The phase: the phasing side names units one by one. It ends by itself when none may try. */
export const reorganisation: Decision<Battle> = {
  id: 'rally',
  case: '9.41',
  verbs: [RALLY, REMOVE_PIT, PASS],
  prompt: () => ({ title: 'Reorganisation', text: 'Choose disordered units that try to rally, each once.' }),
  ending: () => ({ label: 'End the reorganisation' }),
  proceed(battle) {
    const anybody = battle.counters.unitsOf[battle.phasing].some((unit) => rallyRefusal(battle, unit) === LEGAL);
    if (anybody) return battle.phasing;
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    for (const unit of battle.counters.unitsOf[battle.phasing]) {
      if (rallyRefusal(battle, unit) === LEGAL) commands.add(RALLY.of(unit));
    }
    listRemovalsAnyTime(battle, commands);
    commands.add(PASS.of());
  },
  check(battle, one) {
    if (PASS.is(one)) return LEGAL;
    if (REMOVE_PIT.is(one)) return removalAnyTimeRefusal(battle, one);
    return RALLY.is(one) ? rallyRefusal(battle, entityOf(one)) : NOTHING_TO_DO;
  },
  perform(battle, one) {
    if (PASS.is(one)) battle.frames.pop();
    else if (REMOVE_PIT.is(one)) removePit(battle, entityOf(one));
    else rally(battle, entityOf(one));
  },
};
