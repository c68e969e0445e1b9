// `npm start`: installs if need be, checks and compiles the battle, and plays it at the terminal.
// Arguments replace the default ones of `hexwright play`: `npm start -- gmb/tamburlaine --seed 7`.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24, run, tooOld } from './node24.mjs';
import { prepare } from './prepare.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const HEXWRIGHT = path.join(ROOT, 'apps', 'cli', 'bin', 'hexwright.mjs');
const BATTLE = 'gmb/tamburlaine';
const MATCH = [BATTLE, '--seat', 'tartar=captain', '--seat', 'ottoman=captain', '--seed', '1402'];

/** @returns {Promise<number>} exit code */
async function start() {
  if (!prepare(ROOT)) return 1;
  const node = node24();
  if (node === null) {
    console.error(tooOld());
    return 1;
  }
  const given = process.argv.slice(2);
  const match = given.length > 0 ? given : MATCH;
  const named = match[0] !== undefined && !match[0].startsWith('-') ? match[0] : BATTLE;
  for (const command of [
    ['validate', named],
    ['compile', named],
    ['play', ...match],
  ]) {
    console.log(`\n$ hexwright ${command.join(' ')}`);
    const code = await run(node, [HEXWRIGHT, ...command]);
    if (code !== 0) return code;
  }
  return 0;
}

process.exitCode = await start();
