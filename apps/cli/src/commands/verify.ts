import { formatProblems, hasErrors, locateProblems } from '@hexwright/model';
import { tellResult, verifyDice } from '@hexwright/playtest';
import type { DiceRound } from '@hexwright/playtest/dice';
import type { Command } from '../command.ts';
import { openPackage } from '../packages.ts';
import { beginning, failWith, openRecord } from '../records.ts';
import { PROBLEM_SHAPE } from '../shapes.ts';

const SAVED = 'Save the game in the studio when it is over: the button "Save as a file" in the tab "Match".';

/** What a record says that nothing proves, in words. */
const UNPROVED: Readonly<Record<string, string>> = {
  seats: 'who sat where at the end',
  players: 'who sat where meanwhile',
  notes: 'notes',
  names: 'names of branches',
  begun: 'where moves begin',
  witnessed: 'what was noted for all',
  '/fair/abandoned': 'how many rounds of shares were given up after the last',
};

export const verify: Command = {
  spec: {
    name: 'verify',
    usage: '<record>',
    least: 1,
    most: 1,
    about:
      'Proves that nobody has chosen the dice of a game that was played in a room and is over: the secret is the one that the\n' +
      'server promised, the shares of the players are those that they promised, and every die, every position and the result\n' +
      'follow from them and from the commands. Compare the promise that it prints with the one that the room showed while you\n' +
      'played: only that says which game it is. What the record says besides is named as not proved.',
    options: [
      { name: 'promise', value: 'hash', description: 'What the room showed; anything else in the record is an error.' },
    ],
    json:
      '{ "record": file, "package": id, "ok": true if the dice are proved, "promise", "rounds": [{ "from", "shares": [{ "sides",\n' +
      '  "promise" }], "abandoned": before it, or null, "dice": that prove it }], "abandoned", "commands": played, "recorded", "dice": proved,\n' +
      '  "unproved": [properties and pointers], "problems": [problem] }\n' +
      PROBLEM_SHAPE,
    examples: ['hexwright verify game.json', 'hexwright verify game.json --promise 3f2a…'],
  },
  async run({ args, output }) {
    const [file] = args.words;
    const reading = openRecord(file, output, SAVED);
    if (reading === null) return 1;
    const { record, text } = reading;
    const opened = await openPackage(record.package, args, output, new Map(Object.entries(record.options)));
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
    const { replayed, dice, byRound, unproved, problems: found } = verifyDice(playable, record, file);
    const problems = locateProblems(found, () => text);
    const ok = !hasErrors(problems);
    if (problems.length > 0) output.line(formatProblems(problems));
    const recorded = record.commands.length;
    if (ok && fair !== undefined && replayed !== null) {
      output.line(`All ${dice} dice of ${recorded} commands follow from the secret and the shares.`);
      output.line(`The server promised its secret by ${fair.pledge}.`);
      fair.rounds.forEach((round, at) => output.line(tellRound(round, byRound[at])));
      output.line(tellResult(playable, replayed));
      output.line(tellUnproved(unproved));
    } else output.line('The dice are not proved.');
    const rounds = (fair?.rounds ?? []).map(({ from, shares, abandoned }, at) => ({
      from,
      shares: shares.map(({ sides, pledge }) => ({ sides, promise: pledge })),
      abandoned: abandoned ?? null,
      dice: byRound[at] ?? 0,
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
      unproved,
      problems,
    });
    return ok ? 0 : 1;
  },
};

/** From when shares count, whose they are, by how many dice it is proved, and how many tries were given up before. */
function tellRound({ from, shares, abandoned }: DiceRound, dice: number): string {
  const sides = shares.map(({ sides: played }) => played.join(' and ')).join('; ');
  const whose = shares.length === 0 ? 'no shares: nobody sat at the game' : `shares of ${sides}`;
  const tries = (abandoned ?? 0) > 0 ? ` Rounds of shares given up by then: ${abandoned}.` : '';
  const proved = dice === 0 ? 'no die fell since, so nothing proves it' : `proved by ${dice} dice`;
  return `From command ${from + 1} on: ${whose} (${proved}).${tries}`;
}

function tellUnproved(unproved: readonly string[]): string {
  const named = unproved.flatMap((name) => (name.startsWith('/fair/rounds') ? [] : [UNPROVED[name] ?? `"${name}"`]));
  return `Not proved: ${[...named, 'who the players were'].join(', ')}.`;
}
