/** Sines and cosines as whole numbers, the same on every machine. */
import { norm, QUARTER, type Facing } from './facing.ts';
import { SINES } from './sine-table.ts';

/** What a sine of 1 is: 2^30. A length of up to 2^22 thousandths times it is exact. */
export const SINE_ONE = 2 ** 30;

/** By facing, and one quarter further: what `sine` and `cosine` read. */
const WHOLE_TURN = Int32Array.from({ length: 4500 }, (_, facing) => {
  const within = facing % QUARTER;
  switch (Math.floor(facing / QUARTER) % 4) {
    case 0:
      return SINES[within];
    case 1:
      return SINES[QUARTER - within];
    case 2:
      return -SINES[within];
    default:
      return -SINES[QUARTER - within];
  }
});

/** The sine of a facing times `SINE_ONE`: how far east a step leads. */
export function sine(facing: Facing): number {
  return WHOLE_TURN[norm(facing)];
}

/** The cosine of a facing times `SINE_ONE`: how far north a step leads. */
export function cosine(facing: Facing): number {
  return WHOLE_TURN[norm(facing) + QUARTER];
}
