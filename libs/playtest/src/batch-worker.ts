/** The thread of a batch: opens its table once and plays one game after the other on it. */
import { parentPort, workerData } from 'node:worker_threads';
import { playCounting } from './acts.ts';
import { openTable, type WorkerAnswer, type WorkerOrder, type WorkerTask } from './batch.ts';
import type { Table } from './match.ts';

const port = parentPort;
if (port === null) throw new Error('batch-worker.ts is started by playBatch only.');
const answer = (message: WorkerAnswer): void => port.postMessage(message);

function playFor(table: Table): void {
  port?.on('message', (order: WorkerOrder) => {
    if (order === null) {
      port.close();
      return;
    }
    const { index, seed } = order;
    try {
      answer({ kind: 'played', index, result: playCounting(table, seed) });
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
  playFor(await openTable(workerData as WorkerTask));
} catch (error) {
  answer({ kind: 'unopened', message: messageOf(error) });
}
