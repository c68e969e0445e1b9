/** What the Great Medieval Battles tell a screen: everything in one object. */
import { presenterOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { attackOdds } from './attack-odds.ts';
import { choices } from './choices.ts';
import { contest } from './contest.ts';
import { dieUse } from './die-use.ts';
import { log } from './log.ts';
import { movementMap } from './movement-map.ts';
import { pieces } from './pieces.ts';
import { prompt } from './prompt.ts';
import { reach } from './reach.ts';
import { sight, sightOn } from './sight.ts';
import { whyNot } from './why-not.ts';

export const presenter = presenterOf<Battle>({
  prompt,
  choices,
  contest,
  pieces,
  reach,
  whyNot,
  odds: attackOdds,
  sight,
  sightOn,
  movementMap,
  log: (battle, first) => log(battle, first),
  dieUse,
});
