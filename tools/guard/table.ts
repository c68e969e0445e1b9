/** The table of digests that is kept in the repository: by battle, those of the seeds 1, 2, 3 and so on. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.join(import.meta.dirname, 'table.json');

/** Digests by battle, in the order of the seeds from 1 on. */
export type GuardTable = Readonly<Record<string, readonly string[]>>;

/** The table as it was last written. */
export function readTable(): GuardTable {
  return JSON.parse(readFileSync(FILE, 'utf8')) as GuardTable;
}

export function writeTable(table: GuardTable): void {
  writeFileSync(FILE, `${JSON.stringify(table, null, 2)}\n`);
}
