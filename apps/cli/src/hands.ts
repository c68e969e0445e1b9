/** Who plays the games of a command: threads of this machine, or the workers of a queue. */
import { availableParallelism } from 'node:os';
import { type Hands, threads } from '@hexwright/playtest/batch';
import { engineDigest } from '@hexwright/playtest/store';
import { wholeNumber } from './arguments.ts';
import type { Arguments, OptionSpec } from './command.ts';
import type { Output } from './output.ts';
import { readRedisAddress } from './queue/redis-address.ts';

const MOST_THREADS = 256;
/** Seconds for which Redis may be away: as long as it takes to start again. */
const PATIENCE = 60;
const MOST_PATIENCE = 86_400;

export const THREADS_OPTION: OptionSpec = {
  name: 'workers',
  value: 'number',
  description: 'Threads that play at once. As many as the machine has if absent.',
};

export const HAND_OPTIONS: readonly OptionSpec[] = [
  THREADS_OPTION,
  {
    name: 'queue',
    value: 'address',
    description:
      'Let "hexwright worker" play, on any machines, over the Redis at redis://..., or at REDIS_URL where this is redis.\n'.concat(
        'Who plays makes no difference to the result.',
      ),
  },
  {
    name: 'patience',
    value: 'seconds',
    description: `With --queue: how long Redis may be away before the command ends. ${PATIENCE} if absent.`,
  },
];

/** The number of `--workers`. Throws {@link UsageError}. */
export function readThreads(args: Arguments): number {
  return wholeNumber(args, 'workers', Math.min(availableParallelism(), MOST_THREADS), 1, MOST_THREADS);
}

/**
 * Who plays the packages of a batch, by the hashes of these as compiled. Throws {@link UsageError}; the result rejects with
 * QueueError where a queue cannot be used.
 */
export function readHands(args: Arguments, output: Output): (compiled: readonly string[]) => Hands {
  const own = threads(readThreads(args));
  const patience = wholeNumber(args, 'patience', PATIENCE, 1, MOST_PATIENCE);
  const text = args.value('queue');
  if (text === undefined) return () => own;
  const address = readRedisAddress('queue', text, process.env);
  if (address.isOpen) output.remark(openText(address.shown));
  const print = (line: string): void => output.remark(`hexwright: ${line}`);
  return (compiled) => async (entrants, dealer) => {
    // Few ever ask for it, and it takes a while to load.
    const { queueHands } = await import('./queue/queue-run.ts');
    await queueHands({ address, engine: engineDigest(), compiled, patience, print })(entrants, dealer);
  };
}

/** What is said of a Redis that anybody may use. */
export function openText(shown: string): string {
  return `hexwright: the Redis at ${shown} asks for no password: anybody who reaches it can read your packages and make up results.`;
}
