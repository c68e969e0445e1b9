/** [II.4a], [II.4b], [II.4c] Field works: potholes, a blocked wood edge, stakes. Each unit has one of its own. */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import { edgeOf, shapeGap, turnBetween, type Shape } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { blockOf } from '../formation.ts';
import { isAtWoodEdge } from '../line-of-sight.ts';

/** Values of the column `work`. */
export const NO_WORK = 0;
export const WORK_BEGUN = 1;
export const WORK_STANDS = 2;
/** Stakes that are being pulled up. */
export const WORK_COMES_UP = 3;

/** What is made, as the vocabulary `works` names it. */
const POTHOLES = 'potholes';
const WOOD_EDGE = 'wood-edge';
const STAKES = 'stakes';

const MAKES_NONE = refusals.add('makes-none', 'II.4a', 'Such troops make no field works.');
const HAS_WORK = refusals.add('has-work', 'II.4a', 'Its field works stand already.');
const NO_WOOD = refusals.add('no-wood', 'II.4b', 'It does not stand at the edge of a wood.');
const NO_STAKES = refusals.add('no-stakes', 'II.4c', 'It has no stakes before it to pull up.');

const made = events
  .add('work-made', 'II.4a', 'unit:piece', 'works:works')
  .told(({ works }, name) => `${name('unit')} has made its field works: ${String(works)}.`);
const takenUp = events
  .add('stakes-taken-up', 'II.4c', 'unit:piece')
  .told((_, name) => `${name('unit')} has pulled up its stakes.`);
const flattened = events
  .add('stakes-flattened', 'II.4c', 'unit:piece')
  .told((_, name) => `The stakes of ${name('unit')} are flattened.`);

/** How far works may lie before a front that they serve. */
const BEFORE_FRONT = 500;
/** How far works may look another way, in tenths of a degree. */
const ASKEW = 450;

/** The word of the works that its row can make; empty where it makes none. */
export function worksOf(battle: Battle, unit: number): string {
  const { works } = battle.troop(unit);
  return works < 0 ? '' : battle.game.vocabulary.ids('works')[works];
}

/** Whether it may work at field works along its front. */
export function mayDig(battle: Battle, unit: number): RefusalCode {
  const works = worksOf(battle, unit);
  if (works === '') return MAKES_NONE;
  if (battle.work.of(unit) >= WORK_STANDS) return HAS_WORK;
  return works === WOOD_EDGE && !isAtWoodEdge(battle, unit) ? NO_WOOD : LEGAL;
}

/** Whether it may pull up its stakes. */
export function mayTakeUp(battle: Battle, unit: number): RefusalCode {
  const isThere = worksOf(battle, unit) === STAKES && battle.work.of(unit) >= WORK_STANDS && isAtWork(battle, unit);
  return isThere ? LEGAL : NO_STAKES;
}

/** Whether its works lie along its front. */
function isAtWork(battle: Battle, unit: number): boolean {
  return (
    battle.workX.of(unit) === battle.x.of(unit) &&
    battle.workY.of(unit) === battle.y.of(unit) &&
    battle.workFacing.of(unit) === battle.facing.of(unit)
  );
}

function periodsFor(battle: Battle, works: string): number {
  const { parameters } = battle;
  if (works === POTHOLES) return parameters.number('pothole-periods');
  return parameters.number(works === STAKES ? 'stake-periods' : 'plashing-periods');
}

/** The works of a unit lie along its front, as it stands now. */
export function layWorks(battle: Battle, unit: number): void {
  battle.workX.set(unit, battle.x.of(unit));
  battle.workY.set(unit, battle.y.of(unit));
  battle.workFacing.set(unit, battle.facing.of(unit));
  battle.workWidth.set(unit, blockOf(battle, unit).width);
}

/** A whole period of work is done: undisturbed, since a unit that is assaulted does not work. */
export function workFor(battle: Battle, unit: number): void {
  const works = worksOf(battle, unit);
  const begins = battle.work.of(unit) === NO_WORK || !isAtWork(battle, unit);
  if (begins) layWorks(battle, unit);
  battle.work.set(unit, WORK_BEGUN);
  battle.workDone.set(unit, begins ? 1 : battle.workDone.of(unit) + 1);
  if (battle.workDone.of(unit) < periodsFor(battle, works)) return;
  battle.work.set(unit, WORK_STANDS);
  battle.workDone.set(unit, 0);
  battle.events.emit(made, unit, battle.troop(unit).works);
}

/** A whole period of pulling up is done. */
export function takeUpFor(battle: Battle, unit: number): void {
  battle.work.set(unit, WORK_COMES_UP);
  battle.workDone.set(unit, battle.workDone.of(unit) + 1);
  if (battle.workDone.of(unit) < battle.parameters.number('stake-lifting-periods')) return;
  battle.work.set(unit, NO_WORK);
  battle.workDone.set(unit, 0);
  battle.events.emit(takenUp, unit);
}

/** Works that are interrupted keep what is done of them, or do not. */
export function interrupt(battle: Battle, unit: number): void {
  if (battle.work.of(unit) !== WORK_BEGUN || battle.parameters.is('interrupted-work', 'keeps-progress')) return;
  battle.work.set(unit, NO_WORK);
  battle.workDone.set(unit, 0);
}

/** The line of works of a unit. */
function lineOf(battle: Battle, owner: number): Shape {
  const at = { x: battle.workX.of(owner), y: battle.workY.of(owner), facing: battle.workFacing.of(owner) };
  return edgeOf({ ...at, width: battle.workWidth.of(owner), depth: 1 }, 'front');
}

/** Whether works that stand serve a unit: they look its way, and lie before the middle of its front. */
function isServed(battle: Battle, unit: number, owner: number): boolean {
  const { x, y, facing } = blockOf(battle, unit);
  return (
    battle.work.of(owner) === WORK_STANDS &&
    Math.abs(turnBetween(facing, battle.workFacing.of(owner))) <= ASKEW &&
    shapeGap([{ x, y }], lineOf(battle, owner)) <= BEFORE_FRONT
  );
}

/** Whose stakes or potholes stand before the front of a unit, no matter who made them; -1 for nobody's. */
export function worksBefore(battle: Battle, unit: number): number {
  if (!battle.hasWorks) return -1;
  return battle.units.find((one) => worksOf(battle, one) !== WOOD_EDGE && isServed(battle, unit, one)) ?? -1;
}

/** Whether a unit stands behind field works of any sort, no matter who made them [III.factors]. */
export function isBehindWorks(battle: Battle, unit: number): boolean {
  return battle.hasWorks && battle.units.some((one) => isServed(battle, unit, one));
}

/** The wood edges that nobody passes [II.4b]. */
export function blockedEdges(battle: Battle): Shape[] {
  return battle.units
    .filter((owner) => battle.work.of(owner) === WORK_STANDS && worksOf(battle, owner) === WOOD_EDGE)
    .map((owner) => lineOf(battle, owner));
}

/** A fight over stakes has been computed: they are flattened, no matter who has won. */
export function flatten(battle: Battle, owner: number): void {
  if (worksOf(battle, owner) !== STAKES || battle.work.of(owner) !== WORK_STANDS) return;
  battle.work.set(owner, NO_WORK);
  battle.events.emit(flattened, owner);
}
