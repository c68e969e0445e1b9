/** A game of Tamburlaine as the play screen keeps it. */
import type { JsonValue } from '@hexwright/model';
import { games } from '@hexwright/playtest/all-games';
import { Playtest, type GameView } from '@hexwright/playtest/live';
import type { Page } from 'playwright';
import { compileTexts } from '../tamburlaine.ts';
import { readTexts } from '../texts.ts';
import type { StudioUnderTest } from './studio-under-test.ts';

interface Probed {
  readonly probe: { keepGame(game: unknown): Promise<void> };
}

/** A game between two captains until the position is a certain one. Both seats are persons' from there on. */
export function gameOfCaptains(isWanted: (view: GameView) => boolean): Playtest {
  const game = compileTexts(readTexts());
  const seats = Object.fromEntries(game.sides.map(({ id }) => [id, 'captain']));
  const play = new Playtest(games.playable(game), { seed: 1402, seats });
  while (!isWanted(play.view())) {
    if (play.computerMove().kind !== 'done') throw new Error('The game ended before that position.');
  }
  for (const { id } of game.sides) play.setSeat(id, 'person');
  return play;
}

/** Opens a game on a page, as one that its browser has kept. */
export async function openGame(studio: StudioUnderTest, page: Page, play: Playtest): Promise<void> {
  const record = JSON.parse(JSON.stringify(play.save())) as JsonValue;
  const about = { id: 'bench', package: 'gmb/tamburlaine', project: 'scenarios', title: 'Measured', changed: 0 };
  const kept: Record<string, unknown> = { ...about, record };
  await page.evaluate((game) => (globalThis as unknown as Probed).probe.keepGame(game), kept);
  await page.goto(studio.at('/scenarios/gmb/tamburlaine/-/play/bench'));
  const { move } = play.view();
  await page.getByText(`${move} / ${move}`).waitFor();
}
