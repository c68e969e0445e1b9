/** [11.0] Who fires at whom: every shot is free, so each is fired at the dearest target. */
import type { Command, CommandList } from '@hexwright/engine';
import { argumentOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import type { Expectations } from './expectations.ts';
import { FIRE } from '../rules/11-fire.ts';
import { PASS } from '../rules/03-1-ending.ts';

/** A target in disorder has little more to lose. */
const DISORDERED = 0.3;

export function chooseShot(battle: Battle, expectations: Expectations, commands: CommandList): Command {
  let best: Command = PASS.of();
  let most = 0;
  for (let index = 0; index < commands.length; index++) {
    const one = commands.at(index);
    if (!FIRE.is(one)) continue;
    const target = argumentOf(one);
    const value = expectations.stake(target) * (battle.isDisordered(target) ? DISORDERED : 1);
    if (value <= most) continue;
    most = value;
    best = one;
  }
  return best;
}
