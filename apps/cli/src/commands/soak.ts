import { Soak } from '@hexwright/playtest';
import { pairs, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { openPackage, remarkWarnings, withExample } from '../packages.ts';
import { Progress } from '../progress.ts';
import { CHOICE_OPTION, readSeats, SEAT_OPTION } from '../seats.ts';

const MOST_GAMES = 10_000_000;

export const soak: Command = {
  spec: {
    name: 'soak',
    usage: '<package>',
    least: 1,
    most: 1,
    about:
      'Plays games to find mistakes in the rules themselves: dead ends, commands that are offered and refused, impossible\n' +
      'positions, secrets that show, games without end, undo that does not lead back, replay that goes another way.',
    options: [
      { name: 'games', value: 'number', description: 'How many games. 20 if absent.' },
      { name: 'seed', value: 'number', description: 'Seed of the first game. 1 if absent.' },
      SEAT_OPTION,
      CHOICE_OPTION,
      {
        name: 'example',
        value: 'name',
        description: 'Begin with the map and the counters of an example of the package, by its file.',
      },
    ],
    json:
      '{ "package": id, "packageHash", "ok": true if no game has a fault, "games", "commands": in all games, "longest": most\n' +
      '  commands of one game, "given": { sort of command: how often }, "faults": [{ "seed", "command": how many had been\n' +
      '  played, "message" }], "milliseconds" }',
    examples: [
      'hexwright soak gmb/tamburlaine --games 100 --seed 1',
      'hexwright soak gmb/king-arthur --games 1000 --example 18-0-leaders-face-to-face',
      'hexwright soak grunwald-1410 --seat teutonic=captain',
    ],
  },
  async run({ args, output }) {
    const count = wholeNumber(args, 'games', 20, 1, MOST_GAMES);
    const seed = wholeNumber(args, 'seed', 1, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - MOST_GAMES);
    const found = await openPackage(args.words[0], args, output, pairs(args, 'option'));
    const example = args.value('example');
    const opened = found === null || example === undefined ? found : withExample(found, example, output);
    if (opened === null) return 1;
    const { game, games, problems } = opened;
    remarkWarnings(problems, output);
    const work = new Soak(games.playable(game), readSeats(args, opened));
    const progress = new Progress('games', count);
    const started = performance.now();
    for (let index = 0; index < count; index++) {
      work.check(seed + index);
      progress.show(index + 1);
      // Lets signals and closed pipes through.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    progress.end();
    const milliseconds = Math.round(performance.now() - started);
    const { result } = work;
    const ok = result.faults.length === 0;
    for (const fault of result.faults)
      output.line(`seed ${fault.seed}, after ${fault.command} commands: ${fault.message}`);
    const seconds = (milliseconds / 1000).toFixed(1);
    output.line(`${count} games, ${result.commands} commands (at most ${result.longest} a game), ${seconds} s`);
    const given = Object.entries(result.given).toSorted(([, one], [, other]) => other - one);
    output.line(`Commands: ${given.map(([sort, times]) => `${sort} ${times}`).join(', ')}`);
    output.line(ok ? 'No fault found.' : `${result.faults.length} games with a fault.`);
    output.result({ package: game.id, packageHash: game.hash, ok, ...result, milliseconds });
    return ok ? 0 : 1;
  },
};
