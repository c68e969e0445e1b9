/**
 * Hexes of the maps of Tamburlaine, reckoned without the library that the rules use: what the tests hold against it.
 * A hex is `q,r`; labels are column and row from 1, even rows lie half a hex to the right.
 */

/** E, NE, NW, W, SW, SE: each a sixth of a circle to the left of the one before. */
export const VECTORS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
export const COMPASS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
/** Facings of a double by the direction from its left to its right half. */
export const FACINGS = ['N', 'WNW', 'WSW', 'S', 'ESE', 'ENE'] as const;

export interface Axial {
  readonly q: number;
  readonly r: number;
}

export function axialOf(label: string): Axial {
  const column = Number(label.slice(0, 2)) - 1;
  const row = Number(label.slice(2)) - 1;
  return { q: column - Math.floor(row / 2), r: row };
}

export function labelOf({ q, r }: Axial): string {
  const column = q + Math.floor(r / 2);
  return String(column + 1).padStart(2, '0') + String(r + 1).padStart(2, '0');
}

/** The hex one step away in direction `d`, any whole number. */
export function beside({ q, r }: Axial, d: number): Axial {
  const [dq, dr] = VECTORS[((d % 6) + 6) % 6];
  return { q: q + dq, r: r + dr };
}

export function isSame(one: Axial, other: Axial): boolean {
  return one.q === other.q && one.r === other.r;
}

export function distance(one: Axial, other: Axial): number {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** A double counter: left half and direction to the right half. */
export interface Double {
  readonly left: Axial;
  readonly k: number;
}

export function rightOf({ left, k }: Double): Axial {
  return beside(left, k);
}

/** The eight hexes around a double [5.2], as the diagram names them. */
export function around({ left, k }: Double): Readonly<Record<string, Axial>> {
  const right = beside(left, k);
  return {
    frontLeft: beside(left, k + 2),
    frontCenter: beside(left, k + 1),
    frontRight: beside(right, k + 1),
    leftFlank: beside(left, k + 3),
    rightFlank: beside(right, k),
    rearLeft: beside(left, k + 4),
    rearCenter: beside(left, k + 5),
    rearRight: beside(right, k + 5),
  };
}

/** A half that moves, and where to. */
export interface Move {
  readonly from: Axial;
  readonly to: Axial;
}

export interface Step {
  readonly name: string;
  readonly after: Double;
  /** Halves that move into a hex that the unit did not cover before. */
  readonly moves: readonly Move[];
  /** Direction of the move; -1 for an about-face. */
  readonly heading: number;
}

/** The seven steps of a double in movement [5.21-5.24]. */
export function doubleSteps(unit: Double): Step[] {
  const { left, k } = unit;
  const right = rightOf(unit);
  const zone = around(unit);
  const kept = (k + 6) % 6;
  return [
    {
      name: 'forwardLeft',
      after: { left: zone.frontLeft, k: kept },
      moves: [
        { from: left, to: zone.frontLeft },
        { from: right, to: zone.frontCenter },
      ],
      heading: (k + 2) % 6,
    },
    {
      name: 'forwardRight',
      after: { left: zone.frontCenter, k: kept },
      moves: [
        { from: left, to: zone.frontCenter },
        { from: right, to: zone.frontRight },
      ],
      heading: (k + 1) % 6,
    },
    {
      name: 'pivotLeft',
      after: { left, k: (k + 1) % 6 },
      moves: [{ from: right, to: zone.frontCenter }],
      heading: (k + 2) % 6,
    },
    {
      name: 'pivotRight',
      after: { left: zone.frontCenter, k: (k + 5) % 6 },
      moves: [{ from: left, to: zone.frontCenter }],
      heading: (k + 1) % 6,
    },
    {
      name: 'shiftLeft',
      after: { left: zone.leftFlank, k: kept },
      moves: [{ from: left, to: zone.leftFlank }],
      heading: (k + 3) % 6,
    },
    {
      name: 'shiftRight',
      after: { left: right, k: kept },
      moves: [{ from: right, to: zone.rightFlank }],
      heading: kept,
    },
    { name: 'aboutFace', after: { left: right, k: (k + 3) % 6 }, moves: [], heading: -1 },
  ];
}
