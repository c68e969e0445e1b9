import { formatProblems, hasErrors, locateProblems } from '@hexwright/model';
import { tellResult, verifyDice } from '@hexwright/playtest';
import type { Command } from '../command.ts';
import { openPackage } from '../packages.ts';
import { beginning, failWith, openRecord } from '../records.ts';
import { PROBLEM_SHAPE } from '../shapes.ts';

export const verify: Command = {
  spec: {
    name: 'verify',
    usage: '<record>',
    least: 1,
    most: 1,
    about:
      'Proves that nobody has chosen the dice of a game that was played in a room and is over: the secret is the one that the\n' +
      'server promised, the shares of the players are those that they promised, and every die and position follows from them\n' +
      'and from the commands. Compare the promise that it prints with the one that the room showed while you played.',
    options: [
      { name: 'promise', value: 'hash', description: 'What the room showed; anything else in the record is an error.' },
    ],
    json:
      '{ "record": file, "package": id, "ok": true if the dice are proved, "promise", "rounds": [{ "from", "shares": [{ "sides",\n' +
      '  "promise" }] }], "abandoned", "commands": played, "recorded", "dice": proved, "problems": [problem] }\n' +
      PROBLEM_SHAPE,
    examples: ['hexwright verify game.json', 'hexwright verify game.json --promise 3f2a…'],
  },
  run({ args, output }) {
    const [file] = args.words;
    const reading = openRecord(file, output);
    if (reading === null) return 1;
    const { record, text } = reading;
    const opened = openPackage(record.package, args, output, new Map(Object.entries(record.options)));
    const playable = opened === null ? null : beginning(opened, record, { file, text }, output);
    if (playable === null) return 1;
    const { fair } = record;
    const promise = args.value('promise');
    if (fair !== undefined && promise !== undefined && promise.toLowerCase() !== fair.pledge) {
      return failWith(
        file,
        text,
        ['fair', 'pledge'],
        `The room showed ${promise}, and this is another promise.`,
        output,
      );
    }
    const { replayed, dice, problems: found } = verifyDice(playable, record, file);
    const problems = locateProblems(found, () => text);
    const ok = !hasErrors(problems);
    if (problems.length > 0) output.line(formatProblems(problems));
    const recorded = record.commands.length;
    if (ok && fair !== undefined && replayed !== null) {
      output.line(`All ${dice} dice of ${recorded} commands follow from the secret and the shares.`);
      output.line(`The server promised its secret by ${fair.pledge}.`);
      for (const { from, shares } of fair.rounds) {
        const sides = shares.map(({ sides: played }) => played.join(' and ')).join('; ');
        const whose = shares.length === 0 ? 'no shares: nobody sat at the game' : `shares of ${sides}`;
        output.line(`From command ${from + 1} on: ${whose}.`);
      }
      if (fair.abandoned > 0) output.line(`Rounds of shares begun and not ended: ${fair.abandoned}.`);
      output.line(tellResult(playable, replayed));
    } else output.line('The dice are not proved.');
    const rounds = (fair?.rounds ?? []).map(({ from, shares }) => ({
      from,
      shares: shares.map(({ sides, pledge }) => ({ sides, promise: pledge })),
    }));
    output.result({
      record: file,
      package: record.package,
      ok,
      promise: fair?.pledge ?? null,
      rounds,
      abandoned: fair?.abandoned ?? 0,
      commands: replayed?.commands ?? 0,
      recorded,
      dice,
      problems,
    });
    return ok ? 0 : 1;
  },
};
