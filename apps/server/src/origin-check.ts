import { isIP } from 'node:net';

/** Who may talk to the server, by the names that browsers send. */
export interface AllowedNames {
  /** Names besides those of this machine under which the server is reached: `hexwright.example.org`. */
  readonly hosts: readonly string[];
  /** Whether the server listens on this machine only. Otherwise it may be reached by any number too. */
  readonly isLoopback: boolean;
  /** The origin of the address by which browsers reach it, where that is known: `https://hexwright.example.org`. */
  readonly origin?: string | null;
}

/** What a browser says of a request: the name it asked, and the page it comes from. */
export interface RequestNames {
  readonly host: string | undefined;
  readonly origin: string | undefined;
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address to listen on can be reached from this machine only. */
export function isLoopbackAddress(address: string): boolean {
  return address === 'localhost' || address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address);
}

/**
 * Whether the server was asked for by a name of its own. A page of somebody else's, whose name was made to point here
 * ("DNS rebinding"), sends that name.
 */
export function isOwnHost(host: string | undefined, allowed: AllowedNames): boolean {
  const name = nameOf(host);
  if (name === null) return false;
  if (LOOPBACK.has(name) || name.endsWith('.localhost') || allowed.hosts.includes(name)) return true;
  // A number is never the name of somebody's page.
  return !allowed.isLoopback && isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/**
 * Whether a request that changes something, or opens a connection, comes from a page of this server, or from a program
 * that is no browser: browsers always say where such a request comes from. What they say is compared as a whole, with all
 * that an address can hold besides: a name before an `@` is no name of this server.
 */
export function isOwnOrigin({ host, origin }: RequestNames, allowed: Pick<AllowedNames, 'origin'> = {}): boolean {
  if (origin === undefined) return true;
  const from = urlOf(origin);
  // An origin as browsers write it, and nothing besides.
  if (from === null || from.origin !== origin.toLowerCase()) return false;
  if (from.protocol !== 'http:' && from.protocol !== 'https:') return false;
  const here = nameOf(host) === null ? null : urlOf(`${from.protocol}//${host}`);
  if (here?.origin !== from.origin) return false;
  // Who comes by the public name comes the public way.
  const own = urlOf(allowed.origin ?? '');
  return own === null || own.host !== from.host || own.origin === from.origin;
}

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** The name in a Host header, without the port, written as addresses have it; null if it is none. */
function nameOf(host: string | undefined): string | null {
  if (!/^(?:\[[\da-f:.]+\]|[^:[\]/\\@?#\s]+)(?::\d{1,5})?$/i.test(host ?? '')) return null;
  return urlOf(`http://${host}`)?.hostname ?? null;
}
