/**
 * What formulas may ask of a game as a whole: conditions of victory, what must hold before somebody arrives, and all others
 * besides. It is the same in every game.
 */
import { EDGES } from '@hexwright/hex';
import { DESTROYED, IS_LOST_TO } from './destroyers.ts';
import { type FormulaFunction, integer, oneOf, truth, unitWord, word } from './expressions.ts';
import { HELD_FOR, HOLDS } from './holdings.ts';
import type { PackageGame } from './package-game.ts';
import type { Question } from './question.ts';

type Whole = Question<PackageGame>;

/** A number of a counter, or a truth; 0 for one that the position lacks. */
const ofUnit =
  (read: (play: PackageGame, piece: number) => boolean): FormulaFunction<Whole>['of'] =>
  ({ battle }, piece) =>
    piece < battle.game.units.length && read(battle, piece) ? 1 : 0;

/** How many combat units of a side are such. */
const countOf =
  (isSuch: (play: PackageGame, piece: number, side: number) => boolean): FormulaFunction<Whole>['of'] =>
  ({ battle }, side) => {
    let count = 0;
    for (const { index } of battle.game.units) if (battle.isCounted(index) && isSuch(battle, index, side)) count++;
    return count;
  };

export const wholeFunctions = {
  lost: {
    takes: [word('sides')],
    gives: integer,
    of: countOf((play, piece, side) => play.game.units[piece].side === side && play.isLost(piece)),
  },
  unitsOf: {
    takes: [word('sides')],
    gives: integer,
    of: countOf((play, piece, side) => play.game.units[piece].side === side && play.placeOf(piece).places.length > 0),
  },
  isLost: { takes: [unitWord], gives: truth, of: ofUnit((play, piece) => play.isLost(piece)) },
  isOnMap: { takes: [unitWord], gives: truth, of: ofUnit((play, piece) => play.placeOf(piece).places.length > 0) },
  pointsOf: {
    takes: [word('sides')],
    gives: integer,
    of: ({ battle }, side) => battle.victoryPoints.of(side),
  },
  [HOLDS]: {
    takes: [word('sides'), word('zones')],
    gives: integer,
    of: ({ battle }, side, zone) => battle.holdings?.held(side, zone) ?? 0,
  },
  [HELD_FOR]: {
    takes: [word('sides'), word('zones')],
    gives: integer,
    of: ({ battle }, side, zone) => battle.holdings?.turnsHeld(side, zone) ?? 0,
  },
  [DESTROYED]: {
    takes: [word('sides')],
    gives: integer,
    of: countOf((play, piece, side) => play.game.units[piece].side !== side && play.isLostTo(piece, side)),
  },
  [IS_LOST_TO]: {
    takes: [unitWord, word('sides')],
    gives: truth,
    of: ({ battle }, piece, side) => (piece < battle.game.units.length && battle.isLostTo(piece, side) ? 1 : 0),
  },
  hasLeft: {
    takes: [unitWord, oneOf('edge', EDGES)],
    gives: truth,
    of: ({ battle }, piece, edge) => (piece < battle.game.units.length && battle.hasLeft(piece, edge) ? 1 : 0),
  },
} as const satisfies Readonly<Record<string, FormulaFunction<Whole>>>;
