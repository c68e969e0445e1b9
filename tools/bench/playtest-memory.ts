/** How much a game and a long playtest take, and that the number of threads changes nothing. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { agree, atMost, type Measurement } from './measurement.ts';
import { battleOf, compileTexts } from './tamburlaine.ts';
import { readTexts } from './texts.ts';

/** What a playtest in a process of its own reports. */
export interface PlaytestReport {
  /** Hashes of the last positions, in the order of the seeds. */
  readonly hashes: readonly string[];
  /** Resident memory of the process in bytes: the greatest, that after a hundred games and that at the end. */
  readonly peak: number;
  readonly early: number;
  readonly late: number;
}

const GAMES = 1000;
/** Captains think longer; so many of their games show whether threads change anything. */
const CAPTAIN_GAMES = 60;
const MEGABYTE = 1 << 20;

/** Bytes of a position, and memory of a thousand games on one, two and three threads. */
export async function benchMemory(): Promise<Measurement[]> {
  const battle = battleOf(compileTexts(readTexts()));
  const [one, two, three] = [1, 2, 3].map((workers) => playtest('random', GAMES, workers));
  agree('the games on one thread and on two', one.hashes.join(), two.hashes.join());
  agree('the games on one thread and on three', one.hashes.join(), three.hashes.join());
  const captains = [1, 2, 3].map((workers) => playtest('captain', CAPTAIN_GAMES, workers).hashes.join());
  agree("the captains' games on one thread and on two", captains[0], captains[1]);
  agree("the captains' games on one thread and on three", captains[0], captains[2]);
  return [
    atMost('state of one game', 'bytes', battle.state.bytes, 64 * 1024),
    atMost('memory of 1,000 games, one thread', 'MB', one.peak / MEGABYTE, 250),
    atMost('growth from 100 to 1,000 games, one thread', 'MB', (one.late - one.early) / MEGABYTE, 16),
    atMost('memory of 1,000 games, two threads', 'MB', two.peak / MEGABYTE, 250),
    atMost('growth from 100 to 1,000 games, two threads', 'MB', (two.late - two.early) / MEGABYTE, 16),
  ];
}

function playtest(player: string, games: number, workers: number): PlaytestReport {
  const script = path.join(import.meta.dirname, 'playtest-process.ts');
  const child = spawnSync(process.execPath, [script, player, String(games), String(workers)], {
    encoding: 'utf8',
    maxBuffer: 1 << 24,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.status !== 0) throw new Error(`A playtest on ${workers} threads has failed.`);
  const report = JSON.parse(child.stdout) as PlaytestReport;
  agree('the games that were played', report.hashes.length, games);
  return report;
}
