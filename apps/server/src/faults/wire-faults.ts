import type { TcpProxy } from '../testing/tcp-proxy.ts';
import { onNodes, sideBySide, whileTwoWrite, type Fault, type Pair } from './fault.ts';
import { wait } from './writer.ts';

/** Faults of what is between servers, database and Redis. */
export const WIRE_FAULTS: readonly Fault[] = [
  {
    name: 'Redis is cut off',
    needs: 'services',
    run: sideBySide(onNodes(whileTwoWrite(({ one, two }, _, { cut }) => away([one.redis, two.redis], cut)))),
  },
  {
    name: 'PostgreSQL is restarted, every other time as by a loss of power',
    needs: 'own PostgreSQL',
    run: onNodes(whileTwoWrite(restart), true),
  },
  {
    name: 'PostgreSQL stalls, and goes on',
    needs: 'services',
    run: sideBySide(onNodes(whileTwoWrite(stall))),
  },
  {
    name: 'PostgreSQL is cut off from the server that keeps the folder',
    needs: 'services',
    run: sideBySide(onNodes(whileTwoWrite(({ one }, _, { cut }) => away([one.postgres], cut)))),
  },
  {
    name: 'PostgreSQL is cut off from both servers',
    needs: 'services',
    run: sideBySide(onNodes(whileTwoWrite(({ one, two }, _, { cut }) => away([one.postgres, two.postgres], cut)))),
  },
  {
    name: 'PostgreSQL takes 600 ms for every answer',
    needs: 'services',
    run: sideBySide(onNodes(whileTwoWrite(slow))),
  },
  {
    name: 'PostgreSQL is black-holed, every other time its answers only',
    needs: 'services',
    run: sideBySide(onNodes(whileTwoWrite(swallow))),
  },
  {
    name: 'two servers are cut from each other, and the one from the database too',
    needs: 'services',
    run: sideBySide(onNodes(whileTwoWrite(isolate))),
  },
];

async function away(wires: readonly TcpProxy[], cut: number): Promise<void> {
  await wait(cut / 4);
  for (const wire of wires) wire.cut();
  await wait(cut / 2);
  for (const wire of wires) wire.mend();
}

async function restart({ nodes }: Pair, round: number, { cut }: { readonly cut: number }): Promise<void> {
  await wait(cut / 4);
  await nodes.database?.restart(round % 2 === 0 ? 'fast' : 'immediate');
}

async function stall({ one, two }: Pair, round: number, { cut }: { readonly cut: number }): Promise<void> {
  const wires = round % 2 === 0 ? [one.postgres] : [one.postgres, two.postgres];
  await wait(cut / 4);
  for (const wire of wires) wire.hold();
  await wait(cut / 2);
  for (const wire of wires) wire.mend();
}

async function slow({ one, two }: Pair, _round: number, { cut }: { readonly cut: number }): Promise<void> {
  for (const { postgres } of [one, two]) postgres.delay = 300;
  await wait(cut);
  for (const { postgres } of [one, two]) postgres.delay = 0;
}

async function swallow({ one }: Pair, round: number, { cut }: { readonly cut: number }): Promise<void> {
  await wait(cut / 4);
  one.postgres.swallow(round % 2 === 0 ? 'all' : 'answers');
  await wait(cut / 2);
  one.postgres.mend();
}

async function isolate({ one, two }: Pair, _round: number, { cut }: { readonly cut: number }): Promise<void> {
  for (const { redis } of [one, two]) redis.cut();
  await wait(cut / 4);
  one.postgres.cut();
  await wait(cut / 2);
  one.postgres.mend();
  for (const { redis } of [one, two]) redis.mend();
}
