import type { CommandList, Game } from '@hexwright/engine';
import { NumberStream } from '@hexwright/rules-kit';
import type { PlayerKind } from '@hexwright/rules-kit';

/** Plays any legal command, each as likely as another. */
export const randomPlayer: PlayerKind = {
  id: 'random',
  title: 'Any legal command, each as likely as another.',
  create(side) {
    const numbers = new NumberStream();
    return {
      id: 'random',
      begin: (_play: Game, seed: number) => numbers.restart(seed, side),
      refresh: (seed: number) => numbers.restart(seed, side),
      choose: (_play: Game, commands: CommandList) => commands.at(numbers.below(commands.length)),
    };
  },
};
