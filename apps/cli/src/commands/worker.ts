import { engineDigest } from '@hexwright/playtest/store';
import type { Command } from '../command.ts';
import { openText, readThreads, THREADS_OPTION } from '../hands.ts';
import { readRedisAddress } from '../queue/redis-address.ts';

export const worker: Command = {
  spec: {
    name: 'worker',
    usage: '',
    least: 0,
    most: 0,
    about:
      'Plays games for "hexwright playtest --queue", compare, balance and ladder until it is told to stop (Ctrl+C): what it has\n' +
      'begun it plays to the end. Start as many as you like, on any machines that reach the Redis. What one was playing that\n' +
      'is lost is played again by another. A worker plays for its own engine only, which it names.',
    options: [
      {
        name: 'redis',
        value: 'address',
        description:
          'The Redis: redis://... or rediss://...; that of REDIS_URL if absent, else the one of this machine.',
      },
      THREADS_OPTION,
    ],
    json: '{ "engine", "chunks", "games": how many it has played }',
    examples: ['hexwright worker', 'REDIS_URL=rediss://:secret@games.example.org:6380 hexwright worker --workers 8'],
  },
  async run({ args, output }) {
    const count = readThreads(args);
    const address = readRedisAddress('redis', args.value('redis') ?? 'redis', process.env);
    if (address.isOpen) output.remark(openText(address.shown));
    const { QueueWorker } = await import('../queue/queue-worker.ts');
    const engine = engineDigest();
    const print = (line: string): void => output.line(line);
    const one = await QueueWorker.start(address, engine, count, print);
    print(`Plays games of engine ${engine} for ${address.shown}, ${count} at once.`);
    await toldToStop();
    print('Plays to the end what it has begun.');
    await one.close();
    const { chunks, games } = one.played;
    print(`Played ${games} games in ${chunks} chunks.`);
    output.result({ engine, chunks, games });
    return 0;
  },
};

/** Resolves when somebody wants it to end; who says so twice does not want to wait. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    let isTold = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (isTold) process.exit(130);
        isTold = true;
        resolve();
      });
    }
  });
}
