import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

it('knows a password by its hash, and no other', async () => {
  const hash = await hashPassword('correct horse ångström');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$[^$]{22}\$[^$]{43}$/);
  expect(hash).not.toBe(await hashPassword('correct horse ångström'));
  expect(await isPassword('correct horse ångström', hash, null)).toBe(true);
  expect(await isPassword('correct horse ångström', hash, null)).toBe(true);
  expect(await isPassword('correct horse ångströn', hash, null)).toBe(false);
  expect(await isPassword('', null, null)).toBe(false);
});

it('reads a hash of another cost, as the reference implementation writes it', async () => {
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isPassword('password', hash, null)).toBe(true);
});

it('turns people away when too many come at once', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 80 }, () =>
      isPassword(
        'x',
        '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
        '127.0.0.2',
      ),
    ),
  );
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(28);
});
