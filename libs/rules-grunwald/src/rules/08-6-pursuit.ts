/** [8.6] The advance after combat: into the hex left empty, or in pursuit of a rout, with others in column. */
import { CONTINUE, LEGAL, Local } from '@hexwright/engine';
import {
  argumentOf,
  type Decision,
  entityOf,
  facingText,
  offering,
  pairVerb,
  pieceName,
  pieceVerb,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { entryForbidden } from '../forbidden.ts';
import { AFTER_ROUT, ALWAYS } from '../charts.ts';
import { enter, GOES_ON } from './04-5-entering.ts';
import { companionsOf } from './05-stacking.ts';
import { CENTRE, directionOver, PLACES } from './08-1-combat.ts';
import { askTurn, turnAfterCombat } from './08-2-facing-after-combat.ts';
import { leaveMap } from './10-leaving-the-map.ts';
import { alarmCamps } from './17-camp-followers.ts';
import { eliminate, IN_COMBAT } from './19-victory.ts';
import { STEP } from './04-2-ways.ts';
import { STOP } from './03-1-ending.ts';

/** A victor advances into the hex, or along the route, of a loser. */
export const ADVANCE = pairVerb<Battle>(
  {
    word: 'pursue',
    about: 'A victor advances after combat, into the hex or along the route of the loser named.',
    offer: (battle, piece, loser) => ({
      kind: 'answer',
      label: `${pieceName(battle.game, piece)} advances after ${pieceName(battle.game, loser)}`,
      places: [battle.combat.start(battle.combat.placeOf(loser))],
      target: loser,
    }),
  },
  'after',
);

export const FOLLOW = pieceVerb<Battle>({
  word: 'follow',
  about: 'A unit follows the one that pursues.',
  offer: offering('take', 'Follow with'),
});

const advanced = events
  .add('advanced', '8.63', 'unit:piece', 'hex:place', 'facing:facing')
  .told((event, name) => `${name('unit')} advances to ${String(event.hex)}${facingText(event)}`);
const pursued = events
  .add('pursued', '8.65', 'unit:piece', 'hex:place', 'facing:facing')
  .told((event, name) => `${name('unit')} pursues to ${String(event.hex)}${facingText(event)}`);
const follows = events
  .add('follows', '8.68', 'unit:piece', 'hex:place', 'facing:facing')
  .told((event, name) => `${name('unit')} follows to ${String(event.hex)}${facingText(event)}`);

const NOT_A_WINNER = refusals.add('not-a-winner', ['8.61', '8.62'], 'Only one of the victorious units advances.');
const NOT_VACATED = refusals.add(
  'not-vacated',
  ['8.63', '8.64'],
  'The advance leads into a hex that a beaten unit has left, and that is free.',
);
const MUST_ADVANCE = refusals.add(
  'must-advance',
  ['8.69', '20.2'],
  'So far from its leader the victorious unit must advance.',
);
const NOT_BEHIND = refusals.add(
  'not-behind',
  '8.68',
  'Only a unit directly behind the pursuing column, facing the same way, may follow.',
);
const GOES_ON_ALREADY = refusals.add('pursuit-goes-on', '8.66', 'A pursuit goes on without interruption.');

/** How an advance is made. */
export const AFTER_RETREAT = 1;
export const AFTER_ELIMINATION = 2;
export const PURSUIT = 3;

/** By how it is made. */
const kind = new Local(0);
/** 1 when the unit in the middle has won. */
const centreWins = new Local(1);

function isWinner(battle: Battle, one: number): boolean {
  const place = battle.combat.placeOf(one);
  if (place < 0 || (place === CENTRE) !== (centreWins.of(battle) === 1)) return false;
  return battle.isInPlay(one) && !battle.isDisordered(one) && !battle.isGun(one);
}

/** True when the hex in which the loser of a place stood can be entered: nobody there, or a gun to be overrun [12.32]. */
function isVacated(battle: Battle, loser: number): boolean {
  if (loser < 0 || battle.combat.unitAt(loser) < 0 || (loser === CENTRE) === (centreWins.of(battle) === 1))
    return false;
  const there = battle.unitIn(battle.combat.start(loser));
  return there < 0 || (battle.isGun(there) && there === battle.combat.unitAt(loser));
}

/** The units that have won, in the order of their places. */
function winners(battle: Battle): number[] {
  const units: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    const one = battle.combat.unitAt(place);
    if (one >= 0 && isWinner(battle, one)) units.push(one);
  }
  return units;
}

/** The places whose hexes can be entered. */
function vacated(battle: Battle): number[] {
  const places: number[] = [];
  for (let place = 0; place < PLACES; place++) if (isVacated(battle, place)) places.push(place);
  return places;
}

/** [8.69], [20.2] True when the length of the line of command makes some winner advance. */
function isCompulsory(battle: Battle): boolean {
  const attackersOnly = battle.parameters.is('command-binds', 'attackers');
  return winners(battle).some((one) => {
    if (attackersOnly && battle.counters.side[one] !== battle.phasing) return false;
    const duty = battle.charts.bandAdvance[battle.band.of(one)];
    return duty === ALWAYS || (duty === AFTER_ROUT && kind.of(battle) === PURSUIT);
  });
}

/** The winners may advance, if there is anywhere to go. */
export function startAdvance(battle: Battle, how: number, attackersLost: boolean): void {
  battle.enter(advancing, how, attackersLost ? 1 : 0);
}

/** What the advance after that loser is (R12): by the result, or by an option by what became of it. */
function kindAfter(battle: Battle, loser: number): number {
  const { combat } = battle;
  const one = combat.unitAt(loser);
  // Nobody to pursue: it could not rout at all.
  if (kind.of(battle) === PURSUIT && combat.wayLength(loser) === 1) return AFTER_ELIMINATION;
  if (battle.parameters.is('advance-kind', 'by-result')) return kind.of(battle);
  if (battle.routedIn.of(one) === battle.combats.value) return PURSUIT;
  return battle.isInPlay(one) && !battle.isGun(one) ? AFTER_RETREAT : kind.of(battle);
}

/** The loser who stood in the hex; `otherwise` where none did. */
function loserFrom(battle: Battle, hex: number, otherwise: number): number {
  const { combat } = battle;
  for (let place = 0; place < PLACES; place++) {
    if (combat.unitAt(place) >= 0 && combat.start(place) === hex) return combat.unitAt(place);
  }
  return otherwise;
}

/** Locals: how an advance is made, and who has won. The winner decides who goes, and after whom. */
export const advancing: Decision<Battle> = {
  id: 'advancing',
  case: '8.61',
  verbs: [ADVANCE, STOP],
  prompt: () => ({
    title: 'Advance after combat',
    text: 'One victorious unit may advance. Far from its leader it must.',
  }),
  ending: () => ({ label: 'Do not advance' }),
  meant: (battle, one, hex) => ADVANCE.of(one, loserFrom(battle, hex, one)),
  proceed(battle) {
    const able = winners(battle);
    if (able.length > 0 && vacated(battle).length > 0) return battle.counters.side[able[0]];
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    const losers = vacated(battle);
    for (const one of winners(battle)) {
      for (const loser of losers) commands.add(ADVANCE.of(one, battle.combat.unitAt(loser)));
    }
    if (!isCompulsory(battle)) commands.add(STOP.of());
  },
  check(battle, one) {
    if (STOP.is(one)) return isCompulsory(battle) ? MUST_ADVANCE : LEGAL;
    if (!ADVANCE.is(one) || !isWinner(battle, entityOf(one))) return NOT_A_WINNER;
    return isVacated(battle, battle.combat.placeOf(argumentOf(one))) ? LEGAL : NOT_VACATED;
  },
  perform(battle, one) {
    const compelled = isCompulsory(battle) ? 1 : 0;
    if (STOP.is(one)) {
      battle.frames.pop();
      return;
    }
    const loser = battle.combat.placeOf(argumentOf(one));
    const how = kindAfter(battle, loser);
    battle.frames.pop();
    battle.combat.openColumn(entityOf(one));
    battle.enter(pursuing, entityOf(one), loser, how, compelled);
    front.set(battle, battle.facing.of(entityOf(one)));
  },
};

const ASKING = 0;
const RUNNING = 1;
/** At the edge of the map, over which the loser went. */
const AT_EDGE = 2;

const unit = new Local(0);
const loserPlace = new Local(1);
const how = new Local(2);
const compulsory = new Local(3);
const stage = new Local(4);
/** Hexes of the loser's way that the pursuer has come through. */
const done = new Local(5);
/** The facing of the pursuer when it began. */
const front = new Local(6);
/** Those of the column who have left the map already. */
const gone = new Local(7);

/** [8.68] The unit directly behind the column that may follow it, or -1. */
function nextFollower(battle: Battle): number {
  const { combat, counters } = battle;
  if (how.of(battle) !== PURSUIT || combat.isColumnFull) return -1;
  const last = combat.pursuer(combat.columnLength - 1);
  const behind = battle.beyond(battle.hex.of(last), (front.of(battle) + 3) % 6);
  const one = behind < 0 ? -1 : battle.unitIn(behind);
  if (one < 0 || counters.side[one] !== counters.side[last]) return -1;
  if (battle.isDisordered(one) || battle.isGun(one) || battle.facing.of(one) !== front.of(battle)) return -1;
  return battle.isClosed(behind, front.of(battle)) ? -1 : one;
}

/** [8.65] Hexes of the loser's way that are pursued through at most, the one that it left included (R11). */
function longest(battle: Battle): number {
  if (how.of(battle) !== PURSUIT) return 1;
  const hexes = battle.parameters.number('pursuit-hexes');
  return battle.parameters.is('pursuit-count', 'vacated-hex') ? hexes : hexes + 1;
}

function directionTo(battle: Battle, from: number, hexOrEdge: number): number {
  return hexOrEdge < 0 ? directionOver(hexOrEdge) : battle.grid.directionBetween(from, hexOrEdge);
}

/** One hex on, the whole column: free of cost, whatever zones there are [8.67]. False when the first can go no further. */
function goOn(battle: Battle, to: number): boolean {
  const one = unit.of(battle);
  const from = battle.hex.of(one);
  const way = battle.grid.directionBetween(from, to);
  const there = battle.unitIn(to);
  // What the package closes stops it as an enemy does.
  if (entryForbidden(battle, one, from, to) !== LEGAL) {
    turnAfterCombat(battle, one, way);
    return false;
  }
  if (there >= 0) {
    // [8.65] An enemy stops it; [12.33] a gun does not.
    if (!battle.isGun(there) || battle.counters.side[there] === battle.counters.side[one]) {
      turnAfterCombat(battle, one, way);
      return false;
    }
    eliminate(battle, there, IN_COMBAT, one);
  }
  const facing = keepsFacing(battle) ? battle.facing.of(one) : way;
  battle.events.emit(how.of(battle) === PURSUIT ? pursued : advanced, one, to, facing);
  const fate = enter(battle, one, to, facing, companionsOf(battle, one));
  moveUp(battle, from);
  return fate === GOES_ON;
}

/** [8.64] By an option (R38) the turn of an advance after an elimination is counted from the facing that the victor had. */
function keepsFacing(battle: Battle): boolean {
  return how.of(battle) === AFTER_ELIMINATION && battle.parameters.is('advance-turn', 'from-own-facing');
}

/** Those behind the first of the column come one hex on, the foremost of them into `room`. */
function moveUp(battle: Battle, first: number): void {
  const { combat } = battle;
  let room = first;
  for (let index = 1; index < combat.columnLength; index++) {
    const follower = combat.pursuer(index);
    const here = battle.hex.of(follower);
    const facing = battle.grid.directionBetween(here, room);
    battle.events.emit(follows, follower, room, facing);
    const met = enter(battle, follower, room, facing, companionsOf(battle, follower));
    if (met !== GOES_ON) combat.cutColumn(index);
    room = here;
  }
}

/** The pursuers look along the way that they have come [8.65], the first one at the unit that went. */
function lookAhead(battle: Battle, passed: number): void {
  const { combat } = battle;
  const one = unit.of(battle);
  const place = loserPlace.of(battle);
  if (battle.isInPlay(one) && !battle.isDisordered(one) && passed > 0 && passed < combat.wayLength(place)) {
    const ahead = directionTo(battle, battle.hex.of(one), combat.wayHex(place, passed));
    if (ahead >= 0) turnAfterCombat(battle, one, ahead);
  }
  for (let index = 1; index < combat.columnLength; index++) {
    const [before, after] = [combat.pursuer(index - 1), combat.pursuer(index)];
    if (!battle.isInPlay(before) || battle.isDisordered(after)) continue;
    const ahead = battle.grid.directionBetween(battle.hex.of(after), battle.hex.of(before));
    if (ahead >= 0) turnAfterCombat(battle, after, ahead);
  }
}

function finish(battle: Battle): void {
  const one = unit.of(battle);
  const loser = battle.combat.unitAt(loserPlace.of(battle));
  const made = how.of(battle);
  const passed = done.of(battle);
  const ownWill = compulsory.of(battle) === 0;
  // [8.63] A unit that follows a retreat that ended in death has nobody to look at, and turns as it likes.
  const turns = made === AFTER_ELIMINATION || (made === AFTER_RETREAT && battle.isLost(loser));
  if (!turns) lookAhead(battle, passed);
  battle.frames.pop();
  if (!battle.isInPlay(one) || passed === 0) return;
  // R21: an advance of its own will alarms camps.
  if (ownWill) alarmCamps(battle, one);
  if (turns && !battle.isDisordered(one)) askTurn(battle, one);
}

/** Locals: the unit, the place of the loser, how it advances, and whether it had to. */
export const pursuing: Decision<Battle> = {
  id: 'pursuing',
  case: '8.65',
  verbs: [FOLLOW, STEP, STOP],
  piece: (battle) => unit.of(battle),
  prompt: (_, name) => ({
    title: `${name} pursues`,
    text: 'Say whether the next unit of its column follows; at the edge of the map, whether it leaves the map too.',
  }),
  ending: (battle) => ({ label: stage.of(battle) === AT_EDGE ? 'Stop at the edge' : 'Nobody else follows' }),
  proceed(battle) {
    const one = unit.of(battle);
    const place = loserPlace.of(battle);
    if (stage.of(battle) === ASKING) {
      if (nextFollower(battle) >= 0) return battle.counters.side[one];
      stage.set(battle, RUNNING);
    }
    const { combat } = battle;
    while (done.of(battle) < Math.min(longest(battle), combat.wayLength(place))) {
      const next = combat.wayHex(place, done.of(battle));
      if (next < 0) {
        stage.set(battle, AT_EDGE);
        return battle.counters.side[one];
      }
      if (!goOn(battle, next)) {
        if (battle.hex.of(one) === next) done.set(battle, done.of(battle) + 1);
        break;
      }
      done.set(battle, done.of(battle) + 1);
    }
    finish(battle);
    return CONTINUE;
  },
  legal(battle, commands) {
    if (stage.of(battle) === ASKING) commands.add(FOLLOW.of(nextFollower(battle)));
    else commands.add(STEP.of(unit.of(battle), edgeAhead(battle)));
    commands.add(STOP.of());
  },
  check(battle, one) {
    if (STOP.is(one)) return LEGAL;
    if (stage.of(battle) === ASKING)
      return FOLLOW.is(one) && entityOf(one) === nextFollower(battle) ? LEGAL : NOT_BEHIND;
    const leaves = STEP.is(one) && entityOf(one) === unit.of(battle) && argumentOf(one) === edgeAhead(battle);
    return leaves ? LEGAL : GOES_ON_ALREADY;
  },
  perform(battle, one) {
    if (FOLLOW.is(one)) {
      battle.combat.follow(entityOf(one));
      return;
    }
    if (stage.of(battle) === ASKING) {
      stage.set(battle, RUNNING);
      return;
    }
    // [10.11] It stops at the edge, or leaves the map behind its prey.
    if (STEP.is(one) && leaveBehindPrey(battle, argumentOf(one))) return;
    finish(battle);
  },
};

/**
 * [10.11] The first of the column leaves the map; by an option (R40) the next comes up to the edge, and is asked in its
 * turn if there is something left of the pursuit [8.66], [8.68]. True then.
 */
function leaveBehindPrey(battle: Battle, direction: number): boolean {
  const { combat } = battle;
  const edge = battle.hex.of(unit.of(battle));
  leaveMap(battle, unit.of(battle), direction);
  if (battle.parameters.is('column-at-edge', 'stays') || combat.columnLength < 2) return false;
  moveUp(battle, edge);
  const next = combat.pursuer(1);
  if (combat.columnLength < 2 || !battle.isInPlay(next)) return false;
  combat.dropFirst();
  unit.set(battle, next);
  gone.set(battle, gone.of(battle) + 1);
  return done.of(battle) + gone.of(battle) < longest(battle);
}

function edgeAhead(battle: Battle): number {
  return directionOver(battle.combat.wayHex(loserPlace.of(battle), done.of(battle)));
}
