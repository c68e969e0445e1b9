/** What must be true of every position, whatever was played: for random games that look for mistakes in the rules. */
import { PROHIBITED } from '@hexwright/compiler';
import type { Battle } from './battle.ts';
import { LEADER, UNIT } from './counters.ts';
import { everyOf } from './modules.ts';
import { IN_PLAY } from './status.ts';

/** By hex, which unit and which train were found to stand there. */
class Claims {
  readonly units = new Map<number, number>();
  readonly trains = new Map<number, number>();
}

/** Everything that is wrong with the position, in plain words; empty when it is sound. */
export function invariantViolations(battle: Battle): string[] {
  const faults: string[] = [];
  const claims = new Claims();
  for (let piece = 0; piece < battle.counters.count; piece++) {
    const { id } = battle.game.units[piece];
    if (battle.status.of(piece) !== IN_PLAY) {
      if (battle.left.of(piece) >= 0) faults.push(`${id} is out of play and yet on the map`);
      continue;
    }
    const hexes = new Set([battle.left.of(piece), battle.right(piece)]);
    for (const hex of hexes) faults.push(...faultsInHex(battle, piece, hex, claims));
    if (hexes.size !== battle.counters.size[piece]) faults.push(`${id} covers ${hexes.size} hexes`);
    const level = battle.rout.of(piece);
    if (level < 0 || level > battle.parameters.routLevelMaximum) faults.push(`${id} has rout level ${level} [10.1]`);
  }
  for (const [column, claimed] of [
    [battle.occupant, claims.units],
    [battle.trainAt, claims.trains],
  ] as const) {
    for (let hex = 0; hex < battle.grid.count; hex++) {
      const owner = column.of(hex) - 1;
      if (owner >= 0 && claimed.get(hex) !== owner) {
        faults.push(`${battle.map.numbering.label(hex)} is held by ${battle.game.units[owner].id}, which is not there`);
      }
    }
  }
  return [...faults, ...everyOf(({ invariantViolations: more }) => more?.(battle))];
}

function faultsInHex(battle: Battle, piece: number, hex: number, claims: Claims): string[] {
  const { counters, game, map } = battle;
  const { id } = game.units[piece];
  if (hex < 0) return [`${id} is in play and yet not on the map`];
  const label = (): string => map.numbering.label(hex);
  const faults: string[] = [];
  if (map.entryCost[hex] === PROHIBITED) faults.push(`${id} stands on prohibited terrain in ${label()} [7.25]`);
  const kind = counters.kind[piece];
  if (kind === LEADER) {
    const unit = battle.unitIn(hex);
    if (unit >= 0 && counters.side[unit] !== counters.side[piece]) {
      faults.push(`${id} shares ${label()} with its enemy ${game.units[unit].id} [6.14]`);
    }
    for (const leader of counters.leadersOf[battle.enemyOf(counters.side[piece])]) {
      if (battle.left.of(leader) === hex) {
        faults.push(`${id} shares ${label()} with its enemy ${game.units[leader].id} [6.14]`);
      }
    }
    return faults;
  }
  const [claimed, column] = kind === UNIT ? [claims.units, battle.occupant] : [claims.trains, battle.trainAt];
  const other = claimed.get(hex);
  if (other !== undefined) faults.push(`${id} and ${game.units[other].id} both stand in ${label()} [6.11]`);
  claimed.set(hex, piece);
  if (column.of(hex) !== piece + 1) faults.push(`${id} stands in ${label()}, which does not know it`);
  return faults;
}
