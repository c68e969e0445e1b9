/** [III.2] Who must test at the end of a period, and why; [III.1] who may. */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import { C_IN_C, hasRole, isOfOneForce } from '../1-organisation/commanders.ts';
import { orderedTarget } from '../1-organisation/current-order.ts';
import { ATTACK } from '../1-organisation/order-verbs.ts';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { enemiesOf, isEngaged, isWithin } from '../contacts.ts';
import { FREE, UNCONTROLLED } from '../directions.ts';
import { FIRED_ON, MENACED } from '../flags.ts';
import { chargeMove } from '../sequence/allowance.ts';
import { seesEnd } from './command-factors.ts';
import { twoMoves } from './counting.ts';
import { isSurprised } from './surprise.ts';
import { countsFor } from './who-counts.ts';
import {
  BEFORE_CLOSING,
  COMMANDER_LOST,
  FIRST_FIRE,
  FIRST_MENACE,
  FRIEND_BROKE,
  KNIGHTS_NEAR,
  SHOT_DOWN,
  SURPRISED,
} from './reasons.ts';

const FOREIGN_TESTER = refusals.add('foreign-tester', 'III.1', 'That unit is not yours to test.');
const FIGHTS = refusals.add('fights', 'III.1', 'A unit in close fighting takes no test.');
const RUNS = refusals.add('runs', 'III.1', 'A broken unit that runs takes no test.');
const FIRST_PURSUIT = refusals.add('first-pursuit', 'III.1', 'In the first period of a pursuit no test is taken.');
const STILL_DIRECTED = refusals.add('still-directed', 'III.1', 'The result of an earlier test still binds it.');
const HAS_TESTED = refusals.add('has-tested', 'III.1', 'It has been tested this period, and its result binds.');

/** Men a figure lost to missiles in one period that shake a unit. */
const MEN_A_FIGURE = 2;

const KNIGHTS = 'EHC';
const HEAVY_HORSE: ReadonlySet<string> = new Set(['EHC', 'HC']);

/** [III.1] Why a unit may not be tested at the end of a period; 0 where it may. */
export function mayTest(battle: Battle, side: number, unit: number): RefusalCode {
  if (battle.sides[unit] !== side || !battle.isStanding(unit)) return FOREIGN_TESTER;
  return bars(battle, unit);
}

function bars(battle: Battle, unit: number): RefusalCode {
  if (battle.testedIn.of(unit) === battle.turn) return HAS_TESTED;
  if (battle.broken.of(unit) > 0) return RUNS;
  if (isEngaged(battle, unit)) return FIGHTS;
  if (battle.pursues.of(unit) > 0 && battle.pursued.of(unit) <= battle.parameters.number('pursuit-periods')) {
    return FIRST_PURSUIT;
  }
  const direction = battle.direction.of(unit);
  // What ends with this period binds no more; an advance out of control goes on until a test says otherwise.
  const isBound = direction !== FREE && direction !== UNCONTROLLED && battle.directionLeft.of(unit) > 1;
  return isBound ? STILL_DIRECTED : LEGAL;
}

/** Whether an enemy counts for the reasons of a test: all do, unless a package says otherwise. */
function triggers(battle: Battle, unit: number, enemy: number): boolean {
  return battle.parameters.is('unit-definition', 'factors') || countsFor(battle, unit, enemy);
}

/** [III.2(iv)] Whether it is about to close, as it is ordered, with an enemy of its own strength or of a better class. */
function isAboutToClose(battle: Battle, unit: number): boolean {
  const target = orderedTarget(battle, unit);
  if (battle.orderVerb.of(unit) !== ATTACK || target < 0 || !battle.isStanding(target)) return false;
  if (!isWithin(battle, unit, target, chargeMove(battle, unit))) return false;
  const isStrong = battle.figures(target) >= battle.figures(unit);
  return isStrong || battle.troop(target).morale < battle.troop(unit).morale;
}

/** [III.2(ii)] Reasons that come once in a game: they are noted, whether or not the unit can be tested. */
function firstOf(battle: Battle, unit: number, flag: number, is: () => boolean): boolean {
  if ((battle.flags.of(unit) & flag) !== 0 || !is()) return false;
  battle.flags.set(unit, battle.flags.of(unit) | flag);
  return true;
}

/** [III.2] Why a unit must test at the end of this period; 0 where it need not. */
export function reasonToTest(battle: Battle, unit: number): number {
  const { parameters } = battle;
  const isKnights = battle.troop(unit).body.id === KNIGHTS;
  const enemies = enemiesOf(battle, unit).filter((enemy) => triggers(battle, unit, enemy));
  const isFiredOn = firstOf(
    battle,
    unit,
    FIRED_ON,
    () => battle.underFire.of(unit) >= parameters.number('under-fire-figures'),
  );
  const isMenaced = firstOf(battle, unit, MENACED, () =>
    enemies.some(
      (enemy) =>
        HEAVY_HORSE.has(battle.troop(enemy).body.id) && isWithin(battle, unit, enemy, chargeMove(battle, enemy)),
    ),
  );
  if (bars(battle, unit) !== LEGAL) return 0;
  if (isKnights && enemies.some((enemy) => isWithin(battle, unit, enemy, twoMoves(battle, unit)))) {
    return KNIGHTS_NEAR;
  }
  if (isFiredOn && !isKnights) return FIRST_FIRE;
  if (isMenaced && !isKnights) return FIRST_MENACE;
  if (isAboutToClose(battle, unit)) return BEFORE_CLOSING;
  if (battle.units.some((friend) => brokeNow(battle, friend) && isOfOneForce(battle, unit, friend))) {
    return FRIEND_BROKE;
  }
  // [III.2(vi)] Two men a figure of those who stood when the shooting began.
  const loss = battle.missileLoss.of(unit);
  if (loss > 0 && loss >= MEN_A_FIGURE * battle.figuresBefore.of(unit)) return SHOT_DOWN;
  if (commandersOfInterest(battle, unit).some((commander) => seesEnd(battle, unit, commander))) return COMMANDER_LOST;
  return isSurprised(battle, unit) ? SURPRISED : 0;
}

function brokeNow(battle: Battle, unit: number): boolean {
  return battle.brokeIn.of(unit) === battle.turn;
}

/** The commander of its Force, and the commander in chief. */
function commandersOfInterest(battle: Battle, unit: number): number[] {
  return battle.commanders.filter(
    (commander) =>
      battle.sides[commander] === battle.sides[unit] &&
      (isOfOneForce(battle, commander, unit) || hasRole(battle, commander, C_IN_C)),
  );
}

/** [III.2(iii)] Whether a unit that is charged must test: the charger has half its strength, and does not touch it yet [III.4]. */
export function mustTestWhenCharged(battle: Battle, unit: number, charger: number): boolean {
  const { pursues, pursued, parameters } = battle;
  const isFirstPursuit = pursues.of(unit) > 0 && pursued.of(unit) <= parameters.number('pursuit-periods');
  return (
    battle.broken.of(unit) === 0 &&
    !isEngaged(battle, unit) &&
    !isFirstPursuit &&
    triggers(battle, unit, charger) &&
    2 * battle.figures(charger) >= battle.figures(unit)
  );
}
