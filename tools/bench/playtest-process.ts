/** A playtest in a process of its own: `playtest-process.ts <player> <games> <threads>`. See playtest-memory.ts. */
import { playBatch, threads } from '@hexwright/playtest/batch';
import { agree, median } from './measurement.ts';
import type { PlaytestReport } from './playtest-memory.ts';
import { readTexts } from './texts.ts';

/** Resident memory is taken as the median of so many games, because compiling and collecting come in bursts. */
const WINDOW = 20;
const EARLY_GAMES = 100;

const [player, games, workers] = process.argv.slice(2);
const chain = readTexts();
const seats = { tartar: player, ottoman: player };
const hashes: string[] = [];
const resident: number[] = [];
await playBatch(
  { chains: [chain], seats, games: Number(games), seed: 1, hands: threads(Number(workers)) },
  ({ hash, end }) => {
    agree('whether a game comes to its end', end, 'over');
    hashes.push(hash);
    resident.push(process.memoryUsage.rss());
  },
);
const report: PlaytestReport = {
  hashes,
  peak: Math.max(...resident),
  early: median(resident.slice(EARLY_GAMES - WINDOW, EARLY_GAMES)),
  late: median(resident.slice(-WINDOW)),
};
console.log(JSON.stringify(report));
