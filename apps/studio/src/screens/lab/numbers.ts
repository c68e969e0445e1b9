/** Numbers as the lab tells them. */

/** `42.5 %`, `7.3`. */
export function told(unit: 'share' | 'number', value: number): string {
  return unit === 'share' ? `${(value * 100).toFixed(1)} %` : value.toFixed(1);
}

/** With its sign: `+4.1 %`, `−0.3`. */
export function toldSigned(unit: 'share' | 'number', value: number): string {
  return `${value < 0 ? '−' : '+'}${told(unit, Math.abs(value))}`;
}
