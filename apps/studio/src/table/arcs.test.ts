import { expect, it } from 'vitest';
import { arcPath } from './arcs.ts';

it('opens from both ends of the front', () => {
  expect(arcPath(4000, 450, 10_000)).toBe('M-2 0L-9.071 -7.071A10 10 0 0 1 -2 -10H2A10 10 0 0 1 9.071 -7.071L2 0Z');
});

it('is all before the front at 90 degrees', () => {
  expect(arcPath(2000, 900, 6000)).toBe('M-1 0L-7 0A6 6 0 0 1 -1 -6H1A6 6 0 0 1 7 0L1 0Z');
});
