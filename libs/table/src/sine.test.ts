import { describe, expect, it } from 'vitest';
import { cosine, sine, SINE_ONE } from './sine.ts';
import { SINES } from './sine-table.ts';

/** So many binary digits behind the point. */
const DIGITS = 200n;
const ONE = 1n << DIGITS;

/** The angle whose tangent is 1 / `divisor`, by its series. */
function arcOfInverse(divisor: bigint): bigint {
  let power = ONE / divisor;
  let sum = power;
  for (let n = 3n, sign = -1n; power !== 0n; n += 2n, sign = -sign) {
    power /= divisor * divisor;
    sum += (sign * power) / n;
  }
  return sum;
}

/** The sine of an angle below a right one, by its series. */
function exactSine(angle: bigint): bigint {
  let term = angle;
  let sum = angle;
  for (let n = 2n; term !== 0n; n += 2n) {
    term = -((((term * angle) >> DIGITS) * angle) >> DIGITS) / (n * (n + 1n));
    sum += term;
    if (term === 1n || term === -1n) break;
  }
  return sum;
}

describe('the table of sines', () => {
  it('is what exact computation gives, number by number', () => {
    const pi = 4n * (4n * arcOfInverse(5n) - arcOfInverse(239n));
    const half = ONE >> 31n;
    const exact = Array.from({ length: 901 }, (_, tenth) =>
      Number((exactSine((pi * BigInt(tenth)) / 1800n) + half) >> (DIGITS - 30n)),
    );
    expect(SINES).toEqual(exact);
  });

  it('holds for a whole turn', () => {
    expect([0, 300, 900, 1800, 2700].map(sine)).toEqual([0, SINE_ONE / 2, SINE_ONE, 0, -SINE_ONE].map((n) => n + 0));
    expect([0, 600, 900, 1800, 3000].map(cosine)).toEqual([SINE_ONE, SINE_ONE / 2, 0, -SINE_ONE, SINE_ONE / 2]);
    for (let facing = 0; facing < 3600; facing++) {
      expect(sine(facing)).toBe(-sine(facing + 1800) + 0);
      expect(cosine(facing)).toBe(sine(facing + 900));
    }
  });
});
