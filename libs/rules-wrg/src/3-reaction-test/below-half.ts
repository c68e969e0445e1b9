/** [III.2(vii)] A unit that falls below half its figures tests at once, whatever else holds: a step after losses. */
import { CONTINUE, LEGAL } from '@hexwright/engine';
import type { Decision } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { BELOW_HALF } from '../flags.ts';
import { BELOW_HALF_STRENGTH } from './reasons.ts';
import { startTest } from './testing.ts';

/** Whether a unit has just fallen below half its strength in figures. */
function hasFallen(battle: Battle, unit: number): boolean {
  return (
    battle.isStanding(unit) &&
    (battle.flags.of(unit) & BELOW_HALF) === 0 &&
    2 * battle.figures(unit) < battle.strengthOf(unit)
  );
}

export const belowHalfTests: Decision<Battle> = {
  id: 'below-half-tests',
  case: 'III.2(vii)',
  proceed(battle) {
    const unit = battle.units.find((one) => hasFallen(battle, one));
    if (unit === undefined) {
      battle.frames.pop();
      return CONTINUE;
    }
    battle.flags.set(unit, battle.flags.of(unit) | BELOW_HALF);
    startTest(battle, unit, BELOW_HALF_STRENGTH);
    return CONTINUE;
  },
  legal: () => undefined,
  check: () => LEGAL,
  perform: () => undefined,
};
