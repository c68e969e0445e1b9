import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from './main.ts';

vi.mock('./commands.ts', () => {
  const spec = { name: 'fail', usage: '', least: 0, most: 0, about: '', options: [], json: '', examples: [] };
  const run = (): never => {
    throw new TypeError('Cannot read properties of undefined\nand more');
  };
  return { commands: [{ name: 'fail', summary: 'fails', load: () => Promise.resolve({ spec, run }) }] };
});

let out = '';
let err = '';
beforeEach(() => {
  out = '';
  err = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => (out += String(text)) !== '');
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => (err += String(text)) !== '');
  vi.spyOn(console, 'error').mockImplementation((error: Error) => (err += error.stack ?? ''));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('main, when a command fails unexpectedly', () => {
  it('says so in one line, with what to do', async () => {
    expect(await main(['fail'])).toBe(1);
    expect(err).toMatch(
      /^hexwright: internal: .*Cannot read properties of undefined .*report it.*HEXWRIGHT_DEBUG=1.*\n$/,
    );
    expect(out).toBe('');
  });

  it('says so as JSON when that is asked for', async () => {
    expect(await main(['fail', '--json'])).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'internal' } });
  });

  it('shows where it failed only when that is asked for', async () => {
    vi.stubEnv('HEXWRIGHT_DEBUG', '1');
    expect(await main(['fail'])).toBe(1);
    expect(err).toMatch(/\n\s+at /);
  });
});
