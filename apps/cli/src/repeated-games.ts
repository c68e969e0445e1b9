/** What a command is told that plays variants of one package over and over, each on the same seeds. */
import { pairs, wholeNumber } from './arguments.ts';
import type { Arguments, OptionSpec } from './command.ts';
import { HAND_OPTIONS, readHands } from './hands.ts';
import { FRESH_OPTION } from './kept-games.ts';
import { engineName } from './method.ts';
import type { Output } from './output.ts';
import { type OpenPackage, openPackage } from './packages.ts';
import { CHOICE_OPTION, readSeats, SEAT_OPTION } from './seats.ts';

const MOST_GAMES = 1_000_000;

/** See {@link readRepeatedGames}. `each` says of what the games are counted: `of each value`. */
export function repeatedGamesOptions(each: string): readonly OptionSpec[] {
  return [
    { name: 'games', value: 'number', description: `How many games ${each}. 100 if absent.` },
    { name: 'seed', value: 'number', description: 'Seed of the first game of each. 1 if absent.' },
    ...HAND_OPTIONS,
    SEAT_OPTION,
    CHOICE_OPTION,
    FRESH_OPTION,
  ];
}

/** How many games of each variant, from which seed on, of what, by whom, and on which threads or machines. */
export interface RepeatedGames {
  readonly games: number;
  readonly seed: number;
  readonly handsFor: ReturnType<typeof readHands>;
  /** Choices by option. */
  readonly options: ReadonlyMap<string, string>;
  readonly opened: OpenPackage;
  /** Player names by side id. */
  readonly seats: Readonly<Record<string, string>>;
}

/** Reads the arguments and opens the package; null where it has problems, which have been printed. Throws UsageError. */
export async function readRepeatedGames(args: Arguments, output: Output): Promise<RepeatedGames | null> {
  const games = wholeNumber(args, 'games', 100, 1, MOST_GAMES);
  const seed = wholeNumber(args, 'seed', 1, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - MOST_GAMES);
  const handsFor = readHands(args, output);
  const options = pairs(args, 'option');
  const opened = await openPackage(args.words[0], args, output, options);
  return opened === null ? null : { games, seed, handsFor, options, opened, seats: readSeats(args, opened) };
}

/** How the games were played, for `--json`; `method` is what the report says of it. */
export function settingsOf(
  { games, seed, options, opened: { game }, seats }: RepeatedGames,
  method: readonly string[],
): object {
  return {
    package: game.id,
    packageHash: game.hash,
    seats,
    options: Object.fromEntries(options),
    seed,
    games,
    method,
    engine: engineName(),
  };
}
