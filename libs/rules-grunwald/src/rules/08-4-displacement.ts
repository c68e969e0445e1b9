/** [8.4] Displacement: a friend backs one hex, without turning, to make room for a retreat; others behind it likewise. */
import type { Battle } from '../battle.ts';
import { LEGAL } from '@hexwright/engine';
import { events } from '../registry.ts';
import { entryForbidden } from '../forbidden.ts';
import { enter, GOES_ON } from './04-5-entering.ts';
import { companionsOf } from './05-stacking.ts';
import { disorder } from './09-disorder.ts';
import { eliminate, IN_COMBAT } from './19-victory.ts';

const displaced = events
  .add('displaced', '8.41', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} makes room and goes back to ${String(event.hex)}`);
const intoZone = events
  .add('displaced-into-zone', '8.44', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} was displaced into an enemy zone in ${String(event.hex)}`);
const abandoned = events
  .add('gun-abandoned', '8.47', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} is abandoned in ${String(event.hex)} to make room`);

/** More units than can stand in a line on any map: a chain that is longer runs in a circle. */
const LONGEST_CHAIN = 64;

/** The direction in which a unit is displaced; -1 for a disordered one, which has no rear (R13). */
function wayOf(battle: Battle, unit: number, retreat: number): number {
  if (!battle.isDisordered(unit)) return (battle.facing.of(unit) + 3) % 6;
  return battle.parameters.is('displace-disordered', 'yes') ? retreat : -1;
}

/**
 * [8.42], [8.44] Whether a unit can make room, and those behind it; `retreat` is the direction in which the
 * unit `mover` comes.
 */
export function canDisplace(battle: Battle, unit: number, retreat: number, mover: number): boolean {
  const { counters } = battle;
  let one = unit;
  let way = retreat;
  for (let length = 0; length < LONGEST_CHAIN; length++) {
    // [8.47]
    if (battle.isGun(one)) return true;
    way = wayOf(battle, one, way);
    if (way < 0 || battle.isClosed(battle.hex.of(one), way)) return false;
    const to = battle.beyond(battle.hex.of(one), way);
    if (to >= 0 && entryForbidden(battle, one, battle.hex.of(one), to) !== LEGAL) return false;
    if (battle.isInEnemyAttackZone(counters.side[one], to)) return false;
    const next = battle.unitIn(to);
    if (next < 0) return true;
    if (next === mover || counters.side[next] !== counters.side[one]) return false;
    one = next;
  }
  return false;
}

/** [8.41] Makes room, after {@link canDisplace}: the last of the chain first, each one hex [8.43], however often [8.46]. */
export function displace(battle: Battle, unit: number, retreat: number): void {
  const from = battle.hex.of(unit);
  if (battle.isGun(unit)) {
    battle.events.emit(abandoned, unit, from);
    // [19.0] The gun is worth nothing; a leader with it is lost in combat like any other [15.22].
    eliminate(battle, unit, IN_COMBAT);
    return;
  }
  const way = wayOf(battle, unit, retreat);
  const to = battle.beyond(from, way);
  const next = battle.unitIn(to);
  if (next >= 0) displace(battle, next, way);
  battle.events.emit(displaced, unit, to);
  battle.combat.note(unit, to);
  const fate = enter(battle, unit, to, battle.facing.of(unit), companionsOf(battle, unit));
  if (fate !== GOES_ON || !battle.isInEnemyZone(battle.counters.side[unit], to)) return;
  battle.events.emit(intoZone, unit, to);
  disorder(battle, unit);
  battle.combat.mustRout(battle, unit, false);
}
