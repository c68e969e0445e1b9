/** Which melee to fight next. Attacks cost the attacker nothing [9.2], so all are fought, the best first. */
import type { CommandList } from '@hexwright/engine';
import { argumentOf, entityOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import type { Expectations } from './expectations.ts';
import { PASS } from '../standard/04-passing.ts';
import { MELEE } from '../standard/09-melee-combat.ts';

export function chooseMelee(battle: Battle, expectations: Expectations, commands: CommandList): number {
  let best = PASS.of();
  let most = -1;
  for (let index = 0; index < commands.length; index++) {
    const one = commands.at(index);
    if (!MELEE.is(one)) continue;
    const attacker = entityOf(one);
    let gain = expectations.melee(attacker, argumentOf(one));
    // A charge is lost unless it is made against its target [5.31].
    if (battle.charging.of(attacker) === argumentOf(one) + 1) gain += 1;
    if (gain <= most) continue;
    most = gain;
    best = one;
  }
  return best;
}
