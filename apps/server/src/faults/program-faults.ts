import type { Place } from '../testing/place.ts';
import { inPlace, onNodes, sideBySide, whileTwoWrite, type Extent, type Fault } from './fault.ts';
import type { Node, Nodes } from './nodes.ts';
import { compare, MarkWriter, wait, type Outcome } from './writer.ts';

const HOUR = 3_600_000;

/** Faults of the servers themselves, and of their clocks. */
export const PROGRAM_FAULTS: readonly Fault[] = [
  { name: 'one of two servers is killed', needs: 'services', run: onNodes(endOne('SIGKILL')) },
  { name: 'one of two servers is told to stop (SIGTERM)', needs: 'services', run: onNodes(endOne('SIGTERM')) },
  {
    name: 'the server that keeps the folder is stopped for a while (SIGSTOP)',
    needs: 'services',
    run: sideBySide(
      onNodes(
        whileTwoWrite(async ({ one }, _, { cut }) => {
          await wait(cut / 4);
          one.program.signal('SIGSTOP');
          await wait(cut / 2);
          one.program.signal('SIGCONT');
        }),
      ),
    ),
  },
  {
    name: 'everything is killed at the moment of the last acknowledgement (SQLite)',
    needs: null,
    run: inPlace(killAllSqlite(0)),
  },
  {
    name: 'everything is killed 200 ms after the last acknowledgement (SQLite)',
    needs: null,
    run: inPlace(killAllSqlite(200)),
  },
  {
    name: 'everything is killed at the moment of the last acknowledgement (two servers)',
    needs: 'services',
    run: onNodes(killAllNodes(0)),
  },
  {
    name: 'everything is killed as the folder is written (two servers)',
    needs: 'services',
    run: onNodes(killAllNodes(300)),
  },
  { name: 'one client is away for an hour, with edits on both sides', needs: null, run: inPlace(awayForAnHour) },
  {
    name: 'clocks of two servers are an hour wrong, to both sides, and jump',
    needs: 'services',
    run: onNodes(clockSkew),
  },
];

/** One of two servers ends while somebody writes through each. */
function endOne(signal: 'SIGKILL' | 'SIGTERM') {
  return async function* (nodes: Nodes, times: number): AsyncGenerator<Outcome> {
    let stays = await nodes.start();
    for (let round = 0; round < times; round++) {
      const dies = await nodes.start();
      // Every other time it is the one that keeps the folder.
      const [ends, remains] = round % 2 === 0 ? [stays, dies] : [dies, stays];
      const wire = await nodes.wireTo(ends.port);
      const ann = await MarkWriter.join(nodes.place, wire.port, `ann-${round}`);
      const bob = await MarkWriter.join(nodes.place, remains.port, `bob-${round}`);
      const writing = Promise.all([ann.keepWriting(40, 20), bob.keepWriting(40, 20)]);
      await wait(100 + round * 25);
      wire.target = remains.port;
      await ends.program.end(signal);
      await writing;
      yield await compare([ann, bob], [], await nodes.place.join(remains.port), nodes.place);
      nodes.place.leaveAll();
      stays = remains;
    }
  };
}

function killAllSqlite(after: number) {
  return async function* (place: Place, times: number): AsyncGenerator<Outcome> {
    const start = async (): Promise<{ readonly end: () => Promise<unknown>; readonly port: number }> => {
      const program = place.run('--port', '0');
      return { port: Number(new URL(await program.address()).port), end: () => program.end('SIGKILL') };
    };
    let server = await start();
    for (let round = 0; round < times; round++) {
      const writers = await writersAt(place, round, [server.port, server.port]);
      await wait(after);
      await server.end();
      place.leaveAll();
      server = await start();
      yield await afterwards(writers, place, [server.port, server.port]);
    }
  };
}

function killAllNodes(after: number) {
  return async function* (nodes: Nodes, times: number): AsyncGenerator<Outcome> {
    const { place } = nodes;
    const start = (): Promise<readonly [Node, Node]> => Promise.all([nodes.start(), nodes.start()]);
    let [one, two] = await start();
    for (let round = 0; round < times; round++) {
      const writers = await writersAt(place, round, [one.port, two.port]);
      // Each time a little later, over all of the time in which the folder is written.
      await wait(after === 0 ? 0 : after + round * 5);
      await Promise.all([one.program.end('SIGKILL'), two.program.end('SIGKILL')]);
      place.leaveAll();
      [one, two] = await start();
      yield await afterwards(writers, place, [one.port, two.port]);
    }
  };
}

async function writersAt(place: Place, round: number, ports: readonly number[]): Promise<readonly MarkWriter[]> {
  const names = ['ann', 'bob'];
  const writers = await Promise.all(
    ports.map((port, index) => MarkWriter.join(place, port, `${names[index]}-${round}`)),
  );
  for (const writer of writers) writer.write(20);
  await Promise.all(writers.map((writer) => writer.saved()));
  return writers;
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
      yield await compare([ann, bob], [], await place.join(server.port), place);
      place.leaveAll();
    }
  } finally {
    Date.now = now;
  }
}

async function* clockSkew(nodes: Nodes, times: number): AsyncGenerator<Outcome> {
  const early = await nodes.start({ by: -HOUR, after: 0 });
  for (let round = 0; round < times; round++) {
    // Its clock is right when it starts, or it jumps while people edit.
    const late = await nodes.start({ by: HOUR, after: round % 3 === 0 ? 0 : 2000 });
    const wire = await nodes.wireTo(late.port);
    const ann = await MarkWriter.join(nodes.place, early.port, `ann-${round}`);
    const bob = await MarkWriter.join(nodes.place, wire.port, `bob-${round}`);
    const writing = Promise.all([ann.keepWriting(30, 30), bob.keepWriting(30, 30)]);
    await wait(600);
    wire.target = early.port;
    await late.program.end(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    await writing;
    yield await compare([ann, bob], [], await nodes.place.join(early.port), nodes.place);
    nodes.place.leaveAll();
  }
}

/** Somebody comes at each of some ports, after all who wrote are gone. */
async function afterwards(writers: readonly MarkWriter[], place: Place, ports: readonly number[]): Promise<Outcome> {
  const [first, ...others] = await Promise.all(ports.map((port) => place.join(port)));
  for (const writer of writers) writer.client.leave();
  const outcome = await compare([], others, first, place, writers);
  place.leaveAll();
  return outcome;
}
