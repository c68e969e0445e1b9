/** [9.0] A unit that is attacked steps back before the melee, where a package lets it; the rulebook lets nobody. */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import {
  conditionNumber,
  MAY_STEP_BACK,
  type SteppingBack,
  steppedBackEvent,
  steppingBackBy,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { ofAct } from '../combat-question.ts';
import { STOP } from './04-passing.ts';
import { SINGLE_STEPS, type StepPlan } from './05-2-facing.ts';
import { plotFrom } from './05-2-places.ts';
import { STEP } from './05-2-steps.ts';
import { stepRefusal, takeStep } from './06-stacking.ts';
import { fight, rememberPlace } from './09-2-fights.ts';

const SHAKEN = refusals.add('shaken-no-step-back', '9.0', 'A routed unit does not step back of its own will.');
const STILL_NEXT = refusals.add('still-next-to-attacker', '9.0', 'There it would still stand next to its attacker.');

const steppedBack = steppedBackEvent(events, '9.0');

/** A step of the whole counter, its facing kept: the plan is reused by the next call. */
function plot(battle: Battle, unit: number, step: number): StepPlan {
  return plotFrom(battle, battle.counters.size[unit], battle.left.of(unit), battle.direction.of(unit), step);
}

function isNextTo(battle: Battle, { left, right }: StepPlan, attacker: number): boolean {
  const { grid } = battle;
  const [near, far] = [battle.left.of(attacker), battle.right(attacker)];
  return [left, right].some((hex) => grid.distance(hex, near) <= 1 || grid.distance(hex, far) <= 1);
}

function refusal(battle: Battle, unit: number, attacker: number, step: number): RefusalCode {
  if (battle.rout.of(unit) > 0) return SHAKEN;
  const plan = plot(battle, unit, step);
  const barred = stepRefusal(battle, unit, plan);
  if (barred !== LEGAL) return barred;
  return isNextTo(battle, plan, attacker) ? STILL_NEXT : LEGAL;
}

/** The attacker has spent its attack, and keeps its lance; who stood with the unit goes along. */
function go(battle: Battle, unit: number, attacker: number, step: number): void {
  const { leadersOf, side } = battle.counters;
  rememberPlace(battle, unit);
  const attacked = battle.pathLength.value;
  const plan = plot(battle, unit, step);
  battle.riders.set(leadersOf[side[unit]].filter((leader) => battle.isStacked(leader, unit)));
  battle.charging.set(attacker, 0);
  battle.events.emit(steppedBack, conditionNumber(battle.game), unit, attacker, plan.left, plan.direction);
  takeStep(battle, unit, plan);
  battle.riders.clear();
  battle.hooks['melee.avoided']?.(battle, attacker, unit, attacked);
}

export const steppingBack: SteppingBack<Battle> = steppingBackBy<Battle>({
  case: '9.0',
  step: STEP,
  stand: STOP,
  refusals,
  steps: SINGLE_STEPS,
  refusal,
  isGranted(battle, unit, attacker, step) {
    const { count, entered, secondEntered } = plot(battle, unit, step);
    return [entered, secondEntered].slice(0, count).every((hex) => {
      return battle.charts.conditions.hold(MAY_STEP_BACK, ofAct(battle, unit, attacker, hex));
    });
  },
  go,
  fight: (battle, unit, attacker) => fight(battle, attacker, unit),
  meant(battle, unit, hex) {
    const { grid } = battle;
    const steps = [battle.left.of(unit), battle.right(unit)].map((half) => grid.directionBetween(half, hex));
    return STEP.of(unit, Math.max(0, ...steps));
  },
});
