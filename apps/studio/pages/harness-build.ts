// Builds the studio once for all page tests, and again with the games of tests for those that play them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the built studio. */
    studioFolder: string;
    /** The browser to drive, from the configuration. */
    browser: { readonly program: string; readonly args: readonly string[] };
  }
}

const STUDIO = path.resolve(import.meta.dirname, '..');
const ROOT = path.resolve(STUDIO, '../..');
const OWN_GAMES = path.join(ROOT, 'libs/playtest/src/games.ts');
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'hexwright-studio');
/** Builds that are kept: somebody else may be testing an older one. */
const KEPT = 6;

/** Called by vitest before the first page test. */
export default async function setup({ provide }: TestProject): Promise<void> {
  provide('studioFolder', await builtStudio());
}

/**
 * The folder of the built studio: built now, unless these very sources have been built before.
 *
 * @param games path of a list of games in place of the studio's own, `games.ts` of the playtest library
 */
export async function builtStudio(games: string | null = null): Promise<string> {
  const folder = path.join(CACHE, fingerprint(games ?? ''));
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  // Another run that builds at the same time does so elsewhere; the first to be ready wins.
  const own = mkdtempSync(path.join(CACHE, 'building-'));
  const { NODE_ENV } = process.env;
  const plugins = games === null ? [] : [otherGames(games)];
  try {
    // As people get it: vitest sets another one, with which libraries warn and take longer.
    process.env['NODE_ENV'] = 'production';
    await build({
      root: STUDIO,
      configFile: path.join(STUDIO, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: own },
      plugins,
      worker: { plugins: () => plugins },
    });
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
  prune();
  return folder;
}

/** Puts another list of games in the place of the studio's own. */
function otherGames(games: string): Plugin {
  return {
    name: 'other-games',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('/games.ts')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id === OWN_GAMES ? games : null;
    },
  };
}

/** A number that differs when anything differs that the build is made of. */
function fingerprint(games: string): string {
  const libraries = readdirSync(path.join(ROOT, 'libs')).map((name) => path.join(ROOT, 'libs', name, 'src'));
  const own = ['src', 'public', 'index.html', 'vite.config.ts'].map((name) => path.join(STUDIO, name));
  const digest = createHash('sha256')
    .update(games)
    .update(readFileSync(path.join(ROOT, 'package-lock.json')));
  for (const file of [...own, ...libraries].flatMap(filesIn)) {
    if (!file.endsWith('.test.ts')) digest.update(file).update(readFileSync(file));
  }
  return digest.digest('hex').slice(0, 16);
}

function filesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .toSorted()
    .flatMap((name) => filesIn(path.join(place, name)));
}

function prune(): void {
  const builds = readdirSync(CACHE).filter((name) => !name.startsWith('building-'));
  const age = (name: string): number => statSync(path.join(CACHE, name)).mtimeMs;
  for (const name of builds.toSorted((a, b) => age(b) - age(a)).slice(KEPT)) {
    rmSync(path.join(CACHE, name), { recursive: true, force: true });
  }
}
