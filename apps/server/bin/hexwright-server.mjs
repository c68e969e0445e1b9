#!/usr/bin/env node
// The server of Hexwright. Needs Node 24; `npm start` finds it.
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Types are stripped once, not at every start, and not again by the thread of the games, which finds the folder in its
// environment. Where it cannot be written, starting takes a little longer.
process.env.NODE_COMPILE_CACHE ??= path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../node_modules/.cache/hexwright',
);
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
const { main } = await import('../src/command.ts');
process.exitCode = await main(process.argv.slice(2));
