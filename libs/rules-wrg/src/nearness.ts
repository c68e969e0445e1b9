/** How near pieces are to each other, for formulas of a package: between what they cover, not between their middles. */
import { type Block, type Point, contains, centre, distance, gap, gapToPoint } from '@hexwright/table';
import { type FormulaFunction, integer, NOT_THERE, PIECE, pieceTest, unitWord, word } from '@hexwright/rules-kit';
import type { Battle, BattleQuestion } from './battle.ts';
import { blockOf } from './formation.ts';
import { INCH } from './troops.ts';

/** The block of a unit; of a commander that of the unit that they are with, or a point; null for who is not on the table. */
function coverOf(battle: Battle, piece: number): { readonly block: Block } | { readonly point: Point } | null {
  if (piece < 0 || piece >= battle.sides.length || !battle.isInPlay(piece)) return null;
  if (!battle.isCommander[piece]) return { block: blockOf(battle, piece) };
  const company = battle.company.of(piece) - 1;
  if (company >= 0) return { block: blockOf(battle, company) };
  return { point: { x: battle.x.of(piece), y: battle.y.of(piece) } };
}

/** Inches between two pieces, a part of one counted as a whole; {@link NOT_THERE} where one of them is not on the table. */
function inchesBetween(battle: Battle, one: number, other: number): number {
  const [a, b] = [coverOf(battle, one), coverOf(battle, other)];
  if (a === null || b === null) return NOT_THERE;
  let apart: number;
  if ('point' in a) apart = 'point' in b ? distance(a.point, b.point) : gapToPoint(b.block, a.point);
  else apart = 'point' in b ? gapToPoint(a.block, b.point) : gap(a.block, b.block);
  return Math.ceil(apart / INCH);
}

/** How many other units of its side, or of its enemies, are no further from a piece than so many inches. */
const within =
  (isFriend: boolean): FormulaFunction<BattleQuestion>['of'] =>
  ({ battle }, piece, inches) =>
    piece < 0
      ? 0
      : battle.units.filter(
          (other) =>
            other !== piece &&
            (battle.sides[other] === battle.sides[piece]) === isFriend &&
            battle.isStanding(other) &&
            inchesBetween(battle, piece, other) <= inches,
        ).length;

/** The functions of nearness, and of the ground on which somebody stands. */
export const nearnessFunctions: Readonly<Record<string, FormulaFunction<BattleQuestion>>> = {
  distance: {
    takes: [PIECE, PIECE],
    gives: integer,
    of: ({ battle }, one, other) => inchesBetween(battle, one, other),
  },
  distanceTo: {
    takes: [PIECE, unitWord],
    gives: integer,
    of: ({ battle }, piece, other) => inchesBetween(battle, piece, other),
  },
  friendsWithin: { takes: [PIECE, integer], gives: integer, of: within(true) },
  enemiesWithin: { takes: [PIECE, integer], gives: integer, of: within(false) },
  inTerrain: pieceTest(word('terrains'), ({ battle }, piece, terrain) => {
    const cover = coverOf(battle, piece);
    if (cover === null) return false;
    const at = 'point' in cover ? cover.point : centre(cover.block);
    const kind = battle.game.vocabulary.ids('terrains')[terrain];
    return battle.ground.features.some((one) => one.kind === kind && one.area !== null && contains(one.area, at));
  }),
};
