/** What Grunwald tells a screen: everything in one object. */
import type { CompiledGame, Presenter } from '@hexwright/compiler';
import type { SightReport } from '@hexwright/engine';
import { pieceName } from '../account.ts';
import type { Battle } from '../battle.ts';
import { DICE_USES } from '../dice-uses.ts';
import { attackOdds } from './attack-odds.ts';
import { choices } from './choices.ts';
import { influences, influenceSorts } from './influences.ts';
import { log } from './log.ts';
import { keepers, takeBack } from './table-manners.ts';
import { pieces } from './pieces.ts';
import { prompt } from './prompt.ts';
import { movementMap, reach } from './reach.ts';
import { whyNot } from './why-not.ts';

function indexOf(battle: Battle, id: string): number {
  const piece = battle.game.vocabulary.indexOf('units', id);
  if (piece < 0) throw new RangeError(`There is no unit "${id}" in this battle.`);
  return piece;
}

/** No rule of this game asks for a line of sight: fire is at what is next to the firer, or nearly. */
function openSight(game: CompiledGame, from: number, to: number): SightReport {
  return { clear: true, range: game.map.grid.distance(from, to), blockedBy: [] };
}

export const presenter: Presenter<Battle> = {
  prompt,
  choices,
  // Nobody fights man to man in this game.
  contest: () => null,
  pieces,
  reach: (battle, piece) => reach(battle, indexOf(battle, piece)),
  whyNot: (battle, piece, hex) => whyNot(battle, piece === null ? -1 : indexOf(battle, piece), hex),
  odds: attackOdds,
  influences: (battle, piece) => influences(battle, piece === null ? -1 : indexOf(battle, piece)),
  influenceSorts: () => influenceSorts,
  keepers,
  takeBack,
  sight: (battle, from, to) => openSight(battle.game, from, to),
  sightOn: openSight,
  movementMap,
  log,
  dieUse: (battle, { actor, purpose }) => `${DICE_USES[purpose] ?? 'a die'} of ${pieceName(battle.game, actor)}`,
};
