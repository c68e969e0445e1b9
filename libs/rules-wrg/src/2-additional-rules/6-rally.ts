/** [II.6] Broken troops are rallied by the commander in chief, or by one without a Force, who stays with them. */
import { CONTINUE, LEGAL, Local } from '@hexwright/engine';
import type { Decision } from '@hexwright/rules-kit';
import { C_IN_C, forceOf, hasRole } from '../1-organisation/commanders.ts';
import { RALLYING } from '../3-reaction-test/reasons.ts';
import { startTest } from '../3-reaction-test/testing.ts';
import type { Battle } from '../battle.ts';

/** From this class on troops are the barbarians of this rule. */
const BARBARIANS = 3;

/** Whether a commander can rally a unit, once they have been with it for long enough. */
export function mayRally(battle: Battle, commander: number, unit: number): boolean {
  if (battle.broken.of(unit) === 0 || battle.fleeing.of(unit) === 1) return false;
  return hasRole(battle, commander, C_IN_C) || forceOf(battle, commander) === 0;
}

function isJoined(battle: Battle, unit: number): boolean {
  return battle.commanders.some(
    (commander) =>
      battle.isInPlay(commander) && battle.company.of(commander) === unit + 1 && mayRally(battle, commander, unit),
  );
}

function periodsFor(battle: Battle, unit: number): number {
  const isBarbarian = battle.troop(unit).morale >= BARBARIANS;
  return battle.parameters.number(isBarbarian ? 'rally-periods-barbarian' : 'rally-periods');
}

/** A period with a commander is counted; true when it is the one that decides. */
function countPeriod(battle: Battle, unit: number): boolean {
  if (!battle.isStanding(unit) || battle.broken.of(unit) === 0 || !isJoined(battle, unit)) {
    battle.rallied.set(unit, 0);
    return false;
  }
  battle.rallied.add(unit, 1);
  return battle.rallied.of(unit) >= periodsFor(battle, unit);
}

const next = new Local(0);

/** Those who have had a commander with them for long enough are tested; what it directs is that of a rally. */
export const rallying: Decision<Battle> = {
  id: 'rallying',
  case: 'II.6',
  proceed(battle) {
    while (next.of(battle) < battle.units.length) {
      const unit = battle.units[next.of(battle)];
      next.set(battle, next.of(battle) + 1);
      if (!countPeriod(battle, unit)) continue;
      startTest(battle, unit, RALLYING);
      return CONTINUE;
    }
    battle.frames.pop();
    return CONTINUE;
  },
  legal: () => undefined,
  check: () => LEGAL,
  perform: () => undefined,
};
