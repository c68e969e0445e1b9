/** Grunwald 1410 as players, case files and screens use a game: everything in one object. */
import type { GameLibrary } from '@hexwright/compiler';
import { kindOf, sentenceWithCase } from '@hexwright/rules-kit';
import { tellers } from './account.ts';
import { GrunwaldBattle } from './grunwald-battle.ts';
import { PASS, STOP } from './command-kinds.ts';
import { faultsOf } from './consistency.ts';
import { longForms } from './long-forms.ts';
import { perform, readCommand, writeCommand } from './notation.ts';
import { WAY_EVENTS } from './presenter/log.ts';
import { pieceView } from './presenter/pieces.ts';
import { presenter } from './presenter/presenter.ts';
import { decisionName, readEvents, readPiece } from './reading.ts';
import { exchangePits, hiddenPits } from './rules/14-wolf-pits.ts';
import { readResult } from './rules/19-victory.ts';
import { grunwald } from './system.ts';
import type { Battle } from './battle.ts';

export const library: GameLibrary<Battle> = {
  system: grunwald,
  create: (game, startingPoints) => new GrunwaldBattle(game, startingPoints),
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
  tell: (battle, event) => sentenceWithCase(tellers, battle, event),
  readResult,
  presenter,
  hidden: {
    from: hiddenPits,
    view: (battle, piece, side) => pieceView(battle, piece, [battle.game.sides[side].id]),
    exchange: exchangePits,
  },
  caseIndex: async () => (await import('./generated/case-index.json', { with: { type: 'json' } })).default,
};
