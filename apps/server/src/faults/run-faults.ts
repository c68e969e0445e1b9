import { hasServices } from '../testing/storages.ts';
import { FAULTS, type Extent } from './faults.ts';

/** What has come of all rounds of one fault. */
export interface FaultRow {
  readonly name: string;
  readonly rounds: number;
  readonly acknowledged: number;
  readonly lost: number;
  /** Rounds after which not all copies were equal. */
  readonly unequal: number;
  /** Left out, because PostgreSQL or Redis is missing. */
  readonly isSkipped: boolean;
}

/**
 * Breaks one thing after the other, so many times each, and counts what is lost.
 * @param only words that stand in the names of those that are wanted
 */
export async function* runFaults(times: number, extent: Extent, only: string | null = null): AsyncGenerator<FaultRow> {
  for (const { name, needsServices, run } of FAULTS) {
    if (only !== null && !name.includes(only)) continue;
    const row = { name, rounds: 0, acknowledged: 0, lost: 0, unequal: 0, isSkipped: needsServices && !hasServices };
    if (row.isSkipped) {
      yield row;
      continue;
    }
    for await (const { acknowledged, lost, isEqual } of run(times, extent)) {
      row.rounds += 1;
      row.acknowledged += acknowledged;
      row.lost += lost;
      if (!isEqual) row.unequal += 1;
    }
    yield row;
  }
}

/** The rows as a table in Markdown. */
export function faultTable(rows: readonly FaultRow[]): string {
  const lines = rows.map(({ name, rounds, acknowledged, lost, unequal, isSkipped }) =>
    isSkipped
      ? `| ${name} | skipped: no PostgreSQL or Redis here | | | |`
      : `| ${name} | ${rounds} | ${acknowledged} | ${lost} | ${rounds - unequal} of ${rounds} |`,
  );
  return [
    '| fault | rounds | acknowledged edits | lost | all copies equal |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}
