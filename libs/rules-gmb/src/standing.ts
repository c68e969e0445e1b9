/**
 * Where pieces stand for a question. A search of ways asks about a piece far from where it is: the question supposes it
 * there, and with it the pieces that go along.
 */
import { zoneHex } from '@hexwright/hex';
import type { CombatQuestion } from './battle.ts';

/** Whether the question supposes that the piece stands elsewhere than it does. */
export const isSupposed = ({ left, defender }: CombatQuestion, piece: number): boolean =>
  left >= 0 && piece === defender;

/**
 * Whether the piece goes along with one that the question supposes elsewhere. It is in both hexes of a double then: in which
 * of them it rides hangs on how often the double has turned about, and not on where that stands.
 */
function goesAlong({ battle, left, defender }: CombatQuestion, piece: number): boolean {
  return left >= 0 && battle.riders.has(piece) && battle.pieceAsked === defender && battle.isStacked(piece, defender);
}

function supposedRight({ battle, defender, left, direction }: CombatQuestion): number {
  return battle.counters.size[defender] === 2 ? battle.grid.neighbour[left * 6 + direction] : left;
}

/** Hex of a piece, or of its left half; -1 when it is not on the map. */
export function leftIn(asked: CombatQuestion, piece: number): number {
  if (isSupposed(asked, piece)) return asked.left;
  return goesAlong(asked, piece) ? asked.left : asked.battle.left.of(piece);
}

/** Hex of the right half of a double counter; the one hex of a single. */
export function rightIn(asked: CombatQuestion, piece: number): number {
  if (isSupposed(asked, piece) || goesAlong(asked, piece)) return supposedRight(asked);
  return asked.battle.counters.size[piece] === 2 ? asked.battle.right(piece) : leftIn(asked, piece);
}

/** Direction from the left to the right half of a double counter. */
export function directionIn(asked: CombatQuestion, piece: number): number {
  return isSupposed(asked, piece) ? asked.direction : asked.battle.direction.of(piece);
}

/** True when the leader is on the map and shares a hex with the combat unit [6.12]. */
export function isStackedIn(asked: CombatQuestion, leader: number, unit: number): boolean {
  if (asked.left < 0) return asked.battle.isStacked(leader, unit);
  if (!asked.battle.isInPlay(leader)) return false;
  const hex = leftIn(asked, leader);
  return hex === leftIn(asked, unit) || hex === rightIn(asked, unit);
}

/** True when an enemy combat unit stands behind the centre of a double counter [10.33]. */
export function hasEnemyBehind(asked: CombatQuestion, unit: number): boolean {
  const { battle } = asked;
  if (battle.counters.size[unit] !== 2) return false;
  const hex = zoneHex(battle.grid, leftIn(asked, unit), directionIn(asked, unit), 'rearCenter');
  const behind = hex < 0 ? -1 : battle.unitIn(hex);
  return behind >= 0 && battle.counters.side[behind] !== battle.counters.side[unit];
}
