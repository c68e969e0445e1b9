/** [C.8] Broken troops run, and pursuers go after them; [III.2(vii)] who flees leaves the field for good. */
import { bearing, centre, corners, shapesMeet, turnBetween, type Block } from '@hexwright/table';
import { Part } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { FORMATION } from '../causes.ts';
import { enemiesTouching, isInContact, nearestEnemy } from '../contacts.ts';
import { FREE } from '../directions.ts';
import { blockOf } from '../formation.ts';
import { companyOf, leaveTable, loseCommander } from '../6-tables/losses.ts';
import { FLED, SURRENDERED } from '../status.ts';
import { chargeMove, normalMove } from './allowance.ts';
import { automatic } from './automatic.ts';
import { beginPursuits, endPursuit, notePursuits } from './pursuit.ts';
import { goAlong } from './moves.ts';
import { type Motion, moveTogether, passesInOrder } from './motion.ts';
import { faceAbout } from './turning.ts';
import { aheadLeg, legsTowards } from './ways.ts';

const runs = events
  .add('runs', 'C.8', 'unit:piece', 'by:mils', 'x:mils', 'y:mils', 'facing:degrees')
  .told(({ by }, name) => `${name('unit')} runs ${String(by)} in.`);
const leaves = events.add('leaves-table', 'C.8', 'unit:piece').told((_, name) => `${name('unit')} runs off the table.`);
const disperses = events.add('disperses', 'III.2(vii)', 'unit:piece').told((_, name) => `${name('unit')} disperses.`);
const surrenders = events
  .add('surrenders', 'III.2(vii)', 'unit:piece')
  .told((_, name) => `${name('unit')} surrenders, with no way out.`);
const runOver = events
  .add('run-through', 'C.8', 'unit:piece', 'by:piece')
  .told((_, name) => `${name('unit')} is run through by ${name('by')}, and disorganised.`);
const chases = events
  .add('chases', 'C.8', 'unit:piece', 'by:mils', 'x:mils', 'y:mils', 'facing:degrees')
  .told(({ by }, name) => `${name('unit')} goes ${String(by)} in. in pursuit.`);

/** Further than anybody runs. */
const ON = 100_000;
const RIGHT_ANGLE = 900;
/** Less than a hundredth of an inch is no way out: blocks that touch are held a hair's breadth apart. */
const NOWHERE = 10;

/** By side: the direction of its own edge of the table, the one nearest to where its units stood at first. */
const homeways = new Part<Battle, readonly number[]>(({ game, map }) =>
  game.sides.map((_, side) => {
    const places = game.setUp.filter(({ unit, left }) => left >= 0 && game.units[unit].side === side);
    const sum = (of: (place: number) => number): number => places.reduce((all, { left }) => all + of(left), 0);
    const [x, y] = [sum((place) => map.xOf(place)), sum((place) => map.yOf(place))];
    const { width, depth } = map.plan;
    const gaps = [y, width * places.length - x, depth * places.length - y, x];
    return gaps.indexOf(Math.min(...gaps)) * RIGHT_ANGLE;
  }),
);

/** The direction of its side's own edge. */
export function homeway(battle: Battle, unit: number): number {
  return homeways.of(battle)[battle.sides[unit]];
}

/** Where a broken unit runs: straight away from the nearest enemy, where that does not lead away from its own edge. */
function flight(battle: Battle, unit: number): number {
  const home = homeway(battle, unit);
  const enemy = nearestEnemy(battle, unit);
  if (enemy < 0) return home;
  const away = bearing(centre(blockOf(battle, enemy)), centre(blockOf(battle, unit)));
  return Math.abs(turnBetween(home, away)) < RIGHT_ANGLE ? away : home;
}

/** The first move of a rout is a charge, the others normal [III.2(vii)]. */
function speed(battle: Battle, unit: number, periods: number): number {
  const isFirst = periods <= 1 && battle.parameters.is('rout-first-move', 'charge');
  return isFirst ? Math.max(chargeMove(battle, unit), normalMove(battle, unit)) : normalMove(battle, unit);
}

export const rout = automatic('rout', 'C.8', (battle) => {
  beginPursuits(battle);
  run(battle);
  chase(battle);
  notePursuits(battle);
  goAlong(battle);
});

/** All who are broken run. */
function run(battle: Battle): void {
  const runners = battle.units.filter((unit) => battle.isStanding(unit) && battle.broken.of(unit) > 0);
  const motions = runners.map((unit): Motion => {
    faceAbout(battle, unit, flight(battle, unit));
    return { unit, legs: aheadLeg(ON), allowance: speed(battle, unit, battle.broken.of(unit)) };
  });
  const before = runners.map((unit) => blockOf(battle, unit));
  const courses = moveTogether(battle, motions, (unit, other) => battle.sides[unit] === battle.sides[other], 'none');
  courses.forEach(({ unit, spent }, at) => {
    battle.broken.add(unit, 1);
    if (spent >= NOWHERE)
      battle.events.emit(runs, unit, spent, battle.x.of(unit), battle.y.of(unit), battle.facing.of(unit));
    runThrough(battle, unit, before[at]);
    settle(battle, unit, spent);
  });
}

/** What becomes of a unit that has run. */
function settle(battle: Battle, unit: number, spent: number): void {
  const block = blockOf(battle, unit);
  const [captor = -1] = enemiesTouching(battle, unit);
  if (isOff(battle, block)) {
    battle.noteExit(unit);
    leaveTable(battle, unit, FLED);
    battle.events.emit(leaves, unit);
  } else if (spent < NOWHERE && captor >= 0) {
    for (const commander of companyOf(battle, unit)) loseCommander(battle, commander, unit);
    leaveTable(battle, unit, SURRENDERED, captor);
    battle.events.emit(surrenders, unit);
  } else if (battle.fleeing.of(unit) === 1 && battle.broken.of(unit) > battle.parameters.number('flight-periods')) {
    leaveTable(battle, unit, FLED);
    battle.events.emit(disperses, unit);
  }
}

/** Whether the middle of its front, which goes first, is off the table. */
function isOff({ map }: Battle, { x, y }: Block): boolean {
  return x <= 0 || y <= 0 || x >= map.plan.width || y >= map.plan.depth;
}

/** Friends through whom it has run are disorganised. */
function runThrough(battle: Battle, unit: number, from: Block): void {
  const to = blockOf(battle, unit);
  const [left, right] = corners({ ...from, facing: to.facing });
  const way = [left, right, ...corners(to).slice(0, 2).toReversed()];
  for (const friend of battle.units) {
    const isFriend = friend !== unit && battle.sides[friend] === battle.sides[unit] && battle.isStanding(friend);
    if (!isFriend || battle.broken.of(friend) > 0 || !shapesMeet(way, corners(blockOf(battle, friend)))) continue;
    battle.addCause(friend, FORMATION);
    battle.events.emit(runOver, friend, unit);
  }
}

/** Pursuers go after those who run, and strike them in the next period's fights. */
function chase(battle: Battle): void {
  const pursuers = battle.units.filter((unit) => battle.isStanding(unit) && battle.pursues.of(unit) > 0);
  const motions = pursuers.flatMap((unit): Motion[] => {
    const quarry = battle.pursues.of(unit) - 1;
    const allowance = speed(battle, unit, battle.pursued.of(unit) + 1);
    const legs = legsTowards(blockOf(battle, unit), blockOf(battle, quarry));
    return isInContact(battle, unit, quarry) ? [] : [{ unit, legs, allowance }];
  });
  for (const { unit, spent } of moveTogether(battle, motions, (unit, other) => passesInOrder(battle, unit, other))) {
    if (spent === 0) continue;
    battle.stirred.set(unit, 1);
    battle.events.emit(chases, unit, spent, battle.x.of(unit), battle.y.of(unit), battle.facing.of(unit));
  }
  for (const unit of pursuers) {
    const quarry = battle.pursues.of(unit) - 1;
    battle.pursued.add(unit, 1);
    if (battle.direction.of(unit) !== FREE) endPursuit(battle, unit);
    if (quarry < 0 || !isInContact(battle, unit, quarry)) continue;
    for (const commander of companyOf(battle, quarry)) loseCommander(battle, commander, quarry);
  }
}
