/** Numbers as the lab tells them. */

/** `42.5 %`, `7.3`. */
export function told(unit: 'share' | 'number', value: number): string {
  return unit === 'share' ? `${(value * 100).toFixed(1)} %` : value.toFixed(1);
}

/** A difference, with its sign: `+4.1 %`, `−0.32`. One between numbers may be certain and yet far below one. */
export function toldSigned(unit: 'share' | 'number', value: number): string {
  const size = Math.abs(value);
  return `${value < 0 ? '−' : '+'}${unit === 'share' ? told(unit, size) : size.toFixed(2)}`;
}
