/**
 * Takes the pictures of digitising that docs/digitiser.md shows, with a sheet that was never printed:
 * `node tools/node24.mjs tools/pictures/digitise.ts [folder]`.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { EMPTY, HERE, picture } from '../../apps/studio/pages/digitise-page.ts';
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

const studio = await StudioUnderTest.start(EMPTY, '{}');
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
  await page.goto(studio.at(`${HERE}/grid`));
  await page.getByRole('button', { name: 'Find the grid' }).click();
  await page.getByText('That is what is printed on the sheet.').waitFor();
  await take('grid');
  await page.goto(studio.at(`${HERE}/review`));
  await page.getByRole('button', { name: 'Read the sheet' }).click();
  await page.getByRole('list', { name: 'Groups of counters that look alike' }).waitFor();
  await take('review');
} finally {
  await studio.close();
}
