import type { CompiledGame, Temper } from '@hexwright/compiler';
import { nearest } from '@hexwright/model';
import { type CountedResult, type Seats } from '@hexwright/playtest';
import { playBatch } from '@hexwright/playtest/batch';
import { type Answer, Comparison, gainOf, Training, victoryShare } from '@hexwright/playtest/lab';
import { Editor, openPackage as openProject, setItem } from '@hexwright/workspace';
import { FolderDisk } from '@hexwright/workspace/node';
import { pairs, wholeNumber } from '../arguments.ts';
import type { Arguments, Command } from '../command.ts';
import { HAND_OPTIONS, readHands } from '../hands.ts';
import { FRESH_OPTION, KeptGames } from '../kept-games.ts';
import { type OpenPackage, openPackage, packageLibrary } from '../packages.ts';
import { engineName, METHOD_SHAPE, methodEnd } from '../method.ts';
import { Progress } from '../progress.ts';
import { CHOICE_OPTION, readSeats, SEAT_OPTION, seatedText } from '../seats.ts';
import { type TriedPackage, triedWithValue } from '../tried-values.ts';
import { UsageError } from '../usage-error.ts';

const MOST_GAMES = 1_000_000;
const MOST_STEPS = 10_000;
/** Any difference counts. */
const WITHIN = 0;

export const train: Command = {
  spec: {
    name: 'train',
    usage: '<package>',
    least: 1,
    most: 1,
    about:
      'Tunes how the general of a side leans, by play against the other side as it is: each step plays two generals who lean\n' +
      'opposite ways on the same seeds, and goes towards the better. Then the one that was found meets the same enemy on seeds\n' +
      'it has never seen, beside the one that there was, and the report says whether it is better, with an interval. All\n' +
      'follows from the seed; a run that was broken off goes on where it was, since no game is played twice.',
    options: [
      { name: 'side', value: 'side', description: 'Whose general is tuned. The first side if absent.' },
      { name: 'steps', value: 'number', description: 'Steps of training. 30 if absent.' },
      { name: 'games', value: 'number', description: 'Games of each of the two generals in a step. 10 if absent.' },
      {
        name: 'proof',
        value: 'number',
        description: 'Games at most, of each general, that show whether it is better. 400 if absent.',
      },
      { name: 'seed', value: 'number', description: 'Seed of the first game. 1 if absent.' },
      {
        name: 'write',
        description: 'Write the general into the package, if it is certainly better: "general" of its side.',
      },
      ...HAND_OPTIONS,
      SEAT_OPTION,
      CHOICE_OPTION,
      FRESH_OPTION,
    ],
    json:
      '{ "package": id, "packageHash", "side": id, "seats", "options", "seed", "steps", "games": of each in a step, "before", "found":\n' +
      '  { "advance", "caution", "attack", "cohesion", "goals" }, "proof": { "pairs", "before", "found": shares of the games that the\n' +
      '  side won, a draw as half of one, "mean": found less before, "low", "high": the true difference lies between with 95 %\n' +
      '  confidence, "verdict": "more", "less", "alike" or "open" }, "written": path or null }\n' +
      METHOD_SHAPE,
    examples: [
      'hexwright train gmb/tamburlaine --side ottoman',
      'hexwright train my/battle --side red --steps 60 --games 20 --seat red=marshal --seat blue=marshal --write',
    ],
  },
  async run({ args, output }) {
    const steps = wholeNumber(args, 'steps', 30, 1, MOST_STEPS);
    const games = wholeNumber(args, 'games', 10, 1, MOST_GAMES);
    const proof = wholeNumber(args, 'proof', 400, 30, MOST_GAMES);
    const seed = wholeNumber(
      args,
      'seed',
      1,
      Number.MIN_SAFE_INTEGER,
      Number.MAX_SAFE_INTEGER - MOST_GAMES * MOST_STEPS,
    );
    const handsFor = readHands(args, output);
    const options = pairs(args, 'option');
    const opened = await openPackage(args.words[0], args, output, options);
    if (opened === null) return 1;
    const side = sideOf(args, opened.game);
    const seats = captainsUnlessSaid(args, opened);
    const kept = await KeptGames.open(args, output);
    const play = async (
      entrants: readonly TriedPackage[],
      count: number,
      first: number,
      take: (results: readonly CountedResult[]) => 'enough' | void,
    ): Promise<void> => {
      const known = kept.of(entrants.map(({ game }) => ({ packageHash: game.hash, seats, watched: false })));
      const hands = handsFor(entrants.map(({ game }) => game.hash));
      let results: CountedResult[] = [];
      await playBatch(
        { chains: entrants.map(({ chain }) => chain), seats, games: count, seed: first, hands, known },
        (result) => {
          results.push(result);
          if (results.length < entrants.length) return undefined;
          const whole = results;
          results = [];
          return take(whole);
        },
      );
    };
    const ledBy = (temper: Temper): TriedPackage => triedWithValue(opened, `sides/${side.id}/general`, { ...temper });
    const training = new Training(side.temper, seed);
    const progress = new Progress('steps', steps);
    for (let step = 0; step < steps; step++) {
      const pair = training.trying.pair.map(ledBy);
      const [one, other]: [CountedResult[], CountedResult[]] = [[], []];
      await play(pair, games, seed + step * games, ([first, second]) => void (one.push(first), other.push(second)));
      training.answer(gainOf(side.id, one, other));
      progress.show(step + 1);
    }
    progress.end();
    const won = {
      id: `share:${side.id}`,
      title: `victories for ${side.name}`,
      unit: 'share' as const,
      isOfWatched: false,
      of: ({ winner }: CountedResult) => victoryShare(winner, side.id),
    };
    const comparison = new Comparison(won, [], 2, WITHIN);
    const found = ledBy(training.temper);
    await play([opened, found], proof, seed + steps * games, (results) => {
      comparison.add(results);
      return comparison.isSettled ? 'enough' : undefined;
    });
    await kept.close();
    const [answer] = comparison.asked;
    const isBetter = answer.verdict === 'more';
    const written = isBetter && args.has('write') ? await write(args, opened, side.id, training.temper) : null;
    output.line(`${opened.game.title}: the general of the ${side.name} side after ${steps} steps of training\n`);
    for (const name of Object.keys(training.temper) as (keyof Temper)[])
      output.line(`  ${name.padEnd(10)} ${String(training.temper[name]).padStart(4)}   (${side.temper[name]} before)`);
    for (const line of proofLines(answer, side.name)) output.line(line);
    const method = [
      `Trained on the seeds from ${seed} on, ${games} games of each of two generals a step; proved on seeds from ${seed + steps * games} on, ${answer.pairs} games of each.`,
      `${seatedText(opened.game, seats)}. It is about this battle: against other players it may be no better.`,
      'The range of the difference holds the true one with 95 % confidence, however often one looks.',
      ...methodEnd(opened.games.playable(opened.game).players, seats),
    ];
    output.line();
    for (const line of method) output.line(line);
    if (args.has('write'))
      output.line(written === null ? 'Nothing was written: it is not certainly better.' : `Written to ${written}.`);
    const { question: _, pairs: count, first, second, worth: __, ...difference } = answer;
    output.result({
      package: opened.game.id,
      packageHash: opened.game.hash,
      side: side.id,
      seats,
      options: Object.fromEntries(options),
      seed,
      steps,
      games,
      before: side.temper,
      found: training.temper,
      proof: { pairs: count, before: first, found: second, ...difference },
      written,
      method,
      engine: engineName(),
    });
    return 0;
  },
};

/** The side whose general is tuned. Throws {@link UsageError}. */
function sideOf(args: Arguments, { sides }: CompiledGame): CompiledGame['sides'][number] {
  const id = args.value('side');
  const side = id === undefined ? sides[0] : sides.find((one) => one.id === id);
  if (side !== undefined) return side;
  const ids = sides.map((one) => one.id);
  const near = nearest(id ?? '', ids);
  throw new UsageError(
    `--side: there is no side "${id}".`,
    near === undefined ? `There are ${ids.join(', ')}.` : `Did you mean ${near}?`,
  );
}

/** Who plays: captains where nothing is said. Throws {@link UsageError} for one who has no general to lean. */
function captainsUnlessSaid(args: Arguments, opened: OpenPackage): Seats {
  const given = readSeats(args, opened);
  const named = pairs(args, 'seat');
  const hasCaptain = opened.games.playable(opened.game).players.some(({ id }) => id === 'captain');
  if (!hasCaptain)
    throw new UsageError(`${opened.game.id} has no captain who could be trained.`, 'Its game has none yet.');
  const seats = Object.fromEntries(Object.keys(given).map((id) => [id, named.get(id) ?? 'captain']));
  const side = sideOf(args, opened.game);
  if (seats[side.id] === 'random')
    throw new UsageError(`--seat ${side.id}=random: random leans no way.`, `For example: --seat ${side.id}=captain`);
  return seats;
}

function proofLines({ verdict, first, second, mean, low, high }: Answer, side: string): string[] {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const signed = (share: number): string => `${share < 0 ? '' : '+'}${percent(share)}`;
  const said = {
    more: 'It is better, with 95 % confidence.',
    less: 'It is worse, with 95 % confidence: more steps or games may find a better one.',
    alike: 'It makes no difference.',
    open: 'Whether it is better is not known: the difference is within the noise.',
  };
  return [
    `\nOn seeds it has not seen, victories for ${side}: ${percent(second)} with it and ${percent(first)} without, a draw as half of one:`,
    `${signed(mean)} (${signed(low)} to ${signed(high)}). ${said[verdict]}`,
  ];
}

/** Writes the general into the files of the package; the path of the file. */
async function write(args: Arguments, { chain, game }: OpenPackage, side: string, temper: Temper): Promise<string> {
  const project = openProject(game.id, chain.at(-1)?.files ?? new Map());
  for (const { id, files } of chain.slice(0, -1)) project.addPackage(id, files);
  const before = new Map(project.find(game.id)?.files);
  const refused = new Editor(project, 'hexwright').do(
    setItem(project, game.id, `sides/${side}/general`, { ...temper }, { reason: 'Trained by play.' }),
  );
  if (refused !== null) throw new UsageError(refused.message, 'Write the numbers by hand.');
  const disk = await FolderDisk.open(packageLibrary(args, args.words[0]).rootOf(game.id) ?? '');
  const changed = [...(project.find(game.id)?.files ?? [])].filter(([name, text]) => before.get(name) !== text);
  for (const [name, text] of changed) await disk.write(`${game.id}/${name}`, text);
  return changed.map(([name]) => `${game.id}/${name}`).join(', ');
}
