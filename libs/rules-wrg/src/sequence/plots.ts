/** [C.1] Plots: each side fixes in secret a move for every unit; all are brought to light together. */
import { type Command, type CommandList, LEGAL, type RefusalCode } from '@hexwright/engine';
import { bearing, blockInArc, centre, distance, turnBetween, wheelCost } from '@hexwright/table';
import { argumentOf, type Decision, entityOf, Part, simultaneous } from '@hexwright/rules-kit';
import {
  checkChargeInside,
  checkFormInside,
  checkShotInside,
  checkWayInside,
} from '../1-organisation/inside-orders.ts';
import type { Battle } from '../battle.ts';
import { enemiesOf } from '../contacts.ts';
import { blockOf, filesOf } from '../formation.ts';
import { targetsOf } from '../2-additional-rules/1-targets.ts';
import { INCH } from '../troops.ts';
import { normalMove } from './allowance.ts';
import {
  CHARGES,
  DIGS,
  FORMS,
  HOLDS,
  JOINS,
  MARCHES,
  NO_PLOT,
  REMOUNTS,
  RIDES,
  STEPS,
  TAKES_UP,
  TURNS,
} from './move-codes.ts';
import * as rules from './plot-rules.ts';
import { checkMarchInside, unfitFor } from './plot-rules.ts';
import { plotOdds } from '../presenter/odds.ts';
import {
  CHARGE,
  DIG,
  FORM,
  HOLD,
  JOIN,
  MARCH,
  MOUNT,
  PLOTTED,
  RIDE,
  SHOOT,
  STEP,
  TAKE_UP,
  TURN,
} from './plot-verbs.ts';
import { beginPeriod } from './reveal.ts';
import { sideLegs, turnLegs } from './ways.ts';

/** A plot as it is written into the secret columns. */
interface Entry {
  readonly unit: number;
  readonly code: number;
  readonly a?: number;
  readonly b?: number;
  readonly c?: number;
}

/** Commands with values, which are forgotten some time. */
const VALUED = [MARCH, TURN, STEP] as const;

const VERBS = [MARCH, CHARGE, TURN, STEP, FORM, HOLD, MOUNT, DIG, TAKE_UP, JOIN, RIDE] as const;

/** What a command writes; null for one that writes no move. */
function entryOf(battle: Battle, one: Command): Entry | null {
  const unit = Math.max(...VERBS.map((verb) => (verb.is(one) ? verb.pieceOf(battle, one) : -1)));
  if (MARCH.is(one)) {
    const { wheel, advance, then } = MARCH.value(battle, one);
    return { unit, code: MARCHES, a: wheel, b: advance, c: then };
  }
  if (TURN.is(one)) {
    const { quarters, advance } = TURN.value(battle, one);
    return { unit, code: TURNS, a: quarters, b: advance };
  }
  if (STEP.is(one)) {
    const { way, by } = STEP.value(battle, one);
    return { unit, code: STEPS, a: way, b: by };
  }
  if (RIDE.is(one)) {
    const { to } = RIDE.value(battle, one);
    return { unit, code: RIDES, a: battle.map.xOf(to), b: battle.map.yOf(to) };
  }
  if (CHARGE.is(one)) return { unit, code: CHARGES, a: argumentOf(one) + 1 };
  if (FORM.is(one)) return { unit, code: FORMS, a: argumentOf(one) };
  if (JOIN.is(one)) return { unit, code: JOINS, a: argumentOf(one) + 1 };
  if (MOUNT.is(one)) return { unit, code: REMOUNTS };
  if (DIG.is(one)) return { unit, code: DIGS };
  if (TAKE_UP.is(one)) return { unit, code: TAKES_UP };
  return HOLD.is(one) ? { unit, code: HOLDS } : null;
}

/** Commands for those who need not be free to move. */
const STILL = [HOLD, SHOOT, RIDE, JOIN] as const;

function checkFit(battle: Battle, unit: number, one: Command): RefusalCode {
  return STILL.some((verb) => verb.is(one)) ? LEGAL : rules.unfitToMove(battle, unit);
}

/** Whether what a command says may be plotted for its unit, which is fit for it, inside its orders [C.10]. */
function checkPlot(battle: Battle, one: Command): RefusalCode {
  if (MARCH.is(one)) return checkMarchInside(battle, MARCH.value(battle, one));
  if (TURN.is(one)) {
    const turn = TURN.value(battle, one);
    return rules.checkTurn(battle, turn) || checkWayInside(battle, turn.unit, turnLegs(turn.quarters, turn.advance));
  }
  if (STEP.is(one)) {
    const { unit, way, by } = STEP.value(battle, one);
    const rate = battle.parameters.number('side-rate');
    return rules.checkStep(battle, { unit, way, by }) || checkWayInside(battle, unit, sideLegs(way, by, rate));
  }
  if (RIDE.is(one)) return rules.checkRide(battle, RIDE.value(battle, one));
  const [unit, other] = [entityOf(one), argumentOf(one)];
  if (CHARGE.is(one)) return rules.checkCharge(battle, unit, other) || checkChargeInside(battle, unit, other);
  if (SHOOT.is(one)) return rules.checkShoot(battle, unit, other) || checkShotInside(battle, unit, other);
  if (FORM.is(one)) return rules.checkForm(battle, unit, other) || checkFormInside(battle, unit, other);
  if (JOIN.is(one)) return rules.checkJoin(battle, unit, other);
  if (MOUNT.is(one)) return rules.checkMount(battle, unit);
  if (DIG.is(one)) return rules.checkDig(battle, unit);
  if (TAKE_UP.is(one)) return rules.checkTakeUp(battle, unit);
  return rules.checkHold(battle, unit);
}

/** Wheels that are listed, in tenths of a degree: any other is written, or pointed at. */
const WHEELS = [-900, -450, -300, -150, 150, 300, 450, 900];

/** What is listed leads over whole quarters of an inch. */
const GRAIN = INCH / 4;

/** What each unit may do by itself in a position as all know it. */
interface Listed {
  position: string;
  readonly commands: (readonly Command[] | undefined)[];
}

/** What others have plotted changes nothing for a unit, so that a side is asked for every next plot with no more work. */
const listed = new Part<Battle, Listed>(() => ({ position: '', commands: [] }));

/** A short list of what a unit of troops may do: enough to go on with. Whom it shoots at is said once. */
function listFor(battle: Battle, unit: number, commands: CommandList): void {
  const { commands: lists } = listed.of(battle);
  const isKnown = (one: Command): boolean => VALUED.every((verb) => !verb.is(one) || verb.isKnown(battle, one));
  const known = lists[unit];
  const list = known?.every(isKnown) === true ? known : (lists[unit] = listOf(battle, unit));
  const isAimed = battle.plotFire.of(unit) !== 0;
  for (const one of list) if (!isAimed || !SHOOT.is(one)) commands.add(one);
}

function listOf(battle: Battle, unit: number): Command[] {
  const commands = [HOLD.of(unit)];
  const add = (one: Command): void => {
    if (checkPlot(battle, one) === LEGAL) commands.push(one);
  };
  if (battle.troop(unit).missile !== null) for (const target of targetsOf(battle, unit)) add(SHOOT.of(unit, target));
  if (rules.unfitToMove(battle, unit) !== LEGAL) return commands;
  const move = normalMove(battle, unit);
  const { width } = blockOf(battle, unit);
  const march = (wheel: number, advance: number): void => {
    const way = { unit, wheel, advance, then: 0 };
    if (checkMarchInside(battle, way) === LEGAL) commands.push(MARCH.of(battle, way));
  };
  for (const target of enemiesOf(battle, unit)) add(CHARGE.of(unit, target));
  march(0, move);
  march(0, Math.floor(move / 2));
  const wheels = WHEELS.filter((wheel) => wheelCost({ width }, wheel) <= move);
  for (const wheel of wheels) {
    const rest = move - wheelCost({ width }, wheel);
    if (rest >= GRAIN) march(wheel, rest - (rest % GRAIN));
  }
  for (const wheel of wheels) march(wheel, 0);
  for (const quarters of [1, 2, 3]) add(TURN.of(battle, { unit, quarters, advance: 0 }));
  add(STEP.of(battle, { unit, way: 2, by: Math.floor((move * battle.parameters.number('side-rate')) / 100) }));
  const files = filesOf(battle, unit);
  for (const wanted of [Math.ceil(files / 2), files * 2]) add(FORM.of(unit, wanted));
  add(MOUNT.of(unit));
  add(DIG.of(unit));
  add(TAKE_UP.of(unit));
  return commands;
}

/** A commander may join any unit of the side that is near enough. */
function listForCommander(battle: Battle, unit: number, commands: CommandList): void {
  commands.add(HOLD.of(unit));
  for (const other of battle.units) {
    if (battle.company.of(unit) === other + 1) continue;
    if (rules.checkJoin(battle, unit, other) === LEGAL) commands.add(JOIN.of(unit, other));
  }
}

/** The march that leads to a place: it wheels towards it and goes as far as it can; and the same wheel on the spot. */
function marchesTo(battle: Battle, unit: number, x: number, y: number): Command[] {
  const block = blockOf(battle, unit);
  const move = normalMove(battle, unit);
  const isAhead = blockInArc(block, { x, y, facing: 0, width: 2, depth: 2 }, 0);
  const wanted = isAhead ? 0 : turnBetween(block.facing, bearing(block, { x, y }));
  const cost = wheelCost(block, wanted);
  // A wheel that takes all of the move leads no further than that.
  const wheel = cost <= move ? wanted : Math.trunc((wanted * move) / cost);
  const advance = Math.max(0, Math.min(move - wheelCost(block, wheel), distance(block, { x, y })));
  return [advance, 0].map((by) => MARCH.of(battle, { unit, wheel, advance: by, then: 0 }));
}

/** What a person may mean who points at a place with a unit in hand. */
function meantBy(battle: Battle, unit: number, place: number): Command[] {
  const [x, y] = [battle.map.xOf(place), battle.map.yOf(place)];
  if (battle.isCommander[unit]) return [RIDE.of(battle, { unit, to: place })];
  const hit = battle.units.filter(
    (other) => battle.sides[other] !== battle.sides[unit] && battle.isStanding(other) && isAt(battle, other, x, y),
  );
  const charges = hit.flatMap((other) => [CHARGE.of(unit, other), SHOOT.of(unit, other)]);
  return [...charges, ...marchesTo(battle, unit, x, y)];
}

function isAt(battle: Battle, unit: number, x: number, y: number): boolean {
  const block = blockOf(battle, unit);
  return distance(centre(block), { x, y }) <= Math.max(block.width, block.depth) / 2;
}

export const plots: Decision<Battle> = {
  ...simultaneous<Battle>({
    id: 'plots',
    case: 'C.1',
    decides: (battle, side) => battle.game.units.some(({ index }) => unfitFor(battle, side, index) === LEGAL),
    legal(battle, side, commands) {
      const known = listed.of(battle);
      const position = battle.publicHash;
      if (known.position !== position) {
        known.position = position;
        known.commands.length = 0;
      }
      for (const { index: unit } of battle.game.units) {
        if (battle.plotted.of(unit) !== NO_PLOT || unfitFor(battle, side, unit) !== LEGAL) continue;
        if (battle.isCommander[unit]) listForCommander(battle, unit, commands);
        else listFor(battle, unit, commands);
      }
      commands.add(PLOTTED.of());
    },
    check(battle, side, one) {
      if (PLOTTED.is(one)) return LEGAL;
      const unit = SHOOT.is(one) ? SHOOT.pieceOf(battle, one) : (entryOf(battle, one)?.unit ?? -1);
      if (unit < 0) return unfitFor(battle, side, unit);
      return (
        rules.checkInTime(battle, side, unit) ||
        unfitFor(battle, side, unit) ||
        checkFit(battle, unit, one) ||
        checkPlot(battle, one)
      );
    },
    note(battle, _, one) {
      if (PLOTTED.is(one)) return true;
      if (SHOOT.is(one)) {
        battle.plotFire.set(entityOf(one), argumentOf(one) + 1);
        return false;
      }
      const entry = entryOf(battle, one);
      if (entry === null) return false;
      const { unit, code, a = 0, b = 0, c = 0 } = entry;
      battle.plotted.set(unit, code);
      [a, b, c].forEach((value, at) => battle.plot[at].set(unit, value));
      return false;
    },
    reveal: beginPeriod,
  }),
  verbs: [...VERBS, SHOOT, PLOTTED],
  prompt: () => ({
    title: 'Write your plots',
    text: 'Fix what each of your units does this period: choose one, then a move, or click where it goes or whom it charges. The other side does not see it before both have written.',
  }),
  ending: () => ({ label: 'All plots are written' }),
  meant: (battle, unit, place) => meantBy(battle, unit, place)[0],
  candidates: meantBy,
  odds: plotOdds,
};
