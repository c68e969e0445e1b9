import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineName } from './method.ts';
import { hexwright } from './testing/command-line.ts';

const BATTLE = 'wrg/knights-and-bills';
const captain = ['--seat', 'french=captain', '--workers', '1'];
const more = ['--set', 'parameters/game-turns/value=4,5'];
const REPORTS: readonly (readonly string[])[] = [
  ['playtest', BATTLE, '--games', '2', ...captain],
  ['compare', BATTLE, '--games', '2', ...captain, ...more],
  ['balance', BATTLE, '--games', '2', ...captain, ...more],
  ['rank', BATTLE, '--games', '2', ...captain, '--only', 'game-turns'],
  ['ladder', BATTLE, '--games', '1', '--players', 'random,captain', '--workers', '1'],
  ['train', BATTLE, '--steps', '1', '--games', '1', '--proof', '30', '--workers', '1'],
];

describe('a report', () => {
  it.each(REPORTS)(
    'of %s says who played, on what, how sure it is, by which engine, and what nobody saw',
    async (...args) => {
      const { out } = await hexwright(args);
      expect(out).toMatch(/captain: [A-Z]/);
      expect(out).toMatch(/on the seeds from 1 on/);
      expect(out).toContain('95 %');
      expect(out).toContain('What they never do, no number here has seen.');
      expect(out).toContain(`Engine ${engineName()}.`);
      const told = JSON.parse((await hexwright([...args, '--json'])).out) as { method: string[]; engine: string };
      expect(told.engine).toBe(engineName());
      for (const line of told.method) expect(out).toContain(line);
    },
  );

  it('of random players says how little that tells', async () => {
    const aimless = 'A random player has no aim';
    expect((await hexwright(['playtest', BATTLE, '--games', '1', ...captain])).out).toContain(aimless);
    const both = ['--seat', 'english=captain', ...captain];
    expect((await hexwright(['playtest', BATTLE, '--games', '1', ...both])).out).not.toContain(aimless);
  });

  it('of a page and of lines for a spreadsheet says so too', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'method-'));
    const [page, csv] = [path.join(folder, 'lab.html'), path.join(folder, 'lab.csv')];
    await hexwright(['playtest', BATTLE, '--games', '1', ...captain, '--html', page, '--csv', csv]);
    const html = readFileSync(page, 'utf8');
    for (const said of ['captain: ', 'the seeds from 1 on', '95 %', 'no number here has seen', engineName()])
      expect(html).toContain(said);
    const [head, game] = readFileSync(csv, 'utf8').split('\n');
    expect(head).toMatch(/player:english,player:french,engine$|player:french,player:english,engine$/);
    expect(game).toContain('captain');
    expect(game).toContain(engineName());
  });
});
