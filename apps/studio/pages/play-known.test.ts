import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openStudio, seriousFindings, shot } from './harness.ts';
import { panel } from './play-page.ts';

const PLAY = '/scenarios/grunwald-1410/-/play';

const seat = (page: Page, side: string): ReturnType<Page['getByLabel']> => page.getByLabel(`Seat of ${side}`);

it('tells who may know what both sides hide, and lets nobody sit for the one against whom they have sat', async () => {
  const studio = await openStudio({ at: PLAY });
  const ann = studio.page;
  await ann.getByLabel('Where', { exact: true }).selectOption('room');
  await ann.getByLabel('Name of the game').fill('Pits');
  for (const side of ['Teutonic', 'Polish-Lithuanian']) await ann.getByLabel(side, { exact: true }).selectOption('me');
  await ann.getByRole('button', { name: 'Begin the game' }).click();
  await panel(ann, 'Game');
  await seat(ann, 'Polish-Lithuanian').selectOption('free');
  const ben = await studio.guest(PLAY);
  await ben.getByRole('button', { name: 'Join: Pits' }).click();
  await ben.getByRole('button', { name: 'Play Polish-Lithuanian' }).click();
  await panel(ben, 'Game');
  await ben.getByText('has also played Polish-Lithuanian').waitFor();
  await seat(ann, 'Teutonic').selectOption('free');
  await seat(ben, 'Teutonic').selectOption('me');
  await ben.getByText('You have sat for another side of this game').waitFor();
  expect(await seriousFindings(ben)).toEqual([]);
  await shot(ben, 'room-seat-refused');
  await studio.close();
});
