import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CannotWrite, ReadingsStore } from './readings-store.ts';

const BYTES = new Uint8Array([1, 2, 3]);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hexwright-readings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('ReadingsStore', () => {
  it('keeps what was read of a file until it is another file, or is read otherwise', () => {
    new ReadingsStore(folder).keep('front.png', BYTES, 'codes', { read: 1 });
    const store = new ReadingsStore(folder);
    expect(store.find('front.png', BYTES, 'codes')).toEqual({ read: 1 });
    expect(store.find('front.png', new Uint8Array([4]), 'codes')).toBeNull();
    expect(store.find('front.png', BYTES, 'other codes')).toBeNull();
  });

  it('has nothing where its file is damaged', () => {
    writeFileSync(path.join(folder, 'readings.json'), '{');
    expect(new ReadingsStore(folder).find('front.png', BYTES, 'codes')).toBeNull();
  });

  it('leaves nothing half written behind', () => {
    // A folder stands where the file is to go.
    mkdirSync(path.join(folder, 'report.md'));
    expect(() => new ReadingsStore(folder).write('report.md', 'All is well.')).toThrow(CannotWrite);
    expect(readdirSync(folder)).toEqual(['report.md']);
  });
});
