import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { RequestDoor } from './request-door.ts';
import { until } from './testing/place.ts';

let server: Server;
/** What answers wait for. */
let ready: Promise<unknown>;
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function start(most: number, mostOfOne: number, slowest = 1e6): Promise<number> {
  ready = Promise.resolve();
  server = createServer((request, response) => {
    request.resume().on('end', () => void ready.then(() => response.end('here')));
  });
  new RequestDoor({ most, mostOfOne, slowest }).watch(server);
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  return (server.address() as AddressInfo).port;
}

/** A request that never ends, from one of the addresses of this machine. */
async function halfSent(port: number, from: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  // Else the end of what is never read is never seen.
  socket.resume();
  sockets.push(socket);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write('POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\nhalf');
  return socket;
}

const ask = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/`)).text();

it('lets go of those who have sent half of a request, the oldest of the address that most come from', async () => {
  const port = await start(30, 20);
  const single = await halfSent(port, '127.0.0.9');
  for (let count = 0; count < 60; count++) await halfSent(port, `127.0.0.${2 + (count % 4)}`);
  expect(await ask(port)).toBe('here');
  await until(() => sockets.filter(({ destroyed }) => !destroyed).length <= 30, 'the others to be gone');
  expect(single.destroyed).toBe(false);
});

it('keeps one address from taking all places', async () => {
  const port = await start(1000, 20);
  for (let count = 0; count < 50; count++) await halfSent(port, '127.0.0.3');
  await until(() => sockets.filter(({ destroyed }) => !destroyed).length <= 20, 'the others to be gone');
  expect(await ask(port)).toBe('here');
});

it('ends what does not come as a whole in time, and keeps those who wait for an answer', async () => {
  const port = await start(1000, 1000, 50);
  const slow = await halfSent(port, '127.0.0.2');
  ready = new Promise((resolve) => slow.once('close', resolve));
  expect(await ask(port)).toBe('here');
  expect(slow.destroyed).toBe(true);
});
