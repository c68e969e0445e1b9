/**
 * Tables without hexes: lengths in thousandths of an inch, facings in tenths of a degree, blocks and their contact. All is
 * whole numbers, so that it is the same on every machine; tables may be up to 4000 inches long. No game inside.
 */
export { advance, type Holding, type Meeting, type Mover, type Outcome } from './advance.ts';
export { blockInArc, inArc } from './arc.ts';
export { aboutCentre, centre, corners, edgeOf, EDGES, type Block, type Edge } from './block.ts';
export { edgeTouched, gap, gapToPoint, overlapDepth, overlapOfFronts, touches } from './contact.ts';
export { HALF_TURN, norm, QUARTER, TURN, turnBetween, type Facing } from './facing.ts';
export { INCH, inches, inchesText, roundedAway, type Mils } from './length.ts';
export { type Cell, Lattice } from './lattice.ts';
export { isCrossed, type Line, lineGap } from './line.ts';
export {
  contains,
  distanceToOutline,
  doubleArea,
  type Outline,
  outlineGap,
  outlinesOverlap,
  passesThrough,
  selfCrossing,
  type Whereabouts,
  whereabouts,
} from './outline.ts';
export { outlinesOf } from './painted.ts';
export { type Leg, legCost, Path, type Step, stepLength, stepped } from './path.ts';
export { ahead, bearing, distance, type Point } from './point.ts';
export { distanceToSegment, shapeGap, shapesMeet, type Shape } from './shape.ts';
export { firstInSight, sees } from './line-of-sight.ts';
export { cosine, sine, SINE_ONE } from './sine.ts';
export { wheel, wheelCost, type Pivot } from './wheel.ts';
