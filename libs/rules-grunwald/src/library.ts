/** Grunwald 1410: everything that makes the game, in one object. */
import { type CompiledGame } from '@hexwright/compiler';
import { defineGame, pieceName } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { invariantViolations } from './consistency.ts';
import { DICE_USES } from './dice-uses.ts';
import { GrunwaldBattle } from './grunwald-battle.ts';
import { decisions } from './decisions.ts';
import { influences, influenceSorts } from './presenter/influences.ts';
import { pieces } from './presenter/pieces.ts';
import { movementMap } from './presenter/movement-map.ts';
import { keepers, takeBack } from './presenter/table-manners.ts';
import { whyNotThere } from './presenter/why-not-there.ts';
import { reader, readPiece } from './reading.ts';
import { exchangePits, hiddenPits } from './rules/14-wolf-pits.ts';
import { readResult } from './rules/19-victory.ts';
import { system } from './system.ts';

export const library = defineGame<Battle>({
  system,
  create: (game: CompiledGame, startingPoints?: readonly number[]) => new GrunwaldBattle(game, startingPoints),
  decisions,
  over: () => ({ title: 'The battle is over', text: 'Nobody has anything left to decide.', case: '19.0' }),
  log: {
    reader,
    ways: new Set(['moved', 'routed', 'pursued']),
    attacks: new Set(['attacks', 'crossbow-fire', 'artillery-fire']),
    sideTurn: 'half of the turn',
    cases: { turn: '3.0', side: '3.1' },
  },
  readPiece,
  invariantViolations,
  readResult,
  presenter: {
    pieces: (battle, viewers) => pieces.all(battle, viewers),
    whyNotThere,
    influences,
    influenceSorts: () => influenceSorts,
    keepers,
    takeBack,
    movementMap,
    dieUse: (battle, { actor, purpose }) => `${DICE_USES[purpose] ?? 'a die'} of ${pieceName(battle.game, actor)}`,
  },
  hidden: {
    from: hiddenPits,
    view: (battle, piece, side) => pieces.view(battle, piece, [battle.game.sides[side].id]),
    exchange: exchangePits,
  },
  caseIndex: async () => (await import('./generated/case-index.json', { with: { type: 'json' } })).default,
});

export const grunwald = library.system;
