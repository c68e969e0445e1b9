// Makes sure that the dependencies in node_modules are those of package-lock.json.
// Plain JavaScript for Node 20 with nothing but Node's own modules: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, integrity?: string }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Whether what npm recorded as installed is what the lockfile asks for, and nothing else. Packages the lockfile calls
 * optional may be absent, as they may be for another system.
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json
 */
export function matches(wanted, installed) {
  const found = installed.packages ?? {};
  if (Object.keys(found).some((place) => wanted.packages?.[place] === undefined)) return false;
  return Object.entries(wanted.packages ?? {}).every(([place, entry]) => {
    if (!place.startsWith('node_modules/')) return true;
    const present = found[place];
    if (present === undefined) return entry.optional === true;
    return present.version === entry.version && present.integrity === entry.integrity && present.link === entry.link;
  });
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Installs the dependencies if they are missing or out of date; otherwise does nothing and says nothing.
 * @param {string} root folder with package.json
 * @returns {boolean} false when the installation failed, which has been reported
 */
export function prepare(root = ROOT) {
  const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const stampFile = path.join(root, 'node_modules', '.hexwright-lock');
  const stamp = createHash('sha256').update(lockText).digest('hex');
  if (read(stampFile) === stamp) return true;

  const record = read(path.join(root, 'node_modules', '.package-lock.json'));
  if (record === null || !matches(JSON.parse(lockText), JSON.parse(record))) {
    console.error('Installing the dependencies (npm ci), about a minute; only the first time and when they change.');
    const npm = process.env['npm_execpath'];
    // What builds and checks is among the development dependencies: a production environment must not leave them out.
    const include = ['--include=dev', '--include=optional'];
    const args = ['ci', '--ignore-scripts', ...include, '--no-audit', '--no-fund', '--loglevel=error'];
    /** @type {import('node:child_process').SpawnSyncOptions} */
    const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
    const result =
      npm?.endsWith('npm-cli.js') === true
        ? spawnSync(process.execPath, [npm, ...args], options)
        : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
    if (result.status !== 0) {
      console.error('The dependencies could not be installed; npm says why above.');
      return false;
    }
  }
  writeFileSync(stampFile, stamp);
  return true;
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = prepare() ? 0 : 1;
}
