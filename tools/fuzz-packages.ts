/** Packages that nobody wrote, by the thousand: whatever compiles must play. See `libs/playtest/src/fuzz`. */
import path from 'node:path';
import type { PackageLibrary } from '@hexwright/model';
import { SteadyFolderLibrary } from '@hexwright/model/node';
import { games } from '@hexwright/playtest/all-games';
import { smallestFault, tryGenerated } from '@hexwright/playtest/fuzz';

/** Packages between two lines that say how far it has come. */
const PROGRESS = 50;

/** Seconds after which a fault is printed with the smallest package found by then. */
const SHRINKING = 60;

/** Tries the packages of `count` seeds, and prints each fault with a small package that shows it; true if there is none. */
export function fuzzPackages(count: number, first: number): boolean {
  const library = new SteadyFolderLibrary([path.resolve(import.meta.dirname, '../scenarios')]);
  const verdicts = new Map<string, number>();
  const told = (): string => [...verdicts].map(([kind, number]) => `${number} ${kind}`).join(', ');
  for (let seed = first; seed < first + count; seed++) {
    const verdict = tryGenerated(seed, library, games);
    verdicts.set(verdict.kind, (verdicts.get(verdict.kind) ?? 0) + 1);
    if (verdict.kind === 'fault') {
      // At once: to make the package smaller takes its time, and a person may begin to look.
      console.log(`FAULT  seed ${seed} (npm run fuzz -- packages --count 1 --seed ${seed}): ${verdict.message}`);
      printSmallest(seed, library);
    }
    const tried = seed - first + 1;
    if (tried % PROGRESS === 0) process.stderr.write(`${tried} of ${count}: ${told()}\n`);
  }
  console.log(`${count} packages from seed ${first}: ${told()}.`);
  return !verdicts.has('fault');
}

function printSmallest(seed: number, library: PackageLibrary): void {
  const end = performance.now() + SHRINKING * 1000;
  const fault = smallestFault(seed, library, games, () => performance.now() < end);
  if (fault === null) return;
  console.log(`  smallest, over ${fault.over.join(', ') || 'nothing'}: ${fault.message}`);
  for (const [file, content] of Object.entries(fault.files)) console.log(`  ${file} ${JSON.stringify(content)}`);
}
