import { hasPrivatePostgres } from '../testing/private-postgres.ts';
import { hasServices } from '../testing/storages.ts';
import { canMountDisks } from './disk-faults.ts';
import type { Extent, Need } from './fault.ts';
import { FAULTS } from './faults.ts';

/** What has come of all rounds of one fault. */
export interface FaultRow {
  readonly name: string;
  readonly rounds: number;
  readonly acknowledged: number;
  readonly lost: number;
  /** Units that were there twice afterwards. */
  readonly doubled: number;
  /** Rounds after which not all copies, or the folder, were equal. */
  readonly unequal: number;
  /** Why it was left out; null if it was not. */
  readonly skipped: string | null;
  /** What has broken it off; null if nothing has. */
  readonly brokenOff: string | null;
}

/** Whether a row is as it should be. */
export function isGood({ lost, doubled, unequal, brokenOff }: FaultRow): boolean {
  return lost === 0 && doubled === 0 && unequal === 0 && brokenOff === null;
}

/** Why a fault that needs something cannot be tried here; null where it can. */
export function missing(need: Need | null): string | null {
  if (need === 'services') return hasServices ? null : 'no PostgreSQL or Redis here';
  if (need === 'own PostgreSQL') {
    return hasServices && hasPrivatePostgres ? null : 'no PostgreSQL can be started here, or no Redis';
  }
  if (need === 'a disk to fill') return canMountDisks ? null : 'a small disk can be mounted by root on Linux only';
  return null;
}

/**
 * Breaks one thing after the other, so many times each, and counts what is lost.
 * @param only words that stand in the names of those that are wanted
 */
export async function* runFaults(times: number, extent: Extent, only: string | null = null): AsyncGenerator<FaultRow> {
  for (const { name, needs, run } of FAULTS) {
    if (only !== null && !name.includes(only)) continue;
    const skipped = missing(needs);
    const counts = { rounds: 0, acknowledged: 0, lost: 0, doubled: 0, unequal: 0 };
    let brokenOff: string | null = null;
    try {
      for await (const { acknowledged, lost, doubled, isEqual } of skipped === null ? run(times, extent) : []) {
        counts.rounds += 1;
        counts.acknowledged += acknowledged;
        counts.lost += lost;
        counts.doubled += doubled;
        if (!isEqual) counts.unequal += 1;
      }
    } catch (error) {
      // A server that does not start, say. What has been found so far is still to be told.
      brokenOff = error instanceof Error ? error.message : String(error);
    }
    yield { name, ...counts, skipped, brokenOff };
  }
}

/** The rows as a table in Markdown. */
export function faultTable(rows: readonly FaultRow[]): string {
  return [
    '| fault | rounds | acknowledged edits | lost | there twice | all copies and the folder equal |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(lineOf),
  ].join('\n');
}

function lineOf({ name, rounds, acknowledged, lost, doubled, unequal, skipped, brokenOff }: FaultRow): string {
  if (skipped !== null) return `| ${name} | skipped: ${skipped} | | | | |`;
  const end = brokenOff === null ? '' : `; broken off: ${brokenOff.split('\n', 1)[0]}`;
  return `| ${name} | ${rounds} | ${acknowledged} | ${lost} | ${doubled} | ${rounds - unequal} of ${rounds}${end} |`;
}
