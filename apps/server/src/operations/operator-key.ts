import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where commands on this machine find what they need to ask the running server. */
const FILE = 'operator.key';

/** Leaves a new key for anyone who may read the data folder. */
export function leaveOperatorKey(folder: string): string {
  const key = randomBytes(32).toString('hex');
  const file = path.join(folder, FILE);
  // Anew, so that nobody has it open and its mode is ours.
  rmSync(file, { force: true });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}

/** Removes the key. */
export function removeOperatorKey(folder: string): void {
  rmSync(path.join(folder, FILE), { force: true });
}

/** The key of the running server; null where there is none. */
export function readOperatorKey(folder: string): string | null {
  try {
    return readFileSync(path.join(folder, FILE), 'utf8').trim();
  } catch {
    return null;
  }
}
