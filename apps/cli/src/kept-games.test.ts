import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { hexwright } from './testing/command-line.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
const asked = ['playtest', 'wrg/knights-and-bills', '--workers', '1', '--json'];

interface Told {
  readonly games: object[];
  readonly kept: number;
}

async function told(...more: readonly string[]): Promise<Told> {
  return JSON.parse((await hexwright([...asked, ...more])).out) as Told;
}

afterEach(() => {
  process.env['HEXWRIGHT_GAMES'] = 'off';
});

it('plays no game twice, unless it is to play them anew', async () => {
  process.env['HEXWRIGHT_GAMES'] = path.join(folder, 'games.sqlite');
  const first = await told('--games', '2');
  const more = await told('--games', '3');
  expect([first.kept, more.kept]).toEqual([0, 2]);
  expect(more.games.slice(0, 2)).toEqual(first.games);
  expect(await told('--games', '3', '--fresh')).toMatchObject({ kept: 0, games: more.games });
});

it('plays on without a file that cannot be used, and says so', async () => {
  const file = path.join(folder, 'notes.txt');
  writeFileSync(file, 'These are notes, and no games that anybody has played. '.repeat(20));
  process.env['HEXWRIGHT_GAMES'] = file;
  const { code, out, err } = await hexwright([...asked, '--games', '1']);
  expect([code, (JSON.parse(out) as Told).games.length]).toEqual([0, 1]);
  expect(err).toContain('games are not kept');
});
