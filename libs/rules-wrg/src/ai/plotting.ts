/** What the captain plots for a unit: shoots before it charges, guards its flanks, holds behind stakes, and goes on else. */
import type { Temper } from '@hexwright/compiler';
import { type Command, LEGAL } from '@hexwright/engine';
import {
  ahead,
  bearing,
  type Block,
  blockInArc,
  centre,
  corners,
  distance,
  gap,
  QUARTER,
  shapesMeet,
  stepped,
  turnBetween,
  wheelCost,
} from '@hexwright/table';
import { checkChargeInside, checkFormInside, checkWayInside } from '../1-organisation/inside-orders.ts';
import { targetsOf } from '../2-additional-rules/1-targets.ts';
import { mayDig, worksBefore, WORK_BEGUN } from '../2-additional-rules/4-field-works.ts';
import type { Battle } from '../battle.ts';
import { enemiesOf, gapBetween } from '../contacts.ts';
import { blockOf, filesOf } from '../formation.ts';
import { chargeMove, normalMove } from '../sequence/allowance.ts';
import { checkCharge, checkForm, checkMarchInside, checkStep, checkTurn, unfitToMove } from '../sequence/plot-rules.ts';
import { CHARGE, DIG, FORM, HOLD, MARCH, STEP, TURN } from '../sequence/plot-verbs.ts';
import { hasRoom } from '../room.ts';
import { sideLegs } from '../sequence/ways.ts';
import { INCH } from '../troops.ts';
import { isAtPost, type Post, postOf } from './posts.ts';
import { isAhead, isBefore, isLate, isShooter, menaceOnFlank, nearest, waits } from './threats.ts';
import { expectedKills, expectedOfCharge, worthOfMan } from './expectations.ts';

/** What a target is worth that is shaken, in hundredths. */
const SHAKEN = 125;
/** Shooters are sent into a fight only where they gain much. */
const SHOOTERS = 60;
/** Enemies further away than this leave time to dig. */
const TIME_TO_DIG = 24 * INCH;
/** What has been begun is ended while nobody is nearer than a charge of knights. */
const TIME_TO_END = 16 * INCH;
/** Quarters of a full turn. */
const FULL_TURN = 4;
/** The third way to step. */
const BACK = 2;
/** What a charge keeps in hand for an enemy who moves. */
const CLEAR = 4 * INCH;
/** How much more than it gains a fight may cost once there is no more time to wait, in hundredths. */
const BOLD = 150;

/** How good a charge is: what it may be expected to kill less what it may cost, in points by hundredths of men. */
function valueOfCharge(battle: Battle, unit: number, target: number, { attack, caution }: Temper): number {
  const expected = expectedOfCharge(battle, unit, target);
  if (expected === null) return -1;
  const gain = expected.kills * worthOfMan(battle, target);
  if (battle.broken.of(target) > 0) return gain;
  const shaken = battle.disorder(target) > 0 || battle.missileLoss.of(target) > 0 ? SHAKEN : 100;
  const loss = expected.losses * worthOfMan(battle, unit);
  const kills = (gain * shaken) / 100;
  const isBold = isLate(battle) && !isAhead(battle, battle.sides[unit]);
  const gained = isBold ? (kills * BOLD) / 100 : kills;
  const seen = battle.troop(unit).missile === null ? gained : (gained * SHOOTERS) / 100;
  return Math.floor((seen * attack - loss * caution) / 100);
}

/** Whether a friend stands between a unit and its target. */
function isBarred(battle: Battle, unit: number, target: number): boolean {
  const [own, theirs] = [centre(blockOf(battle, unit)), centre(blockOf(battle, target))];
  return battle.units.some(
    (friend) =>
      friend !== unit &&
      battle.sides[friend] === battle.sides[unit] &&
      battle.isStanding(friend) &&
      shapesMeet([own, theirs], corners(blockOf(battle, friend))),
  );
}

/** The best charge that gains something; null where there is none. */
function bestCharge(battle: Battle, unit: number, temper: Temper): Command | null {
  let [best, most] = [-1, 0];
  for (const target of enemiesOf(battle, unit)) {
    const refusal = checkCharge(battle, unit, target) || checkChargeInside(battle, unit, target);
    if (refusal !== LEGAL || isBarred(battle, unit, target)) continue;
    const value = valueOfCharge(battle, unit, target, temper);
    if (value > most) [best, most] = [target, value];
  }
  return best < 0 ? null : CHARGE.of(unit, best);
}

/** A march towards a point, so far at most and no nearer to it than asked; null where that is nothing. */
function marchTo(battle: Battle, unit: number, target: Block, shortOf: number): Command | null {
  const block = blockOf(battle, unit);
  const there = centre(target);
  const move = normalMove(battle, unit);
  const wanted = blockInArc(block, target, 0) ? 0 : turnBetween(block.facing, bearing(block, there));
  const cost = wheelCost(block, wanted);
  const wheel = cost <= move ? wanted : Math.trunc((wanted * move) / cost);
  const rest = move - wheelCost(block, wheel);
  const advance = Math.max(0, Math.min(rest, distance(block, there) - shortOf));
  if (wheel === 0 && advance === 0) return null;
  const march = { unit, wheel, advance, then: 0 };
  return checkMarchInside(battle, march) === LEGAL ? MARCH.of(battle, march) : null;
}

/** An enemy before the front: by a wheel on the spot where the move is enough for it, or by a turn of every figure. */
function faceTo(battle: Battle, unit: number, enemy: number): Command | null {
  const block = blockOf(battle, unit);
  const wanted = turnBetween(block.facing, bearing(centre(block), centre(blockOf(battle, enemy))));
  const [cost, move] = [wheelCost(block, wanted), normalMove(battle, unit)];
  const quarters = (Math.round(wanted / QUARTER) + FULL_TURN) % FULL_TURN;
  const turn = { unit, quarters, advance: 0 };
  if (cost > move && quarters > 0 && checkTurn(battle, turn) === LEGAL) return TURN.of(battle, turn);
  const march = { unit, wheel: cost <= move ? wanted : Math.trunc((wanted * move) / cost), advance: 0, then: 0 };
  return checkMarchInside(battle, march) === LEGAL ? MARCH.of(battle, march) : null;
}

/** Shooters: hold while somebody is in range, dig while nobody is near, and come into range else. */
function plotShooter(battle: Battle, unit: number, temper: Temper): Command {
  const enemy = nearest(battle, unit);
  const isWaiting = waits(battle, unit, temper);
  const isUnderWay = battle.work.of(unit) === WORK_BEGUN && enemy >= 0 && gapBetween(battle, unit, enemy) > TIME_TO_END;
  if (isWaiting && isUnderWay && mayDig(battle, unit) === LEGAL) return DIG.of(unit);
  if (enemy < 0 || targetsOf(battle, unit).length > 0) return HOLD.of(unit);
  if (isWaiting && worksBefore(battle, unit) >= 0) return HOLD.of(unit);
  const isFar = gapBetween(battle, unit, enemy) > TIME_TO_DIG;
  if (isWaiting && isFar && mayDig(battle, unit) === LEGAL) return DIG.of(unit);
  return (
    marchTo(battle, unit, blockOf(battle, enemy), Math.floor((battle.troop(unit).range * 8) / 10)) ?? HOLD.of(unit)
  );
}

/** Who fights: charges where it gains, faces who menaces it, waits where its side gains by that, goes on else. */
function plotFighter(battle: Battle, unit: number, temper: Temper): Command {
  const follower = enemiesOf(battle, unit).find((enemy) => battle.follows.of(enemy) === unit + 1);
  if (follower !== undefined) return meetFollower(battle, unit, follower, temper);
  const charge = bestCharge(battle, unit, temper);
  if (charge !== null) return charge;
  const menace = menaceOnFlank(battle, unit);
  const facing = menace < 0 ? null : faceTo(battle, unit, menace);
  if (facing !== null) return facing;
  const line = formLine(battle, unit);
  if (line !== null) return line;
  const enemy = nearest(battle, unit);
  if (enemy < 0 || waits(battle, unit, temper)) return HOLD.of(unit);
  // Who would lose a fight front to front waits for a flank or a rear, however late it is.
  const isOutmatched = isWorsted(battle, unit, enemy, temper);
  if (isOutmatched) return bide(battle, unit, enemy);
  // Nobody walks into a fight: a charge does more.
  const way = marchTo(battle, unit, blockOf(battle, enemy), chargeMove(battle, unit) >> 1);
  if (way !== null && isBarred(battle, unit, enemy)) return goRound(battle, unit) ?? way;
  return way ?? HOLD.of(unit);
}

/** As wide as it takes for every figure to fight in the ranks of its weapon; null where it stands so, or as wide as it can. */
function formLine(battle: Battle, unit: number): Command | null {
  const fighting = Math.max(1, battle.troop(unit).melee.halfRanks >> 1);
  const files = Math.ceil(battle.fighters(unit) / fighting);
  if (files <= filesOf(battle, unit)) return null;
  const refusal = checkForm(battle, unit, files) || checkFormInside(battle, unit, files);
  return refusal === LEGAL ? FORM.of(unit, files) : null;
}

/** Who is followed up gives way where it would be worsted and gets away; else it goes for the other itself. */
function meetFollower(battle: Battle, unit: number, enemy: number, temper: Temper): Command {
  const back = isWorsted(battle, unit, enemy, temper) ? backFrom(battle, unit, enemy) : null;
  const refusal = checkCharge(battle, unit, enemy) || checkChargeInside(battle, unit, enemy);
  if (back !== null) return back;
  if (!isBefore(battle, unit, enemy)) return faceTo(battle, unit, enemy) ?? HOLD.of(unit);
  return refusal === LEGAL ? CHARGE.of(unit, enemy) : HOLD.of(unit);
}

/** A step back as far as it leads, where that is out of the normal move of an enemy; null where it is not. */
function backFrom(battle: Battle, unit: number, enemy: number): Command | null {
  const rate = battle.parameters.number('side-rate');
  const by = Math.floor((normalMove(battle, unit) * rate) / 100);
  const step = { unit, way: BACK, by };
  const legs = sideLegs(BACK, by, rate);
  if (checkStep(battle, step) !== LEGAL || checkWayInside(battle, unit, legs) !== LEGAL) return null;
  const start = blockOf(battle, unit);
  const end = legs.reduce<Block>(stepped, start);
  const isAway = gap(end, blockOf(battle, enemy)) > normalMove(battle, enemy);
  return isAway && hasRoom(battle, unit, start, end) ? STEP.of(battle, step) : null;
}

/** Whether a unit would lose more than it gained by a fight front to front. */
function isWorsted(battle: Battle, unit: number, enemy: number, { attack, caution }: Temper): boolean {
  if (battle.broken.of(enemy) > 0) return false;
  const gain = expectedKills(battle, unit, enemy, true) * worthOfMan(battle, enemy);
  return gain * attack < expectedKills(battle, enemy, unit, false) * worthOfMan(battle, unit) * caution;
}

/** Near enough to charge an enemy once it shows its flank or its rear, and before it; null where the unit stands well already. */
function bide(battle: Battle, unit: number, enemy: number): Command {
  const away = gapBetween(battle, unit, enemy);
  const reach = chargeMove(battle, unit) - CLEAR;
  if (away > reach) {
    const to = blockOf(battle, enemy);
    const way = marchTo(battle, unit, to, distance(blockOf(battle, unit), centre(to)) - (away - reach));
    return way ?? HOLD.of(unit);
  }
  return isBefore(battle, unit, enemy) ? HOLD.of(unit) : (faceTo(battle, unit, enemy) ?? HOLD.of(unit));
}

/** Past friends who stand in the way: a wheel, and ahead, where nobody stands for a move. */
function goRound(battle: Battle, unit: number): Command | null {
  const block = blockOf(battle, unit);
  const move = normalMove(battle, unit);
  const side = unit % 2 === 0 ? 1 : -1;
  for (const wheel of [300, -300, 600, -600, 900, -900].map((turn) => turn * side)) {
    const rest = move - wheelCost(block, wheel);
    if (rest <= 0) continue;
    const from = centre(block);
    const to = ahead(from, block.facing + wheel, move + block.depth);
    const isFree = battle.units.every(
      (other) =>
        other === unit || !battle.isStanding(other) || !shapesMeet([from, to], corners(blockOf(battle, other))),
    );
    const march = { unit, wheel, advance: rest, then: 0 };
    if (isFree && checkMarchInside(battle, march) === LEGAL) return MARCH.of(battle, march);
  }
  return null;
}

/** On to ground that is to be held; on the way it charges where that gains. */
function goTo(battle: Battle, unit: number, { middle }: Post, temper: Temper): Command {
  const there = { ...middle, facing: 0, width: 0, depth: 0 };
  return bestCharge(battle, unit, temper) ?? marchTo(battle, unit, there, 0) ?? HOLD.of(unit);
}

/** The plot of a unit of troops. */
export function plotFor(battle: Battle, unit: number, temper: Temper): Command {
  if (unfitToMove(battle, unit) !== LEGAL) return HOLD.of(unit);
  const post = postOf(battle, unit, temper);
  if (post !== null && !isAtPost(battle, unit, post)) return goTo(battle, unit, post, temper);
  if (!isShooter(battle, unit)) return plotFighter(battle, unit, temper);
  const menace = menaceOnFlank(battle, unit);
  const facing = menace < 0 ? null : faceTo(battle, unit, menace);
  return facing ?? plotShooter(battle, unit, temper);
}
