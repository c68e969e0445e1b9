import { readiness, reviewPackage, type Readiness } from '@hexwright/compiler';
import { formatProblems, hasErrors, LinkCache, type PackageSource } from '@hexwright/model';
import { ExampleSuite, withGames } from '@hexwright/playtest';
import type { Command } from '../command.ts';
import { loadChain, packageLibrary } from '../packages.ts';
import { PROBLEM_SHAPE } from '../shapes.ts';

export const validate: Command = {
  spec: {
    name: 'validate',
    usage: '<package>',
    least: 1,
    most: 1,
    about:
      'Checks the files of a package, its examples, and all it extends, and prints every problem with its place and a way\n' +
      'out. Of a battle it says whether it is ready to play, and if not, what is missing.',
    options: [],
    json: `{ "package": id, "ok": true if there are no errors, "problems": [problem],
  "ready": true if it can be played and won (null for a base), "missing": [step] of "map", "sides", "forces", "set-up",
  "victory", "rules",
  "suppressed": [{ "problem": problem, "reason": text, "by": { "package": id, "index": in its list } }] }\n${PROBLEM_SHAPE}`,
    examples: ['hexwright validate gmb/tamburlaine', 'hexwright validate ./scenarios/my/variant --json'],
  },
  async run({ args, output }) {
    const chain = loadChain(args.words[0], args, output);
    if (chain === null) return 1;
    const source = chain[chain.length - 1];
    const { id } = source;
    const { review, games } = await withGames(chain, (games) => {
      const review = reviewPackage(chain, games.systems);
      return { ok: !hasErrors(review.problems), review, games };
    });
    const { problems: own, suppressed } = review;
    const problems = [...own, ...new ExampleSuite(packageLibrary(args, args.words[0]), games).check(chain)];
    const ok = !hasErrors(problems);
    output.line(problems.length === 0 ? `${id}: no problems` : formatProblems(problems));
    if (suppressed.length > 0) output.line(`${suppressed.length} suppressed`);
    const state = isBase(source) ? null : readiness(own);
    const missing = state === null ? [] : openSteps(state);
    if (state !== null) {
      output.line(state.ready ? 'Ready to play.' : `Not ready to play. What is missing: ${missing.join(', ')}.`);
    }
    output.result({ package: id, ok, problems, ready: state?.ready ?? null, missing, suppressed });
    return ok ? 0 : 1;
  },
};

function openSteps({ steps }: Readiness): string[] {
  return steps.flatMap(({ step, open }) => (open.length === 0 ? [] : [step]));
}

/** Whether a package is only there to be extended. One whose cover cannot be read has greater problems. */
function isBase({ files }: PackageSource): boolean {
  const { content } = new LinkCache().parse('scenario', '', files.get('scenario.json') ?? '');
  return content?.kind === 'base';
}
