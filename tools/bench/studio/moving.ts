/** How soon a click that moves a piece is seen, in a game of Tamburlaine. */
import type { Playtest } from '@hexwright/playtest/live';
import type { MoveTimes, PieceMove } from '../../../apps/studio/pages/bench/times.ts';
import { waysTo } from '../../../apps/studio/src/screens/play/ways.ts';
import { atMost, type Measurement, median, reported } from '../measurement.ts';
import { gameOfCaptains, openGame } from './kept-game.ts';
import type { StudioUnderTest } from './studio-under-test.ts';

const FRAME = 1000 / 60;
/** What a clock that counts frames may be off by. */
const TOLERANCE = 0.4;
/** Moves that are made first, while the browser still learns the code. */
const WARM = 5;
const ROUNDS = 15;

/** From the press on the end of a way to the frame that shows the piece there; each move is taken back again. */
export async function benchMoving(studio: StudioUnderTest): Promise<Measurement[]> {
  const play = gameOfCaptains(
    ({ move, phase, prompt }) => move > 60 && phase.id === 'movement' && prompt.piece === null,
  );
  const moves = plainMoves(play).slice(0, WARM + ROUNDS);
  if (moves.length < WARM + ROUNDS) throw new Error('Too few pieces can be moved by one click.');
  const times = await studio.on('/scenarios', async (page) => {
    await openGame(studio, page, play);
    const all: MoveTimes[] = [];
    for (const move of moves) {
      const one = JSON.stringify(move);
      all.push(await page.evaluate<MoveTimes>(`window.probe.move(${one})`));
      await page.keyboard.press('Control+Z');
      await page.evaluate(`window.probe.whenBack(${one})`);
    }
    return all.slice(WARM);
  });
  const middle = (of: keyof MoveTimes): number => median(times.map((one) => one[of]));
  return [
    atMost(
      'from a click to the end of the frame with the piece moved, median',
      'ms',
      middle('time'),
      2 * FRAME + TOLERANCE,
    ),
    reported('of that, the click itself', 'ms', middle('hand')),
    reported('of that, until the game worker has answered', 'ms', middle('worker')),
    reported('frames until the moved piece is seen, most', 'frames', Math.max(...times.map(({ frames }) => frames))),
  ];
}

/** For each piece that stands alone in its hex the first free hex to which one click moves it. */
function plainMoves(play: Playtest): PieceMove[] {
  const { pieces } = play.view();
  const held = Map.groupBy(
    pieces.flatMap(({ id, places }) => places.map((place) => ({ id, place }))),
    ({ place }) => place,
  );
  return pieces.flatMap(({ id: piece, places: [from] }) => {
    const reach = held.get(from)?.length === 1 ? play.reach(piece) : null;
    const ends = reach?.places.flatMap(({ places: [place] }) => (held.has(place) ? [] : [place])) ?? [];
    const to = ends.find((place) => {
      const [way, ...others] = reach === null ? [] : waysTo(reach, place, []);
      return way !== undefined && others.length === 0 && way.harm === null && way.places[0] === place;
    });
    return to === undefined ? [] : [{ piece, from, to }];
  });
}
