/** A computer player of one game system: it sits at a side, with plans for the game that it plays. */
import type { Temper } from '@hexwright/compiler';
import type { Command, CommandList, Game } from '@hexwright/engine';
import type { PlayerKind } from '../player.ts';
import { chooseEffect, isChoosing } from './effect-choice.ts';

/** What a captain thinks with: made for one game on one board, used for every battle that begins on it. */
export interface Staff {
  begin(seed: number): void;
  /** Gives choices that stay hidden for a while another seed; plans are kept. */
  refresh?(seed: number): void;
  /** Leans otherwise from the next decision on. */
  lean(temper: Temper): void;
  choose(commands: CommandList): Command;
}

/** A kind of player called `captain`. `staffFor` throws TypeError for a game of another system. */
export function captainFor(title: string, staffFor: (play: Game, side: number) => Staff): PlayerKind {
  return {
    id: 'captain',
    title,
    create(side) {
      let board: Game | null = null;
      let staff: Staff | null = null;
      const staffOf = (play: Game): Staff => {
        if (staff === null || board !== play) staff = staffFor(play, side);
        board = play;
        return staff;
      };
      return {
        id: 'captain',
        begin: (play, seed) => staffOf(play).begin(seed),
        refresh: (seed) => staff?.refresh?.(seed),
        lean(play, temper) {
          staffOf(play).lean(temper);
        },
        // Which effects of a package are chosen is weighed alike in every game.
        choose: (play, commands) =>
          isChoosing(play) ? chooseEffect(play, side, commands) : staffOf(play).choose(commands),
      };
    },
  };
}
