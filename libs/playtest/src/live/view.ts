/** The game at the cursor as a screen shows it. */
import type { GameResult } from '@hexwright/compiler';
import { isOfAllSides } from '@hexwright/rules-kit';
import { tellResult } from '../narrative.ts';
import type { LiveGame } from './live-game.ts';
import type { MoveNode } from './move-tree.ts';
import type { Perspective } from './perspective.ts';
import { type DiceView, type GameSeats, type GameView, type ScoreView } from './game-view.ts';

function scoreOf({ playable, play }: LiveGame): ScoreView {
  const read = (): GameResult => playable.library.readResult(play);
  const [result, ended] = [read(), play.asIfOver(read)];
  return {
    points: result.victoryPoints,
    winner: result.winner,
    levelName: result.levelName,
    isSettled: result.settledBy !== undefined,
    text: tellResult(playable, result),
    ended: tellResult(playable, ended),
  };
}

/** Everything but the tree of moves, as somebody may see it. */
export function viewOf(
  live: LiveGame,
  cursor: MoveNode,
  seats: GameSeats,
  dice: DiceView,
  { viewers, foretells }: Omit<Perspective, 'seat'>,
): GameView {
  const { play, playable } = live;
  const { game, library } = playable;
  const step = game.sequence[play.step];
  const prompt = library.presenter.prompt(play);
  const phasing = game.sides[play.phasing].id;
  const side = isOfAllSides(game, step.id) ? null : phasing;
  return {
    packageId: game.id,
    packageHash: game.hash,
    space: game.map.plan,
    turn: play.turn,
    turns: game.turns,
    phasing,
    phase: { id: step.id, title: step.phase, case: step.case, side },
    prompt,
    isSecret: play.decision?.secret === true,
    contest: library.presenter.contest(play),
    seat: prompt.side === null ? null : seats[prompt.side],
    seats,
    pieces: library.presenter.pieces(play, viewers),
    markers: library.presenter.markers(play),
    score: scoreOf(live),
    over: play.over,
    hash: foretells ? play.publicHash : '',
    node: cursor.id,
    move: cursor.depth,
    canUndo: cursor.parent !== null,
    canRedo: cursor.next !== null,
    dice: foretells ? dice : { ...dice, seed: null },
  };
}
