import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { main } from './main.ts';

/** A command that fails unexpectedly. */
const failing: Command = {
  spec: { name: 'soak', usage: '', least: 0, most: 0, about: '', options: [], json: '', examples: [] },
  run: () => {
    throw new TypeError('Cannot read properties of undefined\nand more');
  },
};

let out = '';
let err = '';
const terminal = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) };
beforeEach(() => {
  out = '';
  err = '';
  const soak = commands.find(({ name }) => name === 'soak');
  if (soak !== undefined) vi.spyOn(soak, 'load').mockResolvedValue(failing);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('main, when a command fails unexpectedly', () => {
  it('says so in one line, with what to do', async () => {
    expect(await main(['soak'], terminal)).toBe(1);
    expect(err).toMatch(
      /^hexwright: internal: .*Cannot read properties of undefined .*report it.*HEXWRIGHT_DEBUG=1.*\n$/,
    );
    expect(out).toBe('');
  });

  it('says so as JSON when that is asked for', async () => {
    expect(await main(['soak', '--json'], terminal)).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'internal' } });
  });

  it('shows where it failed only when that is asked for', async () => {
    vi.stubEnv('HEXWRIGHT_DEBUG', '1');
    expect(await main(['soak'], terminal)).toBe(1);
    expect(err).toMatch(/\n\s+at /);
  });
});
