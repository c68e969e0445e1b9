/** How many threads play the games of a command. */
import { availableParallelism } from 'node:os';
import { wholeNumber } from './arguments.ts';
import type { Arguments, OptionSpec } from './command.ts';

const MOST_WORKERS = 256;

export const WORKERS_OPTION: OptionSpec = {
  name: 'workers',
  value: 'number',
  description: 'Threads that play at once. As many as the machine has if absent.',
};

/** The number of `--workers`. Throws {@link UsageError}. */
export function readWorkers(args: Arguments): number {
  return wholeNumber(args, 'workers', Math.min(availableParallelism(), MOST_WORKERS), 1, MOST_WORKERS);
}
