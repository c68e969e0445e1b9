/** [10.0] Leaving the map in combat, and coming back five turns later. */
import { type Command, type CommandList, LEGAL } from '@hexwright/engine';
import { EDGES } from '@hexwright/hex';
import { argumentOf, entityOf, hexVerb, NOWHERE, pieceName, UNIT_ENTERS } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { RETURN_DIE } from '../dice-uses.ts';
import { entryForbidden } from '../forbidden.ts';
import { AWAY } from '../status.ts';
import { marchAllowance } from './04-3-allowance.ts';
import { companionsOf } from './05-stacking.ts';
import { isTrampledBy, trample } from './13-trampling.ts';
import { bringKing, isBoundElsewhere, KING_WITH_BODYGUARD } from './15-1-king.ts';
import { leaderEntryRefusal } from './15-1-leaders-alone.ts';
import { eliminate, OTHERWISE } from './19-victory.ts';
import { terrain } from './20-1-terrain-effects.ts';

export const RETURN = hexVerb<Battle>({
  word: 'return',
  about: 'A piece that is off the map comes back to it.',
  offer: (battle, piece, hex) => ({
    kind: 'answer',
    label: `${pieceName(battle.game, piece)} returns`,
    places: [hex],
    place: battle.placeAt(hex, -1),
  }),
});

const left = events
  .add('left-map', '10.11', 'unit:piece', 'hex:place', 'turn:number')
  .told(
    (event, name) =>
      `${name('unit')} leaves the map from ${String(event.hex)}, perhaps to return in turn ${String(event.turn)}`,
  );
const rolled = events
  .add('return-roll', '10.11', 'unit:piece', 'die:number', 'bound:number', 'returns:flag')
  .told(
    (event, name) =>
      `${name('unit')} tries to return: ${String(event.die)} against ${String(event.bound)}: ${event.returns === true ? 'returns' : 'is lost'}`,
  );
const returned = events
  .add('returned', '10.11', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} returns in ${String(event.hex)}`);

const NOT_DUE = refusals.add('not-due', '10.11', 'That piece may not come back to the map now.');
const NOT_ON_SIDE = refusals.add(
  'not-its-side',
  '10.11',
  'It comes back in a hex of the side of the map that it left over.',
);
export const TAKEN = refusals.add(
  'return-hex-taken',
  ['10.13', '5.0'],
  'That hex is taken, closed, or in an enemy zone of control.',
);
const TOO_DEAR = refusals.add('return-too-dear', '10.12', 'It has not the movement points for that hex.');

/** The side over which a hexside of the edge leads (R31): an index of `EDGES`. */
export function sideOver(battle: Battle, hex: number, direction: number): number {
  const { grid } = battle;
  const column = grid.columnOf(hex);
  const row = grid.rowOf(hex);
  const northOrSouth = row === 0 && isUp(direction) ? 0 : row === grid.rows - 1 && !isUp(direction) ? 2 : -1;
  const eastOrWest = column === 0 && isWest(direction) ? 3 : column === grid.columns - 1 && isEast(direction) ? 1 : -1;
  const [first, second] = battle.parameters.is('map-corners', 'side-crossed')
    ? [northOrSouth, eastOrWest]
    : [eastOrWest, northOrSouth];
  return first >= 0 ? first : Math.max(0, second);
}

// Directions of a flat grid: 0 south-east, then counter-clockwise.
const isUp = (direction: number): boolean => direction >= 1 && direction <= 3;
const isEast = (direction: number): boolean => direction <= 1;
const isWest = (direction: number): boolean => direction === 3 || direction === 4;

/** [10.11] A unit leaves the map over a hexside, with its leaders and what it carries. */
export function leaveMap(battle: Battle, unit: number, direction: number): void {
  const hex = battle.hex.of(unit);
  const side = sideOver(battle, hex, direction);
  const turn = battle.turn + battle.parameters.number('return-delay');
  const riders = companionsOf(battle, unit);
  battle.remove(unit, AWAY);
  battle.returnTurn.set(unit, turn);
  battle.exitSide.set(unit, side);
  battle.events.emit(left, unit, hex, turn);
  for (const leader of riders) {
    battle.remove(leader, AWAY);
    battle.returnTurn.set(leader, turn);
    battle.exitSide.set(leader, side);
  }
  for (const standard of battle.counters.standards) {
    if (battle.carrier.of(standard) === unit + 1) battle.hex.set(standard, -1);
  }
}

/** At the beginning of a movement phase: dice for the units that are due; leaders come by themselves. */
export function rollReturns(battle: Battle): void {
  const { counters, parameters } = battle;
  for (const piece of counters.moversOf[battle.phasing]) {
    if (battle.status.of(piece) !== AWAY || battle.mayReturn.of(piece) === 1) continue;
    if (battle.returnTurn.of(piece) > battle.turn) continue;
    if (counters.isUnit[piece] === 0) {
      battle.mayReturn.set(piece, 1);
      continue;
    }
    const die = battle.dice.roll(battle.serial, piece, piece, RETURN_DIE);
    const bound = parameters.number(battle.isDisordered(piece) ? 'return-up-to-disordered' : 'return-up-to');
    const returns = die <= bound;
    battle.events.emit(rolled, piece, die, bound, returns ? 1 : 0);
    if (returns) battle.mayReturn.set(piece, 1);
    else eliminate(battle, piece, OTHERWISE);
  }
}

/** Why a piece may not come back in a hex [10.11] to [10.13]; 0 when it may. */
export function returnRefusal(battle: Battle, one: Command): number {
  const piece = entityOf(one);
  const hex = argumentOf(one);
  const { counters } = battle;
  if (counters.side[piece] !== battle.phasing || battle.mayReturn.of(piece) === 0) return NOT_DUE;
  if (!battle.grid.isOnEdge(hex, EDGES[battle.exitSide.of(piece)])) return NOT_ON_SIDE;
  const isUnit = counters.isUnit[piece] === 1;
  if (!isUnit && isBoundElsewhere(battle, piece, hex)) return KING_WITH_BODYGUARD;
  if (isUnit && battle.unitIn(hex) >= 0 && !ridesDown(battle, piece, hex)) return TAKEN;
  const closed = closedTo(battle, piece, hex);
  if (closed !== LEGAL) return closed;
  const cost = returnCost(battle, piece, hex);
  return cost > marchAllowance(battle, piece) ? TOO_DEAR : LEGAL;
}

/** [10.13], [15.15] Why a hex is closed to a piece that comes to the map, apart from friends who stand there; 0 where it is not. */
export function closedTo(battle: Battle, piece: number, hex: number): number {
  const { counters } = battle;
  const bars =
    counters.isUnit[piece] === 1
      ? battle.isInEnemyZone(counters.side[piece], hex)
      : leaderEntryRefusal(battle, piece, hex) !== LEGAL;
  return bars || terrain.of(battle).entryCost(piece, hex) < 0 ? TAKEN : entryForbidden(battle, piece, NOWHERE, hex);
}

/** [13.0] Whether heavy horse rides down, by an option (R39), its own foot in the hex in which it comes back in order. */
function ridesDown(battle: Battle, piece: number, hex: number): boolean {
  const friend = battle.unitIn(hex);
  return friend >= 0 && battle.parameters.is('return-trample', 'allowed') && isTrampledBy(battle, piece, friend);
}

/** [10.12] Movement points for the hex in which a piece comes back. */
function returnCost(battle: Battle, piece: number, hex: number): number {
  const rides = battle.counters.isUnit[piece] === 1 && ridesDown(battle, piece, hex);
  return terrain.of(battle).entryCost(piece, hex) + (rides ? battle.parameters.number('trample-cost') : 0);
}

export function listReturns(battle: Battle, commands: CommandList): void {
  for (const piece of battle.counters.moversOf[battle.phasing]) {
    if (battle.mayReturn.of(piece) === 0) continue;
    for (const hex of battle.grid.edge(EDGES[battle.exitSide.of(piece)])) {
      const one = RETURN.of(piece, hex);
      if (returnRefusal(battle, one) === LEGAL) commands.add(one);
    }
  }
}

/** The piece stands in the hex again, in good order; the king with his bodyguard. Answers what it paid. */
export function comeBack(battle: Battle, piece: number, hex: number): number {
  const cost = returnCost(battle, piece, hex);
  if (battle.counters.isUnit[piece] === 1 && battle.unitIn(hex) >= 0) trample(battle, piece, battle.unitIn(hex));
  arriveAgain(battle, piece, hex);
  for (const standard of battle.counters.standards) {
    if (battle.carrier.of(standard) === piece + 1) battle.hex.set(standard, hex);
  }
  bringKing(battle, piece, (king) => arriveAgain(battle, king, hex));
  return cost;
}

function arriveAgain(battle: Battle, piece: number, hex: number): void {
  battle.mayReturn.set(piece, 0);
  battle.returnTurn.set(piece, 0);
  battle.disordered.set(piece, 0);
  battle.place(piece, hex, 0);
  battle.events.emit(returned, piece, hex);
  battle.effects?.raise(UNIT_ENTERS, piece, -1, hex);
}
