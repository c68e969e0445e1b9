import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Groups of an address of IPv6 that say whose network it is; the other four its owner chooses as often as they like. */
const OF_NETWORK = 4;
const GROUPS = 8;

/**
 * Where a request comes from, as it is counted. What stands in its head anybody can write; only what a proxy of one's own
 * has added at the end can be relied on. All of a network of IPv6 is one.
 */
export function addressOfRequest(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string } },
  trustProxy: boolean,
): string {
  const said = headers['x-forwarded-for'];
  const last = trustProxy ? [said ?? []].flat().join(',').split(',').at(-1)?.trim() : undefined;
  return networkOf(last === undefined || last === '' ? (socket.remoteAddress ?? '') : last);
}

/** An address as it is counted. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // One of IPv4 in the dress of IPv6.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [front = '', back] = address.toLowerCase().split('%', 1)[0].split('::');
  const [before, after] = [groupsIn(front), groupsIn(back ?? '')];
  const between = Array.from({ length: back === undefined ? 0 : GROUPS - before.length - after.length }, () => '0');
  const groups = [...before, ...between, ...after].slice(0, OF_NETWORK);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

function groupsIn(part: string): readonly string[] {
  return part === '' ? [] : part.split(':');
}
