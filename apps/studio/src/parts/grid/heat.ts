/** A step of tint: how much of the accent's colour is in it, and whether light print stands on it. */
export interface Tint {
  /** From this heat (0 to 1) on. */
  readonly from: number;
  readonly percent: number;
  readonly isDeep: boolean;
}

/**
 * Steps rather than a slide: people tell six tints apart, and none of them is so middling that neither dark nor light
 * print could be read on it. One hue in steps of lightness is the same to every eye.
 */
export const TINTS: readonly Tint[] = [
  { from: 0, percent: 3, isDeep: false },
  { from: 0.1, percent: 13, isDeep: false },
  { from: 0.3, percent: 26, isDeep: false },
  { from: 0.5, percent: 40, isDeep: false },
  { from: 0.7, percent: 86, isDeep: true },
  { from: 0.9, percent: 100, isDeep: true },
];

/** The tint of a heat from 0 to 1. */
export function tintOf(heat: number): Tint {
  return TINTS.findLast(({ from }) => heat >= from) ?? TINTS[0];
}
