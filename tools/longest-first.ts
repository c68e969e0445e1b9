// In which order test files are begun.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, the longest first. In a fresh clone nothing else is known of a file than its size, and these are small:
 * begun among the last, one core would wait for them in the end.
 */
export const LONGEST: readonly string[] = [
  'libs/playtest/src/fuzz/fuzz.test.ts',
  'libs/digitiser/src/map/find-map.test.ts',
  'apps/cli/src/method.test.ts',
  'libs/digitiser/src/sheet/group-counters.test.ts',
  'libs/playtest/src/contract.test.ts',
  'apps/studio/src/screens/play/answerable.node.test.ts',
  'apps/server/src/games/hidden-twins.test.ts',
  'apps/cli/src/queue/queue.test.ts',
  'libs/playtest/src/live/case-file.test.ts',
  'libs/digitiser/src/reading/read-sheet-image.test.ts',
  'libs/compiler/src/check-formulas.test.ts',
  'libs/rules-gmb/src/king-arthur/contest.test.ts',
  'libs/digitiser/src/sheet/refine-grid.test.ts',
  'apps/server/src/command.test.ts',
  'libs/playtest/src/soak.test.ts',
  'apps/cli/src/digitise.test.ts',
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
