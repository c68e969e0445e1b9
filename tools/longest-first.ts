// In which order test files are begun.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, the longest first. In a fresh clone nothing else is known of a file than its size, and these are small:
 * begun among the last, one core would wait for them in the end. The first two mostly wait, and leave the cores to all others.
 */
export const LONGEST: readonly string[] = [
  'apps/server/src/faults/run-faults.test.ts',
  'apps/server/src/faults/fuzz.test.ts',
  'apps/cli/src/commands.test.ts',
  'apps/cli/src/digitise.test.ts',
  'libs/playtest/src/variants.test.ts',
  'apps/cli/src/queue/queue.test.ts',
  'libs/digitiser/src/sheet/counters-beyond.test.ts',
  'tools/guard/guard.test.ts',
  'apps/server/src/people/people.test.ts',
  'apps/server/src/command.test.ts',
  'libs/digitiser/src/sheet/find-grid.test.ts',
  'apps/server/src/rooms/sync-server.test.ts',
  'tools/arguments.test.ts',
  'tools/docs-packages.test.ts',
  'libs/playtest/src/fuzz/fuzz.test.ts',
  'apps/server/src/games/hidden-twins.test.ts',
  'libs/digitiser/src/map/find-map.test.ts',
];

/** Begins the files that take longest first; all others as vitest would. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one.moduleId) - rankOf(other.moduleId));
  }
}

function rankOf(file: string): number {
  const rank = LONGEST.findIndex((one) => file.endsWith(`/${one}`));
  return rank < 0 ? LONGEST.length : rank;
}
