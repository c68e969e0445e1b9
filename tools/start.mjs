// `npm start`: installs if need be, builds the studio if its sources have changed, and serves it until Ctrl+C.
// `npm start -- --help` has the options.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStudio } from './build-studio.mjs';
import { keepRunning } from './keep-running.mjs';
import { node24, run, tooOld } from './node24.mjs';
import { prepare } from './prepare.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const SERVER = path.join(ROOT, 'apps', 'server', 'bin', 'hexwright-server.mjs');

/** @returns {Promise<number>} exit code */
async function start() {
  if (!prepare(ROOT)) return 1;
  const node = node24();
  if (node === null) {
    console.error(tooOld());
    return 1;
  }
  const options = process.argv.slice(2);
  // Where the build fails, what was built before is served, or a page that says that there is nothing.
  if (!options.includes('--help')) await buildStudio(ROOT, node);
  let isFirst = true;
  return keepRunning(() => {
    // A page that is open comes back by itself.
    const given = isFirst ? options : options.filter((option) => option !== '--open');
    isFirst = false;
    return run(node, [SERVER, ...given]);
  });
}

process.exitCode = await start();
