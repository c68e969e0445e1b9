import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FAULTS } from './faults.ts';
import { faultTable, runFaults, type FaultRow } from './run-faults.ts';
import { onCluster } from '../testing/storages.ts';

beforeEach(() => {
  // Hocuspocus says there which connections it ends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Once each, and short: the command does it often. */
async function once(name: string): Promise<FaultRow> {
  for await (const row of runFaults(1, { redisCut: 300, editsAway: 100 }, name)) return row;
  throw new RangeError(name);
}

const good = { rounds: 1, lost: 0, unequal: 0, isSkipped: false };

it.each(FAULTS.filter(({ needsServices }) => !needsServices).map(({ name }) => name))(
  'nothing is lost when %s',
  async (name) => {
    const row = await once(name);
    expect(row).toMatchObject(good);
    expect(row.acknowledged).toBeGreaterThan(20);
  },
);

onCluster('with several servers', () => {
  it.each(FAULTS.filter(({ needsServices }) => needsServices).map(({ name }) => name))(
    'nothing is lost when %s',
    async (name) => {
      const row = await once(name);
      expect(row).toMatchObject(good);
      expect(row.acknowledged).toBeGreaterThan(10);
    },
  );
});

it('writes a table', () => {
  const row = { name: 'fire', rounds: 3, acknowledged: 50, lost: 1, unequal: 1, isSkipped: false };
  const lines = faultTable([row, { ...row, isSkipped: true }]).split('\n');
  expect(lines.slice(2)).toEqual([
    '| fire | 3 | 50 | 1 | 2 of 3 |',
    '| fire | skipped: no PostgreSQL or Redis here | | | |',
  ]);
});
