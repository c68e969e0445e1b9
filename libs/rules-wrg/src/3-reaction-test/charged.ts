/** [III.2(iii)], [III.4] A unit that is charged tests when the charger starts on the bonus of its charge: a step before that. */
import { CONTINUE, LEGAL, Local } from '@hexwright/engine';
import type { Decision } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { chargersOf } from '../sequence/charge-tests.ts';
import { faceCharges } from '../sequence/facing-charges.ts';
import { CHARGED } from './reasons.ts';
import { startTest } from './testing.ts';
import { mustTestWhenCharged } from './triggers.ts';

const next = new Local(0);

export const chargedTests: Decision<Battle> = {
  id: 'charged-tests',
  case: 'III.4',
  proceed(battle) {
    if (next.of(battle) === 0) faceCharges(battle);
    while (next.of(battle) < battle.units.length) {
      const unit = battle.units[next.of(battle)];
      next.set(battle, next.of(battle) + 1);
      if (!battle.isStanding(unit)) continue;
      // However many charge it, it tests once.
      if (!chargersOf(battle, unit).some((charger) => mustTestWhenCharged(battle, unit, charger))) continue;
      startTest(battle, unit, CHARGED);
      return CONTINUE;
    }
    battle.frames.pop();
    return CONTINUE;
  },
  legal: () => undefined,
  check: () => LEGAL,
  perform: () => undefined,
};
