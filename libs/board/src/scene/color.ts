/** Colours as `#rrggbb`, mixed and compared by eye. */

/** Red, green and blue, 0..255. */
export type Rgb = readonly [number, number, number];

/** The parts of `#rgb` or `#rrggbb`; middle grey for anything else, so that a half-typed colour still draws. */
export function rgb(color: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  const long = short === null ? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) : null;
  if (short !== null) return [parseInt(short[1], 16) * 17, parseInt(short[2], 16) * 17, parseInt(short[3], 16) * 17];
  if (long !== null) return [parseInt(long[1], 16), parseInt(long[2], 16), parseInt(long[3], 16)];
  return [136, 136, 136];
}

/** `#rrggbb` of parts, rounded and clamped. */
export function hexColor(parts: Rgb): string {
  return `#${parts
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `from` with a `share` (0..1) of `to` in it. */
export function mixed(from: string, to: string, share: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  return hexColor([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** The colour as CSS has it with an opacity of `alpha` (0..1). */
export function faded(color: string, alpha: number): string {
  const [red, green, blue] = rgb(color);
  return `rgba(${red},${green},${blue},${alpha})`;
}

/** Relative luminance, 0 (black) to 1 (white), as WCAG defines it. */
export function luminance(color: string): number {
  const [red, green, blue] = rgb(color).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 (none) to 21, as WCAG defines it. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Whichever of two inks is easier to read on `paper`. */
export function readableOn(paper: string, dark = '#1c1813', light = '#fffaf0'): string {
  return contrast(paper, dark) >= contrast(paper, light) ? dark : light;
}
