/**
 * Whether the games are the same as when the table was made: `npm run guard -- [--games 200] [--only <battle>] [--write]`. Plays
 * seeded games of every battle and compares their digests, or writes the table anew. Exits with 1 if a game differs.
 */
import { readArguments } from '../arguments.ts';
import { battles } from './battles.ts';
import { GameDigest } from './digest.ts';
import { type GuardTable, readTable, writeTable } from './table.ts';

const { values } = readArguments('npm run guard -- [--games 200] [--only <battle>] [--write]', {
  options: {
    games: { type: 'string', default: '200' },
    only: { type: 'string', multiple: true },
    write: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const all = battles();
const unknown = values.only?.find((name) => !all.has(name));
if (unknown !== undefined) {
  console.error(`There is no battle "${unknown}". There are: ${[...all.keys()].join(', ')}.`);
  process.exit(2);
}
const wanted = [...all].filter(([name]) => values.only?.includes(name) ?? true);
const played: Record<string, string[]> = {};
for (const [name, playable] of wanted) {
  const began = performance.now();
  const digest = new GameDigest(playable);
  played[name] = Array.from({ length: games }, (_, index) => digest.of(index + 1));
  console.error(`${name}: ${games} games in ${Math.round((performance.now() - began) / 1000)} s`);
}
if (values.write) {
  writeTable({ ...(values.only === undefined ? {} : readTable()), ...played });
} else if (differences(readTable(), played)) process.exitCode = 1;

/** Prints the seeds of games that differ; true if there are any. */
function differences(known: GuardTable, now: GuardTable): boolean {
  let found = false;
  for (const [name, digests] of Object.entries(now)) {
    const seeds = digests.flatMap((digest, index) => (digest === known[name]?.[index] ? [] : [index + 1]));
    found ||= seeds.length > 0;
    const which = seeds.length === 0 ? 'all the same' : `${seeds.length} differ: seeds ${seeds.join(', ')}`;
    console.log(`${name}: ${digests.length} games, ${which}`);
  }
  return found;
}
