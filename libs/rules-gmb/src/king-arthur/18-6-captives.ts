/**
 * [18.6] Captives: a captured leader is not lost. They lie under their captor, go where the captor goes, and are free
 * again when the captor is lost.
 */
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { KINDS, LEADER } from '../counters.ts';
import type { RuleModule } from '../rule-module.ts';
import { CAPTURED, IN_PLAY } from '../status.ts';
import { leaderMarkerProblems } from './leader-markers.ts';
import { CAPTIVES } from './names.ts';
import { duelState } from './duels.ts';

const held = events
  .add('held-captive', '18.6', 'leader:piece', 'captor:piece')
  .told((_, name) => `${name('leader')} is the captive of ${name('captor')}`);
const freed = events
  .add('captive-freed', '18.6', 'leader:piece', 'hex:place')
  .told((event, name) => `${name('leader')} is free in ${String(event.hex)}`);

/** The leader, who is off the map, lies under `captor` from now on. */
export function hold(battle: Battle, leader: number, captor: number): void {
  duelState.of(battle).captor.set(leader, captor + 1);
  duelState.of(battle).hiding.set(leader, 0);
  battle.disobeyed.set(leader, 0);
  battle.events.emit(held, leader, captor);
}

/** The captive stands in `hex`, a leader as before; they challenge nobody in this phase [18.64]. */
export function free(battle: Battle, leader: number, hex: number): void {
  duelState.of(battle).captor.set(leader, 0);
  duelState.of(battle).freedIn.set(leader, battle.serial);
  battle.status.set(leader, IN_PLAY);
  battle.place(leader, hex, 0);
  battle.events.emit(freed, leader, hex);
}

/** The leaders whom a piece holds. */
export function captivesOf(battle: Battle, captor: number): number[] {
  return battle.counters.leaders.filter((leader) => duelState.of(battle).captorOf(leader) === captor);
}

/** An enemy of the captive who stands in `hex`, the combat unit before a leader; -1 when there is none. */
function enemyIn(battle: Battle, captive: number, hex: number): number {
  const { counters } = battle;
  const side = battle.enemyOf(counters.side[captive]);
  const unit = battle.unitIn(hex);
  if (unit >= 0 && counters.side[unit] === side) return unit;
  return counters.leadersOf[side].find((leader) => battle.isInPlay(leader) && battle.left.of(leader) === hex) ?? -1;
}

/** The hexes in which a piece stood that is lost, the left half in `hex`. */
function lastHexes({ counters, grid, direction }: Battle, piece: number, hex: number): number[] {
  return counters.size[piece] === 1 ? [hex] : [hex, grid.neighbour[hex * 6 + direction.of(piece)]];
}

/**
 * Somebody is gone by other means than a duel, and last stood in `hex`: whom they held is free there, unless another enemy
 * still stands with them, who holds them then [18.63]; with a double, a leader on either of its halves (R37). A captor
 * that leaves the map leaves them in its last hex (R28), also where a package withdraws it or puts another in its place.
 */
function loseCaptor(battle: Battle, captor: number, hex: number): void {
  const hexes = lastHexes(battle, captor, hex);
  for (const captive of captivesOf(battle, captor)) {
    const next = hexes.map((one) => enemyIn(battle, captive, one)).find((enemy) => enemy >= 0);
    if (next === undefined) free(battle, captive, hex);
    else hold(battle, captive, next);
  }
}

/** Takes a leader off the map into the hands of `captor`. What they held has been seen to. */
export function capture(battle: Battle, leader: number, captor: number): void {
  battle.remove(leader, CAPTURED);
  hold(battle, leader, captor);
}

export const captives: RuleModule = {
  id: CAPTIVES,
  title: 'Captives',
  case: '18.6',
  markers: ['captive'],
  meanings: { markers: { captive: 'The leader who holds this one captive.' } },
  unitMarkers: ['captive'],
  checkSetUp: leaderMarkerProblems,
  claim: (battle) => duelState.of(battle),
  // A captive scores when the battle is over, by whatever else counts them.
  spanOf: (_, unit, points) => (unit.kind === KINDS[LEADER] ? 0 : points),
  setUp(battle, piece, markers) {
    duelState.of(battle).setUp(piece, markers);
    if (markers.captive) battle.remove(piece, CAPTURED);
  },
  registrations: [
    { hook: 'leader.captured', case: '18.6', order: 0, run: (battle, leader, unit) => hold(battle, leader, unit) },
    { hook: 'piece.gone', case: '18.63', order: 0, run: loseCaptor },
  ],
};
