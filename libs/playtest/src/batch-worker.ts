/** The thread of a batch: opens its matches once and plays one game after the other on them. */
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerAnswer, WorkerOrder } from './batch.ts';
import { type Entrants, openMatches, playFor } from './entrants.ts';
import type { Match } from './match.ts';

const port = parentPort;
if (port === null) throw new Error('batch-worker.ts is started by playBatch only.');
const answer = (message: WorkerAnswer): void => port.postMessage(message);

function serve(entrants: Entrants, matches: readonly Match[]): void {
  port?.on('message', (order: WorkerOrder) => {
    if (order === null) {
      port.close();
      return;
    }
    const { index, entrant, seed } = order;
    try {
      answer({ kind: 'played', index, result: playFor(entrants, matches[entrant], seed) });
    } catch (error) {
      answer({ kind: 'failed', index, message: messageOf(error) });
    }
  });
  answer({ kind: 'ready' });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

try {
  const entrants = workerData as Entrants;
  serve(entrants, await openMatches(entrants));
} catch (error) {
  answer({ kind: 'unopened', message: messageOf(error) });
}
