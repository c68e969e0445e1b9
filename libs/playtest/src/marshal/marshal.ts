/** The player `marshal`: weighs plans for the whole army by playing them on, and has its captain carry out the best. */
import type { CompiledGame, GameLibrary } from '@hexwright/compiler';
import type { Game } from '@hexwright/engine';
import type { Player, PlayerKind } from '@hexwright/rules-kit';
import { Council } from './council.ts';
import { Foresight } from './foresight.ts';
import { underPlan } from './plans.ts';
import { type Thinking, USUAL } from './thinking.ts';

/** Tells the seeds of decisions apart. */
const STEP = 0x9e37;

/** The marshal of a game that has captains. It plays as they do, by the plan that does best on a board of its own. */
export function marshalOf(
  library: GameLibrary,
  game: CompiledGame,
  captain: PlayerKind,
  { id, title, first, effort }: Thinking = USUAL,
): PlayerKind {
  return {
    id,
    title,
    create(side): Player {
      const { temper } = game.sides[side];
      const own = captain.create(side);
      let foresight: Foresight | null = null;
      let council = new Council();
      let weighed = -1;
      let number = 0;
      const weigh = (play: Game): void => {
        foresight ??= new Foresight(library, game, captain, side);
        const seed = (number + play.serial * STEP) | 0;
        if (!foresight.look(play, seed)) return;
        const { plan } = council.deliberate(foresight, seed, council.isNew ? first : effort);
        own.lean?.(play, underPlan(temper, plan));
      };
      return {
        id,
        begin(play, seed) {
          own.begin(play, seed);
          own.lean?.(play, temper);
          [foresight, council, weighed, number] = [null, new Council(), -1, seed | 0];
        },
        refresh(seed) {
          own.refresh?.(seed);
          number = seed | 0;
        },
        choose(play, commands) {
          if (commands.length > 1 && play.serial !== weighed && isOfOwnStep(play, side)) {
            weighed = play.serial;
            weigh(play);
          }
          return own.choose(play, commands);
        },
      };
    },
  };
}

/** Whether a step is the side's own: in its player-turn, or one in which all decide at once. */
function isOfOwnStep(play: Game, side: number): boolean {
  return play.phasing === side || play.decision?.secret === true;
}
