/**
 * Takes the pictures of the studio that the pages of docs show, by doing what docs/studio.md tells:
 * `node tools/node24.mjs tools/pictures/studio.ts [folder]`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from 'playwright';
import { StudioUnderTest } from '../bench/studio/studio-under-test.ts';
import { takePicture } from './take-picture.ts';

const FOLDER = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../docs/pictures'));
const BATTLE = '/scenarios/gmb/tamburlaine/-';

/** The map screen, which knows where its hexes are in the window. */
type Placing = HTMLElementLike & { placeOf(label: string): Point | null };
type HTMLElementLike = object;
interface Point {
  readonly x: number;
  readonly y: number;
}

const studio = await StudioUnderTest.start({}, '{}');
const page = await studio.page();
try {
  await mkdir(FOLDER, { recursive: true });
  await page.goto(studio.at('/'));
  await page.getByText('Ready to play').nth(2).waitFor();
  await page.getByRole('img', { name: 'Its map' }).nth(2).waitFor();
  await take('studio-gallery');
  await battle();
  await newBattle();
  await paint();
  await setUp();
  await take('studio-map');
  await play();
  await take('studio-play');
  await changeTable();
  await page.goto(studio.at(`${BATTLE}/units`));
  await page.getByText('Sultan Bayazid').first().waitFor();
  await take('studio-units');
  await page.goto(studio.at(`${BATTLE}/text/rules.json`));
  await page.locator('.monaco-editor .view-line').nth(8).waitFor();
  await take('studio-text');
  await page.goto(studio.at(`${BATTLE}/rules?item=modifiers/melee-tamburlaine`));
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await take('studio-rules');
} catch (error) {
  await writeFile(path.join(FOLDER, 'failed.png'), await page.screenshot());
  throw error;
} finally {
  await studio.close();
}

/** A game of Tamburlaine, with a unit in hand. */
async function battle(): Promise<void> {
  await page.goto(studio.at(`${BATTLE}/play`));
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByRole('button', { name: /Modes are chosen/ }).click();
  await page.getByRole('heading', { name: 'Movement' }).waitFor();
  for (let piece = 0; piece < 6; piece++) {
    await page.keyboard.press('n');
    await page.waitForTimeout(400);
  }
  await take('studio');
  await page.goto(studio.at('/scenarios'));
  await page.getByText('Ready to play').first().waitFor();
}

/** A battle of one's own, with the counters and charts of Tamburlaine. */
async function newBattle(): Promise<void> {
  await page.getByRole('button', { name: 'New battle' }).click();
  const dialog = page.getByRole('dialog', { name: 'New battle' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('The Mill Bridge');
  await dialog.getByText('Pointy-top').click();
  await dialog
    .getByLabel('Rules', { exact: true })
    .selectOption({ label: 'Great Medieval Battles: the Standard Rules' });
  await dialog.getByLabel('Sides, charts and counters').selectOption({ label: 'Those of Tamburlaine the Great' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/the-mill-bridge\/-\/map/);
  await mapReady();
}

/** A stream with one place to cross it, a village, a hill, and a road. */
async function paint(): Promise<void> {
  await page.getByRole('radio', { name: /^River/ }).click();
  await drag('0107', '0607', '0908', '1208', '1807', '2408');
  await page.getByRole('radio', { name: /^Dry River Bed/ }).click();
  for (const hex of ['1107', '1108', '1207', '1208']) await click(hex);
  await page.getByRole('radio', { name: /^Village/ }).click();
  await drag('1311', '1411', '1412');
  await page.getByRole('radio', { name: 'Level 2' }).click();
  await drag('1812', '2212', '2213', '1713');
  await page.getByRole('radio', { name: /^Road/ }).click();
  await drag('1201', '1204', '1207', '1210', '1216');
}

/** Two small armies out of the roster. */
async function setUp(): Promise<void> {
  await page.getByRole('tab', { name: 'Roster' }).click();
  const places: readonly (readonly [RegExp, string])[] = [
    [/^Timarots 1|^Timarots/, '0804'],
    [/^Spahis 1|^Spahis/, '1104'],
    [/^Janissaries/, '1404'],
    [/^Sultan Bayazid/, '1103'],
    [/^Tumans/, '0811'],
    [/^Bahatur/, '1111'],
    [/^Shirvan/, '1511'],
    [/^Tamburlaine/, '1112'],
  ];
  for (const [name, hex] of places) {
    await page.getByRole('button', { name }).first().click();
    await click(hex);
  }
  await page.keyboard.press('Escape');
}

async function play(): Promise<void> {
  await page.keyboard.press('Alt+9');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page
    .getByText(/^Turn 1/)
    .first()
    .waitFor();
  await page.waitForTimeout(1500);
}

async function changeTable(): Promise<void> {
  await page.keyboard.press('Alt+4');
  await page.getByRole('link', { name: /Melee Combat/ }).click();
  await page.locator('[data-row="plate-cavalry"] > *').nth(1).waitFor();
  await take('studio-charts');
}

async function mapReady(): Promise<void> {
  await page.locator('map-screen [role=gridcell]').waitFor({ state: 'attached' });
  await page.waitForTimeout(800);
}

async function at(label: string): Promise<Point> {
  const screen: Locator = page.locator('map-screen');
  const place = await screen.evaluate((element, hex) => (element as unknown as Placing).placeOf(hex), label);
  if (place === null) throw new Error(`There is no hex ${label} on the page.`);
  return place;
}

async function click(label: string): Promise<void> {
  const { x, y } = await at(label);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
}

async function drag(first: string, ...others: readonly string[]): Promise<void> {
  const from = await at(first);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const label of others) {
    const { x, y } = await at(label);
    await page.mouse.move(x, y, { steps: 12 });
  }
  await page.mouse.up();
}

function take(name: string): Promise<void> {
  return takePicture(page, path.join(FOLDER, `${name}.webp`));
}
