import { linkPackage, nearest } from '@hexwright/model';
import { type CountedResult, subjectOf } from '@hexwright/playtest';
import { playBatch } from '@hexwright/playtest/batch';
import {
  numbersOf,
  type PackageNumber,
  type Question,
  questionsOf,
  type Ranked,
  Ranking,
} from '@hexwright/playtest/lab';
import { wholeNumber } from '../arguments.ts';
import { ASK_OPTION, askedOf } from '../asked.ts';
import type { Command } from '../command.ts';
import { KeptGames } from '../kept-games.ts';
import { METHOD_SHAPE, methodEnd, PERCENTAGE_POINTS } from '../method.ts';
import type { Output } from '../output.ts';
import type { OpenPackage } from '../packages.ts';
import { Progress } from '../progress.ts';
import { readRepeatedGames, repeatedGamesOptions, settingsOf } from '../repeated-games.ts';
import { seatedText } from '../seats.ts';
import { fieldName, type TriedPackage, triedWithValue } from '../tried-values.ts';
import { UsageError } from '../usage-error.ts';

const MOST_STEP = 1000;
/** Packages that are open at once: each takes memory. */
const AT_ONCE = 12;
/** Names that are told to somebody who has found none. */
const SHOWN = 12;

/** A number of the package with another value. */
interface Change {
  readonly target: string;
  /** What reports call the number. */
  readonly name: string;
  readonly value: number;
  readonly was: number;
}

export const rank: Command = {
  spec: {
    name: 'rank',
    usage: '<package>',
    least: 1,
    most: 1,
    about:
      'Changes every number of the rules and of the counters a little, one at a time, up and down, plays all of them on the same\n' +
      'seeds, and says which move the result most. Counters of one name are changed together. The intervals are wider for there being many: with 95 % confidence none of them is wrong.',
    options: [
      ASK_OPTION,
      {
        name: 'only',
        value: 'text',
        description: 'Only numbers whose name has this in it: modifiers/, lager, units/ or Spahis, say.',
      },
      { name: 'step', value: 'number', description: 'How far each is changed. 1 if absent.' },
      ...repeatedGamesOptions('of each'),
    ],
    json:
      '{ "package": id, "packageHash", "seats", "options", "seed", "games", "question": id, "ranked": [{ "target", "name", "value", "was", "pairs",\n' +
      '  "first", "second": means without and with it, "mean": second less first, "low", "high": the true difference lies between (all at\n' +
      '  once with 95 % confidence), "verdict": "more", "less", "noise" or "same": every game went as without it, "worth" }],\n' +
      '  "impossible": [name = value that the package cannot have] }\n' +
      METHOD_SHAPE,
    examples: [
      'hexwright rank gmb/tamburlaine --only modifiers/ --seat tartar=captain --seat ottoman=captain',
      'hexwright rank grunwald-1410 --ask turns --games 200 --json',
    ],
  },
  async run({ args, output }) {
    const step = wholeNumber(args, 'step', 1, 1, MOST_STEP);
    const told = await readRepeatedGames(args, output);
    if (told === null) return 1;
    const { games, seed, handsFor, opened, seats } = told;
    const question = askedOf(args, questionsOf(subjectOf(opened.games.playable(opened.game))), opened.game);
    const { possible, impossible } = changesOf(opened, step, args.value('only') ?? '');
    const watched = question.isOfWatched;
    const kept = await KeptGames.open(args, output);
    const progress = new Progress('games', games * (possible.length + 1));
    let done = 0;
    const played = async (entrants: readonly TriedPackage[]): Promise<CountedResult[][]> => {
      const known = kept.of(entrants.map(({ game }) => ({ packageHash: game.hash, seats, watched })));
      const results: CountedResult[][] = entrants.map(() => []);
      const chains = entrants.map(({ chain }) => chain);
      const hands = handsFor(entrants.map(({ game }) => game.hash));
      await playBatch({ chains, seats, games, seed, hands, known, watched }, (result, index) => {
        results[index % entrants.length].push(result);
        progress.show(++done);
      });
      return results;
    };
    const [base] = await played([opened]);
    const ranking = new Ranking(
      question,
      possible.map(({ change }) => change),
    );
    for (let first = 0; first < possible.length; first += AT_ONCE) {
      const some = possible.slice(first, first + AT_ONCE);
      const results = await played(some.map(({ tried }) => tried));
      results.forEach((list, at) => list.forEach((result, on) => ranking.add(first + at, base[on], result)));
    }
    progress.end();
    await kept.close();
    const { ranked } = ranking;
    print(opened, question, ranked, output);
    const method = [
      `${games} games of each, on the seeds from ${seed} on. ${seatedText(opened.game, seats)}.`,
      `${ranked.length} changes were looked at: all intervals hold at once with 95 % confidence, however often one looks.`,
      ...(question.unit === 'share' ? [PERCENTAGE_POINTS] : []),
      ...(impossible.length > 0 ? [`Not possible: ${impossible.join(', ')}.`] : []),
      ...methodEnd(opened.games.playable(opened.game).players, seats),
    ];
    output.line();
    for (const line of method) output.line(line);
    output.result({
      ...settingsOf(told, method),
      question: question.id,
      ranked: ranked.map(({ change, ...difference }) => ({ ...change, ...difference })),
      impossible,
    });
    return 0;
  },
};

interface Changes {
  readonly possible: readonly { readonly change: Change; readonly tried: TriedPackage }[];
  readonly impossible: readonly string[];
}

/** What somebody may have meant; the first of the names where nothing is near. */
function hintOf(numbers: readonly PackageNumber[], only: string): string {
  const names = numbers.map(nameOf);
  const lists = new Set(numbers.map(({ target }) => `${target.split('/')[0]}/`));
  const near = nearest(only, [...lists, ...names]);
  if (near !== undefined) return `Did you mean "${near}"?`;
  const more = names.length - SHOWN;
  return names.length === 0
    ? 'There is none.'
    : `There are ${names.slice(0, SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** Every number, a step up and a step down. Throws {@link UsageError} where there is none. */
function changesOf(opened: OpenPackage, step: number, only: string): Changes {
  const link = linkPackage(opened.chain);
  const numbers = link.ok ? numbersOf(link.linked) : [];
  const asked = only.toLowerCase();
  const wanted = numbers.filter(({ target, title }) =>
    `${target.replace(/\/value$/, '')} ${title}`.toLowerCase().includes(asked),
  );
  if (wanted.length === 0) {
    throw new UsageError(`--only: no number has "${only}" in its name.`, hintOf(numbers, only));
  }
  const impossible: string[] = [];
  const possible = wanted.flatMap((number) =>
    [number.value - step, number.value + step].flatMap((value) => {
      const { target, value: was } = number;
      const name = nameOf(number);
      try {
        return [{ change: { target, name, value, was }, tried: triedWithValue(opened, target, value) }];
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        impossible.push(`${name} = ${value}`);
        return [];
      }
    }),
  );
  return { possible, impossible };
}

/** What reports call a number: of the rules by its id, as `--set` has it; of counters by their name. */
function nameOf({ target, title, side }: PackageNumber): string {
  return side === null ? fieldName(target) : title;
}

const VERDICTS = { more: 'more', less: 'less', noise: 'within the noise' } as const;

function print({ game }: OpenPackage, question: Question, ranked: readonly Ranked<Change>[], output: Output): void {
  const text = (value: number): string =>
    question.unit === 'share' ? `${(value * 100).toFixed(1)} %` : value.toFixed(2);
  const signed = (value: number): string => `${value < 0 ? '' : '+'}${text(value)}`;
  const told = ({ name, value, was }: Change): string => `${name} = ${value} (${was})`;
  const moved = ranked.flatMap(({ verdict, ...one }) => (verdict === 'same' ? [] : [{ verdict, ...one }]));
  const same = ranked.filter(({ verdict }) => verdict === 'same').map(({ change }) => told(change));
  const width = Math.max(0, ...moved.map(({ change }) => told(change).length));
  output.line(`${game.title}: what moves “${question.title}” most, from ${text(ranked[0]?.first ?? 0)}\n`);
  for (const { change, mean, low, high, verdict } of moved)
    output.line(
      `  ${told(change).padEnd(width)} ${signed(mean).padStart(9)}   (${signed(low)} to ${signed(high)})   ${VERDICTS[verdict]}`,
    );
  if (same.length > 0) output.line(`\nThese ${same.length} change nothing in any game: ${same.join(', ')}.`);
}
