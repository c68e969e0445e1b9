/**
 * What formulas about a game as a whole may say: conditions of victory, and what must hold before somebody arrives. They are
 * the same in every game on hexes.
 */
import { EDGES } from '@hexwright/hex';
import { ABOUT_GAME } from '@hexwright/compiler';
import { expressionsOf, type FormulaFunction, integer, oneOf, truth, unitWord, word } from './expressions.ts';
import { HELD_FOR, HOLDS } from './holdings.ts';
import type { HexGame } from './package-game.ts';
import type { Question } from './question.ts';

type Whole = Question<HexGame>;

/** A number of a counter, or a truth; 0 for one that the position lacks. */
const ofUnit =
  (read: (play: HexGame, piece: number) => boolean): FormulaFunction<Whole>['of'] =>
  ({ battle }, piece) =>
    piece < battle.game.units.length && read(battle, piece) ? 1 : 0;

/** Functions of the game as a whole: also for formulas that ask about more besides. */
export const gameFunctions: Readonly<Record<string, FormulaFunction<Whole>>> = {
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
  lost: {
    takes: [word('sides')],
    gives: integer,
    of({ battle }, side) {
      let count = 0;
      for (const unit of battle.game.units) {
        if (unit.side === side && battle.isCounted(unit.index) && battle.isLost(unit.index)) count++;
      }
      return count;
    },
  },
  isLost: { takes: [unitWord], gives: truth, of: ofUnit((play, piece) => play.isLost(piece)) },
  isOnMap: { takes: [unitWord], gives: truth, of: ofUnit((play, piece) => play.placeOf(piece).hexes.length > 0) },
  hasLeft: {
    takes: [unitWord, oneOf('edge', EDGES)],
    gives: truth,
    of: ({ battle }, piece, edge) => (piece < battle.game.units.length && battle.hasLeft(piece, edge) ? 1 : 0),
  },
  pointsOf: {
    takes: [word('sides')],
    gives: integer,
    of: ({ battle }, side) => battle.victoryPoints.of(side),
  },
  parameter: {
    takes: [word('parameters')],
    gives: integer,
    of: ({ battle: { game } }, id) => Number(game.parameters.get(game.vocabulary.ids('parameters')[id]) ?? 0),
    fixed: true,
  },
};

/** What they may say, and how it is read. */
export const aboutGame = expressionsOf<HexGame, Whole>({
  pieces: {},
  fields: {},
  scalars: {
    turn: { type: integer, read: ({ battle }) => battle.turn },
    phase: { type: word('steps'), read: ({ battle }) => battle.step },
    phasing: { type: word('sides'), read: ({ battle }) => battle.phasing },
  },
  functions: gameFunctions,
  names: (place) => (place === ABOUT_GAME ? ['turn', 'phase', 'phasing'] : []),
});
