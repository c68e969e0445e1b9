import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { ask, makeLink, PASSWORD, visit } from '../testing/guest-book.ts';
import { until } from '../testing/place.ts';
import { frame, KIND, RawClient } from '../testing/raw-client.ts';
import { GameGuest } from '../testing/game-guest.ts';
import type { Attack, Scene } from './scene.ts';

/** Attacks on the room that others need: connections, requests, questions, games, versions and tries of passwords. */
export const FLOOD_ATTACKS: readonly Attack[] = [
  { name: 'silent sockets from several addresses', make: silent },
  { name: 'half-sent requests', make: halfSent },
  { name: 'viewers who ask for everybody’s presence', make: presence },
  { name: 'a guest who begins games and keeps versions', make: hoarding },
  { name: 'failures that shut an owner out of their account', make: shutOut },
];

const NAME = 'scenarios';

/** A raw connection from one of the addresses of this machine that says so much and no more. */
function half(port: number, address: string, words: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  socket.on('error', () => undefined);
  socket.on('connect', () => socket.write(words));
  return socket;
}

/** Whether somebody honest can come in beside it. */
async function isOpen({ server, cookies }: Pick<Scene, 'server' | 'cookies'>): Promise<boolean> {
  const client = new RawClient(server.port, { cookie: cookies.viewer });
  if (!(await client.opened())) return false;
  client.hello();
  await until(() => client.answer() !== null || client.closed !== null, 'an answer');
  const isIn = client.answer() === 'let in';
  client.leave();
  const { status } = await ask(server, 'GET', '/api/me', { cookie: cookies.viewer });
  return isIn && status === 200;
}

async function beside(scene: Scene, sockets: readonly Socket[], what: string): Promise<string | null> {
  try {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return (await isOpen(scene)) ? null : what;
  } catch {
    return what;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

function silent(scene: Scene, size: number): Promise<string | null> {
  const { port } = scene.server;
  const wish = ['GET /sync HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Connection: Upgrade', 'Upgrade: websocket'];
  const words = [...wish, 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', '', ''].join(
    '\r\n',
  );
  const sockets = Array.from({ length: Math.min(200, 2 * size) * 5 }, (_, at) =>
    half(port, `127.0.0.${11 + (at % 5)}`, words),
  );
  return beside(scene, sockets, 'silent sockets keep somebody out');
}

function halfSent(scene: Scene, size: number): Promise<string | null> {
  const { port } = scene.server;
  const words = `POST /api/sign-in HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 500\r\n\r\n{`;
  const sockets = Array.from({ length: Math.min(1550, size * 30) }, (_, at) =>
    half(port, `127.0.0.${11 + (at % 5)}`, at % 2 === 0 ? words : words.slice(0, 30)),
  );
  return beside(scene, sockets, 'half-sent requests keep somebody out');
}

async function presence(scene: Scene, size: number): Promise<string | null> {
  const { server, cookies } = scene;
  const viewers = Array.from({ length: 4 }, () => new RawClient(server.port, { cookie: cookies.viewer }));
  for (const viewer of viewers) {
    if (!(await viewer.opened())) return 'a viewer was kept out';
    viewer.hello();
    for (let time = 0; time < Math.max(1200, size * 6); time++) viewer.send(frame(NAME, KIND.queryAwareness));
  }
  await until(() => viewers.every(({ closed }) => closed !== null), 'the end of the connections');
  const told = viewers.reduce((sum, { received }) => sum + received.length, 0);
  return told > 400 ? `${told} answers were given` : null;
}

async function hoarding(scene: Scene, size: number): Promise<string | null> {
  const { server, place, cookies } = scene;
  const link = await makeLink(server, cookies.owner, 'share', 'editor');
  const guests = [await visit(server, link.secret), await visit(server, link.secret)];
  let [games, versions] = [0, 0];
  const begun = performance.now();
  for (const cookie of guests) {
    const guest = new GameGuest(await place.join(server.port, { cookie }), 'hoarder');
    await guest.greeted();
    const begin = { type: 'begin', package: 'grunwald-1410', name: '', seats: {}, position: null } as const;
    for (let time = 0; time < Math.min(size, 40); time++) {
      games += await guest.ask<string>(begin).then(
        () => 1,
        () => 0,
      );
      const body = { name: `Version ${time}` };
      const { status } = await ask(server, 'POST', `/api/projects/${NAME}/versions`, { cookie, body });
      versions += status === 200 ? 1 : 0;
    }
  }
  await ask(server, 'DELETE', `/api/projects/${NAME}/links/${link.id}`, { cookie: cookies.owner });
  // A burst, and what may go on for long: a busy machine takes minutes for what an idle one does in seconds.
  const minutes = (performance.now() - begun) / 60_000;
  if (games > 11 + 3 * minutes) return `the guests of one link began ${games} games`;
  return versions > 6 + minutes ? `the guests of one link kept ${versions} versions` : null;
}

/** Failures of fourteen addresses; meanwhile the owner signs in where they have signed in before. */
async function shutOut({ server, cookies }: Scene): Promise<string | null> {
  const email = 'editor@example.org';
  const { headers, status } = await ask(server, 'POST', '/api/sign-in', { body: { email, password: PASSWORD } });
  if (status !== 200) return 'the owner could not sign in at the beginning';
  const device = headers.getSetCookie().find((one) => one.includes('-device='));
  const cookie = device?.split(';', 1)[0] ?? '';
  const tries = Array.from({ length: 56 }, (_, at) => tryFrom(server.port, `127.0.0.${21 + (at % 14)}`, email));
  const open = await isOpen({ server, cookies });
  const counted = await Promise.all(tries);
  const owner = await ask(server, 'POST', '/api/sign-in', { cookie, body: { email, password: PASSWORD } });
  await server.database.query('DELETE FROM attempts');
  if (counted.includes(200)) return 'a wrong password was taken';
  if (!open) return 'tries of passwords keep somebody out';
  return owner.status === 200 ? null : `the owner is shut out of their own account: ${owner.status}`;
}

/** Tries a wrong password from one of the addresses of this machine. @returns the status of the answer */
function tryFrom(port: number, localAddress: string, email: string): Promise<number> {
  const body = JSON.stringify({ email, password: 'a wrong password' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const where = { port, host: '127.0.0.1', localAddress, method: 'POST', path: '/api/sign-in', headers, agent: false };
  return new Promise((resolve) => {
    const wish = request(where, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    wish.on('error', () => resolve(0));
    wish.end(body);
  });
}
