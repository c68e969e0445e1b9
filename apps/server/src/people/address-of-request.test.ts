import { expect, it } from 'vitest';
import { addressOfRequest } from './address-of-request.ts';

const from = (remoteAddress: string, said?: string, trustProxy = true): string =>
  addressOfRequest(
    { headers: said === undefined ? {} : { 'x-forwarded-for': said }, socket: { remoteAddress } },
    trustProxy,
  );

it('believes the last address that a proxy of one’s own has added, and nothing else', () => {
  expect(from('10.0.0.1', '1.2.3.4, 5.6.7.8')).toBe('5.6.7.8');
  expect(from('10.0.0.1', '1.2.3.4', false)).toBe('10.0.0.1');
  expect(from('10.0.0.1')).toBe('10.0.0.1');
  expect(from('10.0.0.1', '')).toBe('10.0.0.1');
});

it('counts a network of IPv6 as one, since anyone who has it has as many addresses as they like', () => {
  expect(from('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(from('2001:0DB8:1:2::ffff')).toBe('2001:db8:1:2::/64');
  expect(from('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(from('::1')).toBe('0:0:0:0::/64');
  expect(from('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(from('2001:db8:1:3::1')).not.toBe(from('2001:db8:1:2::1'));
});

it('counts an address of IPv4 the same in the dress of IPv6', () => {
  expect(from('::ffff:192.0.2.7')).toBe('192.0.2.7');
});
