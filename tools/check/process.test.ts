import { describe, expect, it } from 'vitest';
import { runNode } from './process.ts';

const here = import.meta.dirname;

describe('runNode', () => {
  it('collects both streams and the exit code', async () => {
    const outcome = await runNode(here, ['-e', 'console.log("out"); console.error("err"); process.exit(3)'], 600_000);
    expect(outcome).toMatchObject({ exitCode: 3 });
    expect(outcome.output).toContain('out\n');
    expect(outcome.output).toContain('err\n');
  });

  it('stops what hangs and says so', async () => {
    const outcome = await runNode(here, ['-e', 'setInterval(() => {}, 1000)'], 300);
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.output).toContain('stopped: it took longer than 0.3 s');
  });
});
