/** [4.2] The move under way: what is known of it while it goes on. */
import { Local, type Part } from '@hexwright/engine';
import type { Battle, BattleQuestion } from '../battle.ts';
import { allowanceFrom } from './04-3-allowance.ts';

const piece = new Local(0);
const spent = new Local(1);
/** Turns of 60 degrees made. */
const turns = new Local(2);
/** What it began in: FREE, IN_ZONE or IN_ATTACK_ZONE; it binds as long as the unit has not left its hex. */
const beganIn = new Local(3);
/** 1 once it has left the hex in which it began. */
const left = new Local(4);
/** 1 once it must not move on. */
const stopped = new Local(5);
/** 1 once anything was done: a hex, a turn, order given up. */
const acted = new Local(6);
/** What it may spend, where a package modifies that. */
const allowance = new Local(7);

/** The locals of a move under way. */
export const moveUnderWay = { piece, spent, turns, beganIn, left, stopped, acted, allowance } as const;

/** The phase of a side's movement, and the decision of a piece under way in it. */
export const MOVEMENT = 'movement';
export const MOVING = 'moving';

/** Whether it is the piece under way. */
function isMoving(battle: Battle, one: number): boolean {
  return battle.decision?.id === MOVING && piece.of(battle) === one;
}

/** Whether a piece has left the hex in which its move began, or is supposed to have. */
export function isOnItsWay({ battle, unit, from }: BattleQuestion, one: number): boolean {
  if (isMoving(battle, one) && left.of(battle) === 1) return true;
  if (one !== unit || from < 0 || battle.game.sequence[battle.step].procedure !== MOVEMENT) return false;
  return from !== battle.hex.of(one);
}

/**
 * [4.32] Movement points of the phase: of the piece under way what it began with, of another what it would begin with now.
 */
export function allowanceOf(battle: Battle, one: number): number {
  if (battle.charts.movementAllowance.isEmpty) return unmodifiedAllowance(battle, one);
  return isMoving(battle, one) ? allowance.of(battle) : allowanceFrom(battle, one, unmodifiedAllowance(battle, one));
}

/** What is printed, less what a long line of command takes. */
function unmodifiedAllowance(battle: Battle, one: number): number {
  return Math.max(0, battle.movementOf(one) - lostToDistance(battle, one));
}

/** [20.2] Movement points that a unit loses by a long line of command, or none; disordered units care for none [15.34]. */
function lostToDistance(battle: Battle, one: number): number {
  if (battle.counters.isUnit[one] === 0 || battle.isDisordered(one)) return 0;
  return battle.charts.bandAllowance[battle.band.of(one)];
}

/** What adds to the allowance of a piece or takes from it: its line of command, and the modifiers of the package. */
export function allowanceChanges(battle: Battle, one: number): Part[] {
  const lost = lostToDistance(battle, one);
  const modifiers = battle.charts.movementAllowance.breakdown(battle.asItStands(one), unmodifiedAllowance(battle, one));
  return [
    ...(lost === 0 ? [] : [{ label: 'Far from its leader', value: -lost, case: '20.2' }]),
    ...modifiers.map(({ label, value, case: cited }) => ({ label, value, case: cited })),
  ];
}

/** Movement points that the piece under way has left. */
export function remaining(battle: Battle): number {
  const { movementAllowance } = battle.charts;
  const points = movementAllowance.isEmpty ? unmodifiedAllowance(battle, piece.of(battle)) : allowance.of(battle);
  return points - spent.of(battle);
}
