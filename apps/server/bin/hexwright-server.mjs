#!/usr/bin/env node
// The server of Hexwright. Needs Node 24; `npm start` finds it.
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Types are stripped once, not at every start. Where the folder cannot be written, starting takes a little longer.
module.enableCompileCache(
  path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../node_modules/.cache/hexwright'),
);
const { main } = await import('../src/command.ts');
process.exitCode = await main(process.argv.slice(2));
