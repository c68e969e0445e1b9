import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isOwnHost, isOwnOrigin } from './origin-check.ts';

const HERE = { hosts: [], isLoopback: true };
const OUTSIDE = { hosts: ['studio.example'], isLoopback: false };

describe('isOwnHost', () => {
  it.each(['localhost', 'LOCALHOST:4310', '127.0.0.1:4310', '[::1]:4310', 'hexwright.localhost'])(
    'knows %s',
    (host) => {
      expect(isOwnHost(host, HERE)).toBe(true);
    },
  );

  it.each([
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    '192.168.1.2',
    'localhost:x',
    'a@localhost',
    '[::1',
    'localhost@evil.example',
    'localhost\\evil.example',
    'localhost#.evil.example',
  ])('refuses %s', (host) => {
    expect(isOwnHost(host, HERE)).toBe(false);
  });

  it('knows other names by configuration, and numbers where others may come', () => {
    expect(isOwnHost('studio.example:8080', OUTSIDE)).toBe(true);
    expect(isOwnHost('192.168.1.2:4310', OUTSIDE)).toBe(true);
    expect(isOwnHost('[fe80::1]:4310', OUTSIDE)).toBe(true);
    expect(isOwnHost('other.example', OUTSIDE)).toBe(false);
  });
});

describe('isOwnOrigin', () => {
  it('knows its own pages, and programs that are no browser', () => {
    expect(isOwnOrigin({ host: 'localhost:4310', origin: 'http://localhost:4310' })).toBe(true);
    expect(isOwnOrigin({ host: 'studio.example', origin: 'https://studio.example' })).toBe(true);
    expect(isOwnOrigin({ host: 'localhost:4310', origin: undefined })).toBe(true);
  });

  it('knows the same address however it is written', () => {
    expect(isOwnOrigin({ host: 'LOCALHOST:4310', origin: 'http://localhost:4310' })).toBe(true);
    expect(isOwnOrigin({ host: 'studio.example:80', origin: 'http://studio.example' })).toBe(true);
    expect(isOwnOrigin({ host: 'studio.example:443', origin: 'https://studio.example' })).toBe(true);
    expect(isOwnOrigin({ host: '[0:0:0:0:0:0:0:1]:4310', origin: 'http://[::1]:4310' })).toBe(true);
    expect(isOwnHost('[0:0:0:0:0:0:0:1]:4310', HERE)).toBe(true);
  });

  it('knows by which way people come to a public address', () => {
    const allowed = { origin: 'https://studio.example' };
    const host = 'studio.example';
    expect(isOwnOrigin({ host, origin: 'https://studio.example' }, allowed)).toBe(true);
    expect(isOwnOrigin({ host, origin: 'http://studio.example' }, allowed)).toBe(false);
    expect(isOwnOrigin({ host: 'localhost:4310', origin: 'http://localhost:4310' }, allowed)).toBe(true);
  });

  it.each([
    'http://evil.example@localhost:4310',
    'http://localhost:4310@evil.example',
    'http://:x@localhost:4310',
    'http://localhost:4310/',
    'http://localhost:4310/a',
    'http://localhost:4310?',
    'http://localhost:4310#',
    'http://localhost:4310, http://evil.example',
    'http://evil.example, http://localhost:4310',
    ' http://localhost:4310',
    'http:localhost:4310',
    'http:\\\\localhost:4310',
    'https://localhost',
    'http://localhost',
    'http://localhost:04310',
    'http://local\u0068ost.:4310',
    'http://[::1]:4310',
    'ws://localhost:4310',
    'blob:http://localhost:4310/1',
    'http://\uff4cocalhost:4310',
  ])('refuses %s', (origin) => {
    expect(isOwnOrigin({ host: 'localhost:4310', origin })).toBe(false);
  });

  it('takes nothing that an address has besides its name from a host', () => {
    const origin = 'http://localhost:4310';
    for (const host of [undefined, '', 'evil@localhost:4310', 'localhost:4310/', 'localhost:4310#', 'localhost:4310 '])
      expect(isOwnOrigin({ host, origin })).toBe(false);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:4310', 'null', '', 'file://localhost:4310', 'evil'])(
    'refuses %s',
    (origin) => {
      expect(isOwnOrigin({ host: 'localhost:4310', origin })).toBe(false);
    },
  );
});

it('knows which addresses only this machine reaches', () => {
  expect(['127.0.0.1', '127.8.0.1', 'localhost', '::1'].every(isLoopbackAddress)).toBe(true);
  expect(['0.0.0.0', '::', '192.168.1.2', '127.0.0.1.evil.example'].some(isLoopbackAddress)).toBe(false);
});
