/** [8.3] Retreats: one hex through the rear, to ground where no enemy stands or strikes. */
import { CONTINUE, LEGAL, Local } from '@hexwright/engine';
import {
  argumentOf,
  type Decision,
  entityOf,
  facingText,
  type LongForm,
  pieceName,
  readPiece,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { entryForbidden } from '../forbidden.ts';
import { enter, GOES_ON, IS_LOST } from './04-5-entering.ts';
import { companionsOf } from './05-stacking.ts';
import { CENTRE, overEdge, PLACES } from './08-1-combat.ts';
import { canDisplace, displace } from './08-4-displacement.ts';
import { disorder } from './09-disorder.ts';
import { leaveMap } from './10-leaving-the-map.ts';
import { eliminate, IN_COMBAT } from './19-victory.ts';
import { going, goTo, STEP, walk } from './04-2-ways.ts';

const retreated = events
  .add('retreated', '8.31', 'unit:piece', 'hex:place', 'facing:facing')
  .told((event, name) => `${name('unit')} retreats to ${String(event.hex)}${facingText(event)}`);
const trapped = events
  .add('retreat-impossible', '8.35', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} has no way to retreat from ${String(event.hex)}`);
const intoZone = events
  .add('retreat-into-zone', '8.34', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} has retreated into an enemy zone in ${String(event.hex)}`);

const NOT_RETREATING = refusals.add('not-retreating', '8.31', 'Only units that must retreat are moved now.');
const NOT_REAR = refusals.add(
  'not-to-the-rear',
  ['8.31', '8.32'],
  'A retreat leads through one of the three hexsides of the rear.',
);
const ONE_HEX = refusals.add('retreats-one-hex', ['8.31', '8.32'], 'A unit retreats one hex.');
const CLOSED = refusals.add('retreat-closed', '8.33', 'Lakes and hexsides of lake bar a retreat as they bar movement.');
const TO_ENEMY = refusals.add(
  'retreat-to-enemy',
  '8.35',
  'An enemy unit or its attack zone bars that hex; another must be taken.',
);
const DISORDERED_TO_ZONE = refusals.add(
  'disordered-retreat-into-zone',
  '8.36',
  'A disordered unit would not survive a retreat into an enemy zone of control.',
);
const FRIEND_STAYS = refusals.add(
  'friend-cannot-make-room',
  ['8.37', '8.44', '8.45'],
  'The friendly unit in that hex cannot be displaced.',
);
const SAFER = refusals.add('safer-retreat', '8.34', 'There is a hex for the retreat without an enemy zone of control.');

/** The only unit that retreats, or -1 when there are several. */
const only = new Local(0);
/** Places of the units that must still retreat, a bit for each. */
const places = new Local(1);

/** The way a unit looks for its retreat; of a disordered one, to the side that fired at it (R17). */
function frontOf(battle: Battle, unit: number): number {
  if (!battle.isDisordered(unit)) return battle.facing.of(unit);
  for (let place = 0; place < CENTRE; place++) if (battle.combat.unitAt(place) >= 0) return place;
  return battle.facing.of(unit);
}

function isPending(battle: Battle, unit: number): boolean {
  const place = battle.combat.placeOf(unit);
  return place >= 0 && ((places.of(battle) >> place) & 1) === 1 && battle.isInPlay(unit);
}

/** Why the unit cannot survive a retreat in a direction [8.33] to [8.37]; 0 when it can. */
export function wayRefusal(battle: Battle, unit: number, direction: number): number {
  const away = (direction - frontOf(battle, unit) + 6) % 6;
  if (away < 2 || away > 4) return NOT_REAR;
  const from = battle.hex.of(unit);
  const to = battle.beyond(from, direction);
  // [10.11] The map may be left.
  if (to < 0) return LEGAL;
  if (battle.isClosed(from, direction)) return CLOSED;
  const forbidden = entryForbidden(battle, unit, from, to);
  if (forbidden !== LEGAL) return forbidden;
  const side = battle.counters.side[unit];
  const other = battle.unitIn(to);
  if (other >= 0 && battle.counters.side[other] !== side) return TO_ENEMY;
  if (battle.isInEnemyAttackZone(side, to)) return TO_ENEMY;
  if (battle.isDisordered(unit) && battle.isInEnemyZone(side, to)) return DISORDERED_TO_ZONE;
  return other >= 0 && !canDisplace(battle, other, direction, unit) ? FRIEND_STAYS : LEGAL;
}

function isSafe(battle: Battle, unit: number, direction: number): boolean {
  const to = battle.beyond(battle.hex.of(unit), direction);
  return to >= 0 && !battle.isInEnemyZone(battle.counters.side[unit], to);
}

function retreatRefusal(battle: Battle, unit: number, direction: number): number {
  const refusal = wayRefusal(battle, unit, direction);
  if (refusal !== LEGAL || battle.parameters.is('retreat-choice', 'owner') || isSafe(battle, unit, direction))
    return refusal;
  for (let other = 0; other < 6; other++) {
    if (isSafe(battle, unit, other) && wayRefusal(battle, unit, other) === LEGAL) return SAFER;
  }
  return LEGAL;
}

/** [12.21] A gun is not moved: one that must go back is lost, as one that makes room [8.47]. */
function hasWay(battle: Battle, unit: number): boolean {
  if (battle.isGun(unit)) return false;
  for (let direction = 0; direction < 6; direction++) {
    if (retreatRefusal(battle, unit, direction) === LEGAL) return true;
  }
  return false;
}

/** [8.31], [8.34] One hex back, facing where it came from. */
function retreat(battle: Battle, unit: number, direction: number): void {
  const { combat, counters } = battle;
  places.set(battle, places.of(battle) & ~(1 << combat.placeOf(unit)));
  const to = battle.beyond(battle.hex.of(unit), direction);
  if (to < 0) {
    combat.note(unit, overEdge(direction));
    leaveMap(battle, unit, direction);
    return;
  }
  const friend = battle.unitIn(to);
  if (friend >= 0) displace(battle, friend, direction);
  const facing = (direction + 3) % 6;
  battle.events.emit(retreated, unit, to, facing);
  combat.note(unit, to);
  const fate = enter(battle, unit, to, facing, companionsOf(battle, unit));
  if (fate === IS_LOST || !battle.isInEnemyZone(counters.side[unit], to)) return;
  battle.events.emit(intoZone, unit, to);
  if (fate !== GOES_ON) return;
  disorder(battle, unit);
  combat.mustRout(battle, unit, false);
}

/** What follows from a retreat to the hex, in words. */
function following(battle: Battle, unit: number, to: number): string {
  const friend = battle.unitIn(to);
  const room = friend < 0 ? '' : `, ${pieceName(battle.game, friend)} making room`;
  return `${room}${battle.isInEnemyZone(battle.counters.side[unit], to) ? ', and rout' : ''}`;
}

export const retreatForm: LongForm<Battle> = {
  word: 'retreat',
  takes: 'unit, steps',
  about: 'A unit goes the way that it must retreat.',
  *parts(battle, written, read) {
    const [first, ...more] = walk(battle, written, read);
    if (first !== undefined) yield first;
    if (more.length > 0) {
      yield { refusal: battle.refusals.describe(ONE_HEX, battle, STEP.of(readPiece(battle, written.unit), 0)) };
    }
  },
};

/** Locals: the unit that retreats, and the places of all that must. Their owner chooses hexes, and the order of several. */
export const retreating: Decision<Battle> = {
  id: 'retreating',
  case: '8.31',
  verbs: [STEP],
  piece: (battle) => only.of(battle),
  prompt: (_, name) => ({
    title: name === '' ? 'Retreat' : `${name} retreats`,
    text: 'Choose a hex to the rear. In an enemy zone of control a rout follows; friends in the way go back a hex.',
  }),
  offers: [STEP.offeredAs(going(following))],
  meant: goTo,
  proceed(battle) {
    const { combat } = battle;
    const pending: number[] = [];
    for (let place = 0; place < PLACES; place++) {
      const unit = combat.unitAt(place);
      if (unit >= 0 && isPending(battle, unit)) pending.push(unit);
    }
    if (pending.some((unit) => hasWay(battle, unit))) {
      only.set(battle, pending.length === 1 ? pending[0] : -1);
      return battle.counters.side[pending[0]];
    }
    battle.frames.pop();
    for (const unit of pending) {
      battle.events.emit(trapped, unit, battle.hex.of(unit));
      eliminate(battle, unit, IN_COMBAT);
    }
    return CONTINUE;
  },
  legal(battle, commands) {
    for (let place = 0; place < PLACES; place++) {
      const unit = battle.combat.unitAt(place);
      if (unit < 0 || !isPending(battle, unit)) continue;
      for (let direction = 0; direction < 6; direction++) {
        if (retreatRefusal(battle, unit, direction) === LEGAL) commands.add(STEP.of(unit, direction));
      }
    }
  },
  check(battle, one) {
    const unit = entityOf(one);
    if (!STEP.is(one) || !isPending(battle, unit) || argumentOf(one) > 5) return NOT_RETREATING;
    return retreatRefusal(battle, unit, argumentOf(one));
  },
  perform: (battle, one) => retreat(battle, entityOf(one), argumentOf(one)),
};
