/** Hex grids: coordinates, numbering, distance, two-hex pieces, lines of sight and movement fields. No game inside. */
export { type Arc, arcOf, ARCS, bearing, COMPASS, compassOf, cornerHeading } from './arc.ts';
export { range, rangeInto, rangeSize, ring, ringInto } from './area.ts';
export {
  axialDistance,
  directionFromName,
  directionName,
  directionNames,
  directionOfStep,
  DIRECTIONS,
  facingFromName,
  facingName,
  facingNames,
  rankOfTurn,
  turned,
  type Orientation,
} from './coordinates.ts';
export { Field, LARGEST_ALLOWANCE, PROHIBITED } from './field.ts';
export { type Edge, EDGES, Grid, MOST_HEXES, type GridSpec } from './grid.ts';
export { type LetterStyle } from './letters.ts';
export {
  createNumbering,
  NUMBERING_PRESETS,
  type Numbering,
  type NumberingPreset,
  type NumberingSpec,
  type ObliqueAxis,
  type ObliqueCoordinate,
} from './numbering.ts';
export {
  directionAfter,
  leftAfter,
  leftHalf,
  PAIR_STEPS,
  PAIR_ZONES,
  pairAfter,
  pairZones,
  REAR_PIVOTS,
  rightHalf,
  zoneHex,
  zoneOf,
  zonesEntered,
  type PairPlace,
  type PairStep,
  type PairZone,
  type Zone,
} from './pair.ts';
export { sideAcross, sideBetween, sideCount, sideDirection, sideHex, sideOf } from './side.ts';
export { Sight, sightLine, type Blocks, type SightHexes, type SightLine } from './line-of-sight.ts';
