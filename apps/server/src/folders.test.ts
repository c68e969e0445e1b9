import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFolders } from './folders.ts';

let home = '';
const at = (...names: readonly string[]): string => path.join(home, ...names);

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'hexwright-folders-'));
  for (const name of ['battles/own', 'battles-2', 'data']) mkdirSync(at(name), { recursive: true });
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('checkFolders', () => {
  it('lets folders be that lie beside one another', () => {
    expect(() => checkFolders([at('battles'), at('battles-2')], at('data'))).not.toThrow();
    expect(() => checkFolders([at('battles')], at('..battles'))).not.toThrow();
    expect(() => checkFolders([at('battles')], null)).not.toThrow();
  });

  it.each([
    ['in the project', ['battles'], 'battles/.hexwright'],
    ['in the project, yet to be made', ['battles'], 'battles/a/b/c'],
    ['around the project', ['battles/own'], 'battles'],
    ['the project', ['battles'], 'battles'],
  ])('refuses a data folder %s', (_, projects, data) => {
    expect(() =>
      checkFolders(
        projects.map((name) => at(name)),
        at(data),
      ),
    ).toThrow(/lie in one another.*--data/);
  });

  it('refuses it behind links too', () => {
    symlinkSync(at('battles'), at('link'));
    symlinkSync(at('data'), at('battles/to-data'));
    expect(() => checkFolders([at('battles')], at('link/data'))).toThrow(/lie in one another/);
    expect(() => checkFolders([at('link')], at('battles/.hexwright'))).toThrow(/lie in one another/);
    expect(() => checkFolders([at('battles/to-data')], at('data'))).toThrow(/lie in one another/);
  });

  it('refuses projects in one another', () => {
    symlinkSync(at('battles/own'), at('own'));
    for (const other of ['battles/own', 'own', 'battles'])
      expect(() => checkFolders([at('battles'), at(other)], at('data'))).toThrow(/project folders/);
  });
});
