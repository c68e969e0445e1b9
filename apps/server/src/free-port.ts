import { createServer } from 'node:net';

/** How many ports are tried one after the other. */
const TRIES = 50;

/** The first port from a number on that nobody listens on at an address; that number itself if none is free. */
export async function freePort(host: string, from: number): Promise<number> {
  for (let port = from; port < from + TRIES; port++) {
    if (await isFree(host, port)) return port;
  }
  return from;
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host, port }, () => probe.close(() => resolve(true)));
  });
}
