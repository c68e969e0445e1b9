/** What it takes to know a table and what lies on it: lengths, points, facings, outlines and blocks; without how anybody moves there. */
export { corners, type Block } from './block.ts';
export { overlapDepth } from './contact.ts';
export { TURN } from './facing.ts';
export { inches, inchesText, type Mils } from './length.ts';
export { contains, type Outline, outlinesOverlap, selfCrossing } from './outline.ts';
export { distance, type Point } from './point.ts';
