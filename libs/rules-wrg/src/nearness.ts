/** How near pieces are to each other, for formulas of a package: between what they cover, not between their middles. */
import { contains, distance, gap, gapToPoint } from '@hexwright/table';
import { type FormulaFunction, integer, NOT_THERE, PIECE, pieceTest, unitWord, word } from '@hexwright/rules-kit';
import type { Battle, BattleQuestion } from './battle.ts';
import { INCH } from './troops.ts';
import { coverOf, inchesToZone, isInZone, middleOf } from './whereabouts.ts';

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

/** The functions of nearness, and of the terrain in which somebody stands. */
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
  inZone: pieceTest(word('zones'), ({ battle }, piece, zone) => isInZone(battle, piece, zone)),
  distanceToZone: {
    takes: [PIECE, word('zones')],
    gives: integer,
    of: ({ battle }, piece, zone) => inchesToZone(battle, piece, zone) ?? NOT_THERE,
  },
  inTerrain: pieceTest(word('terrains'), ({ battle }, piece, terrain) => {
    const at = middleOf(battle, piece);
    if (at === null) return false;
    const kind = battle.game.vocabulary.ids('terrains')[terrain];
    return battle.terrain.features.some((one) => one.kind === kind && one.area !== null && contains(one.area, at));
  }),
};
