import { numberIn, type Queries } from './database.ts';

/**
 * Adds changes to the log of a document, within a transaction.
 * @returns the number of the first of them; null where the document is not of this epoch
 */
export async function appendWithin(
  { query }: Queries,
  project: string,
  epoch: number,
  changes: readonly Uint8Array[],
): Promise<number | null> {
  const [row] = await query('UPDATE documents SET seq = seq + $3 WHERE project = $1 AND epoch = $2 RETURNING seq', [
    project,
    epoch,
    changes.length,
  ]);
  if (row === undefined) return null;
  const first = numberIn(row, 'seq') - changes.length + 1;
  for (const [index, change] of changes.entries()) {
    await query('INSERT INTO changes (project, seq, change) VALUES ($1, $2, $3)', [project, first + index, change]);
  }
  return first;
}
