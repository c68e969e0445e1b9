import { expect, it } from 'vitest';
import { compareCases, isPartOf } from './case-order.ts';

it('orders cases as the rulebook does', () => {
  const cases = ['A1', '', '10.2', '9.4', '5.4', '5.31', '5.3', '5.0', '21.1'];
  expect(cases.toSorted(compareCases)).toEqual(['5.0', '5.3', '5.31', '5.4', '9.4', '10.2', '21.1', 'A1', '']);
});

it('knows what is part of a section, and of a case', () => {
  const cases = ['9.0', '9.3', '9.31', '9.4', '10.2', 'A1', 'A10', 'A1.2'];
  const partsOf = (whole: string): string[] => cases.filter((one) => isPartOf(one, whole));
  expect(partsOf('9.0')).toEqual(['9.3', '9.31', '9.4']);
  expect(partsOf('9.3')).toEqual(['9.31']);
  expect(partsOf('9.31')).toEqual([]);
  expect(partsOf('A1')).toEqual(['A1.2']);
});
