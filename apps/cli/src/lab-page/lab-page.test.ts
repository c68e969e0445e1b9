import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hexwright } from '../testing/command-line.ts';
import { barChart, histogram } from './charts.ts';

const BATTLE = 'wrg/knights-and-bills';

describe('what games have shown', () => {
  it('is a page that needs no network, lines for a spreadsheet, and plain data', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lab-'));
    const [page, csv] = [path.join(folder, 'lab.html'), path.join(folder, 'lab.csv')];
    const asked = ['playtest', BATTLE, '--games', '3', '--workers', '1', '--json'];
    const { code, out } = await hexwright([...asked, '--html', page, '--csv', csv]);
    expect(code).toBe(0);
    const { games, watched } = JSON.parse(out) as {
      games: { seed: number }[];
      watched: { report: { games: number }; coverage: { events: { perGame: number }[] } }[];
    };
    expect(games.map((one) => Object.keys(one))).not.toContain('losses');
    expect(watched[0].report.games).toBe(3);
    const html = readFileSync(page, 'utf8');
    expect(html).not.toMatch(/(src|href)=|@import|url\(/);
    for (const heading of ['Who wins', 'Counters lost up to each game-turn', 'What acted', 'never acted'])
      expect(html).toContain(heading);
    expect(readFileSync(csv, 'utf8').split('\n')).toHaveLength(5);
    // Who is not watched plays the same games.
    const plain = JSON.parse((await hexwright(asked)).out) as { games: object[] };
    expect(plain.games).toEqual(games);
  });

  it.skipIf(!existsSync('/dev/full'))('says that lines do not fit on the disk', async () => {
    const { code, err } = await hexwright(['playtest', BATTLE, '--games', '1', '--csv', '/dev/full']);
    expect([code, err]).toEqual([2, expect.stringContaining('--csv: /dev/full cannot be written: ENOSPC')]);
  });

  it.each(['html', 'csv'])('is refused where the file of --%s cannot be written', async (option) => {
    const { code, err } = await hexwright(['playtest', BATTLE, '--games', '1', `--${option}`, '/nowhere/at/all']);
    expect([code, err]).toEqual([2, expect.stringContaining(`--${option}`)]);
  });
});

describe('charts', () => {
  it('draw values to scale, and text as text', () => {
    const chart = barChart('A', [{ name: '<b>', value: 0.5, low: 0.25, high: 2, text: '50 %', color: '#123456' }], 1);
    expect(chart).toContain('width="155"');
    expect(chart).not.toContain('<b>');
  });

  it('put many values into few columns', () => {
    const counts = new Map(Array.from({ length: 300 }, (_, value) => [value, 1]));
    const columns = histogram('Scores', counts, [{ at: 100, name: 'Marginal' }]).match(/class="column"/g);
    expect(columns).toHaveLength(60);
  });
});
