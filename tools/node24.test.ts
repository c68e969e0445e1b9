import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNode } from './check/process.ts';
import { node24, run } from './node24.mjs';

const WRAPPER = path.join(import.meta.dirname, 'node24.mjs');

describe('node24', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'hexwright-node24-'));
    writeFileSync(
      path.join(folder, 'script.ts'),
      `const words: string[] = process.argv.slice(2);
       console.log(Number.parseInt(process.versions.node) >= 24, process.argv[1]?.endsWith('script.ts'), ...words);
       process.exitCode = words.length;`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('finds the Node that runs this test', () => {
    expect(node24()).toBe(process.execPath);
  });

  it('runs TypeScript with its arguments and hands its exit code on', async () => {
    const outcome = await runNode(folder, [WRAPPER, 'script.ts', 'one', 'two'], 600_000);
    expect(outcome).toMatchObject({ exitCode: 2, output: 'true true one two\n' });
  });

  it('says how it is used when no script is named', async () => {
    const outcome = await runNode(folder, [WRAPPER], 600_000);
    expect(outcome.exitCode).toBe(2);
    expect(outcome.output).toContain('Usage');
  });

  it('gives the exit code of a script that runs in a Node of its own, and 128 and more for a signal', async () => {
    expect(await run(process.execPath, ['-e', 'process.exit(7)'])).toBe(7);
    expect(await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGTERM")'])).toBe(143);
  });
});
