import { closeSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';
import { Narrator, Recorder, RECORD_FORMAT, Match, tellResult, together, writeRecord } from '@hexwright/playtest';
import { pairs, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { openPackage, remarkWarnings } from '../packages.ts';
import { CHOICE_OPTION, readSeats, SEAT_OPTION } from '../seats.ts';
import { RESULT_SHAPE } from '../shapes.ts';

/** Why a file cannot be written, by the system's word for it. */
const UNWRITABLE: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'you may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

export const play: Command = {
  spec: {
    name: 'play',
    usage: '<package>',
    least: 1,
    most: 1,
    about: 'Plays one game between computer players and tells it, every line with the case of the rules behind it.',
    options: [
      SEAT_OPTION,
      {
        name: 'seed',
        value: 'number',
        description: 'What the dice follow from: the same seed, the same game. 1 if absent.',
      },
      CHOICE_OPTION,
      { name: 'log', value: 'file', description: 'Write a record of the game that "hexwright replay" plays again.' },
    ],
    json: `{ "package": id, "packageHash", "seats": { side: player }, "options": { id: choice }, "result": result }\n${RESULT_SHAPE}`,
    examples: [
      'hexwright play gmb/tamburlaine --seed 1402',
      'hexwright play gmb/tamburlaine --seat tartar=random --seat ottoman=random --log game.json',
    ],
  },
  async run({ args, output }) {
    const seed = wholeNumber(args, 'seed', 1);
    const choices = pairs(args, 'option');
    const log = args.value('log');
    if (log !== undefined && holdsSomethingElse(log)) {
      output.remark(
        `hexwright: ${log} is there already and is no record of a game. Name another file, or take it away.`,
      );
      return 1;
    }
    const opened = await openPackage(args.words[0], args, output, choices);
    if (opened === null) return 1;
    const { game, games, problems } = opened;
    const seats = readSeats(args, opened);
    remarkWarnings(problems, output);
    const played = games.playable(game);
    const match = new Match(played, seats);
    const recorder = new Recorder(played.library);
    const narrator = new Narrator(played, (line) => output.line(line));
    const watching = [...(output.json ? [] : [narrator]), ...(log === undefined ? [] : [recorder])];
    const result = match.playMatch(seed, together(watching));
    output.line(`\n${tellResult(played, result)}`);
    output.line(`${result.commands} commands, seed ${seed}, hash ${result.hash}`);
    const head = { package: game.id, packageHash: game.hash, seats, options: Object.fromEntries(choices) };
    output.result({ ...head, result });
    if (log === undefined) return 0;
    const { commands, hashes } = recorder;
    return save(log, writeRecord({ format: RECORD_FORMAT, ...head, seed, result, commands, hashes }), (line) =>
      output.remark(line),
    );
  },
};

/** How much of a file is read to see whether it is a record: its format stands at the beginning. */
const BEGINNING = 200;

/** True for a file with other contents than a record: those are not written over. */
function holdsSomethingElse(file: string): boolean {
  const bytes = Buffer.alloc(BEGINNING);
  try {
    const found = statSync(file);
    if (!found.isFile() || found.size === 0) return false;
  } catch {
    // It is not there, or nowhere: writing will tell.
    return false;
  }
  try {
    const opened = openSync(file, 'r');
    readSync(opened, bytes, 0, BEGINNING, 0);
    closeSync(opened);
  } catch {
    return true;
  }
  return !bytes.toString().includes(JSON.stringify(RECORD_FORMAT));
}

function save(file: string, text: string, remark: (line: string) => void): number {
  try {
    writeFileSync(file, text);
    return 0;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const because = UNWRITABLE[code] ?? `the system does not allow it (${code})`;
    remark(`hexwright: the record could not be written to ${file}: ${because}. Name another file.`);
    return 1;
  }
}
