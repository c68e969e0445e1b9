import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

function called(script: string, ...args: readonly string[]): { readonly status: number | null; readonly said: string } {
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    encoding: 'utf8',
  });
  return { status, said: stderr };
}

describe('commands beside the product', () => {
  it.each([
    ['bench/bench.ts', 'studio', 'npm run bench'],
    ['guard/guard.ts', 'tamburlaine', 'npm run guard'],
    ['faults.ts', '--often', 'npm run faults'],
    ['fuzz.ts', '--often', 'npm run fuzz'],
    ['fuzz.ts', 'servers', 'npm run fuzz'],
  ])('%s says how it is called where somebody writes %s', (script, argument, usage) => {
    const { status, said } = called(script, argument);
    expect(status).toBe(2);
    expect(said).toContain(argument);
    expect(said).toContain(`Usage: ${usage}`);
    expect(said).not.toMatch(/\n\s+at /);
  });
});
