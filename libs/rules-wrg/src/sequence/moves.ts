/** [C.1] Normal moves, of all units at once; chargers go the first part of their charge. */
import { UNIT_ENTERS } from '@hexwright/rules-kit';
import { aboutCentre, centre, norm, QUARTER, type Leg } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { OBSTACLES, TURNING } from '../causes.ts';
import { isInContact } from '../contacts.ts';
import { blockAt, blockOf, filesOf, ranksOf, standAs } from '../formation.ts';
import { hasRoom } from '../room.ts';
import { beginRemounting } from '../2-additional-rules/2-mounting.ts';
import { interrupt } from '../2-additional-rules/4-field-works.ts';
import { automatic } from './automatic.ts';
import { normalMove, restAfter } from './allowance.ts';
import { CHARGES, DIGS, FOLLOWS, FORMS, JOINS, REMOUNTS, RIDES, TAKES_UP, TURNS } from './move-codes.ts';
import { type Course, type Motion, moveTogether, passesInOrder } from './motion.ts';
import { hinderedLegs } from './hindrance.ts';
import { closeUp } from './turning.ts';
import { followLegs, legsOf, legsTowards } from './ways.ts';

const moved = events
  .add('moved', 'C.7', 'unit:piece', 'by:mils', 'x:mils', 'y:mils', 'facing:degrees')
  .told(({ by, x, y }, name) => `${name('unit')} moves ${String(by)} in. to ${String(x)},${String(y)}.`);
const turned = events
  .add('turned', 'C.7', 'unit:piece', 'facing:degrees')
  .told(({ facing }, name) => `${name('unit')} turns to ${String(facing)}°.`);
const formed = events
  .add('formed', 'C.7', 'unit:piece', 'files:number')
  .told(({ files }, name) => `${name('unit')} forms ${String(files)} files.`);
const noRoom = events
  .add('no-room', 'C.7', 'unit:piece')
  .told((_, name) => `${name('unit')} has no room to turn or to form.`);
const contact = events
  .add('contact', 'C.1', 'unit:piece', 'target:piece')
  .told((_, name) => `${name('unit')} comes into contact with ${name('target')}.`);
const joined = events
  .add('joined', 'C.10', 'unit:piece', 'target:piece')
  .told((_, name) => `${name('unit')} joins ${name('target')}.`);
const rode = events
  .add('rode', 'C.10', 'unit:piece', 'x:mils', 'y:mils')
  .told(({ x, y }, name) => `${name('unit')} rides to ${String(x)},${String(y)}.`);
const hindered = events
  .add('passes-obstacle', 'C.7', 'unit:piece')
  .told((_, name) => `${name('unit')} is disorganised by an obstacle.`);

/** From class D on troops are disorganised when they turn. */
const FIGHTING_BARBARIANS = 3;

export const moves = automatic('moves', 'C.1', (battle) => {
  for (const commander of battle.commanders) ride(battle, commander);
  for (const unit of battle.units) if (battle.isStanding(unit)) change(battle, unit);
  const motions = battle.units.flatMap((unit) => (battle.isStanding(unit) ? motionOf(battle, unit) : []));
  const courses = moveTogether(battle, motions, (unit, other) => passesInOrder(battle, unit, other));
  report(battle, courses);
  goAlong(battle);
});

/** What is done before anybody goes anywhere: turns, other formations, work. */
function change(battle: Battle, unit: number): void {
  const a = battle.moveOf[0].of(unit);
  switch (battle.move.of(unit)) {
    case TURNS:
      return turn(battle, unit, a);
    case FORMS:
      return form(battle, unit, a);
    case REMOUNTS:
      return beginRemounting(battle, unit);
    case DIGS:
    case TAKES_UP:
      return battle.working.set(unit, 1);
    default:
      return interrupt(battle, unit);
  }
}

/** Every figure turns where it stands: what was deep is wide after a quarter. */
function turn(battle: Battle, unit: number, quarters: number): void {
  const block = blockOf(battle, unit);
  const facing = norm(block.facing + quarters * QUARTER);
  const files = quarters === 2 ? filesOf(battle, unit) : ranksOf(battle, unit);
  const { width, depth } = blockAt(battle, unit, block, files);
  const stands = aboutCentre(centre(block), facing, width, depth);
  // Turned about it covers the same ground.
  if (quarters !== 2 && !hasRoom(battle, unit, block, stands)) return battle.events.emit(noRoom, unit);
  battle.files.set(unit, quarters === 2 ? battle.files.of(unit) : files);
  standAs(battle, unit, stands);
  closeUp(battle, unit);
  battle.stirred.set(unit, 1);
  battle.moved.add(unit, normalMove(battle, unit) - restAfter(battle, unit, 'turn-cost'));
  if (battle.troop(unit).morale >= FIGHTING_BARBARIANS) battle.addCause(unit, TURNING);
  return battle.events.emit(turned, unit, facing);
}

function form(battle: Battle, unit: number, files: number): void {
  const block = blockOf(battle, unit);
  if (!hasRoom(battle, unit, block, blockAt(battle, unit, block, files))) {
    return battle.events.emit(noRoom, unit);
  }
  battle.files.set(unit, files);
  battle.stirred.set(unit, 1);
  battle.moved.add(unit, normalMove(battle, unit) - restAfter(battle, unit, 'formation-cost'));
  return battle.events.emit(formed, unit, files);
}

/** How a unit goes in its normal move; nothing for who stays. */
function motionOf(battle: Battle, unit: number): Motion[] {
  const code = battle.move.of(unit);
  const target = battle.moveOf[0].of(unit) - 1;
  const charges = code === CHARGES || code === FOLLOWS;
  const legs: Leg[] =
    code === FOLLOWS
      ? followLegs(battle, unit, target)
      : charges
        ? legsTowards(blockOf(battle, unit), blockOf(battle, target))
        : legsOf(battle, unit);
  if (legs.length === 0 || (charges && isInContact(battle, unit, target))) return [];
  const allowance = code === TURNS ? restAfter(battle, unit, 'turn-cost') : normalMove(battle, unit);
  return [{ unit, legs: hinderedLegs(battle, unit, legs), allowance }];
}

/** Tells of moves, and of who has come upon whom; chargers and those who follow up then have their impetus. */
export function report(battle: Battle, courses: readonly Course[]): void {
  for (const { unit, spent, met, crossed } of courses) {
    if (spent > 0) {
      battle.moved.add(unit, spent);
      battle.stirred.set(unit, 1);
      battle.events.emit(moved, unit, spent, battle.x.of(unit), battle.y.of(unit), battle.facing.of(unit));
    }
    if (crossed) {
      battle.addCause(unit, OBSTACLES);
      battle.events.emit(hindered, unit);
    }
    const enemy = met.find((other) => battle.sides[other] !== battle.sides[unit] && isInContact(battle, unit, other));
    if (enemy === undefined) continue;
    const isAttack = battle.charges.of(unit) > 0 || battle.move.of(unit) === FOLLOWS;
    if (isAttack) battle.impetus.set(unit, 1);
    battle.events.emit(contact, unit, enemy);
  }
  // Who follows up and stands close already has its impetus too.
  for (const unit of battle.units) {
    const followed = battle.follows.of(unit) - 1;
    if (followed < 0 || battle.move.of(unit) !== FOLLOWS) continue;
    battle.follows.set(unit, 0);
    if (battle.isStanding(unit) && isInContact(battle, unit, followed)) battle.impetus.set(unit, 1);
  }
}

/** Commanders who are with a unit are where it is. */
export function goAlong(battle: Battle): void {
  for (const commander of battle.commanders) {
    const unit = battle.company.of(commander) - 1;
    if (unit >= 0 && battle.isInPlay(commander)) standAs(battle, commander, blockOf(battle, unit));
  }
}

/** A commander rides before anybody moves. */
function ride(battle: Battle, commander: number): void {
  if (!battle.isInPlay(commander)) return;
  const [a, b] = battle.moveOf.map((column) => column.of(commander));
  if (battle.move.of(commander) === JOINS && battle.isStanding(a - 1)) {
    battle.company.set(commander, a);
    battle.events.emit(joined, commander, a - 1);
  } else if (battle.move.of(commander) === RIDES) {
    battle.company.set(commander, 0);
    battle.x.set(commander, a);
    battle.y.set(commander, b);
    battle.events.emit(rode, commander, a, b);
    battle.effects?.raise(UNIT_ENTERS, commander);
  }
}
