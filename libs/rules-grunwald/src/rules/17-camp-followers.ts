/** [17.0] Camp followers: who comes near an enemy camp finds out how many defend it. */
import { PROHIBITED } from '@hexwright/compiler';
import { CONTINUE, LEGAL, Local } from '@hexwright/engine';
import { argumentOf, type Decision, entityOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { FOLLOWERS } from '../counters.ts';
import { CAMP } from '../dice-uses.ts';
import { WAITING } from '../status.ts';
import { facing } from './facing-choice.ts';
import { PLACE } from './18-deployment.ts';

const alarmed = events
  .add('camp-alarmed', '17.0', 'unit:piece', 'camp:camp', 'die:number', 'followers:number')
  .told(
    (event, name) =>
      `${name('unit')} alarms the ${String(event.camp).replace('-', ' ')}: ${String(event.die)}, ${String(event.followers)} camp followers`,
  );
const placed = events
  .add('followers-placed', '17.0', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} stand in ${String(event.hex)}`);

const NOT_WAITING = refusals.add('not-waiting', '17.0', 'These camp followers do not wait to be placed in this camp.');
const NOT_IN_CAMP = refusals.add(
  'not-a-free-camp-hex',
  '17.0',
  'Camp followers are placed in free hexes of their camp.',
);

const camp = new Local(0);
const due = new Local(1);

/** A unit has moved of its own will: enemy camps that it has come near to are alarmed; true when somebody must decide. */
export function alarmCamps(battle: Battle, unit: number): boolean {
  const { list } = battle.camps;
  const hex = battle.hex.of(unit);
  let asks = false;
  for (let index = 0; index < list.length; index++) {
    const { side, near, contingent } = list[index];
    if (side === battle.counters.side[unit] || near[hex] === 0) continue;
    if (battle.campAlarmed.of(index) === 1 && battle.parameters.is('camp-alarm', 'once')) continue;
    battle.campAlarmed.set(index, 1);
    const die = battle.dice.roll(battle.serial, unit, unit, CAMP);
    const number = battle.charts.campFollowers(contingent, die, battle.watchTables);
    battle.events.emit(alarmed, unit, index, die, number);
    if (number === 0) continue;
    battle.enter(campFollowers, index, number);
    asks = true;
  }
  return asks;
}

function isWaiting(battle: Battle, piece: number, index: number): boolean {
  const { counters } = battle;
  if (counters.kind[piece] !== FOLLOWERS || battle.status.of(piece) !== WAITING) return false;
  return counters.contingent[piece] === battle.camps.list[index].contingent;
}

/** [5.0] Free of other units, and open; an enemy leader would share the hex with them. */
function isFree(battle: Battle, hex: number, side: number): boolean {
  if (battle.occupant.of(hex) !== 0 || battle.map.entryCost[hex] === PROHIBITED) return false;
  return !battle.counters.leadersOf[battle.enemyOf(side)].some((leader) => battle.hex.of(leader) === hex);
}

/** The owner of a camp places its followers, one after the other; surplus ones are lost (R21). */
export const campFollowers: Decision<Battle> = {
  id: 'camp-followers',
  case: '17.0',
  verbs: [PLACE],
  prompt: () => ({ title: 'The camp is alarmed', text: 'Place the camp followers in free hexes of the camp.' }),
  meant: (_, piece, hex) => PLACE.of(piece, hex),
  proceed(battle) {
    const { side, hexes } = battle.camps.list[camp.of(battle)];
    const hasRoom = hexes.some((hex) => isFree(battle, hex, side));
    const waits = battle.counters.unitsOf[side].some((piece) => isWaiting(battle, piece, camp.of(battle)));
    if (due.of(battle) > 0 && hasRoom && waits) return side;
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    const { side, hexes } = battle.camps.list[camp.of(battle)];
    // Followers of a camp are alike: the next in order comes.
    const next = battle.counters.unitsOf[side].find((piece) => isWaiting(battle, piece, camp.of(battle)));
    if (next === undefined) return;
    for (const hex of hexes) if (isFree(battle, hex, side)) commands.add(PLACE.of(next, hex));
  },
  check(battle, one) {
    if (!PLACE.is(one) || !isWaiting(battle, entityOf(one), camp.of(battle))) return NOT_WAITING;
    const { side, hexes } = battle.camps.list[camp.of(battle)];
    const hex = argumentOf(one);
    return hexes.includes(hex) && isFree(battle, hex, side) ? LEGAL : NOT_IN_CAMP;
  },
  perform(battle, one) {
    const piece = entityOf(one);
    due.set(battle, due.of(battle) - 1);
    battle.place(piece, argumentOf(one), 0);
    battle.events.emit(placed, piece, argumentOf(one));
    battle.enter(facing, piece, battle.counters.side[piece]);
  },
};
