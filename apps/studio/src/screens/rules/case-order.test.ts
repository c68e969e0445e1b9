import { expect, it } from 'vitest';
import { compareCases } from './case-order.ts';

it('orders cases as the rulebook does', () => {
  const cases = ['A1', '', '10.2', '9.4', '5.4', '5.31', '5.3', '5.0', '21.1'];
  expect(cases.toSorted(compareCases)).toEqual(['5.0', '5.3', '5.31', '5.4', '9.4', '10.2', '21.1', 'A1', '']);
});
