import { reviewPackage } from '@hexwright/compiler';
import { formatProblems, hasErrors } from '@hexwright/model';
import { systems } from '@hexwright/playtest';
import type { Command } from '../command.ts';
import { loadChain } from '../packages.ts';
import { PROBLEM_SHAPE } from '../shapes.ts';

export const validate: Command = {
  spec: {
    name: 'validate',
    usage: '<package>',
    least: 1,
    most: 1,
    about:
      'Checks the files of a package and of all it extends, and prints every problem with its place and a way out.',
    options: [],
    json: `{ "package": id, "ok": true if there are no errors, "problems": [problem],
  "suppressed": [{ "problem": problem, "reason": text, "by": { "package": id, "index": in its list } }] }\n${PROBLEM_SHAPE}`,
    examples: ['hexwright validate gmb/tamburlaine', 'hexwright validate ./scenarios/my/variant --json'],
  },
  run({ args, output }) {
    const chain = loadChain(args.words[0], args, output);
    if (chain === null) return 1;
    const { id } = chain[chain.length - 1];
    const { problems, suppressed } = reviewPackage(chain, systems);
    const ok = !hasErrors(problems);
    output.line(problems.length === 0 ? `${id}: no problems` : formatProblems(problems));
    if (suppressed.length > 0) output.line(`${suppressed.length} suppressed`);
    output.result({ package: id, ok, problems, suppressed });
    return ok ? 0 : 1;
  },
};
