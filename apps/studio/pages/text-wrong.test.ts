import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, TAMBURLAINE, visit, type OpenStudio } from './harness.ts';
import { MOODS, UNKEMPT } from './moods.ts';
import { cursorBehind, opened, textOf } from './text-page.ts';

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio({
    packages: TAMBURLAINE,
    at: '/scenarios/own/moods/-/text/rules.json',
    files: { ...MOODS, ...UNKEMPT },
    // Wide enough for whole lines.
    viewport: { width: 1800, height: 800 },
  });
  ({ page } = studio);
  await opened(page);
  await page.getByRole('button', { name: 'No problems' }).waitFor();
});
afterAll(() => studio.close());

/** Takes the last letters of some words that are to be seen away, and types others there. */
async function retype(words: string, was: string, now: string): Promise<void> {
  await cursorBehind(page, words);
  for (let times = 0; times < was.length; times++) await page.keyboard.press('Backspace');
  await page.keyboard.insertText(now);
  await expect.poll(() => textOf(page)).toContain(words.slice(0, words.length - was.length) + now);
}

describe('what is typed wrong is told at its place, with a way out', () => {
  it.each([
    ['a moment', 'rules.json?at=/effects/0/at', '"at": "turn-ends', 's', '', 'There is no moment "turn-end". Did you'],
    ['a verb', 'rules.json?at=/effects/0/then/0/do', '"do": "add', 'd', '', '"do" cannot be "ad". Did you mean "add"?'],
    ['a counter', 'rules.json?at=/effects/0/then/0', '"marker": "mood', 'mood', 'moood', 'Did you mean "mood"?'],
    ['its bounds', 'rules.json?at=/effects/0/then/0', '"value": 1', '1', '3', '"mood" goes from 0 to 2'],
    ['a row', 'rules.json?at=/tables/0/rows/1', '"id": "4-6', '6', '5', 'No row is for a roll of 6. Add one'],
    ['off the map', 'scenario.json?at=/arrivals/0/hexes', '"0101', '0101', '9901', 'Its hexes run from 0101 to 2636'],
    ['a taken hex', 'scenario.json?at=/arrivals/0/hexes', '"0101', '0101', '0513', 'stands in 0513 at the beginning'],
    ['turn 0', 'scenario.json?at=/arrivals/0/turn', '"turn": 4', '4', '0', 'There is no game-turn 0'],
    [
      'out of reach',
      'rules.json?at=/changes/2/value',
      "'tartar-camp",
      'tartar-camp',
      'isle',
      'can never reach every hex',
    ],
    [
      'a formula',
      'rules.json?at=/effects/0/when',
      'unit.mood < 2',
      ' < 2',
      '',
      'unit.mood is a number; here it must be',
    ],
    ['dice in odds', 'rules.json?at=/modifiers/0/value', '"value": -1', '-1', '"roll(1)"', 'Formulas throw no dice'],
  ])('%s', async (_, address, words, was, now, message) => {
    await visit(page, `/scenarios/own/moods/-/text/${address}`);
    await opened(page);
    await retype(words, was, now);
    const list = page.getByRole('button', { name: /^Problems \(/ });
    await list.waitFor();
    if ((await list.getAttribute('aria-expanded')) === 'false') await list.click();
    await page.getByText(message).first().waitFor();
    await page.locator('.monaco-editor :is(.squiggly-error, .squiggly-warning)').first().waitFor();
    // The problem leads to its place.
    await page.getByText(message).first().click();
    await retype(words.slice(0, words.length - was.length) + now, now, was);
    await page.getByRole('button', { name: 'No problems' }).waitFor();
  });
});

it('is still in sight when the text is put in order as it is left', async () => {
  await visit(page, '/scenarios/own/unkempt/-/text/rules.json?at=/effects/0/at');
  await page.locator('.monaco-editor[data-uri$="own/unkempt/rules.json"]').first().waitFor();
  await opened(page);
  await retype('"at": "turn-ends', 's', '');
  await page.getByRole('button', { name: /^Problems \(/ }).focus();
  // What stood on many lines stands on one.
  await expect.poll(() => textOf(page)).toContain('{ "do": "add", "marker": "mood", "value": 1 }');
  expect(await textOf(page)).toContain('"at": "turn-end"');
});
