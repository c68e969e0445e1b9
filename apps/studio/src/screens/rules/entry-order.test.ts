import { expect, it } from 'vitest';
import { shifted } from './entry-order.ts';

it('moves an entry by one, and none past an end', () => {
  const list = ['one', 'two', 'three'];
  expect(shifted(list, 0, 1)).toEqual(['two', 'one', 'three']);
  expect(shifted(list, 2, -1)).toEqual(['one', 'three', 'two']);
  expect(shifted(list, 0, -1)).toBe(list);
  expect(shifted(list, 2, 1)).toBe(list);
});
