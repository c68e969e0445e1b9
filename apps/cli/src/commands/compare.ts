import type { CompiledGame } from '@hexwright/compiler';
import type { PackageChain } from '@hexwright/model';
import { type CountedResult, type Games, subjectOf } from '@hexwright/playtest';
import { type Batch, playBatch } from '@hexwright/playtest/batch';
import { type Answer, Comparison, type Question, questionsOf, questionsOfAll } from '@hexwright/playtest/lab';
import { pairs, wholeNumber } from '../arguments.ts';
import { ASK_OPTION, askedOf } from '../asked.ts';
import type { Arguments, Command } from '../command.ts';
import { answerLines, comparisonLines, methodLines, type Told } from '../comparison-text.ts';
import { FROM_OPTION, readBeginning } from '../begun-at.ts';
import { WATCH_OPTIONS, WATCH_SHAPE, Watching } from '../lab-page/watching.ts';
import type { Output } from '../output.ts';
import { HAND_OPTIONS, readHands } from '../hands.ts';
import { engineName, METHOD_SHAPE } from '../method.ts';
import { type OpenPackage, openPackage } from '../packages.ts';
import { FRESH_OPTION, KeptGames } from '../kept-games.ts';
import { Progress } from '../progress.ts';
import { CHOICE_OPTION, readSeats, SEAT_OPTION } from '../seats.ts';
import { fieldName, triedWith, valuesOf } from '../tried-values.ts';
import { UsageError } from '../usage-error.ts';

const MOST_PAIRS = 1_000_000;
/** More packages at once would need more games than anybody waits for. */
const MOST_PACKAGES = 12;

export const compare: Command = {
  spec: {
    name: 'compare',
    usage: '<package> [<package> ...]',
    least: 1,
    most: MOST_PACKAGES,
    about:
      'Plays a package and others, such as its variants, on the same seeds, and says how far each lies from the first one.\n' +
      'Where nothing differs the dice fall alike, so that far fewer games tell more. It stops as soon as what --ask asks is\n' +
      'known for each, or at the number of games. The intervals hold however often one looks, and for all packages at once.',
    options: [
      ASK_OPTION,
      {
        name: 'set',
        value: 'item=v1,v2',
        description:
          'Compare the package with itself where this field has these values: parameters/charge-run/value=2,4.',
      },
      {
        name: 'within',
        value: 'number',
        description:
          'A difference this small need not be told from none: percentage points of shares, 2 if absent; else\n'.concat(
            'a number, none if absent.',
          ),
      },
      FROM_OPTION,
      { name: 'games', value: 'number', description: 'How many games of each package at most. 1000 if absent.' },
      { name: 'seed', value: 'number', description: 'Seed of the first game of each. 1 if absent.' },
      ...HAND_OPTIONS,
      SEAT_OPTION,
      CHOICE_OPTION,
      ...WATCH_OPTIONS,
      FRESH_OPTION,
    ],
    json:
      '{ "packages": [{ "name", "package": id, "packageHash" }], "seats", "options", "seed", "pairs", "stopped", "settled",\n' +
      '  "asked": [answer], "others": [[answer]] }: an answer for each package from the second on\n' +
      'answer: { "question": id, "first", "second": means, "mean": second less first, "low", "high": the true difference lies\n' +
      '  between with 95 % confidence (all of asked, and all of others, at once), "pairs", "verdict": "more", "less", "alike" or\n' +
      '  "open", "worth": as many games on seeds of their own would tell as much as one on common seeds, or null }\n' +
      `${METHOD_SHAPE}\n${WATCH_SHAPE}`,
    examples: [
      'hexwright compare gmb/tamburlaine variants/mud --seat tartar=captain --seat ottoman=captain',
      'hexwright compare gmb/tamburlaine --set parameters/charge-run/value=2,4 --ask wins:tartar',
    ],
  },
  async run({ args, output }) {
    const limit = wholeNumber(args, 'games', 1000, 1, MOST_PAIRS);
    const seed = wholeNumber(args, 'seed', 1, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - MOST_PAIRS);
    const handsFor = readHands(args, output);
    const options = pairs(args, 'option');
    const entrants = await openAll(args, options, output);
    if (entrants === null) return 1;
    const [first] = entrants;
    const beginning = readBeginning(args, entrants, output);
    if (beginning === null) return 1;
    const seats = readSeats(args, first);
    const questions = questionsOfAll(entrants.map(({ game, games }) => questionsOf(subjectOf(games.playable(game)))));
    const asked = askedOf(args, questions, first.game);
    const watching = await Watching.open(args, entrants, seats);
    const watched = watching !== null || asked.isOfWatched;
    const others = questions.filter((question) => question !== asked && (watched || !question.isOfWatched));
    const comparison = new Comparison(asked, others, entrants.length, withinOf(args, asked));
    const kept = await KeptGames.open(args, output);
    const known = kept.of(beginning.sources(seats, watched));
    const hands = handsFor(beginning.hashes);
    const batch = { ...beginning.ofBatch, seats, games: limit, seed, hands, watched, known };
    await playPairs(entrants, batch, comparison, watching);
    await kept.close();
    const { players } = first.games.playable(first.game);
    const told: Told = { from: beginning.lines, entrants, comparison, seats, seed, players };
    for (const line of comparisonLines(told)) output.line(line);
    watching?.end(`${first.game.title}: a comparison`, methodLines(told), answerLines(told));
    output.result({
      packages: entrants.map(({ name, game }) => ({ name, package: game.id, packageHash: game.hash })),
      seats,
      options: Object.fromEntries(options),
      ...beginning.told,
      seed,
      pairs: comparison.asked[0].pairs,
      stopped: comparison.stopped,
      method: methodLines(told),
      engine: engineName(),
      settled: comparison.isSettled,
      asked: comparison.asked.map(plainAnswer),
      others: comparison.others.map((answers) => answers.map(plainAnswer)),
      ...(watching === null ? {} : { watched: watching.data }),
    });
    return 0;
  },
};

/** A package that is compared, under the name that reports call it by. */
export interface Entrant {
  readonly name: string;
  readonly chain: PackageChain;
  readonly game: CompiledGame;
  readonly games: Games;
}

/** Opens all packages and all values of `--set`; null after printing what is wrong with one. Throws {@link UsageError}. */
async function openAll(
  args: Arguments,
  options: ReadonlyMap<string, string>,
  output: Output,
): Promise<Entrant[] | null> {
  const count =
    args.words.length +
    [...pairs(args, 'set')].flatMap(([target, text]) => valuesOf(target, text, MOST_PACKAGES)).length;
  if (count < 2)
    throw new UsageError('There is nothing to compare it with.', 'Name a second package, or values with --set.');
  if (count > MOST_PACKAGES) {
    throw new UsageError(`That is ${count} packages; ${MOST_PACKAGES} at most.`, 'Give fewer values to --set.');
  }
  const entrants: Entrant[] = [];
  for (const word of args.words) {
    const opened = await openPackage(word, args, output, options);
    if (opened === null) return null;
    entrants.push({ name: opened.game.id, ...opened });
    if (word === args.words[0]) {
      entrants.push(...triedIn(opened, args));
    }
  }
  const sides = (game: CompiledGame): string => game.sides.map(({ id }) => id).join(', ');
  const stranger = entrants.find(({ game }) => sides(game) !== sides(entrants[0].game));
  if (stranger !== undefined) {
    const message = `${stranger.name} has other sides than ${entrants[0].name}: ${sides(stranger.game)}.`;
    throw new UsageError(message, `Compare packages with the sides ${sides(entrants[0].game)}.`);
  }
  return entrants;
}

/** The package with each value of `--set`. Throws {@link UsageError} for one that it cannot have. */
function triedIn(opened: OpenPackage, args: Arguments): Entrant[] {
  return [...pairs(args, 'set')].flatMap(([target, values]) =>
    valuesOf(target, values, MOST_PACKAGES).map((text) => {
      const name = `${fieldName(target)} = ${text}`;
      return { name, games: opened.games, ...triedWith(opened, target, text) };
    }),
  );
}

/** The difference that need not be told from none: as a share of games, or in the question's own unit. */
function withinOf(args: Arguments, { unit }: Question): number {
  const text = args.value('within');
  if (text === undefined) return unit === 'share' ? 0.02 : 0;
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < 0) {
    throw new UsageError(`--within must be a number from 0 on, not "${text}".`, 'For example: --within 1.5');
  }
  return unit === 'share' ? number / 100 : number;
}

/** Plays seed after seed, a game of each package, until enough is known. */
async function playPairs(
  entrants: readonly Entrant[],
  batch: Omit<Batch, 'chains'>,
  comparison: Comparison,
  watching: Watching | null,
): Promise<void> {
  const progress = new Progress('games of each package', batch.games);
  let results: CountedResult[] = [];
  const chains = entrants.map(({ chain }) => chain);
  await playBatch({ ...batch, chains }, (result, index) => {
    watching?.add(result, results.length);
    results.push(result);
    if (results.length < entrants.length) return undefined;
    comparison.add(results);
    results = [];
    progress.show((index + 1) / entrants.length);
    return comparison.isSettled ? 'enough' : undefined;
  });
  progress.end();
}

function plainAnswer({ question, ...answer }: Answer): object {
  return { question: question.id, ...answer };
}
