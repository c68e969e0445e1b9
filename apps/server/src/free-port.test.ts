import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('passes over a port that is taken', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  expect(await freePort('127.0.0.1', port)).toBeGreaterThan(port);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  expect(await freePort('127.0.0.1', port)).toBe(port);
});
