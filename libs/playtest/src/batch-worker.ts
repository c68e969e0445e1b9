/** The thread of a batch: opens its table once and plays one game after the other on it. */
import { parentPort, workerData } from 'node:worker_threads';
import { openTable, type WorkerAnswer, type WorkerOrder, type WorkerTask } from './batch.ts';

const port = parentPort;
if (port === null) throw new Error('batch-worker.ts is started by playBatch only.');
const table = openTable(workerData as WorkerTask);
const answer = (message: WorkerAnswer): void => port.postMessage(message);

port.on('message', (order: WorkerOrder) => {
  if (order === null) return;
  const { index, seed } = order;
  try {
    answer({ kind: 'played', index, result: table.playMatch(seed) });
  } catch (error) {
    answer({ kind: 'failed', index, message: error instanceof Error ? error.message : String(error) });
  }
});
answer({ kind: 'ready' });
