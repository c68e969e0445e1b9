/** What a marshal would do for the side that must decide, and why: from what that side may know, and with dice that are only supposed. */
import type { AttackOdds, Choice, Command, Game } from '@hexwright/engine';
import { equalJson } from '@hexwright/model';
import type { Player, PlayerKind } from '@hexwright/rules-kit';
import type { Playable } from '../library.ts';
import { Council, type Deliberation, type Effort } from './council.ts';
import { Foresight } from './foresight.ts';
import { underPlan } from './plans.ts';

/** A plan and what came of it, in words that a screen shows. */
export interface WeighedPlan {
  readonly title: string;
  /** Battles that were played on by it, the part of them that was won, and by how many points the side led on average. */
  readonly games: number;
  readonly won: number;
  readonly margin: number;
}

/** One thing to do after the other, up to the first throw of dice. */
export interface AdvisedStep {
  readonly choice: Choice;
  /** Of an attack. */
  readonly odds: AttackOdds | null;
}

export interface Advice {
  /** Id of the side that is advised. */
  readonly side: string;
  /** The plan that was chosen; null where there was nothing to weigh, since all plans lead to the same. */
  readonly plan: string | null;
  readonly weighed: readonly WeighedPlan[];
  /** What the piece would do that is moved next. */
  readonly steps: readonly AdvisedStep[];
}

/** More steps are no move of one piece. */
const MOST_STEPS = 40;

/** The advice of the marshal of a game; null where nobody must decide, or the game has no captain. `play` is left as it is. */
export function adviceOn(playable: Playable, play: Game, effort: Effort): Advice | null {
  const captain = playable.players.find(({ id }) => id === 'captain');
  if (captain === undefined || play.isIdle) return null;
  const { library, game } = playable;
  const side = play.deciding;
  const seed = play.serial;
  const foresight = new Foresight(library, game, captain, side);
  const sees = foresight.look(play, seed);
  const council: Deliberation | null =
    sees && play.legal().length > 1 ? new Council().deliberate(foresight, seed, effort) : null;
  const weighed = council?.weighed ?? [];
  const temper = council === null ? game.sides[side].temper : underPlan(game.sides[side].temper, council.plan);
  const chosen = firstCommand(captain, play, side, (player) => player.lean?.(play, temper));
  // What was chosen in secret so far is not on the board of the foresight: there is no more than the next choice.
  const hasSecret = play.decision?.secret === true || play.state.hasSecrets;
  const steps: AdvisedStep[] = [stepOf(playable, play, chosen)];
  if (sees && !hasSecret) {
    for (const { board, command } of foresight.followUp(chosen, seed, temper, MOST_STEPS - 1)) {
      steps.push(stepOf(playable, board, command));
    }
  }
  return {
    side: game.sides[side].id,
    plan: weighed.length === 0 ? null : (council?.plan.title ?? null),
    weighed: weighed.map(({ plan, games, won, margin }) => ({ title: plan.title, games, won, margin })),
    steps,
  };
}

function firstCommand(captain: PlayerKind, play: Game, side: number, lean: (player: Player) => void): Command {
  const player = captain.create(side);
  player.begin(play, play.serial);
  lean(player);
  return player.choose(play, play.legal());
}

/** A command as a person would choose it; in the words of the file where no list offers it. */
function stepOf({ library, game }: Playable, play: Game, command: Command): AdvisedStep {
  const written = library.writeCommand(play, command);
  const found = library.presenter.choices(play).find((one) => equalJson(one.command, written));
  const choice: Choice = found ?? {
    command: written,
    kind: 'step',
    piece: null,
    places: [],
    target: null,
    place: null,
    label: written.do,
    detail: '',
    case: play.decision?.case ?? game.sequence[play.step].case,
  };
  return { choice, odds: library.presenter.odds(play, written) };
}
