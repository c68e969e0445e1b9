/** What Grunwald tells a screen: everything in one object. */
import { pieceName, presenterOf } from '@hexwright/rules-kit';
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

export const presenter = presenterOf<Battle>({
  prompt,
  choices,
  pieces,
  reach,
  whyNot,
  odds: attackOdds,
  influences,
  influenceSorts: () => influenceSorts,
  keepers,
  takeBack,
  movementMap,
  log,
  dieUse: (battle, { actor, purpose }) => `${DICE_USES[purpose] ?? 'a die'} of ${pieceName(battle.game, actor)}`,
});
