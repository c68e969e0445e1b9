/** What plays the games: a hash of all code that decides how they go, so that no result outlives a change of the rules. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LIBRARIES = path.resolve(import.meta.dirname, '../../..');
/** Libraries that no game hangs on. */
const APART: ReadonlySet<string> = new Set(['board', 'digitiser', 'exchange', 'workspace']);

let known: string | null = null;

/** The hash, worked out once. It is the same wherever the code is. */
export function engineDigest(): string {
  known ??= digestOf(LIBRARIES);
  return known;
}

/** The hash of the code in a folder of libraries, without its tests. */
export function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const library of readdirSync(folder).toSorted()) {
    if (APART.has(library)) continue;
    const source = path.join(folder, library, 'src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => /\.(?:ts|js|json)$/.test(file) && !/\.test\.ts$|(?:^|\/)testing\//.test(file));
    for (const file of files.toSorted()) {
      hash.update(`${library}/${file}\0`);
      hash.update(readFileSync(path.join(source, file)));
    }
  }
  return hash.digest('hex').slice(0, 32);
}
