// `npm test`: installs if need be, then runs every check of tools/check.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24, run, tooOld } from './node24.mjs';
import { prepare } from './prepare.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const COULD_NOT_START = '0 passed, 1 failed';

/** @returns {Promise<number>} exit code */
async function test() {
  if (!prepare(ROOT)) {
    console.log(COULD_NOT_START);
    return 1;
  }
  const node = node24();
  if (node === null) {
    console.error(tooOld());
    console.log(COULD_NOT_START);
    return 1;
  }
  return run(node, [path.join(ROOT, 'tools', 'check', 'check.ts'), ...process.argv.slice(2)]);
}

process.exitCode = await test();
