/** Lengths on a table are whole thousandths of an inch, so that a replay is the same on every machine. */

/** A length, or a coordinate, in thousandths of an inch. */
export type Mils = number;

/** Thousandths to the inch. */
export const INCH: Mils = 1000;

/** The length of so many inches, to the nearest thousandth: `inches(0.125)` is 125. */
export function inches(count: number): Mils {
  return roundedAway(count * INCH);
}

/** The nearest whole number; a half goes away from zero, so that what is mirrored stays mirrored. */
export function roundedAway(value: number): number {
  return value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5);
}

/** A length as people write it, in inches without idle digits: 12500 is `12.5`. */
export function inchesText(length: Mils): string {
  const size = Math.abs(length);
  const rest = String(size % INCH)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${length < 0 ? '-' : ''}${String(Math.floor(size / INCH))}${rest === '' ? '' : `.${rest}`}`;
}
