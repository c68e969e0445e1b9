import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const PROGRAM = path.resolve(import.meta.dirname, '../bin/hexwright.mjs');
/** A disk without room, where the system has one to offer. */
const FULL = '/dev/full';

describe('the terminal', () => {
  it.skipIf(!existsSync(FULL))('says that a result does not fit on the disk, and fails', () => {
    const full = openSync(FULL, 'w');
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM, '--version'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^hexwright: the result cannot be written: ENOSPC.*\n$/),
    ]);
  });
});
