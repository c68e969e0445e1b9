/** [19.0] Elimination and victory points, levels of victory, and the end by the king's death. */
import type { GameResult } from '@hexwright/compiler';
import { readResult as resultByScore } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { AWAY, ELIMINATED } from '../status.ts';
import { companionsOf } from './05-stacking.ts';
import { releaseKing } from './15-1-king.ts';
import { dropStandards } from './16-standards.ts';
import { pointsText } from '../wording.ts';

const eliminated = events
  .add('eliminated', '8.11', 'unit:piece', 'hex:place', 'points:number')
  .told(
    (event, name) =>
      `${name('unit')} is eliminated${event.hex === null ? '' : ` in ${String(event.hex)}`}${pointsText(event)}`,
  );
const leaderEliminated = events
  .add('leader-eliminated', '15.22', 'leader:piece', 'hex:place', 'points:number')
  .told((event, name) => `${name('leader')} falls${pointsText(event)}`);
const kingFell = events
  .add('king-fell', '19.0', 'leader:piece')
  .told((_, name) => `${name('leader')} is dead: the battle is over`);
const campEntered = events
  .add('camp-hex-entered', '19.0', 'unit:piece', 'hex:place', 'side:side', 'points:number')
  .told((event, name) => `${name('unit')} is the first in ${String(event.hex)}${pointsText(event)}`);
const standardHeld = events
  .add('standard-held', '19.0', 'standard:piece', 'unit:piece', 'side:side', 'points:number')
  .told((event, name) => `${name('unit')} holds ${name('standard')}${pointsText(event)}`);

/** How a loss counts (R22). */
export const IN_COMBAT = 0;
/** A marsh, a pit, a failed return. */
export const OTHERWISE = 1;
/** Trampled by its own side [13.0]. */
export const UNSCORED = 2;

/**
 * A unit is lost: its leaders with it [15.22], its standard lies where it fell [16.0], and its enemy scores. `by` is who
 * destroyed it: in combat its opponent, where a rule does not say otherwise.
 */
export function eliminate(battle: Battle, unit: number, cause: number, by = opponentIn(battle, unit, cause)): void {
  const hex = battle.hex.of(unit);
  const { counters } = battle;
  const points = scores(battle, cause) ? battle.charts.points(unit, battle.face.of(unit)) : 0;
  const companions = hex < 0 ? [] : companionsOf(battle, unit);
  battle.remove(unit, ELIMINATED);
  battle.award(battle.enemyOf(counters.side[unit]), points);
  battle.events.emit(eliminated, unit, hex, points);
  battle.loses(unit, by, hex);
  dropStandards(battle, unit, hex);
  for (const leader of companions) {
    if (battle.hex.of(leader) === hex) eliminateLeader(battle, leader, cause, by);
  }
  if (counters.isBodyguard[unit] === 1) releaseKing(battle, counters.side[unit]);
}

/** A leader is lost; the king's death ends the game at once. */
export function eliminateLeader(battle: Battle, leader: number, cause: number, by = -1): void {
  const hex = battle.hex.of(leader);
  const { counters } = battle;
  const points = scores(battle, cause) ? counters.points[leader] : 0;
  battle.remove(leader, ELIMINATED);
  battle.award(battle.enemyOf(counters.side[leader]), points);
  battle.events.emit(leaderEliminated, leader, hex, points);
  battle.loses(leader, by, hex);
  if (counters.isKing[leader] === 0) return;
  battle.events.emit(kingFell, leader);
  battle.endNow();
}

/** An effect of the package eliminates a piece. */
export function disposeOf(battle: Battle, piece: number): void {
  if (battle.counters.isUnit[piece] === 1) eliminate(battle, piece, OTHERWISE);
  else if (battle.isLeader(piece)) eliminateLeader(battle, piece, OTHERWISE);
  else battle.remove(piece, ELIMINATED);
}

/** Whom a unit has lost the combat to; -1 where it was lost otherwise. */
function opponentIn(battle: Battle, unit: number, cause: number): number {
  return cause === IN_COMBAT ? battle.combat.opponentOf(unit) : -1;
}

function scores(battle: Battle, cause: number): boolean {
  return cause !== UNSCORED && (cause === IN_COMBAT || battle.parameters.is('points-for-losses', 'all'));
}

/** A unit enters a hex: one of an objective, such as a camp of its enemy, scores once a game. */
export function scoreCampHex(battle: Battle, unit: number, hex: number): void {
  const side = battle.counters.side[unit];
  const points = battle.camps.pointsIn(hex, side);
  if (points === null || battle.campScored.of(hex) === 1) return;
  battle.campScored.set(hex, 1);
  battle.award(side, points);
  battle.events.emit(campEntered, unit, hex, side, points);
}

/** At the end: points for holding the enemy's standard, and, by an option, for units that have not come back (R30). */
export function scoreStandards(battle: Battle): void {
  const { counters, parameters } = battle;
  const points = parameters.number('standard-points');
  for (const standard of counters.standards) {
    const carrier = battle.carrier.of(standard) - 1;
    if (carrier < 0 || counters.side[carrier] === counters.side[standard]) continue;
    battle.award(counters.side[carrier], points);
    battle.events.emit(standardHeld, standard, carrier, counters.side[carrier], points);
  }
  if (parameters.is('late-returns', 'no-loss')) return;
  for (let piece = 0; piece < counters.count; piece++) {
    if (counters.isUnit[piece] === 1 && battle.status.of(piece) === AWAY) eliminate(battle, piece, OTHERWISE);
  }
}

/** True when the king has fallen: an overwhelming victory of his enemy, whatever the points. */
export function fallenKing(battle: Battle): number {
  const { leaders, isKing } = battle.counters;
  return leaders.find((leader) => isKing[leader] === 1 && battle.isLost(leader)) ?? -1;
}

/** The result as it stands: by the score, or the utmost of the enemy of a fallen king. */
export function readResult(battle: Battle): GameResult {
  const { victory } = battle.game;
  const king = fallenKing(battle);
  if (victory === null || king < 0) return resultByScore(battle);
  const isWorst = battle.counters.side[king] === victory.plus;
  return resultByScore(battle, (isWorst ? victory.levels.at(-1) : victory.levels[0]) ?? null);
}
