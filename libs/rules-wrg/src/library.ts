/** The supplement of 1970 for the fourteenth and fifteenth centuries: everything that makes the game, in one object. */
import { type CompiledGame, TableSpace } from '@hexwright/compiler';
import { defineGame, pieceName } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { invariantViolations } from './consistency.ts';
import { decisions } from './decisions.ts';
import { DICE_USES } from './dice-uses.ts';
import { LAYERS, reaches } from './presenter/marks.ts';
import { piecesFor } from './presenter/pieces.ts';
import { reader, readPiece } from './reading.ts';
import { system } from './system.ts';
import { WrgBattle } from './wrg-battle.ts';

/** A game on a table. Throws RangeError for another. */
function onTable(game: CompiledGame): CompiledGame<TableSpace> {
  if (isOnTable(game)) return game;
  throw new RangeError(`${game.id} is not played on a table.`);
}

function isOnTable(game: CompiledGame): game is CompiledGame<TableSpace> {
  return game.map instanceof TableSpace;
}

export const library = defineGame<Battle>({
  system,
  create: (game: CompiledGame, startingPoints?: readonly number[]) => new WrgBattle(onTable(game), startingPoints),
  decisions,
  log: {
    reader,
    ways: new Set(['moved', 'runs', 'chases']),
    attacks: new Set(['volley', 'strike']),
    sideTurn: 'plays',
    cases: { turn: 'C.1', side: 'C.1' },
  },
  readPiece,
  invariantViolations,
  presenter: {
    influenceSorts: () => [...LAYERS],
    influences: reaches,
    pieces: piecesFor,
    dieUse: (battle, { actor, purpose }) => `${DICE_USES[purpose] ?? 'a die'} of ${pieceName(battle.game, actor)}`,
  },
  over: () => ({ title: 'The battle is over', text: 'Nobody has anything left to decide.', case: 'C.11' }),
  caseIndex: async () => (await import('./generated/case-index.json', { with: { type: 'json' } })).default,
});

export const wrg1970 = library.system;
