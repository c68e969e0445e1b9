/** What the Great Medieval Battles tell a screen: everything in one object. */
import type { Contest } from '@hexwright/engine';
import { presenterOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import type { Chronicle } from '../rule-module.ts';
import { attackOdds } from './attack-odds.ts';
import { choices } from './choices.ts';
import { dieUse } from './die-use.ts';
import { ruleModules } from '../modules.ts';
import { readEvent } from '../reading.ts';
import { log } from './log.ts';
import { movementMap } from './movement-map.ts';
import { pieces } from './pieces.ts';
import { prompt } from './prompt.ts';
import { reach } from './reach.ts';
import { sight, sightOn } from './sight.ts';
import { whyNot } from './why-not.ts';

/** The contest of a module, where there is one. */
function contestOf(battle: Battle): Contest | null {
  const chronicle: Chronicle = {
    read: (index) => readEvent(battle, index),
    tell: (first, end) => log(battle, first, end),
  };
  for (const { contest } of ruleModules) {
    const found = contest?.(battle, chronicle) ?? null;
    if (found !== null) return found;
  }
  return null;
}

export const presenter = presenterOf<Battle>({
  prompt,
  choices,
  contest: contestOf,
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
