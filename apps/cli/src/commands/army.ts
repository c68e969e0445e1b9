import type { ArmyReview, GameArmies, QuickBattle } from '@hexwright/compiler';
import { linkPackage, type LinkedPackage, locateProblems, textsOf } from '@hexwright/model';
import { loadGamesOf } from '@hexwright/playtest';
import { FolderDisk } from '@hexwright/workspace/node';
import { wholeNumber } from '../arguments.ts';
import type { Arguments, Command } from '../command.ts';
import type { Output } from '../output.ts';
import { loadChain, packageLibrary, printFailure } from '../packages.ts';
import { UsageError } from '../usage-error.ts';

const POINTS = 500;
const POINTS_WIDTH = 6;

export const army: Command = {
  spec: {
    name: 'army',
    usage: '<package>',
    least: 1,
    most: 1,
    about:
      'Reckons the army of each side of a package by points, and prints what is wrong with it, with the row of the rulebook\n' +
      'and a way out. With --make it writes a battle of two random armies that keep every rule, by the rules of the package.',
    options: [
      {
        name: 'make',
        value: '<package>',
        description: 'Write a quick battle as this package, into the scenarios folder.',
      },
      { name: 'nations', value: '<one,other>', description: 'The nations of the two armies; with --make.' },
      { name: 'points', value: '<number>', description: `Points of each army; with --make. ${POINTS} where absent.` },
      {
        name: 'seed',
        value: '<number>',
        description: 'The same seed gives the same armies; with --make. 1 where absent.',
      },
    ],
    json: `{ "package": id, "armies": [{ "side", "name", "nation", "points", "limit": points or 0,
  "costs": [{ "id", "what", "points", "case" }],
  "faults": [{ "id", "code", "case", "severity": "error" or "warning", "message" }] }] }
with --make: { "package": id, "written": [path] }`,
    examples: [
      'hexwright army wrg/formigny',
      'hexwright army wrg/standard --make wrg/friday --nations scots,english --points 500 --seed 4',
    ],
  },
  async run({ args, output }) {
    const [request] = args.words;
    const chain = loadChain(request, args, output);
    if (chain === null) return 1;
    const link = linkPackage(chain);
    if (!link.ok) {
      printFailure(request, locateProblems(link.problems, textsOf(chain)), output);
      return 1;
    }
    const linked = link.linked;
    const armies = (await loadGamesOf(chain)).armiesOf(linked.system);
    if (armies === null)
      throw new UsageError(
        `In ${linked.id} armies are not bought by points.`,
        'Name a package of a game in which they are.',
      );
    const made = args.value('make');
    if (made !== undefined) return make(made, linked, armies, args, output);
    const reviews = armies.review(linked);
    for (const review of reviews) print(review, output);
    output.result({ package: linked.id, armies: reviews });
    return reviews.some(({ faults }) => faults.some(({ severity }) => severity === 'error')) ? 1 : 0;
  },
};

function print({ name, nation, points, limit, costs, faults }: ArmyReview, output: Output): void {
  output.line(
    `${name} (${nation === '' ? 'of no nation' : nation}): ${points} points${limit > 0 ? ` of ${limit}` : ''}`,
  );
  for (const cost of costs) {
    output.line(`${String(cost.points).padStart(POINTS_WIDTH)}  ${cost.id}: ${cost.what} [${cost.case}]`);
  }
  for (const { severity, message, case: cited } of faults) output.line(`${severity}: ${message} [${cited}]`);
  output.line();
}

/** Writes a battle of two random armies. */
async function make(
  id: string,
  linked: LinkedPackage,
  armies: GameArmies,
  args: Arguments,
  output: Output,
): Promise<number> {
  const known = armies.nations(linked);
  const [one, other, ...more] = (args.value('nations') ?? '').split(',').map((nation) => nation.trim());
  if (other === undefined || more.length > 0) {
    throw new UsageError(
      '--nations takes two nations.',
      `Write --nations ${known.slice(0, 2).join(',')}, or others of: ${known.join(', ')}.`,
    );
  }
  const wish: QuickBattle = {
    id,
    nations: [one, other],
    points: wholeNumber(args, 'points', POINTS),
    seed: wholeNumber(args, 'seed', 1),
  };
  let files: ReadonlyMap<string, string>;
  try {
    files = armies.quickBattle(linked, wish);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UsageError(error.message, `Choose nations of: ${known.join(', ')}; and points enough.`);
  }
  const root = args.value('scenarios') ?? packageLibrary(args).rootOf(linked.packages[0]) ?? '';
  const disk = await FolderDisk.open(root);
  for (const [file, text] of files) await disk.write(`${id}/${file}`, text);
  output.line(`${id}: ${files.size} files written`);
  output.result({ package: id, written: [...files.keys()].map((file) => `${id}/${file}`) });
  return 0;
}
