// Builds the studio once for all page tests, and again with the games of tests for those that play them; and puts the server that
// serves it into a few files, as each test starts one.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { rolldown, type Plugin as ServerPlugin } from 'rolldown';
import { build, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the built studio. */
    studioFolder: string;
    /** The module that starts a server. */
    serverModule: string;
    /** The browser to drive, from the configuration. */
    browser: { readonly program: string; readonly args: readonly string[] };
  }
}

const STUDIO = path.resolve(import.meta.dirname, '..');
const ROOT = path.resolve(STUDIO, '../..');
const OWN_GAMES = path.join(ROOT, 'libs/playtest/src/games.ts');
const SERVER = path.join(ROOT, 'apps/server/src');
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'hexwright-studio');
/** Builds that are kept: somebody else may be testing an older one. */
const KEPT = 6;

/** Called by vitest before the first page test. */
export default async function setup({ provide }: TestProject): Promise<void> {
  provide('studioFolder', await builtStudio());
  provide('serverModule', path.join(await builtServer(), 'main.mjs'));
}

/**
 * The folder of the built studio: built now, unless these very sources have been built before.
 *
 * @param games path of a list of games in place of the studio's own, `games.ts` of the playtest library
 */
export async function builtStudio(games: string | null = null): Promise<string> {
  const own = ['src', 'public', 'index.html', 'vite.config.ts'].map((name) => path.join(STUDIO, name));
  const plugins = games === null ? [] : [otherGames(games)];
  return keptBuild(fingerprint(`studio ${games ?? ''}`, own), async (outDir) => {
    const { NODE_ENV } = process.env;
    try {
      // As people get it: vitest sets another one, with which libraries warn and take longer.
      process.env['NODE_ENV'] = 'production';
      await build({
        root: STUDIO,
        configFile: path.join(STUDIO, 'vite.config.ts'),
        logLevel: 'warn',
        build: { outDir },
        plugins,
        worker: { plugins: () => plugins },
      });
    } finally {
      if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
      else process.env['NODE_ENV'] = NODE_ENV;
    }
  });
}

/** The folder of the server in a few files: read from its hundreds it takes three times as long to start. */
async function builtServer(): Promise<string> {
  const worker = path.join(SERVER, 'games/game-worker.ts');
  return keptBuild(fingerprint('server', [SERVER]), async (dir) => {
    const bundle = await rolldown({
      input: { main: path.join(SERVER, 'main.ts'), [path.basename(worker, '.ts')]: worker },
      platform: 'node',
      // `main` of some is no module, and asks for files beside it.
      resolve: { mainFields: ['module', 'main'] },
      external: ['pg-native'],
      plugins: [startsThread(path.basename(worker))],
    });
    await bundle.write({ dir, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
    await bundle.close();
  });
}

/** Has the server start the thread that stands beside it in the build. */
function startsThread(worker: string): ServerPlugin {
  return {
    name: 'starts-thread',
    transform: (code) => code.replace(`new URL('${worker}'`, `new URL('${worker.replace('.ts', '.mjs')}'`),
  };
}

/** The folder of a build: made now, unless these very sources have been built before. */
async function keptBuild(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(CACHE, name);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  // Another run that builds at the same time does so elsewhere; the first to be ready wins.
  const own = mkdtempSync(path.join(CACHE, 'building-'));
  try {
    await make(own);
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
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

/** A number that differs when anything differs that a build is made of: what it is, its own files and the libraries. */
function fingerprint(what: string, own: readonly string[]): string {
  const libraries = readdirSync(path.join(ROOT, 'libs')).map((name) => path.join(ROOT, 'libs', name, 'src'));
  const digest = createHash('sha256')
    .update(what)
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
