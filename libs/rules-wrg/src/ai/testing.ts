/** What the captain makes of factors that its owner may choose after the dice [III.flex]: the result that serves best. */
import type { Command, CommandList } from '@hexwright/engine';
import { bandOfChoice } from '../3-reaction-test/testing.ts';
import type { Battle } from '../battle.ts';
import { FREE, HALT, TOWARDS_ENEMY, UNCONTROLLED } from '../directions.ts';

/** How well a side is served by what a test makes of a unit. */
function valueOf(battle: Battle, unit: number): number {
  if (battle.broken.of(unit) > 0) return -100;
  switch (battle.direction.of(unit)) {
    case FREE:
      return 0;
    case TOWARDS_ENEMY:
      return -1;
    case UNCONTROLLED:
      return -2;
    case HALT:
      return -3;
    default:
      return -10;
  }
}

/** The choice with the best result for the unit that tests; of several as good the first. */
export function chooseResult(battle: Battle, commands: CommandList): Command {
  const all = commands.toArray();
  const unit = battle.frames.local(0);
  let [best, most] = [all[0], -Infinity];
  const tried = new Set<number>();
  for (const one of all) {
    const band = bandOfChoice(battle, one);
    if (tried.has(band)) continue;
    tried.add(band);
    battle.apply(one);
    const value = valueOf(battle, unit);
    battle.undo();
    if (value > most) [best, most] = [one, value];
  }
  return best;
}
