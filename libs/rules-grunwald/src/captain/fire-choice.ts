/** [11.0] Who fires at whom: every shot is free, so each is fired at the dearest target. */
import type { Command, CommandList } from '@hexwright/engine';
import { argumentOf, kindOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { FIRE, pass } from '../command-kinds.ts';
import type { Prospects } from './prospects.ts';

/** A target in disorder has little more to lose. */
const DISORDERED = 0.3;

export function chooseShot(battle: Battle, prospects: Prospects, commands: CommandList): Command {
  let best: Command = pass;
  let most = 0;
  for (let index = 0; index < commands.length; index++) {
    const one = commands.at(index);
    if (kindOf(one) !== FIRE) continue;
    const target = argumentOf(one);
    const value = prospects.stake(target) * (battle.isDisordered(target) ? DISORDERED : 1);
    if (value <= most) continue;
    most = value;
    best = one;
  }
  return best;
}
