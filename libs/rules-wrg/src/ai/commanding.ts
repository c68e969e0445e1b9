/** What the captain does with commanders: they go to broken troops whom they can rally, or stay with the best unit. */
import { type Command, LEGAL } from '@hexwright/engine';
import { distance } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { blockOf } from '../formation.ts';
import { mayRally } from '../2-additional-rules/6-rally.ts';
import { checkJoin } from '../sequence/plot-rules.ts';
import { HOLD, JOIN } from '../sequence/plot-verbs.ts';

/** Whether nobody else is with a unit already. */
function isAlone(battle: Battle, unit: number, commander: number): boolean {
  return battle.commanders.every(
    (other) => other === commander || !battle.isInPlay(other) || battle.company.of(other) !== unit + 1,
  );
}

/** The plot of a commander. */
export function plotCommander(battle: Battle, commander: number): Command {
  const company = battle.company.of(commander) - 1;
  const at = { x: battle.x.of(commander), y: battle.y.of(commander) };
  const near = (unit: number): number => distance(at, blockOf(battle, unit));
  const reachable = battle.units.filter(
    (unit) =>
      battle.isStanding(unit) && checkJoin(battle, commander, unit) === LEGAL && isAlone(battle, unit, commander),
  );
  const rallying = reachable.filter((unit) => mayRally(battle, commander, unit));
  if (company >= 0 && (rallying.includes(company) || rallying.length === 0)) return HOLD.of(commander);
  const sound = reachable.filter((unit) => battle.broken.of(unit) === 0);
  const own = sound.filter((unit) => battle.printed(unit, 'force') === battle.printed(commander, 'force'));
  const choice = [rallying, own, sound].find((list) => list.length > 0) ?? [];
  const [best] = choice.toSorted((one, other) => near(one) - near(other) || one - other);
  return best === undefined ? HOLD.of(commander) : JOIN.of(commander, best);
}
