/** [4.2] to [4.5] A piece on its way: steps forward, turns, the step to the rear, giving up order; and leaders. */
import { CONTINUE, LEGAL } from '@hexwright/engine';
import {
  argumentOf,
  counted,
  type Decision,
  entityOf,
  facingText,
  kindOf,
  type LongForm,
  pieceName,
  readPiece,
  taking,
  UNIT_ENTERS,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { reachUnderWay } from '../presenter/reach.ts';
import { events, refusals } from '../registry.ts';
import { entryForbidden } from '../forbidden.ts';
import { enter, FALLS, GOES_ON, IS_LOST } from './04-5-entering.ts';
import {
  FREE,
  IN_ATTACK_ZONE,
  INTO_ATTACK_ZONE,
  LEAVES_ATTACK_ZONE,
  STOPPED,
  turnInZoneRefusal,
  turnsBetween,
  ZONE_STEP_NOT_FIRST,
  zoneAt,
} from './06-zones-of-control.ts';
import {
  ALREADY_DISORDERED,
  disorder,
  DISORDERED_INTO_ZONE,
  DISORDERED_OUT_OF_ATTACK_ZONE,
  HAS_NO_FRONT,
  NO_ORDER_TO_LOSE,
} from './09-disorder.ts';
import { marchAllowance } from './04-3-allowance.ts';
import { canTrample, trample } from './13-trampling.ts';
import { IN_THE_PIT } from './14-wolf-pits.ts';
import { isBound } from './15-1-king.ts';
import { canReachHorse, hasHorse, leaderEntryRefusal } from './15-1-leaders-alone.ts';
import { NEEDS_HORSE, STRANDS_LEADER, strandsLeader } from './15-leaders.ts';
import { alarmCamps } from './17-camp-followers.ts';
import { terrain } from './20-1-terrain-effects.ts';
import { allowanceOf, moveUnderWay, MOVING, remaining } from './04-2-under-way.ts';
import { DISORDER, gatherWay, going, MOVE, REAR, STEP, TAKE, TURN, walk } from './04-2-ways.ts';
import { STOP } from './03-1-ending.ts';

const moved = events
  .add('moved', '4.21', 'unit:piece', 'hex:place', 'facing:facing', 'spent:number')
  .told(
    (event, name) =>
      `${name('unit')} moves to ${String(event.hex)}${facingText(event)}, ${String(event.spent)} MP spent`,
  );
const gaveUp = events
  .add('gave-up-order', '9.13', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} gives up its order in ${String(event.hex)}`);

const ANOTHER_MOVES = refusals.add('another-moves', '4.21', 'The piece that is moving must finish first.');
const ONLY_FORWARD = refusals.add(
  'only-forward',
  '4.22',
  'A unit moves only through the side of its hex that it faces.',
);
const OFF_MAP = refusals.add('off-the-map', '10.11', 'The map is left only in combat.');
const CLOSED = refusals.add('closed', '4.54', 'Lakes and hexsides of lake cannot be entered or crossed.');
const FRIEND_THERE = refusals.add('friend-there', ['4.31', '5.0'], 'A friendly unit stands there.');
const ENEMY_THERE = refusals.add('enemy-there', '4.31', 'An enemy unit stands there.');
const TOO_DEAR = refusals.add(
  'allowance-spent',
  ['4.32', '4.34', '4.35'],
  'That costs more movement points than are left.',
);
const GUN_STAYS = refusals.add('gun-stays', '12.21', 'A gun does not move.');
const GUN_TURNS_ONCE = refusals.add('gun-turns-once', '12.21', 'A gun makes one turn of 60 degrees a phase.');
const TURNS_CURTAILED = refusals.add(
  'turns-curtailed',
  ['20.2', '15.33'],
  'So far from its leader it may make only one turn of 60 degrees.',
);
const REAR_TAKES_ALL = refusals.add(
  'rear-takes-all',
  '4.41',
  'The step to the rear takes the whole allowance: nothing may have been spent.',
);
const REAR_INTO_ATTACK_ZONE = refusals.add(
  'rear-into-attack-zone',
  '4.42',
  'The step to the rear may not lead into an enemy attack zone.',
);
const LATE_DISORDER = refusals.add('disorder-too-late', '9.13', 'Order is given up before the unit moves.');
const NOT_TAKEN = refusals.add(
  'cannot-go-along',
  '15.11',
  'That leader is not in the hex, has moved, or belongs to another.',
);
const TAKE_FIRST = refusals.add('take-first', '15.11', 'Leaders go along from the beginning of a move.');
const SAME_FACING = refusals.add('same-facing', '4.23', 'It faces that way already.');

/** In events: it has none [9.12], [15.11]. */
const NO_FACING = -1;

const { piece, spent, turns, beganIn, left, stopped, acted, allowance } = moveUnderWay;

/** Why a piece that has moved could do no more anyway, wolf pits and guns; 0 for others. `isTurn` where it would turn in its hex. */
export function heldRefusal(battle: Battle, one: number, isTurn: boolean): number {
  if (battle.isGun(one)) return isTurn ? GUN_TURNS_ONCE : GUN_STAYS;
  return battle.wasAttackedIn.of(one) === battle.serial ? IN_THE_PIT : LEGAL;
}

/** Why a piece whose move has ended by itself does no more; `isTurn` where it would turn in its hex. */
export function endedRefusal(battle: Battle, one: number, isTurn: boolean): number {
  const refusal = heldRefusal(battle, one, isTurn);
  if (refusal !== LEGAL) return refusal;
  return battle.isInEnemyZone(battle.counters.side[one], battle.hex.of(one)) ? STOPPED : TOO_DEAR;
}

/** Begins the move of a piece that has paid so much already. */
export function startMoving(battle: Battle, one: number, paid: number): void {
  const { counters } = battle;
  battle.movedIn.set(one, battle.serial);
  battle.riders.clear();
  const zone = zoneAt(battle, counters.side[one], battle.hex.of(one));
  const points = battle.charts.movementAllowance.isEmpty ? 0 : allowanceOf(battle, one);
  battle.enter(moving, one, paid, 0, zone);
  if (points > 0) allowance.set(battle, points);
  if (paid > 0) {
    // Its way began off the map.
    left.set(battle, 1);
    beganIn.set(battle, FREE);
    acted.set(battle, 1);
  }
  // [15.14] The king goes where his bodyguard goes.
  if (counters.isBodyguard[one] === 0) return;
  for (const leader of counters.leaders) {
    if (isBound(battle, leader) && battle.hex.of(leader) === battle.hex.of(one)) battle.riders.take(leader);
  }
}

/** Leaders who have gone along do not ride alone in the same phase (R18). */
function stampRiders(battle: Battle): void {
  if (battle.parameters.is('leader-company', 'both')) return;
  for (const leader of battle.riders.pieces()) battle.movedIn.set(leader, battle.serial);
}

/** What a step forward would cost, [4.51] to [4.53], [13.0], no more in an enemy zone [6.22]; all that is left where a zone takes the whole allowance [6.23]. */
export function stepCost(battle: Battle, one: number, from: number, direction: number): number {
  const to = battle.beyond(from, direction);
  const cost = terrain.of(battle).stepCost(one, from * 6 + direction);
  return tramples(battle, one, to) ? cost + battle.parameters.number('trample-cost') : cost;
}

function tramples(battle: Battle, one: number, to: number): boolean {
  const friend = battle.unitIn(to);
  return battle.counters.isUnit[one] === 1 && friend >= 0 && canTrample(battle, one, friend);
}

/** Why nobody of that side may enter the hex [4.31]; 0 when it is free for the piece. */
function occupationRefusal(battle: Battle, one: number, to: number): number {
  const { counters } = battle;
  const other = battle.unitIn(to);
  if (other < 0) return LEGAL;
  if (counters.side[other] !== counters.side[one]) return ENEMY_THERE;
  return canTrample(battle, one, other) ? LEGAL : FRIEND_THERE;
}

/** True when the step would lead straight from an enemy zone into another [6.23]. */
function isZoneStep(battle: Battle, one: number, to: number): boolean {
  if (left.of(battle) === 1 || beganIn.of(battle) === FREE || !battle.hasFront(one)) return false;
  return zoneAt(battle, battle.counters.side[one], to) !== FREE;
}

/** `rest`, here and below: the movement points that it has left. */
function stepRefusal(battle: Battle, one: number, direction: number, rest: number): number {
  const { counters } = battle;
  const from = battle.hex.of(one);
  if (battle.isGun(one)) return GUN_STAYS;
  if (stopped.of(battle) === 1) return STOPPED;
  const fronted = battle.hasFront(one);
  if (fronted && direction !== battle.facing.of(one)) return ONLY_FORWARD;
  const to = battle.beyond(from, direction);
  if (to < 0) return OFF_MAP;
  if (battle.isClosed(from, direction)) return CLOSED;
  if (battle.isLeader(one)) return leaderStepRefusal(battle, one, from, direction, to, rest);
  const occupied = occupationRefusal(battle, one, to);
  if (occupied !== LEGAL) return occupied;
  const forbidden = entryForbidden(battle, one, from, to);
  if (forbidden !== LEGAL) return forbidden;
  // [15.13] Who only passes by a leader does not hold them.
  if (left.of(battle) === 0 && strandsLeader(battle, one, true)) return STRANDS_LEADER;
  const side = counters.side[one];
  const zone = zoneAt(battle, side, to);
  if (!fronted) {
    // [9.22], [9.32]
    if (left.of(battle) === 0 && battle.isInEnemyAttackZone(side, from)) return DISORDERED_OUT_OF_ATTACK_ZONE;
    if (zone !== FREE) return DISORDERED_INTO_ZONE;
  } else if (beganIn.of(battle) !== FREE) {
    const strict = battle.parameters.is('zone-to-zone-step', 'not-into-attack-zone');
    if (left.of(battle) === 0 && beganIn.of(battle) === IN_ATTACK_ZONE) {
      if (battle.parameters.is('attack-zone-exit', 'forbidden')) return LEAVES_ATTACK_ZONE;
    }
    if (zone === IN_ATTACK_ZONE && (left.of(battle) === 1 || strict)) return INTO_ATTACK_ZONE;
    if (isZoneStep(battle, one, to)) return spent.of(battle) > 0 ? ZONE_STEP_NOT_FIRST : LEGAL;
  }
  return stepCost(battle, one, from, direction) > rest ? TOO_DEAR : LEGAL;
}

function leaderStepRefusal(
  battle: Battle,
  leader: number,
  from: number,
  direction: number,
  to: number,
  rest: number,
): number {
  const refusal = leaderEntryRefusal(battle, leader, to) || entryForbidden(battle, leader, from, to);
  if (refusal !== LEGAL) return refusal;
  const then = rest - stepCost(battle, leader, from, direction);
  if (then < 0) return TOO_DEAR;
  // [15.13] A leader may not be lost by their own move.
  return battle.counters.needsHorse[leader] === 1 && !canReachHorse(battle, leader, to, then) ? NEEDS_HORSE : LEGAL;
}

function turnRefusal(battle: Battle, one: number, facing: number, rest: number): number {
  if (!battle.hasFront(one)) return HAS_NO_FRONT;
  const sixths = turnsBetween(battle.facing.of(one), facing);
  if (sixths === 0) return SAME_FACING;
  if (battle.isGun(one)) return sixths > 1 || turns.of(battle) > 0 ? GUN_TURNS_ONCE : LEGAL;
  if (stopped.of(battle) === 1 && battle.parameters.is('turn-after-stop', 'forbidden')) return STOPPED;
  if (turns.of(battle) + sixths > battle.charts.bandTurns[battle.band.of(one)]) return TURNS_CURTAILED;
  if (left.of(battle) === 0 && beganIn.of(battle) !== FREE) {
    if (stopped.of(battle) === 1) return STOPPED;
    return turnInZoneRefusal(battle, one, beganIn.of(battle), facing, spent.of(battle));
  }
  return sixths * terrain.of(battle).turnCost(one) > rest ? TOO_DEAR : LEGAL;
}

function rearRefusal(battle: Battle, one: number): number {
  if (!battle.hasFront(one)) return HAS_NO_FRONT;
  if (battle.isGun(one)) return GUN_STAYS;
  if (acted.of(battle) === 1) return REAR_TAKES_ALL;
  const from = battle.hex.of(one);
  const back = (battle.facing.of(one) + 3) % 6;
  const to = battle.beyond(from, back);
  if (to < 0) return OFF_MAP;
  if (battle.isClosed(from, back)) return CLOSED;
  const other = battle.unitIn(to);
  if (other >= 0) return battle.counters.side[other] === battle.counters.side[one] ? FRIEND_THERE : ENEMY_THERE;
  if (strandsLeader(battle, one, true)) return STRANDS_LEADER;
  if (battle.isInEnemyAttackZone(battle.counters.side[one], to)) return REAR_INTO_ATTACK_ZONE;
  return entryForbidden(battle, one, from, to);
}

function disorderRefusal(battle: Battle, one: number, rest: number): number {
  if (battle.counters.isUnit[one] === 0 || battle.isGun(one)) return NO_ORDER_TO_LOSE;
  if (battle.isDisordered(one)) return ALREADY_DISORDERED;
  if (stopped.of(battle) === 1) return STOPPED;
  if (acted.of(battle) === 1 && battle.parameters.is('voluntary-disorder', 'at-start')) return LATE_DISORDER;
  return battle.parameters.number('disorder-cost') > rest ? TOO_DEAR : LEGAL;
}

function takeRefusal(battle: Battle, leader: number): number {
  const { counters } = battle;
  const one = piece.of(battle);
  if (acted.of(battle) === 1) return TAKE_FIRST;
  const isThere = battle.isLeader(leader) && battle.hex.of(leader) === battle.hex.of(one);
  if (counters.isUnit[one] === 0 || battle.isGun(one) || !isThere) return NOT_TAKEN;
  if (counters.side[leader] !== counters.side[one] || battle.hasMoved(leader)) return NOT_TAKEN;
  if (battle.riders.has(leader) || isBound(battle, leader)) return NOT_TAKEN;
  // [15.13] With foot a leader does not end as they must.
  const onFoot = counters.needsHorse[leader] === 1 && !battle.isHorse(one);
  return onFoot && canReachHorse(battle, leader, battle.hex.of(one), marchAllowance(battle, leader))
    ? NEEDS_HORSE
    : LEGAL;
}

/** A leader who must end with horse may stop only with it, unless they have nowhere to go. */
function stopRefusal(battle: Battle): number {
  const one = piece.of(battle);
  if (battle.counters.needsHorse[one] === 0 || hasHorse(battle, one, battle.hex.of(one))) return LEGAL;
  return canReachHorse(battle, one, battle.hex.of(one), remaining(battle)) ? NEEDS_HORSE : LEGAL;
}

function spend(battle: Battle, points: number): void {
  spent.set(battle, spent.of(battle) + points);
  acted.set(battle, 1);
  battle.spentInTurn.set(piece.of(battle), battle.turn);
}

/** One hex further, with all that comes of it. */
function step(battle: Battle, one: number, to: number, facing: number, cost: number): void {
  const { counters } = battle;
  spend(battle, cost);
  left.set(battle, 1);
  if (battle.isLeader(one)) {
    const from = battle.hex.of(one);
    battle.hex.set(one, to);
    battle.events.emit(moved, one, to, NO_FACING, spent.of(battle));
    battle.effects?.raise(UNIT_ENTERS, one, -1, to, from);
    return;
  }
  stampRiders(battle);
  const friend = battle.unitIn(to);
  if (friend >= 0) trample(battle, one, friend);
  battle.events.emit(moved, one, to, battle.hasFront(one) ? facing : NO_FACING, spent.of(battle));
  const fate = enter(battle, one, to, facing, battle.riders.pieces());
  if (fate === IS_LOST || battle.over) {
    battle.frames.pop();
    return;
  }
  if (fate === FALLS) {
    stopped.set(battle, 1);
    // For those who ask why it goes no further: the stamp of attacks serves, for nobody is attacked in this phase.
    battle.wasAttackedIn.set(one, battle.serial);
  }
  // [6.21]
  else if (fate === GOES_ON && zoneAt(battle, counters.side[one], to) !== FREE) stopped.set(battle, 1);
  alarmCamps(battle, one);
}

/** Whom a step rides down [13.0], in words. */
function ridesDown(battle: Battle, one: number, to: number): string {
  const friend = battle.isLeader(one) ? -1 : battle.unitIn(to);
  return friend < 0 ? '' : `, riding down ${pieceName(battle.game, friend)}`;
}

/** A whole move: of a piece that has just come back to the map, only the way is left. */
export const moveForm: LongForm<Battle> = {
  word: 'move',
  takes: 'unit, steps, [with]',
  about:
    'A piece goes its way in the movement phase, with leaders of its hex; of a piece that has just come back to the map, the rest of its way.',
  *parts(battle, written, read) {
    const one = readPiece(battle, written.unit);
    const isUnderWay = (): boolean => battle.decision === moving && piece.of(battle) === one;
    if (!isUnderWay()) yield () => MOVE.of(one);
    // [15.14] The king goes with his bodyguard, whether or not that is said.
    yield* taking(battle, TAKE, written, (leader) => battle.riders.has(leader));
    yield* walk(battle, written, read);
    if (isUnderWay()) yield () => STOP.of();
  },
  gather(commands, at) {
    const way = gatherWay('move', MOVE, commands, at);
    return way !== null && commands[way.next]?.do === STOP.words.word ? { ...way, next: way.next + 1 } : way;
  },
};

/** The piece is under way: its owner decides each step. It ends by itself where nothing more can be done. */
export const moving: Decision<Battle> = {
  id: MOVING,
  case: '4.21',
  verbs: [STEP, TURN, REAR, DISORDER, TAKE, STOP],
  piece: (battle) => piece.of(battle),
  isWay: true,
  prompt: (battle, name) => ({
    title: `${name} moves`,
    text: `${name} has ${counted(remaining(battle), 'movement point')} left. Go on, turn, or stop here.`,
  }),
  ending: () => ({ label: 'Stop here' }),
  offers: [STEP.offeredAs(going(ridesDown))],
  meant: (_, one) => MOVE.of(one),
  reach: (battle, one) => (piece.of(battle) === one ? reachUnderWay(battle) : null),
  proceed(battle) {
    const one = piece.of(battle);
    // An effect of the package may have taken it off the map on its way.
    const done =
      !battle.isInPlay(one) || (stopped.of(battle) === 1 && battle.parameters.is('turn-after-stop', 'forbidden'));
    if (done || (acted.of(battle) === 1 && remaining(battle) <= 0 && !battle.isLeader(one))) {
      battle.frames.pop();
      return CONTINUE;
    }
    return battle.counters.side[one];
  },
  legal(battle, commands) {
    const one = piece.of(battle);
    if (acted.of(battle) === 0) {
      for (const leader of battle.counters.leadersOf[battle.counters.side[one]]) {
        if (takeRefusal(battle, leader) === LEGAL) commands.add(TAKE.of(leader));
      }
    }
    const rest = remaining(battle);
    if (battle.hasFront(one)) {
      const facing = battle.facing.of(one);
      if (stepRefusal(battle, one, facing, rest) === LEGAL) commands.add(STEP.of(one, facing));
      for (let direction = 0; direction < 6; direction++) {
        if (turnRefusal(battle, one, direction, rest) === LEGAL) commands.add(TURN.of(one, direction));
      }
      if (rearRefusal(battle, one) === LEGAL) commands.add(REAR.of(one));
      if (disorderRefusal(battle, one, rest) === LEGAL) commands.add(DISORDER.of(one));
    } else {
      for (let direction = 0; direction < 6; direction++) {
        if (stepRefusal(battle, one, direction, rest) === LEGAL) commands.add(STEP.of(one, direction));
      }
    }
    if (stopRefusal(battle) === LEGAL) commands.add(STOP.of());
  },
  check(battle, one) {
    const entity = entityOf(one);
    const kind = kindOf(one);
    if (STOP.is(one)) return stopRefusal(battle);
    if (TAKE.is(one)) return takeRefusal(battle, entity);
    if (entity !== piece.of(battle)) return ANOTHER_MOVES;
    switch (kind) {
      case STEP.kind:
        return stepRefusal(battle, entity, argumentOf(one), remaining(battle));
      case TURN.kind:
        return turnRefusal(battle, entity, argumentOf(one), remaining(battle));
      case REAR.kind:
        return rearRefusal(battle, entity);
      case DISORDER.kind:
        return disorderRefusal(battle, entity, remaining(battle));
      default:
        return ANOTHER_MOVES;
    }
  },
  perform(battle, command_) {
    const one = entityOf(command_);
    switch (kindOf(command_)) {
      case STEP.kind: {
        const from = battle.hex.of(one);
        const direction = argumentOf(command_);
        const to = battle.beyond(from, direction);
        const cost = isZoneStep(battle, one, to) ? remaining(battle) : stepCost(battle, one, from, direction);
        step(battle, one, to, battle.hasFront(one) ? direction : battle.facing.of(one), cost);
        return;
      }
      case TURN.kind: {
        const facing = argumentOf(command_);
        const sixths = turnsBetween(battle.facing.of(one), facing);
        const inZone = left.of(battle) === 0 && beganIn.of(battle) !== FREE && !battle.isGun(one);
        turns.set(battle, turns.of(battle) + sixths);
        spend(battle, inZone ? remaining(battle) : sixths * terrain.of(battle).turnCost(one));
        battle.turnTo(one, facing);
        battle.events.emit(moved, one, battle.hex.of(one), facing, spent.of(battle));
        return;
      }
      case REAR.kind: {
        const facing = battle.facing.of(one);
        const to = battle.beyond(battle.hex.of(one), (facing + 3) % 6);
        stopped.set(battle, 1);
        step(battle, one, to, facing, remaining(battle));
        return;
      }
      case DISORDER.kind:
        spend(battle, battle.parameters.number('disorder-cost'));
        battle.events.emit(gaveUp, one, battle.hex.of(one));
        disorder(battle, one);
        return;
      case TAKE.kind:
        battle.riders.take(one);
        return;
      default:
        battle.frames.pop();
    }
  },
};
