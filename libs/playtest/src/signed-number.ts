/** A number with a true minus; what a modifier adds has its sign. */
export function number(value: number): string {
  return String(value).replace('-', '−');
}

/** A number with its sign, as modifiers are printed: `+2`, `−1`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : number(value);
}
