/** Grunwald 1410 as players, case files and screens use a game: everything in one object. */
import type { GameLibrary, GameResult } from '@hexwright/compiler';
import { kindOf } from '@hexwright/engine';
import { tell } from './account.ts';
import { Battle } from './battle.ts';
import { PASS, STOP } from './command-kinds.ts';
import { faultsOf } from './consistency.ts';
import { longForms } from './long-forms.ts';
import { perform, readCommand, writeCommand } from './notation.ts';
import { WAY_EVENTS } from './presenter/log.ts';
import { pieceView } from './presenter/pieces.ts';
import { presenter } from './presenter/presenter.ts';
import { decisionName, readEvents, readPiece } from './reading.ts';
import { exchangePits, hiddenPits } from './rules/14-wolf-pits.ts';
import { scoreOf, victoryLevel } from './rules/19-victory.ts';
import { grunwald } from './system.ts';

/** Level and points as they stand now; final once the battle is over. */
export function readResult(battle: Battle): GameResult {
  const level = victoryLevel(battle);
  const { sides } = battle.game;
  return {
    winner: level === null ? null : level.winner < 0 ? 'draw' : sides[level.winner].id,
    level: level?.id ?? null,
    levelName: level?.name ?? null,
    score: scoreOf(battle),
    victoryPoints: Object.fromEntries(sides.map((side, index) => [side.id, battle.victoryPoints.of(index)])),
  };
}

export const library: GameLibrary<Battle> = {
  system: grunwald,
  create: (game, startingPoints) => new Battle(game, startingPoints),
  perform,
  readCommand,
  writeCommand,
  longForms,
  readEvents,
  readPiece,
  decisionName,
  isPass: (command) => kindOf(command) === PASS || kindOf(command) === STOP,
  faultsOf,
  steps: WAY_EVENTS,
  tell,
  readResult,
  presenter,
  hidden: {
    from: hiddenPits,
    view: (battle, piece, side) => pieceView(battle, piece, [battle.game.sides[side].id]),
    exchange: exchangePits,
  },
  caseIndex: async () => (await import('./generated/case-index.json', { with: { type: 'json' } })).default,
};
