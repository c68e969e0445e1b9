import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GameRecord } from '@hexwright/playtest';
import { expect, it } from 'vitest';
import { hexwright } from './testing/command-line.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'from-'));
const captains = ['--seat', 'tartar=captain', '--seat', 'ottoman=captain'];
const BATTLE = 'gmb/tamburlaine';
const EXAMPLES = path.resolve(import.meta.dirname, '../../../scenarios/gmb/tamburlaine/cases');

interface Played {
  readonly from: string;
  readonly games: readonly { readonly commands: number; readonly hash: string }[];
}

it('plays on from a game that was saved, and from an example', async () => {
  const log = path.join(folder, 'game.json');
  await hexwright(['play', BATTLE, '--seed', '5', ...captains, '--log', log]);
  const { hashes: _, result: __, ...record } = JSON.parse(readFileSync(log, 'utf8')) as GameRecord;
  writeFileSync(log, JSON.stringify({ ...record, commands: record.commands.slice(0, -700) }));
  const asked = ['playtest', BATTLE, ...captains, '--games', '2', '--workers', '1', '--json'];
  const { from, games } = JSON.parse((await hexwright([...asked, '--from', log])).out) as Played;
  expect(from).toBe(log);
  expect(Math.max(...games.map(({ commands }) => commands))).toBeLessThan(2000);
  expect(games[0].hash).not.toBe(games[1].hash);
  const example = path.join(EXAMPLES, '04-0-both-sides-fire.case.json');
  const { code, out } = await hexwright([
    'compare',
    BATTLE,
    'gmb/tamburlaine-heavier-wagons',
    '--from',
    example,
    '--games',
    '2',
    '--workers',
    '1',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('Every game begins at the position of');
});

it('says what is wrong with a file that holds no position', async () => {
  const file = path.join(folder, 'list.json');
  writeFileSync(file, '[]');
  const asked = ['playtest', BATTLE, '--games', '1', '--from'];
  expect((await hexwright([...asked, file])).err).toContain('this is neither a saved game nor an example');
  expect((await hexwright([...asked, path.join(folder, 'none.json')])).out).toContain('There is no such file.');
});
