import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildStudio } from './build-studio.mjs';

/** Stands for Vite: writes down that it was called, and fails where the studio has a file that says so. */
const VITE = `
  const { appendFileSync, existsSync, mkdirSync } = require('node:fs');
  const studio = process.argv[3];
  mkdirSync(studio + '/dist', { recursive: true });
  appendFileSync(studio + '/dist/index.html', 'built ');
  process.exitCode = existsSync(studio + '/src/broken.ts') ? 1 : 0;
`;

let root = '';

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const built = (): string => readFileSync(path.join(root, 'apps/studio/dist/index.html'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hexwright-build-'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  put('package-lock.json', '{}');
  put('node_modules/vite/bin/vite.js', VITE);
  put('libs/hex/src/hex.ts', '1');
  put('apps/studio/src/main.ts', '1');
  put('apps/studio/vite.config.ts', '');
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

describe('buildStudio', () => {
  it('builds when something has changed that the studio is made of, and only then', async () => {
    const build = (): Promise<boolean> => buildStudio(root, process.execPath);
    expect([await build(), await build()]).toEqual([true, true]);
    expect(built()).toBe('built ');
    put('apps/studio/src/main.test.ts', 'a test');
    put('libs/hex/README.md', 'words');
    await build();
    expect(built()).toBe('built ');
    put('libs/hex/src/hex.ts', '2');
    await build();
    expect(built()).toBe('built built ');
  });

  it('says when it failed, and tries again the next time', async () => {
    put('apps/studio/src/broken.ts', '');
    expect(await buildStudio(root, process.execPath)).toBe(false);
    expect(await buildStudio(root, process.execPath)).toBe(false);
    expect(built()).toBe('built built ');
  });

  it('leaves a studio alone that cannot be built yet', async () => {
    rmSync(path.join(root, 'apps/studio/vite.config.ts'));
    expect(await buildStudio(root, process.execPath)).toBe(true);
  });
});
