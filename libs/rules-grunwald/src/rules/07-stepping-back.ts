/** [7.0] A unit that is attacked steps back before the combat, where a package lets it; the rulebook lets nobody. */
import type { RefusalCode } from '@hexwright/engine';
import {
  conditionNumber,
  MAY_STEP_BACK,
  type SteppingBack,
  steppedBackEvent,
  steppingBackBy,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { STOP } from './03-1-ending.ts';
import { goTo, STEP } from './04-2-ways.ts';
import { enter } from './04-5-entering.ts';
import { companionsOf } from './05-stacking.ts';
import { CENTRE } from './08-1-combat.ts';
import { fight, spendAttack, unitsAround } from './08-1-results.ts';
import { wayRefusal } from './08-3-retreats.ts';
import { AFTER_RETREAT, startAdvance } from './08-6-pursuit.ts';

const UNABLE = refusals.add(
  'unable-to-step-back',
  '7.0',
  'A gun, or a unit in disorder, does not step back of its own will.',
);
const NO_ROOM = refusals.add(
  'no-room-to-step-back',
  '7.0',
  'A unit steps back to a free hex of the map outside enemy zones of control.',
);

const steppedBack = steppedBackEvent(events, '7.0');

/** It goes as in a retreat [8.31], but never where that costs it or a friend anything. */
function refusal(battle: Battle, unit: number, direction: number): RefusalCode {
  if (battle.isGun(unit) || battle.isDisordered(unit)) return UNABLE;
  const to = battle.beyond(battle.hex.of(unit), direction);
  if (to < 0 || battle.unitIn(to) >= 0 || battle.isInEnemyZone(battle.counters.side[unit], to)) return NO_ROOM;
  return wayRefusal(battle, unit, direction);
}

/** [8.63] The attackers have spent their attack, and may advance as after a retreat. */
function go(battle: Battle, unit: number, attacker: number, direction: number): void {
  const to = battle.beyond(battle.hex.of(unit), direction);
  const facing = (direction + 3) % 6;
  spendAttack(battle);
  battle.events.emit(steppedBack, conditionNumber(battle.game), unit, attacker, to, facing);
  battle.combat.note(unit, to);
  enter(battle, unit, to, facing, companionsOf(battle, unit));
  startAdvance(battle, AFTER_RETREAT, false);
}

export const steppingBack: SteppingBack<Battle> = steppingBackBy<Battle>({
  case: '7.0',
  step: STEP,
  stand: STOP,
  refusals,
  steps: [0, 1, 2, 3, 4, 5],
  refusal: (battle, unit, _, direction) => refusal(battle, unit, direction),
  isGranted(battle, unit, attacker, direction) {
    const from = battle.hex.of(unit);
    const into = battle.beyond(from, direction);
    const attackers = unitsAround(battle).length;
    const asked = { ...battle.asItStands(unit), other: attacker, into, attackers };
    return battle.charts.conditions.hold(MAY_STEP_BACK, asked);
  },
  go,
  fight: (battle) => fight(battle),
  meant: goTo,
});

/** The attack on the unit in the middle by those around it: it steps back, or the fight takes place. */
export function startAttack(battle: Battle): void {
  const [attacker] = unitsAround(battle);
  if (!steppingBack.begin(battle, battle.combat.unitAt(CENTRE), attacker)) fight(battle);
}
