/** [C.7] What slows a way: woods and steep slopes for each inch, obstacles once. */
import { centre, type Leg, stepped, type Block } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { blockOf } from '../formation.ts';
import { INCH } from '../troops.ts';
import { normalMove } from './allowance.ts';

/** As far ahead as anybody looks for what is in the way. */
const LOOKS = 30;

/**
 * The legs of a way with what they take more of a move on slow terrain: straight ways are looked at inch by inch, since
 * the terrain changes under way. The same legs on a table where nothing is slow.
 */
export function hinderedLegs(battle: Battle, unit: number, legs: readonly Leg[]): readonly Leg[] {
  if (!battle.terrain.isSlow) return legs;
  let block = blockOf(battle, unit);
  const found: Leg[] = [];
  for (const leg of legs) {
    for (const piece of piecesOf(leg)) {
      const next = stepped(block, piece);
      found.push({ ...piece, takes: takenBy(battle, unit, piece, block, next) });
      block = next;
    }
  }
  return found;
}

/** A leg in pieces of an inch. */
function piecesOf(leg: Leg): Leg[] {
  if (leg.do === 'wheel' || leg.do === 'turn') return [leg];
  const whole = Math.min(Math.floor(Math.abs(leg.by) / INCH), LOOKS);
  const sign = leg.by < 0 ? -1 : 1;
  const rest = Math.abs(leg.by) - whole * INCH;
  const takes = (by: number): Pick<Leg, 'takes'> =>
    leg.takes === undefined ? {} : { takes: Math.ceil((leg.takes * by) / Math.abs(leg.by)) };
  const pieces = Array.from({ length: whole }, (): Leg => ({ ...leg, by: sign * INCH, ...takes(INCH) }));
  return rest === 0 ? pieces : [...pieces, { ...leg, by: sign * rest, ...takes(rest) }];
}

function takenBy(battle: Battle, unit: number, piece: Leg, from: Block, to: Block): number {
  const { terrain, parameters } = battle;
  const length = piece.takes ?? lengthOf(piece, from);
  const slow = terrain.isRough(centre(to))
    ? Math.ceil((length * 100) / Math.max(parameters.number('rough-rate'), 1))
    : length;
  const crossed = terrain.obstaclesBetween(from, to);
  return slow + crossed * Math.ceil((normalMove(battle, unit) * parameters.number('obstacle-cost')) / 100);
}

function lengthOf(piece: Leg, block: Block): number {
  if (piece.do === 'turn') return 0;
  return piece.do === 'wheel' ? Math.ceil((block.width * Math.abs(piece.by) * 355) / (113 * 1800)) : Math.abs(piece.by);
}

/** Whether a unit that stood as the first block has come over an obstacle. */
export function hasCrossed(battle: Battle, from: Block, to: Block): boolean {
  return battle.terrain.obstacles.length > 0 && battle.terrain.obstaclesBetween(from, to) > 0;
}
