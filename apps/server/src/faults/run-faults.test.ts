import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FAULTS } from './faults.ts';
import { faultTable, missing, runFaults } from './run-faults.ts';

beforeEach(() => {
  // Hocuspocus says there which connections it ends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Once each, and short: the command does it often. */
const SHORT = { cut: 1000, editsAway: 100 };

it.each(FAULTS)('nothing is lost when $name', async ({ name, needs }) => {
  const because = missing(needs);
  for await (const row of runFaults(1, SHORT, name)) {
    expect(row).toMatchObject({ lost: 0, doubled: 0, unequal: 0, brokenOff: null, skipped: because });
    expect(row.acknowledged).toBeGreaterThan(because === null ? 10 : -1);
  }
});

it('writes a table, whatever has broken off', () => {
  const counts = { rounds: 3, acknowledged: 50, lost: 1, doubled: 2, unequal: 1 };
  const row = { name: 'fire', ...counts, skipped: null, brokenOff: null };
  const lines = faultTable([row, { ...row, skipped: 'no fire here' }, { ...row, brokenOff: 'Gone.\nIndeed.' }]);
  expect(lines.split('\n').slice(2)).toEqual([
    '| fire | 3 | 50 | 1 | 2 | 2 of 3 |',
    '| fire | skipped: no fire here | | | | |',
    '| fire | 3 | 50 | 1 | 2 | 2 of 3; broken off: Gone. |',
  ]);
});
