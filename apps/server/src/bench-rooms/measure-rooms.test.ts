import { expect, it } from 'vitest';
import { percentile } from './measure-rooms.ts';

it('finds the number below which a share of all lie', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => (index * 37) % 100);
  expect([percentile(numbers, 0.95), percentile(numbers, 0.5), percentile([7], 0.95)]).toEqual([95, 50, 7]);
  expect(percentile([], 0.95)).toBeNaN();
});
