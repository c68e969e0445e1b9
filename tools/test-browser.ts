// The browser that tests and benchmarks run in.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const PACKAGE = path.join(ROOT, 'node_modules', '@sparticuz', 'chromium');
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How the browser is started: as root it cannot have its sandbox, and no machine is asked for a graphics card. */
export const BROWSER_ARGUMENTS: readonly string[] = ['--disable-gpu', '--font-render-hinting=none'];

/** A Chromium that runs here, or why there is none. */
export type TestBrowser = { readonly program: string } | { readonly missing: string };

/**
 * Looks for a Chromium. `HEXWRIGHT_BROWSER` names one; else it is the one that came with the dependencies, unpacked
 * once for each version, or where that cannot run (it is for Linux on x64) an installed one. It is started once to see
 * that it runs: without its system libraries it does not.
 */
export function testBrowser(): TestBrowser {
  try {
    const program = findBrowser();
    execFileSync(program, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 30_000 });
    return { program };
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { missing: why };
  }
}

/** Path of a Chromium. Throws an Error that says what to do if there is none. */
function findBrowser(): string {
  const named = process.env['HEXWRIGHT_BROWSER'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`HEXWRIGHT_BROWSER names ${named}, which does not exist.`);
    return named;
  }
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(PACKAGE)) return unpacked();
  const installed = INSTALLED.find((candidate) => existsSync(candidate));
  if (installed !== undefined) return installed;
  throw new Error('The browser tests need Chromium: install one and name it in HEXWRIGHT_BROWSER.');
}

function unpacked(): string {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  const cache = path.join(ROOT, 'node_modules', '.cache');
  const folder = path.join(cache, `chromium-${version}`);
  const program = path.join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  // Another run that unpacks at the same time does so elsewhere; the first to be ready wins.
  const own = mkdtempSync(path.join(cache, 'unpacking-'));
  try {
    const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
    execFileSync(process.execPath, ['-e', unpack], { cwd: ROOT, env: { ...process.env, TMPDIR: own } });
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(program)) throw error;
  }
  return program;
}
