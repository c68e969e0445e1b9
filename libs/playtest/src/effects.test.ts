import { describe, expect, it } from 'vitest';
import { busy } from './testing/busy-package.ts';
import { breachesOf } from './testing/contract.ts';

/** Commands of a game: enough for several turns. */
const MOST = 1200;

describe.each(['gmb/tamburlaine', 'gmb/king-arthur', 'grunwald-1410'])('%s with effects at every moment', (id) => {
  it('keeps to the contract: undone to the start and played again, it goes through the same positions', () => {
    expect(breachesOf(busy(id), [3, 4], MOST)).toEqual([]);
  });
});
