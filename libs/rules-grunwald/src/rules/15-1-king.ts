/** [15.14] The king and his bodyguard. */
import type { CompiledHexGame, CompiledPlacement, CompiledUnit, SetUpProblem } from '@hexwright/compiler';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { KINDS, LEADER, UNIT } from '../counters.ts';
import { AWAY, ELIMINATED } from '../status.ts';

const released = events
  .add('king-released', '15.14', 'leader:piece')
  .told((_, name) => `${name('leader')} may leave the bodyguard`);

export const KING_WITH_BODYGUARD = refusals.add(
  'king-with-bodyguard',
  '15.14',
  'The king moves only with the bodyguard, until it is disordered.',
);

/** The unit that guards the king, or -1. */
function bodyguardOf(battle: Battle, king: number): number {
  const { isBodyguard, side } = battle.counters;
  return isBodyguard.findIndex((is, unit) => is === 1 && side[unit] === side[king]);
}

/** [15.14] True when the leader is the king, and may come back to the map only with his bodyguard, or where it stands. */
export function isBoundElsewhere(battle: Battle, leader: number, hex: number): boolean {
  return isBound(battle, leader) && battle.hex.of(bodyguardOf(battle, leader)) !== hex;
}

/** [15.14], [10.11] The king who is due to come back comes with his bodyguard, which left over the same side of the map. */
export function bringKing(battle: Battle, bodyguard: number, comes: (king: number) => void): void {
  const { counters } = battle;
  if (counters.isBodyguard[bodyguard] === 0) return;
  for (const king of counters.leadersOf[counters.side[bodyguard]]) {
    if (!isBound(battle, king) || battle.status.of(king) !== AWAY || battle.mayReturn.of(king) === 0) continue;
    if (battle.exitSide.of(king) === battle.exitSide.of(bodyguard)) comes(king);
  }
}

/** The bits of the kings of a side in `battle.kingReleased`; 0 for a side without one. */
function kingBits({ counters }: Battle, side: number): number {
  const kings = counters.leaders.filter((leader) => counters.isKing[leader] === 1);
  return kings.reduce((bits, king, index) => (counters.side[king] === side ? bits | (1 << index) : bits), 0);
}

/** [15.14] True once the king of the side need not go with his bodyguard any more, and where it has none. */
export function isKingReleased(battle: Battle, side: number): boolean {
  const bits = kingBits(battle, side);
  return (battle.kingReleased.value & bits) === bits;
}

/** [15.14] True while the king may only go with his bodyguard. */
export function isBound(battle: Battle, leader: number): boolean {
  return battle.counters.isKing[leader] === 1 && !isKingReleased(battle, battle.counters.side[leader]);
}

/** [15.14] Whether the king of the side is free from the beginning: nobody guards him who is in order. */
export function beginsFree(battle: Battle, side: number): boolean {
  const { counters, status } = battle;
  return counters.leadersOf[side].every((leader) => {
    if (counters.isKing[leader] === 0) return true;
    const bodyguard = bodyguardOf(battle, leader);
    return bodyguard < 0 || status.of(bodyguard) === ELIMINATED || battle.isDisordered(bodyguard);
  });
}

/** [15.14] The bodyguard of the side is disordered or lost: its king is free for good. */
export function releaseKing(battle: Battle, side: number): void {
  if (isKingReleased(battle, side)) return;
  markReleased(battle, side);
  for (const leader of battle.counters.leadersOf[side]) {
    if (battle.counters.isKing[leader] === 1) battle.events.emit(released, leader);
  }
}

/** [15.14] The same without a word: as the set-up has it. */
export function markReleased(battle: Battle, side: number): void {
  battle.kingReleased.set(battle.kingReleased.value | kingBits(battle, side));
}

/** [15.14] A king who is set up apart from the bodyguard without which he may not move: nobody else takes him along. */
export function apartFromBodyguard(
  game: CompiledHexGame,
  placement: CompiledPlacement,
): Omit<SetUpProblem, 'placement'>[] {
  const { units, setUp, map } = game;
  const king = units[placement.unit];
  if (king.kind !== KINDS[LEADER] || !king.traits.has('king') || placement.left < 0) return [];
  const guard = setUp.find(({ unit }) => isGuardOf(king, units[unit]));
  if (guard === undefined || guard.left < 0 || guard.left === placement.left || guard.markers.disordered) return [];
  const hex = map.numbering.label(guard.left);
  const bodyguard = units[guard.unit].name;
  const message = `${king.name} moves only with the bodyguard, ${bodyguard}, which stands elsewhere, in ${hex}: nobody can move ${king.name} before it comes. Set both up in one hex.`;
  const at = `setUp/${king.id}/hexes`;
  const fixes = [{ title: `Set up ${king.name} in ${hex}`, op: 'set' as const, at, value: [hex] }];
  return [{ part: 'hexes', code: 'set-up.king-apart', case: '15.14', severity: 'warning', message, fixes }];
}

function isGuardOf(king: CompiledUnit, { kind, side, traits }: CompiledUnit): boolean {
  return kind === KINDS[UNIT] && side === king.side && traits.has('bodyguard');
}
