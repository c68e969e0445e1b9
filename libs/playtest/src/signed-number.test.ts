import { expect, it } from 'vitest';
import { number, signed } from './signed-number.ts';

it('prints numbers with a true minus, and modifiers with their sign', () => {
  expect([2, 0, -1].map(number)).toEqual(['2', '0', '−1']);
  expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '−1']);
});
