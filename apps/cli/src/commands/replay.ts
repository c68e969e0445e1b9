import { formatProblems, hasErrors, locateProblems } from '@hexwright/model';
import { Narrator, type GameRecord, type Playable, replay as replayRecord, tellResult } from '@hexwright/playtest';
import { type Divergence, Playtest } from '@hexwright/playtest/live';
import type { Command } from '../command.ts';
import type { Output } from '../output.ts';
import { openPackage } from '../packages.ts';
import { beginning, openRecord } from '../records.ts';
import { PROBLEM_SHAPE } from '../shapes.ts';

export const replay: Command = {
  spec: {
    name: 'replay',
    usage: '<log>',
    least: 1,
    most: 1,
    about:
      'Plays a game again that "hexwright play --log" has recorded, and compares the position after every command with the\n' +
      'one recorded. Says which command goes wrong when the rules or the package have changed since.',
    options: [
      { name: 'tell', description: 'Tell the game, as play does.' },
      {
        name: 'under',
        value: 'package',
        description:
          'Give the same commands under another package, such as a variant, and say where the game first differs.',
      },
    ],
    json:
      '{ "log": file, "package": id, "ok": true if there are no errors, "seed", "commands": played, "recorded", "over",\n' +
      '  "winner", "level", "levelName", "settledBy": { "id", "label", "case" } where not the score decides, "score",\n' +
      '  "victoryPoints", "turns", "hash", "problems": [problem] }\n' +
      PROBLEM_SHAPE +
      '\nWith --under: { "log": file, "package": id, "under": id, "recorded", "same", "startChanged", "played", "divergence",\n' +
      '  "stopped" }; both: { "move", "command", "kind", "text", "cases", "before", "after" } or null',
    examples: [
      'hexwright replay game.json',
      'hexwright replay game.json --tell',
      'hexwright replay game.json --under variants/hard-summer',
    ],
  },
  async run({ args, output }) {
    const [log] = args.words;
    const reading = openRecord(log, output);
    if (reading === null) return 1;
    const { record, text } = reading;
    const opened = await openPackage(record.package, args, output, new Map(Object.entries(record.options)));
    if (opened === null) return 1;
    const played = beginning(opened, record, { file: log, text }, output);
    if (played === null) return 1;
    const under = args.value('under');
    if (under !== undefined) {
      const other = await openPackage(under, args, output);
      const there = other === null ? null : beginning(other, record, { file: log, text }, output);
      return there === null ? 1 : replayUnder(there, record, played, log, output);
    }
    const isTold = args.has('tell') && !output.json;
    const narrator = new Narrator(played, (line) => output.line(line));
    const { problems: found, ...result } = replayRecord(played, record, log, isTold ? narrator : {});
    const problems = locateProblems(found, () => text);
    const ok = !hasErrors(problems);
    if (problems.length > 0) output.line(formatProblems(problems));
    output.line(
      `${result.commands} of ${record.commands.length} commands played, ${result.over ? 'to the end' : 'not over'}.`,
    );
    output.line(tellResult(played, result));
    if (ok && record.hashes !== undefined) output.line('Every position is the one recorded.');
    const head = { log, package: record.package, ok, seed: record.seed, recorded: record.commands.length };
    output.result({ ...head, ...result, problems });
    return ok ? 0 : 1;
  },
};

/** The commands of a record under another package: what becomes of them, up to the first that cannot be given. */
function replayUnder(other: Playable, record: GameRecord, own: Playable, log: string, output: Output): number {
  const { playtest, trouble } = Playtest.load(own, record);
  if (trouble !== null) output.remark(trouble);
  const { divergence, stopped, ...rest } = playtest.recompiled(other);
  const recorded = record.commands.length;
  if (rest.startChanged) output.line('The position at the beginning is another.');
  if (divergence === null) output.line(`All ${recorded} commands lead to what they led to before.`);
  else tellDivergence(divergence, output);
  if (stopped !== null && stopped.move !== divergence?.move) tellDivergence(stopped, output);
  output.line(`${rest.played} of ${recorded} commands played under ${other.game.id}.`);
  output.result({ log, package: record.package, under: other.game.id, recorded, ...rest, divergence, stopped });
  return 0;
}

function tellDivergence({ move, command, text, cases, before, after }: Divergence, output: Output): void {
  output.line(
    `Command ${move}, ${JSON.stringify(command)}: ${text}${cases.length === 0 ? '' : ` [${cases.join('], [')}]`}`,
  );
  for (const line of before) output.line(`    before: ${line.text}`);
  for (const line of after) output.line(`    now:    ${line.text}`);
}
