/** [15.1], [15.2] Leaders: how they move and what becomes of them. */
import { LEGAL } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { LEADER_LOSS } from '../dice-uses.ts';
import { moveForbidden } from '../forbidden.ts';
import { marchAllowance } from './04-3-allowance.ts';
import { isBound } from './15-1-king.ts';
import { canReachHorse, hasHorse } from './15-1-leaders-alone.ts';
import { eliminateLeader, IN_COMBAT } from './19-victory.ts';

const overrun = events
  .add('leader-overrun', '15.23', 'leader:piece', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} rides down ${name('leader')} in ${String(event.hex)}`);
const checked = events
  .add('leader-check', '15.24', 'leader:piece', 'die:number', 'lost:flag')
  .told((event, name) => `${name('leader')}: ${String(event.die)}, ${event.lost === true ? 'falls' : 'unhurt'}`);

export const NEEDS_HORSE = refusals.add(
  'leader-needs-horse',
  '15.13',
  'This leader must end the movement with a horse unit of the same side.',
);
export const STRANDS_LEADER = refusals.add(
  'leader-left-behind',
  '15.13',
  'A leader who has moved, and must end the phase with a horse unit, stands with this one, which therefore stays.',
);
export const LEADERS_WITHOUT_HORSE = refusals.add(
  'leaders-without-horse',
  '15.13',
  'A leader who must end the phase with a horse unit stands without one, and can still reach one.',
  (battle) => ({ places: astray(battle).map((leader) => battle.hex.of(leader)) }),
);

/** [15.23] Leaders alone in a hex that an enemy unit enters are eliminated. */
export function overrunLeaders(battle: Battle, unit: number, hex: number): void {
  const { counters } = battle;
  for (const leader of counters.leadersOf[battle.enemyOf(counters.side[unit])]) {
    if (battle.hex.of(leader) !== hex) continue;
    battle.events.emit(overrun, leader, unit, hex);
    eliminateLeader(battle, leader, IN_COMBAT, unit);
  }
}

/** [15.24] A unit is disordered by combat or fire: each leader with it may be lost. */
export function checkLeaders(battle: Battle, unit: number): void {
  const { counters, parameters } = battle;
  const hex = battle.hex.of(unit);
  for (const leader of counters.leadersOf[counters.side[unit]]) {
    if (battle.hex.of(leader) !== hex) continue;
    const die = battle.dice.roll(battle.serial, leader, unit, LEADER_LOSS);
    const lost = die >= parameters.number('leader-loss-from');
    battle.events.emit(checked, leader, die, lost ? 1 : 0);
    if (lost) eliminateLeader(battle, leader, IN_COMBAT, battle.combat.opponentOf(unit));
  }
}

/**
 * [15.13] True when the horse unit would leave a leader without horse who has moved in this phase and could not follow.
 * Those who ride with it go along if it is `underWay`.
 */
export function strandsLeader(battle: Battle, unit: number, underWay: boolean): boolean {
  if (!battle.isHorse(unit)) return false;
  const { needsHorse, leadersOf, side } = battle.counters;
  const hex = battle.hex.of(unit);
  for (const leader of leadersOf[side[unit]]) {
    if (battle.hex.of(leader) !== hex || needsHorse[leader] === 0 || !battle.hasMoved(leader)) continue;
    if (!underWay || !battle.riders.has(leader)) return true;
  }
  return false;
}

/** Leaders of the phasing side who must end with horse, stand without, may move and could still come to one [15.13]. */
export function astray(battle: Battle): number[] {
  const { counters } = battle;
  return counters.leadersOf[battle.phasing].filter((leader) => {
    if (counters.needsHorse[leader] === 0 || !battle.isInPlay(leader) || battle.hasMoved(leader)) return false;
    if (isBound(battle, leader) || moveForbidden(battle, leader) !== LEGAL) return false;
    const hex = battle.hex.of(leader);
    return !hasHorse(battle, leader, hex) && canReachHorse(battle, leader, hex, marchAllowance(battle, leader));
  });
}
