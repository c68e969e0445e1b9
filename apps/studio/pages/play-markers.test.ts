import { expect, it } from 'vitest';
import { openStudio, seriousFindings, shot } from './harness.ts';
import { begin, endSetUp, hoverHex, placeOfHex } from './play-page.ts';

const MARKERS = [
  { id: 'smoke', name: 'Smoke', of: 'hex', maximum: 3, letter: 'S', color: '#55606a' },
  { id: 'mud', name: 'Mud', of: 'hex', maximum: 1, letter: 'M' },
  { id: 'rain', name: 'Rain', of: 'game', maximum: 2 },
  { id: 'supply', name: 'Supply', of: 'side', maximum: 9, start: 5, shown: 'always' },
];

const BEGIN = {
  id: 'weather',
  case: '90.1',
  label: 'A wet morning',
  at: 'game-begins',
  then: [
    { do: 'place', marker: 'smoke', in: { hexes: ['1412', '1413', '1314'] }, level: 2 },
    { do: 'place', marker: 'mud', in: { hexes: ['1413'] }, level: 1 },
    { do: 'set', marker: 'rain', of: 'game', to: 1 },
  ],
};

const FILES = {
  'own/wet/scenario.json': JSON.stringify({
    format: 1,
    id: 'own/wet',
    title: 'A wet morning',
    kind: 'battle',
    extends: 'gmb/tamburlaine',
  }),
  'own/wet/rules.json': JSON.stringify({ format: 1, markers: MARKERS, effects: [BEGIN] }),
};

it('shows markers of hexes on the map, and those of the game and of sides beside turn and phase', async () => {
  const studio = await openStudio({ files: FILES, at: '/scenarios/own/wet/-/play' });
  const { page } = studio;
  await begin(page, { Ottoman: 'person', Tartar: 'person' });
  await endSetUp(page);
  await page.locator('now-bar').getByText('Rain: 1', { exact: true }).waitFor();
  await page.locator('now-bar').getByText('Ottoman, Supply: 5').waitFor();
  await hoverHex(page, '1413');
  await page.locator('orders-panel').getByText('Smoke: 2, Mud: 1').waitFor();
  const { x, y } = await placeOfHex(page, '1413');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -900);
  await shot(page, 'play-markers');
  expect(await seriousFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, 'play-markers-dark');
  await studio.close();
});
