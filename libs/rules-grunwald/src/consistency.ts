/** What must be true of every position, whatever was played: for games that look for mistakes in the rules. */
import { PROHIBITED } from '@hexwright/compiler';
import type { Battle } from './battle.ts';
import { DUMMY, REAL, STANDARD } from './counters.ts';
import { AWAY, IN_PLAY, WITHDRAWN } from './status.ts';
import { terrain } from './rules/20-1-terrain-effects.ts';

/** Everything that is wrong with the position, in plain words; empty when it is sound. */
export function invariantViolations(battle: Battle): string[] {
  const faults: string[] = [];
  for (let piece = 0; piece < battle.counters.count; piece++) {
    wordsOf(battle, piece, faults);
    if (battle.isInPlay(piece)) placeOf(battle, piece, faults);
    else absenceOf(battle, piece, faults);
  }
  pitsOf(battle, faults);
  standardsOf(battle, faults);
  zonesOf(battle, faults);
  for (let hex = 0; hex < battle.grid.count; hex++) {
    const unit = battle.unitIn(hex);
    if (unit >= 0 && battle.hex.of(unit) !== hex)
      faults.push(`${labelOf(battle, hex)} is held by ${nameOf(battle, unit)}, which is not there [5.0]`);
    const pit = battle.pitAt.of(hex) - 1;
    if (pit >= 0 && battle.hex.of(pit) !== hex)
      faults.push(`${labelOf(battle, hex)} has ${nameOf(battle, pit)}, which is not there [14.12]`);
  }
  return faults;
}

const nameOf = (battle: Battle, piece: number): string => battle.game.units[piece].id;
const labelOf = (battle: Battle, hex: number): string => battle.map.numbering.label(hex);

/** No piece is lost or made: each is in play, eliminated, away or waiting, and its words are within their bounds. */
function wordsOf(battle: Battle, piece: number, faults: string[]): void {
  const { counters } = battle;
  const status = battle.status.of(piece);
  const isUnit = counters.isUnit[piece] === 1;
  const disordered = battle.disordered.of(piece);
  if (status < IN_PLAY || status > WITHDRAWN) faults.push(`${nameOf(battle, piece)} is nowhere at all`);
  if (!isFace(battle.facing.of(piece), 5)) faults.push(`${nameOf(battle, piece)} faces no hexside [4.11]`);
  if (!isFace(battle.face.of(piece), counters.faces[piece] - 1))
    faults.push(`${nameOf(battle, piece)} shows a face that it has not [2.2]`);
  if (!isFace(disordered, isUnit ? 1 : 0))
    faults.push(`${nameOf(battle, piece)} is disordered ${disordered} times [9.37]`);
  if (disordered === 1 && battle.isGun(piece)) faults.push(`${nameOf(battle, piece)} is a disordered gun [12.34]`);
}

const isFace = (value: number, last: number): boolean => value >= 0 && value <= last;

/** A piece in play stands on ground that bears it, alone of its kind [5.0]. */
function placeOf(battle: Battle, piece: number, faults: string[]): void {
  const { counters, map } = battle;
  const hex = battle.hex.of(piece);
  if (hex < 0) {
    if (battle.counters.kind[piece] !== STANDARD) faults.push(`${nameOf(battle, piece)} is in play and yet nowhere`);
    return;
  }
  const label = labelOf(battle, hex);
  if (map.entryCost[hex] === PROHIBITED || terrain.of(battle).entryCost(piece, hex) < 0)
    faults.push(`${nameOf(battle, piece)} stands in a lake, ${label} [4.54]`);
  const other = battle.unitIn(hex);
  if (battle.isLeader(piece) && other >= 0 && counters.side[other] !== counters.side[piece])
    faults.push(`${nameOf(battle, piece)} shares a hex with ${nameOf(battle, other)} [15.15]`);
  if (counters.isUnit[piece] === 0 || other === piece) return;
  // [8.55] A unit on its rout passes through the hexes of friends.
  const passes = battle.decision?.id === 'routing' && battle.frames.local(0) === piece;
  if (!passes) faults.push(`${nameOf(battle, piece)} stands in ${label}, which another holds [5.0]`);
}

/** A piece that is not in play is in no hex, and one that is away is due to come back [10.11]. */
function absenceOf(battle: Battle, piece: number, faults: string[]): void {
  const hex = battle.hex.of(piece);
  if (hex >= 0) faults.push(`${nameOf(battle, piece)} is off the map and yet in ${labelOf(battle, hex)}`);
  if (battle.status.of(piece) === AWAY && battle.returnTurn.of(piece) === 0)
    faults.push(`${nameOf(battle, piece)} is away for good [10.11]`);
}

/** [14.11] There are as many real pits as the rules want, as far as the set-up leaves it to the lot what they are. */
function pitsOf(battle: Battle, faults: string[]): void {
  const { pits } = battle.counters;
  const laid = new Map(battle.game.setUp.map(({ unit, face }) => [unit, face]));
  const known = (face: number): number => pits.filter((pit) => laid.get(pit) === face).length;
  const open = pits.length - known(REAL) - known(DUMMY);
  const wanted = known(REAL) + Math.min(open, Math.max(0, battle.parameters.number('real-pits') - known(REAL)));
  const real = pits.filter((pit) => battle.face.of(pit) === REAL).length;
  if (real !== wanted) faults.push(`${real} wolf pits are real, not ${wanted} [14.11]`);
}

/** [16.0] The bearer of a standard is not eliminated, and it is where its bearer is. */
function standardsOf(battle: Battle, faults: string[]): void {
  for (const standard of battle.counters.standards) {
    const carrier = battle.carrier.of(standard) - 1;
    if (carrier < 0) continue;
    if (battle.isLost(carrier)) faults.push(`${nameOf(battle, carrier)} is lost and carries a standard [16.0]`);
    if (battle.hex.of(standard) !== battle.hex.of(carrier))
      faults.push(`${nameOf(battle, standard)} is not where ${nameOf(battle, carrier)} is [16.0]`);
  }
}

/** The counts of zones are those of the units that exert them [6.11], [4.12]. */
function zonesOf(battle: Battle, faults: string[]): void {
  const { counters, grid, map } = battle;
  const zones = new Int32Array(counters.piecesOf.length * grid.count);
  const attackZones = new Int32Array(zones.length);
  for (const unit of counters.unitsOf.flat()) {
    const hex = battle.hex.of(unit);
    if (hex < 0 || battle.isDisordered(unit) || !battle.exertsZone(unit)) continue;
    const base = counters.side[unit] * grid.count;
    for (let direction = 0; direction < 6; direction++) {
      if (battle.isClosed(hex, direction)) continue;
      zones[base + battle.beyond(hex, direction)]++;
      if (direction === battle.facing.of(unit)) attackZones[base + battle.beyond(hex, direction)]++;
    }
  }
  for (let at = 0; at < zones.length; at++) {
    if (zones[at] !== battle.zones.of(at))
      faults.push(`the zones of control of ${map.numbering.label(at % grid.count)} are miscounted [6.11]`);
    if (attackZones[at] !== battle.attackZones.of(at))
      faults.push(`the attack zones of ${map.numbering.label(at % grid.count)} are miscounted [4.12]`);
  }
}
