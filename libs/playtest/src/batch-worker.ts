/** The thread of a batch: opens its matches once and plays one chunk of games after the other on them. */
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerAnswer, WorkerOrder } from './batch.ts';
import { playChunk } from './chunks.ts';
import { type Entrants, openMatches } from './entrants.ts';
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
    answer({ kind: 'played', orders: order, ...playChunk(entrants, matches, order) });
  });
  answer({ kind: 'ready' });
}

try {
  const entrants = workerData as Entrants;
  serve(entrants, await openMatches(entrants));
} catch (error) {
  answer({ kind: 'unopened', message: error instanceof Error ? error.message : String(error) });
}
