/** What the Great Medieval Battles tell a screen: everything in one object. */
import type { Presenter } from '@hexwright/compiler';
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

function indexOf(battle: Battle, id: string): number {
  const piece = battle.game.vocabulary.indexOf('units', id);
  if (piece < 0) throw new RangeError(`There is no unit "${id}" in this battle.`);
  return piece;
}

export const presenter: Presenter<Battle> = {
  prompt,
  choices,
  contest,
  pieces: (battle) => pieces(battle),
  reach: (battle, piece) => reach(battle, indexOf(battle, piece)),
  whyNot: (battle, piece, hex) => whyNot(battle, piece === null ? -1 : indexOf(battle, piece), hex),
  odds: attackOdds,
  // Units of the series have no zones of control and no lines of command.
  influences: () => [],
  influenceSorts: () => [],
  // Everything lies open, and no case says when a move is final.
  keepers: () => [],
  takeBack: () => null,
  sight,
  sightOn,
  movementMap,
  log: (battle, first) => log(battle, first),
  dieUse,
};
