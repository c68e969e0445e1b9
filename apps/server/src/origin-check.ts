import { isIP } from 'node:net';

/** Who may talk to the server, by the names that browsers send. */
export interface AllowedNames {
  /** Names besides those of this machine under which the server is reached: `hexwright.example.org`. */
  readonly hosts: readonly string[];
  /** Whether the server listens on this machine only. Otherwise it may be reached by any number too. */
  readonly isLoopback: boolean;
}

/** What a browser says of a request. */
export interface Asked {
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
 * that is no browser: browsers always say where such a request comes from.
 */
export function isOwnOrigin({ host, origin }: Asked): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  // Port 80 and 443 are left out by browsers in both.
  return (from.protocol === 'http:' || from.protocol === 'https:') && from.host === host?.toLowerCase();
}

/** The name in a Host header, without the port; null if it is none. */
function nameOf(host: string | undefined): string | null {
  const match = /^(\[[\da-f:.]+\]|[^:[\]/@?#\s]+)(?::\d{1,5})?$/i.exec(host ?? '');
  return match?.[1]?.toLowerCase() ?? null;
}
