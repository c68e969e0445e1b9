import { expect, it } from 'vitest';
import { linkHash, wayIn } from './ways-in.ts';

it('reads how somebody comes', () => {
  expect(wayIn('')).toEqual({ by: 'nothing' });
  expect(wayIn('#join=a-b_c')).toEqual({ by: 'link', token: 'a-b_c', battle: '' });
  expect(wayIn('#join=')).toEqual({ by: 'nothing' });
  expect(wayIn('#password=x')).toEqual({ by: 'password', token: 'x' });
  expect(wayIn('#sign-in=not-invited')).toMatchObject({
    by: 'provider',
    message: expect.stringContaining('no account'),
  });
  expect(wayIn('#sign-in=provider')).toMatchObject({ by: 'provider', message: expect.stringContaining('did not') });
});

it('reads of a link what the battle is called that it leads to', () => {
  expect(linkHash('a-b_c', '')).toBe('#join=a-b_c');
  const battle = 'Hest & Öland: 50 % #1';
  expect(wayIn(linkHash('a-b_c', battle))).toEqual({ by: 'link', token: 'a-b_c', battle });
  expect(wayIn(linkHash('a', 'x'.repeat(500)))).toMatchObject({ battle: 'x'.repeat(80) });
});
