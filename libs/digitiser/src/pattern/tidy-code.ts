/** A reading of a code without spaces and with plain dashes: differences that no counter means. */
export function tidyCode(reading: string): string {
  return reading.replaceAll(/\s+/g, '').replaceAll(/[‐‑‒–—―−]/g, '-');
}
