/** Packages that nobody wrote, by the thousand: whatever compiles must play. See `libs/playtest/src/strangers`. */
import path from 'node:path';
import type { PackageLibrary } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';
import { games } from '@hexwright/playtest/all-games';
import { smallestFault, tryStranger } from '@hexwright/playtest/strangers';

/** Tries the packages of `count` seeds, and prints each fault with a small package that shows it; true if there is none. */
export function fuzzPackages(count: number, first: number): boolean {
  const library = readOnce(new FolderLibrary([path.resolve(import.meta.dirname, '../scenarios')]));
  const verdicts = new Map<string, number>();
  for (let seed = first; seed < first + count; seed++) {
    const { kind } = tryStranger(seed, library, games);
    verdicts.set(kind, (verdicts.get(kind) ?? 0) + 1);
    if (kind === 'fault') printFault(seed, library);
    if ((seed - first + 1) % 100 === 0) process.stderr.write(`${seed - first + 1} of ${count}\n`);
  }
  const told = [...verdicts].map(([kind, number]) => `${number} ${kind}`).join(', ');
  console.log(`${count} packages from seed ${first}: ${told}.`);
  return !verdicts.has('fault');
}

/** A library whose folders are read once each: hundreds of strangers build on the same few packages. */
function readOnce(library: PackageLibrary): PackageLibrary {
  const found = new Map<string, ReturnType<PackageLibrary['find']>>();
  return {
    ids: () => library.ids(),
    find(id) {
      if (!found.has(id)) found.set(id, library.find(id));
      return found.get(id) ?? null;
    },
  };
}

function printFault(seed: number, library: PackageLibrary): void {
  const fault = smallestFault(seed, library, games);
  if (fault === null) return;
  console.log(`FAULT  seed ${seed} (npm run fuzz -- packages --count 1 --seed ${seed}): ${fault.message}`);
  console.log(`  over ${fault.over.join(', ') || 'nothing'}`);
  for (const [file, content] of Object.entries(fault.files)) console.log(`  ${file} ${JSON.stringify(content)}`);
}
