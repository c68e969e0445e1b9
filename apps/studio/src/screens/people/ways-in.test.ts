import { expect, it } from 'vitest';
import { wayIn } from './ways-in.ts';

it('reads how somebody comes', () => {
  expect(wayIn('')).toEqual({ by: 'nothing' });
  expect(wayIn('#join=a-b_c')).toEqual({ by: 'link', token: 'a-b_c' });
  expect(wayIn('#join=')).toEqual({ by: 'nothing' });
  expect(wayIn('#password=x')).toEqual({ by: 'password', token: 'x' });
  expect(wayIn('#sign-in=not-invited')).toMatchObject({
    by: 'provider',
    message: expect.stringContaining('no account'),
  });
  expect(wayIn('#sign-in=provider')).toMatchObject({ by: 'provider', message: expect.stringContaining('did not') });
});
