import { playBatch } from '@hexwright/playtest/batch';
import { type EvenPoint, EvenSearch, victoryShare } from '@hexwright/playtest/lab';
import { type CountedResult, type Share, wilson } from '@hexwright/playtest';
import { pairs } from '../arguments.ts';
import type { Arguments, Command } from '../command.ts';
import { KeptGames } from '../kept-games.ts';
import { METHOD_SHAPE, methodEnd } from '../method.ts';
import type { Output } from '../output.ts';
import { Progress } from '../progress.ts';
import { readRepeatedGames, repeatedGamesOptions, settingsOf } from '../repeated-games.ts';
import { seatedText } from '../seats.ts';
import { fieldName, triedWith, type TriedPackage, valuesOf } from '../tried-values.ts';
import { UsageError } from '../usage-error.ts';

/** More would need more games than anybody waits for. */
const MOST_VALUES = 49;

/** What games with some values came to. */
interface Point {
  readonly values: readonly string[];
  readonly share: Share;
  readonly stopped: number;
}

export const balance: Command = {
  spec: {
    name: 'balance',
    usage: '<package>',
    least: 1,
    most: 1,
    about:
      'Tries values of a number on the same seeds, and says at which of them the battle is even: where the first side wins\n' +
      'as much as it loses, a draw counting as half; plays until that is known to within one, or all games. With two --set,\n' +
      'every value of one with every value of the other.',
    options: [
      {
        name: 'set',
        value: 'item=0..4',
        description: 'What is tried: a field of an item and its values, as 0..4 or 0,2,4. Once or twice.',
        many: true,
      },
      ...repeatedGamesOptions('of each value, at most'),
    ],
    json:
      '{ "package": id, "packageHash", "seats", "options", "seed", "games", "side": id, "fields": [of --set],\n' +
      '  "played": games of each value,\n' +
      '  "points": [{ "values", "share": { "count", "share": of games that the side won, "low", "high" }, "stopped" }],\n' +
      '  "even": { "value", "low", "high" } with 95 % confidence, each null where it is not known; null with two fields }\n' +
      METHOD_SHAPE,
    examples: [
      'hexwright balance gmb/tamburlaine --set modifiers/melee-on-lager/value=0..4 --seat tartar=captain --seat ottoman=captain',
      'hexwright balance gmb/tamburlaine --set parameters/charge-run/value=2..4 --set parameters/game-turns/value=8,10 --json',
    ],
  },
  async run({ args, output }) {
    const fields = readFields(args);
    const told = await readRepeatedGames(args, output);
    if (told === null) return 1;
    const { games, seed, handsFor, opened, seats } = told;
    const tried = combinations(fields.map(({ values }) => values)).map((values) => ({
      values,
      ...values.reduce<TriedPackage>(
        (one, value, at) => triedWith({ ...one, games: opened.games }, fields[at].target, value),
        opened,
      ),
    }));
    const [side] = opened.game.sides;
    const outcomes: (number | null)[][] = tried.map(() => []);
    const search = searchOf(tried, side.id);
    let onSeed: CountedResult[] = [];
    const kept = await KeptGames.open(args, output);
    const known = kept.of(tried.map(({ game }) => ({ packageHash: game.hash, seats, watched: false })));
    const progress = new Progress('games', games * tried.length);
    const chains = tried.map(({ chain }) => chain);
    const hands = handsFor(tried.map(({ game }) => game.hash));
    await playBatch({ chains, seats, games, seed, hands, known }, (result, index) => {
      const { winner, end } = result;
      outcomes[index % tried.length].push(end === 'limit' ? null : victoryShare(winner, side.id));
      progress.show(index + 1);
      onSeed.push(result);
      if (onSeed.length < tried.length) return undefined;
      search?.add(onSeed);
      onSeed = [];
      return search?.isKnown === true ? 'enough' : undefined;
    });
    progress.end();
    await kept.close();
    const points = tried.map(({ values }, index): Point => pointOf(values, outcomes[index]));
    const even = search?.even ?? null;
    const played = outcomes[0].length;
    output.line(`${opened.game.title}: what share of ${played} games goes to ${side.name}, a draw as half of one\n`);
    printPoints(fields, points, output);
    output.line();
    for (const line of verdictLines(fields, points, even)) output.line(line);
    const method = [
      `${played} games of each value, on the seeds from ${seed} on. ${seatedText(opened.game, seats)}.`,
      'Each range holds the true value with 95 % confidence, looked at once; a search that stops early is wrong a little more often.',
      ...methodEnd(opened.games.playable(opened.game).players, seats),
    ];
    output.line();
    for (const line of method) output.line(line);
    output.result({
      ...settingsOf(told, method),
      side: side.id,
      fields: fields.map(({ target }) => target),
      played,
      points,
      even,
    });
    return 0;
  },
};

interface Field {
  readonly target: string;
  readonly values: readonly string[];
}

/** What is tried. Throws {@link UsageError}. */
function readFields(args: Arguments): readonly Field[] {
  const given = [...pairs(args, 'set')];
  if (given.length === 0 || given.length > 2) {
    throw new UsageError(
      given.length === 0 ? 'There is nothing to try.' : `--set is given ${given.length} times; twice at most.`,
      'For example: --set parameters/charge-run/value=1..5',
    );
  }
  const fields = given.map(([target, text]) => ({ target, values: valuesOf(target, text, MOST_VALUES) }));
  const count = fields.reduce((product, { values }) => product * values.length, 1);
  if (count < 2) throw new UsageError('--set names one value.', `For example: --set ${fields[0].target}=1..5`);
  if (count > MOST_VALUES)
    throw new UsageError(`--set: that is ${count} packages; ${MOST_VALUES} at most.`, 'Try fewer.');
  return fields;
}

function combinations(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return lists.reduce<readonly (readonly string[])[]>(
    (found, values) => found.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  );
}

function pointOf(values: readonly string[], outcomes: readonly (number | null)[]): Point {
  const counted = outcomes.filter((one) => one !== null);
  const won = counted.reduce((sum, one) => sum + one, 0);
  return { values, share: wilson(won, counted.length), stopped: outcomes.length - counted.length };
}

/** The search for the even value of a number; null where two fields are tried, or values are no numbers. */
function searchOf(tried: readonly { readonly values: readonly string[] }[], side: string): EvenSearch | null {
  const values = tried.map((one) => (one.values.length === 1 ? Number(one.values[0]) : Number.NaN));
  return values.some((value) => Number.isNaN(value)) ? null : new EvenSearch(values, side);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function printPoints(fields: readonly Field[], points: readonly Point[], output: Output): void {
  const name = ({ values }: Point): string =>
    values.map((value, at) => `${fieldName(fields[at].target)} = ${value}`).join(', ');
  const width = Math.max(...points.map((point) => name(point).length));
  for (const point of points) {
    const { share, low, high } = point.share;
    const stopped = point.stopped === 0 ? '' : `   ${point.stopped} games stopped`;
    output.line(
      `  ${name(point).padEnd(width)}  ${percent(share).padStart(8)}   (${percent(low)} to ${percent(high)})${stopped}`,
    );
  }
}

function verdictLines(fields: readonly Field[], points: readonly Point[], even: EvenPoint | null): string[] {
  const possible = points.filter(({ share }) => share.low <= 0.5 && share.high >= 0.5);
  const named = possible.map(({ values }) => values.join(' and ')).join(', ');
  const all =
    possible.length === 0
      ? 'The battle is even at none of these values, with 95 % confidence for each.'
      : `It may be even at ${named}: there the range holds 50 %.`;
  if (even === null) return [all];
  const field = fieldName(fields[0].target);
  if (even.value === null) return [all, `${field}: the two sides never change places between these values.`];
  const range =
    even.low === null || even.high === null
      ? 'more games must say whether that is chance'
      : `between ${even.low.toFixed(2)} and ${even.high.toFixed(2)} with 95 % confidence`;
  return [all, `${field}: even at ${even.value.toFixed(2)}, ${range}.`];
}
