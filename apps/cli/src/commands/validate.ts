import { checkPackage } from '@hexwright/compiler';
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
    json: `{ "package": id, "ok": true if there are no errors, "problems": [problem] }\n${PROBLEM_SHAPE}`,
    examples: ['hexwright validate gmb/tamburlaine', 'hexwright validate ./scenarios/my/variant --json'],
  },
  run({ args, output }) {
    const chain = loadChain(args.words[0], args, output);
    if (chain === null) return 1;
    const { id } = chain[chain.length - 1];
    const problems = checkPackage(chain, systems);
    const ok = !hasErrors(problems);
    output.line(problems.length === 0 ? `${id}: no problems` : formatProblems(problems));
    output.result({ package: id, ok, problems });
    return ok ? 0 : 1;
  },
};
