/**
 * Takes the pictures of digitising that docs/digitiser.md shows, with a sheet and a map that were never printed:
 * `node tools/node24.mjs tools/pictures/digitise.ts [folder]`.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { EMPTY, HERE, mapPicture, MAPPED, MAPPED_HERE, picture } from '../../apps/studio/pages/digitise-page.ts';
import { StudioUnderTest } from '../bench/studio/studio-under-test.ts';
import { takePicture } from './take-picture.ts';

const FOLDER = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../docs/pictures'));
const SHEET = picture('front.png', {
  seed: 17,
  dpi: 200,
  kind: 'print',
  cut: 'dark',
  rows: 6,
  columns: 8,
  singleRows: 4,
  codes: ['P-6-B', 'M-8-C', 'L-4-E', 'P-8-B', 'M-6-D'],
});

/** There is a slip in one code. */
const LIST = `Counter Sheet 1 (10 pieces): Front
REDS   | Old Guard  P-6-B | Horse  M-8-C | Horse  M-8-C
BLUES  | Levy  N-4-E      | Levy  N-4-8  | Archers  L-4-D
REDS   | Knights  P-12-A  |              | Scouts  N-4-D | Scouts  N-4-D`;

const MAP = mapPicture('map.png');

const studio = await StudioUnderTest.start({ ...EMPTY, ...MAPPED }, '{}');
try {
  await mkdir(FOLDER, { recursive: true });
  const page = await studio.page();
  const take = (name: string): Promise<void> => takePicture(page, path.join(FOLDER, `digitise-${name}.webp`));
  await page.goto(studio.at(HERE));
  await page.getByLabel('Pictures of the sheets').setInputFiles(SHEET);
  const known = { Rows: 6, Columns: 8, 'Rows between gutters': 2, Singles: 32, Doubles: 8 };
  for (const [name, value] of Object.entries(known)) {
    await page.getByLabel(name, { exact: true }).fill(String(value));
    await page.keyboard.press('Tab');
  }
  await page.goto(studio.at(`${HERE}/text`));
  await page.getByLabel('List or transcription of the counters').fill(LIST);
  await page.keyboard.press('Tab');
  await page.getByText('1 cell to look at').waitFor();
  await take('text');
  await page.getByLabel('List or transcription of the counters').fill('');
  await page.keyboard.press('Tab');
  await page.goto(studio.at(`${HERE}/grid`));
  await page.getByRole('button', { name: 'Find the grid' }).click();
  await page.getByText('That is what is printed on the sheet.').waitFor();
  await take('grid');
  await page.goto(studio.at(`${HERE}/review`));
  await page.getByRole('button', { name: 'Read the sheet' }).click();
  await page.getByRole('list', { name: 'Groups of counters that look alike' }).waitFor();
  await take('review');
  await page.goto(studio.at(MAPPED_HERE));
  await page.getByLabel('Pictures of the map').setInputFiles(MAP.file);
  const board = page.getByRole('application', { name: 'The scan and its hexes' });
  const click = async (hex: number): Promise<void> => {
    const by = ((await board.boundingBox())?.width ?? 0) / MAP.map.image.width;
    const { x, y } = MAP.map.centreOf(hex);
    await board.click({ position: { x: x * by, y: y * by } });
  };
  for (const [name, hex] of Object.entries({ 'First hex': 14, 'Second hex': 93 })) {
    await page.getByLabel(name).fill(MAP.labelOf(hex));
    await page.getByText('now click its centre').waitFor();
    await click(hex);
  }
  await page.getByRole('button', { name: 'Find the hexes' }).click();
  for (const kind of ['clear', 'woods', 'town'] as const) {
    const hexes = MAP.map.terrain.flatMap((terrain, hex) => (terrain === kind ? [hex] : [])).slice(0, 3);
    await page.getByRole('button', { name: MAP.kindOf(hexes[0])[1] }).click();
    for (const hex of hexes) await click(hex);
  }
  await page.getByText(/9 said, \d+ taken for the same/).waitFor();
  await take('map');
} finally {
  await studio.close();
}
