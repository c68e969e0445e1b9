import { SqliteDatabase } from '../storage/sqlite-database.ts';
import { Place } from '../testing/place.ts';
import { Nodes } from './nodes.ts';
import { compare, MarkWriter, outcomeOf, wait, type Outcome } from './writer.ts';

/** How long things are broken. */
export interface Extent {
  /** Milliseconds for which Redis is cut off. */
  readonly redisCut: number;
  /** Edits on each side while one is away. */
  readonly editsAway: number;
}

/** Something that goes wrong, and what comes of it each time. */
export interface Fault {
  readonly name: string;
  /** Whether it needs PostgreSQL and Redis. */
  readonly needsServices: boolean;
  /** Gives the outcome of so many rounds, one after the other. */
  readonly run: (times: number, extent: Extent) => AsyncGenerator<Outcome>;
}

const HOUR = 3_600_000;
/** Rounds at once, where most of one is waiting. */
const LANES = 4;

export const FAULTS: readonly Fault[] = [
  { name: 'one of two servers is killed', needsServices: true, run: onNodes(killNode) },
  {
    name: 'everything is killed 200 ms after the last acknowledgement (SQLite)',
    needsServices: false,
    run: inPlace(killAllSqlite),
  },
  {
    name: 'everything is killed 200 ms after the last acknowledgement (two servers)',
    needsServices: true,
    run: onNodes(killAllNodes),
  },
  { name: 'the database takes 600 ms, and the tab is closed', needsServices: true, run: onNodes(slowDatabase) },
  { name: 'the disk of the log is full', needsServices: false, run: inPlace(fullDisk) },
  { name: 'Redis is cut off', needsServices: true, run: sideBySide(onNodes(cutRedis)) },
  {
    name: 'one client is away for an hour, with edits on both sides',
    needsServices: false,
    run: inPlace(awayForAnHour),
  },
  { name: 'clocks of two servers are an hour wrong, to both sides', needsServices: true, run: onNodes(clockSkew) },
];

async function* killNode(nodes: Nodes, times: number): AsyncGenerator<Outcome> {
  let stays = await nodes.start();
  for (let round = 0; round < times; round++) {
    const dies = await nodes.start();
    const wire = await nodes.wireTo(dies.port);
    const ann = await MarkWriter.join(nodes.place, wire.port, `ann-${round}`);
    const bob = await MarkWriter.join(nodes.place, stays.port, `bob-${round}`);
    const writing = Promise.all([ann.keepWriting(40, 5), bob.keepWriting(40, 5)]);
    await wait(100);
    wire.target = stays.port;
    await dies.program.end('SIGKILL');
    await writing;
    yield await compare([ann, bob], [], await nodes.place.join(stays.port));
    nodes.place.leaveAll();
    // The one that has been there longest goes next: folder and leases pass on.
    const next = await nodes.start();
    await stays.program.end('SIGKILL');
    stays = next;
  }
}

async function* killAllSqlite(place: Place, times: number): AsyncGenerator<Outcome> {
  const start = async (): Promise<{ readonly end: () => Promise<unknown>; readonly port: number }> => {
    const program = place.run('--port', '0');
    return { port: Number(new URL(await program.address()).port), end: () => program.end('SIGKILL') };
  };
  let server = await start();
  for (let round = 0; round < times; round++) {
    const writers = [
      await MarkWriter.join(place, server.port, `ann-${round}`),
      await MarkWriter.join(place, server.port, `bob-${round}`),
    ];
    for (const writer of writers) writer.write(20);
    await Promise.all(writers.map((writer) => writer.saved()));
    await wait(200);
    await server.end();
    place.leaveAll();
    server = await start();
    yield await afterwards(writers, place, [server.port, server.port]);
    place.leaveAll();
  }
}

async function* killAllNodes(nodes: Nodes, times: number): AsyncGenerator<Outcome> {
  let [one, two] = [await nodes.start(), await nodes.start()];
  for (let round = 0; round < times; round++) {
    const { place } = nodes;
    const writers = [
      await MarkWriter.join(place, one.port, `ann-${round}`),
      await MarkWriter.join(place, two.port, `bob-${round}`),
    ];
    for (const writer of writers) writer.write(20);
    await Promise.all(writers.map((writer) => writer.saved()));
    await wait(200);
    await Promise.all([one.program.end('SIGKILL'), two.program.end('SIGKILL')]);
    place.leaveAll();
    [one, two] = [await nodes.start(), await nodes.start()];
    yield await afterwards(writers, place, [one.port, two.port]);
    place.leaveAll();
  }
}

async function* slowDatabase(nodes: Nodes, times: number): AsyncGenerator<Outcome> {
  const [one, two] = [await nodes.start(), await nodes.start()];
  for (let round = 0; round < times; round++) {
    const ann = await MarkWriter.join(nodes.place, one.port, `ann-${round}`);
    const bob = await MarkWriter.join(nodes.place, two.port, `bob-${round}`);
    nodes.postgres.delay = 300;
    ann.write(10);
    bob.write(10);
    await ann.saved();
    ann.write(10);
    // In the middle of it, with some edits acknowledged and some not.
    await wait(round * 40);
    ann.client.leave();
    await bob.saved();
    nodes.postgres.delay = 0;
    const outcome = await compare([bob], [], await nodes.place.join(one.port));
    const newcomer = await nodes.place.join(two.port);
    yield { ...outcomeOf([ann, bob], newcomer, outcome.isEqual), isEqual: outcome.isEqual };
    nodes.place.leaveAll();
  }
}

async function* fullDisk(place: Place, times: number): AsyncGenerator<Outcome> {
  const server = await place.start();
  if (!(server.database instanceof SqliteDatabase)) throw new TypeError('This is a fault of SQLite.');
  for (let round = 0; round < times; round++) {
    const [ann, bob] = [
      await MarkWriter.join(place, server.port, `ann-${round}`),
      await MarkWriter.join(place, server.port, `bob-${round}`),
    ];
    ann.write(10);
    await ann.saved();
    server.database.limitPages(round % 3);
    for (let time = 0; time < 10; time++) {
      ann.write();
      ann.client.rename('x'.repeat(20_000) + String(time));
      bob.write();
      await wait(10);
    }
    await wait(100);
    server.database.limitPages(null);
    yield await compare([ann, bob], [], await place.join(server.port));
    place.leaveAll();
  }
}

async function* cutRedis(nodes: Nodes, times: number, { redisCut }: Extent): AsyncGenerator<Outcome> {
  const [one, two] = [await nodes.start(), await nodes.start()];
  for (let round = 0; round < times; round++) {
    const ann = await MarkWriter.join(nodes.place, one.port, `ann-${round}`);
    const bob = await MarkWriter.join(nodes.place, two.port, `bob-${round}`);
    nodes.redis.cut();
    const pause = redisCut / 100;
    await Promise.all([ann.keepWriting(100, pause), bob.keepWriting(100, pause)]);
    nodes.redis.mend();
    await Promise.all([ann.keepWriting(10, 5), bob.keepWriting(10, 5)]);
    yield await compare([ann, bob], [], await nodes.place.join(one.port));
    nodes.place.leaveAll();
  }
}

async function* awayForAnHour(place: Place, times: number, { editsAway }: Extent): AsyncGenerator<Outcome> {
  const server = await place.start();
  const now = Date.now;
  try {
    for (let round = 0; round < times; round++) {
      const [ann, bob] = [
        await MarkWriter.join(place, server.port, `ann-${round}`),
        await MarkWriter.join(place, server.port, `bob-${round}`),
      ];
      await ann.client.disconnected();
      ann.write(editsAway);
      bob.write(editsAway / 2);
      // An hour passes for everybody in this process.
      const before = Date.now;
      Date.now = () => before() + HOUR;
      bob.write(editsAway / 2);
      ann.client.go(true);
      yield await compare([ann, bob], [], await place.join(server.port));
      place.leaveAll();
    }
  } finally {
    Date.now = now;
  }
}

async function* clockSkew(nodes: Nodes, times: number): AsyncGenerator<Outcome> {
  const early = await nodes.start(-HOUR);
  for (let round = 0; round < times; round++) {
    const late = await nodes.start(HOUR);
    const wire = await nodes.wireTo(late.port);
    const ann = await MarkWriter.join(nodes.place, early.port, `ann-${round}`);
    const bob = await MarkWriter.join(nodes.place, wire.port, `bob-${round}`);
    const writing = Promise.all([ann.keepWriting(30, 5), bob.keepWriting(30, 5)]);
    await wait(80);
    wire.target = early.port;
    await late.program.end(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    await writing;
    yield await compare([ann, bob], [], await nodes.place.join(early.port));
    nodes.place.leaveAll();
  }
}

type Rounds<Ground> = (ground: Ground, times: number, extent: Extent) => AsyncGenerator<Outcome>;

/** Rounds on several servers, which are gone afterwards, whatever has happened. */
function onNodes(rounds: Rounds<Nodes>): Fault['run'] {
  return async function* (times, extent) {
    const nodes = await Nodes.make();
    try {
      yield* rounds(nodes, times, extent);
    } finally {
      await nodes.clear();
    }
  };
}

/** Rounds in folders of their own. */
function inPlace(rounds: Rounds<Place>): Fault['run'] {
  return async function* (times, extent) {
    const place = await Place.make();
    try {
      yield* rounds(place, times, extent);
    } finally {
      await place.clear();
    }
  };
}

/** Where most of a round is waiting: shares them out, and gives each outcome as soon as it is there. */
function sideBySide(run: Fault['run']): Fault['run'] {
  return async function* (times, extent) {
    const lanes = Array.from({ length: Math.min(LANES, times) }, (_, lane) =>
      run(Math.ceil((times - lane) / LANES), extent),
    );
    const next = async (lane: AsyncGenerator<Outcome>): Promise<Step> => ({ lane, result: await lane.next() });
    const under = new Map(lanes.map((lane) => [lane, next(lane)]));
    try {
      while (under.size > 0) {
        const { lane, result } = await Promise.race(under.values());
        under.delete(lane);
        if (result.done === true) continue;
        yield result.value;
        under.set(lane, next(lane));
      }
    } finally {
      await Promise.all(lanes.map((lane) => lane.return(undefined)));
    }
  };
}

interface Step {
  readonly lane: AsyncGenerator<Outcome>;
  readonly result: IteratorResult<Outcome, unknown>;
}

/** Somebody comes at each of two ports, after all who wrote are gone. */
async function afterwards(writers: readonly MarkWriter[], place: Place, ports: readonly number[]): Promise<Outcome> {
  const [first, ...others] = await Promise.all(ports.map((port) => place.join(port)));
  const { isEqual } = await compare([], others, first);
  return outcomeOf(writers, first, isEqual);
}
