import type { CompiledGame } from '@hexwright/compiler';
import { nearest } from '@hexwright/model';
import type { Seats } from '@hexwright/playtest';
import { pairs } from './arguments.ts';
import type { Arguments, OptionSpec } from './command.ts';
import type { OpenPackage } from './packages.ts';
import { UsageError } from './usage-error.ts';

export const SEAT_OPTION: OptionSpec = {
  name: 'seat',
  value: 'side=player',
  description: 'Who plays a side: random, or captain or marshal where the game has them. Not named: random.',
  many: true,
};

export const CHOICE_OPTION: OptionSpec = {
  name: 'option',
  value: 'id=choice',
  description: 'Choose an optional rule other than the package does.',
  many: true,
};

/** The players of `--seat`, one for every side. Throws {@link UsageError} for a side or player that does not exist. */
export function readSeats(args: Arguments, { game, games }: Pick<OpenPackage, 'game' | 'games'>): Seats {
  const given = pairs(args, 'seat');
  const sides = game.sides.map((side) => side.id);
  const players = games.playable(game).players.map(({ id }) => id);
  for (const [side, player] of given) {
    if (!sides.includes(side)) throw unknown('side', side, sides);
    if (!players.includes(player)) throw unknown('player', player, players);
  }
  return Object.fromEntries(sides.map((side) => [side, given.get(side) ?? 'random']));
}

function unknown(what: string, word: string, known: readonly string[]): UsageError {
  const near = nearest(word, known);
  const hint = near === undefined ? `There are ${known.join(', ')}.` : `Did you mean ${near}?`;
  return new UsageError(`--seat: there is no ${what} "${word}".`, hint);
}

/** Who plays: `Ottoman: captain, Tartar: random`. */
export function seatedText({ sides }: Pick<CompiledGame, 'sides'>, seats: Seats): string {
  return sides.map(({ id, name }) => `${name}: ${seats[id]}`).join(', ');
}
