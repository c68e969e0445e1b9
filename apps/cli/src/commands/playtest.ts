import {
  ACT_KEYS,
  type ActKey,
  type Acts,
  actsOf,
  type CountedResult,
  type Seats,
  type Share,
  type Spread,
  Statistics,
  type Summary,
} from '@hexwright/playtest';
import { playBatch } from '@hexwright/playtest/batch';
import { isWatched as wasWatched } from '@hexwright/playtest/lab';
import type { CompiledGame } from '@hexwright/compiler';
import { pairs, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { FROM_OPTION, readBeginning } from '../begun-at.ts';
import { WATCH_OPTIONS, WATCH_SHAPE, Watching } from '../lab-page/watching.ts';
import type { Output } from '../output.ts';
import { engineName, METHOD_SHAPE, methodEnd } from '../method.ts';
import { type OpenPackage, openPackage, remarkWarnings } from '../packages.ts';
import { HAND_OPTIONS, readHands } from '../hands.ts';
import { FRESH_OPTION, KeptGames } from '../kept-games.ts';
import { Progress } from '../progress.ts';
import { CHOICE_OPTION, readSeats, SEAT_OPTION, seatedText } from '../seats.ts';
import { RESULT_SHAPE } from '../shapes.ts';

const MOST_GAMES = 10_000_000;

export const playtest: Command = {
  spec: {
    name: 'playtest',
    usage: '<package>',
    least: 1,
    most: 1,
    about:
      'Plays many games between computer players and counts who wins, how high and with how many points. Game number i\n' +
      'has the seed S + i, so that "hexwright play --seed" tells any of them again. The number of workers changes nothing\n' +
      'but the time.',
    options: [
      FROM_OPTION,
      { name: 'games', value: 'number', description: 'How many games. 100 if absent.' },
      { name: 'seed', value: 'number', description: 'Seed of the first game. 1 if absent.' },
      ...HAND_OPTIONS,
      SEAT_OPTION,
      CHOICE_OPTION,
      ...WATCH_OPTIONS,
      FRESH_OPTION,
    ],
    json:
      '{ "package": id, "packageHash", "seats", "options", "games": [result], "summary": { "games", "stopped": by the limit,\n' +
      '  "wins": { side or "draw": share }, "levels": { level: share }, "victoryPoints": { side: spread }, "score": spread,\n' +
      '  "commands": spread, "acted": { effect: spread }, "applied": { modifier: spread }, "forbade": { restriction: spread },\n' +
      '  "held": { condition: spread }, "arrived": { arrival: spread }, "withdrew": { withdrawal: spread },\n' +
      '  "settled": { condition of victory: spread } where there are any }, "milliseconds", "gamesPerSecond", "kept": games that were not played now }\n' +
      `${RESULT_SHAPE}\n${METHOD_SHAPE}\n${WATCH_SHAPE}\n` +
      'share: { "count", "share": 0 to 1, "low", "high": the true share lies between with 95 % confidence (Wilson) }\n' +
      'spread: { "mean", "deviation": of the sample, "least", "most" }',
    examples: [
      'hexwright playtest gmb/tamburlaine --games 1000 --seed 1 --workers 2',
      'hexwright playtest gmb/tamburlaine --games 200 --option na-melee=house-values --json > house.json',
    ],
  },
  async run({ args, output }) {
    const games = wholeNumber(args, 'games', 100, 1, MOST_GAMES);
    const seed = wholeNumber(args, 'seed', 1, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - MOST_GAMES);
    const handsFor = readHands(args, output);
    const choices = pairs(args, 'option');
    const opened = await openPackage(args.words[0], args, output, choices);
    if (opened === null) return 1;
    const { game, chain, problems } = opened;
    const seats = readSeats(args, opened);
    const beginning = readBeginning(args, [opened], output);
    if (beginning === null) return 1;
    const acts = actsOf(opened.games.playable(game));
    remarkWarnings(problems, output);
    const watching = await Watching.open(args, [{ name: game.id, ...opened }], seats);
    const statistics = new Statistics(
      game.sides.map((side) => side.id),
      game.victory?.levels.map((level) => level.id) ?? [],
      acts,
    );
    const results: CountedResult[] = [];
    const progress = new Progress('games', games);
    const started = performance.now();
    const watched = watching !== null;
    const kept = await KeptGames.open(args, output);
    const known = kept.of(beginning.sources(seats, watched));
    const hands = handsFor(beginning.hashes);
    const batch = { ...beginning.ofBatch, chains: [chain], seats, games, seed, hands, watched, known };
    await playBatch(batch, (result, index) => {
      statistics.add(result);
      watching?.add(result);
      if (output.json) results.push(bare(result));
      progress.show(index + 1);
    });
    progress.end();
    await kept.close();
    const milliseconds = Math.round(performance.now() - started);
    const gamesPerSecond = Math.round((games / milliseconds) * 100_000) / 100;
    const { summary } = statistics;
    printSummary(game, acts, summary, output);
    output.line(
      `\n${games} games in ${(milliseconds / 1000).toFixed(1)} s, ${gamesPerSecond} a second${keptText(kept.found)}`,
    );
    const method = [...beginning.lines, ...methodOf(opened, seats, games, seed)];
    watching?.end(game.title, method);
    for (const line of method) output.line(line);
    const head = {
      package: game.id,
      packageHash: game.hash,
      seats,
      options: Object.fromEntries(choices),
      ...beginning.told,
    };
    const seen = watching === null ? {} : { watched: watching.data };
    const found = { method, engine: engineName() };
    output.result({
      ...head,
      games: results,
      summary,
      ...seen,
      ...found,
      milliseconds,
      gamesPerSecond,
      kept: kept.found,
    });
    return summary.stopped === 0 ? 0 : 1;
  },
};

function keptText(found: number): string {
  return found === 0 ? '' : `; ${found} of them had been played before`;
}

/** The game without what was watched of it: that is summed up. */
function bare(result: CountedResult): CountedResult {
  if (!wasWatched(result)) return result;
  const { losses: _, given: __, happened: ___, looked: ____, moved: _____, fought: ______, ...counted } = result;
  return counted;
}

/** How it was found, for people who were not there. */
function methodOf({ game, games: known }: OpenPackage, seats: Seats, games: number, seed: number): string[] {
  return [
    `${games} games on the seeds from ${seed} on; the package at ${game.hash}. ${seatedText(game, seats)}.`,
    'Each range holds the true value with 95 % confidence, looked at once.',
    ...methodEnd(known.playable(game).players, seats),
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function shareRow(name: string, { count, share, low, high }: Share): string {
  return `  ${name.padEnd(34)} ${String(count).padStart(7)} ${percent(share).padStart(8)}   (${percent(low)} to ${percent(high)})`;
}

function spreadRow(name: string, { mean, deviation, least, most }: Spread): string {
  return `  ${name.padEnd(34)} ${mean.toFixed(1).padStart(7)} ± ${deviation.toFixed(1)}   (${least} to ${most})`;
}

/** What is said above the counts of each sort. */
const ACT_TITLES: Readonly<Record<ActKey, string>> = {
  acted: 'After how many commands of a game each effect acted',
  applied: 'After how many commands of a game each modifier acted',
  forbade: 'Before how many commands of a game each restriction forbade something',
  held: 'Before how many commands of a game each condition was found to hold',
  arrived: 'How many pieces each arrival brought in a game',
  withdrew: 'After how many commands of a game each withdrawal took pieces off',
  settled: 'In what part of the games each condition of victory settled it',
};

/** How often each of several things of the package acted; nothing where it has none. */
function printActs(title: string, things: Acts[ActKey], spreads: Summary['acted'], output: Output): void {
  if (spreads === undefined) return;
  output.line(`\n${title}`);
  for (const { id, label } of things) output.line(spreadRow(label, spreads[id]));
}

function printSummary(game: CompiledGame, acts: Acts, summary: Summary, output: Output): void {
  output.line(`${game.title}, ${summary.games} games`);
  output.line('\nWins, with what the true share may be (95 %)');
  for (const side of game.sides) output.line(shareRow(side.name, summary.wins[side.id]));
  output.line(shareRow('Draw', summary.wins['draw']));
  if (game.victory !== null) {
    output.line('\nLevels of victory');
    for (const level of game.victory.levels) output.line(shareRow(level.name, summary.levels[level.id]));
  }
  output.line('\nVictory points, mean ± deviation (least to most)');
  for (const side of game.sides) output.line(spreadRow(side.name, summary.victoryPoints[side.id]));
  output.line(spreadRow('Score', summary.score));
  output.line(spreadRow('Commands per game', summary.commands));
  for (const key of ACT_KEYS) printActs(ACT_TITLES[key], acts[key], summary[key], output);
  if (summary.stopped > 0) output.line(`\n${summary.stopped} games were stopped: they did not end by themselves.`);
}
