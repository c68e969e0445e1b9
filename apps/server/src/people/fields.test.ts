import { expect, it } from 'vitest';
import { readFields } from './fields.ts';

it('reads the texts that are asked for, and nothing else', () => {
  const longest = { name: 5, password: 9 };
  expect(readFields({ name: ' Ann ', password: ' x ', role: 'owner' }, longest)).toEqual({
    name: 'Ann',
    password: ' x ',
  });
  expect(readFields({ password: 'x' }, longest, ['name'])).toEqual({ name: '', password: 'x' });
  for (const body of [null, 'x', [], { name: 'Ann' }, { name: 1, password: 'x' }, { name: 'Ann', password: ' ' }])
    expect(readFields(body, longest)).toBeNull();
  expect(readFields({ name: 'Annabel', password: 'x' }, longest)).toBeNull();
});
