/** Rooms in which fifty people paint a map of 10,000 hexes, a hundred changes a second. */
import { measureRooms } from '@hexwright/server/bench-rooms';
import { atMost, type Measurement } from './measurement.ts';

/** Measures rooms in about a minute and a half; what several servers do, where PostgreSQL and Redis run. */
export async function benchRooms(): Promise<Measurement[]> {
  const { sameNode, twoNodes, redis, core, open, closed, folded } = await measureRooms();
  return [
    atMost('a change is seen by others, one server, p95', 'ms', sameNode, 50),
    ...(twoNodes === null ? [] : [atMost('the same across two servers', 'ms', twoNodes, 60)]),
    ...(redis === null ? [] : [atMost('through Redis, in and out', 'KB/s', redis, 100)]),
    atMost('ten rooms, of one core', '%', core, 30),
    atMost('twenty rooms open', 'MB', open, 400),
    atMost('of which kept when they are closed', '%', (closed / open) * 100, 95),
    atMost('the log of 20,000 changes when it is folded, of the document', 'x', folded, 2),
  ];
}
