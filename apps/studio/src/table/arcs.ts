/** Arcs before a front, as paths in inches about the middle of the front: x to the right, y to the rear. */

/** Thousandths of an inch to the inch, tenths of a degree to half a turn. */
const [INCH, HALF_TURN] = [1000, 1800];

/**
 * All that lies within `reach` of a front so wide (thousandths of an inch) and no more than `half` (tenths of a degree) to
 * either side of straight ahead.
 */
export function arcPath(width: number, half: number, reach: number): string {
  const [side, far] = [width / 2 / INCH, reach / INCH];
  const angle = (Math.min(half, HALF_TURN) * Math.PI) / HALF_TURN;
  const [x, y] = [Math.sin(angle) * far, Math.cos(angle) * far];
  const sweep = `A${n(far)} ${n(far)} 0 0 1`;
  return `M${n(-side)} 0L${n(-side - x)} ${n(-y)}${sweep} ${n(-side)} ${n(-far)}H${n(side)}${sweep} ${n(side + x)} ${n(-y)}L${n(side)} 0Z`;
}

function n(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0);
}
