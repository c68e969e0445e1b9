// Builds the studio if what it is made of has changed since the last time.
// Plain JavaScript for Node 20: it may be what starts it; the build itself runs on Node 24.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './node24.mjs';

/** Beside the built files: the hash of what they were made of. */
const STAMP = '.built-from';

/**
 * Builds `apps/studio/dist` if need be; says so only if it does.
 * @param {string} root folder of the repository
 * @param {string} node path of a Node 24
 * @returns {Promise<boolean>} false when the build failed, which has been reported
 */
export async function buildStudio(root, node) {
  const studio = path.join(root, 'apps', 'studio');
  if (!existsSync(path.join(studio, 'vite.config.ts'))) return true;
  const stamp = path.join(studio, 'dist', STAMP);
  const sources = hashOfSources(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return true;
  console.error('Building the studio; only when its sources have changed.');
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const code = await run(node, [vite, 'build', studio, '--logLevel', 'error', '--emptyOutDir']);
  if (code !== 0) {
    console.error('The studio could not be built; vite says why above.');
    return false;
  }
  writeFileSync(stamp, sources);
  return true;
}

/**
 * A hash of all that the build is made of, tests left out.
 * @param {string} root folder of the repository
 */
export function hashOfSources(root) {
  const studio = path.join(root, 'apps', 'studio');
  const own = ['src', 'public', 'index.html', 'vite.config.ts'].map((name) => path.join(studio, name));
  const libraries = readdirSync(path.join(root, 'libs')).map((name) => path.join(root, 'libs', name, 'src'));
  const hash = createHash('sha256');
  for (const file of [path.join(root, 'package-lock.json'), ...[...own, ...libraries].flatMap(filesIn)]) {
    if (file.endsWith('.test.ts')) continue;
    hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} place a file, a folder, or nothing
 * @returns {string[]}
 */
function filesIn(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}
