import type { Page } from 'playwright';
import { type JsonValue, writeCanonical } from '@hexwright/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, TAMBURLAINE, visit, type OpenStudio } from './harness.ts';
import { cursorBehind, opened, textOf } from './text-page.ts';

const SCENARIO = {
  format: 1,
  id: 'own/moods',
  title: 'Moods',
  kind: 'battle',
  extends: 'gmb/tamburlaine',
  arrivals: [{ id: 'late', name: 'The late', case: 'Q1', turn: 4, units: ['scouts'], hexes: ['0101'] }],
};

const UNITS = {
  format: 1,
  units: [
    {
      id: 'scouts',
      name: 'Scouts',
      side: 'ottoman',
      contingent: 'ottoman',
      kind: 'unit',
      class: 'cavalry',
      size: 'single',
      values: { armour: 'leather', movement: 8, morale: 'C' },
      faces: [{ id: 'fire', values: { weapon: 'cavalry-longbow' } }],
    },
  ],
};

const RULES: JsonValue = {
  format: 1,
  vocabularies: [{ id: 'lots', values: [{ id: 'good', name: 'Good' }] }],
  markers: [{ id: 'mood', name: 'Mood', of: 'unit', maximum: 2, case: 'Q1' }],
  tables: [
    {
      id: 'luck',
      case: 'Q2',
      title: 'Luck',
      dice: '1d6',
      rows: [{ id: '1-3' }, { id: '4-6' }],
      columns: [{ id: 'luck' }],
      cells: { '1-3': { luck: 'good' }, '4-6': { luck: null } },
    },
  ],
  modifiers: [{ id: 'sulks', case: 'Q1', applies: 'melee.dice', label: 'Sulks', when: 'attacker.mood > 0', value: -1 }],
  effects: [
    {
      id: 'moody',
      case: 'Q1',
      label: 'They sulk',
      at: 'turn-ends',
      each: 'unit',
      when: 'unit.mood < 2',
      then: [{ do: 'add', marker: 'mood', value: 1 }],
    },
    {
      id: 'lucky',
      case: 'Q2',
      label: 'Luck',
      at: 'rolled',
      table: 'luck',
      result: 'good',
      then: [{ do: 'score', side: 'unit', points: 1 }],
    },
  ],
  contents: [
    { case: 'Q1', title: 'Moods', summary: 'Units sulk.', acts: true },
    { case: 'Q2', title: 'Luck', summary: 'Luck is rolled for.', acts: true },
    { case: 'Q3', title: 'The camp', summary: 'Who holds the camp wins.', acts: true },
  ],
  changes: [
    {
      op: 'add',
      target: 'sequence/fortune',
      value: { phase: 'Fortune', procedure: 'event', table: 'luck', acts: 'phasing', case: 'Q2' },
      before: 'movement',
      case: 'Q2',
    },
    {
      op: 'add',
      target: 'map/zones/isle',
      value: { id: 'isle', purpose: 'other', hexes: ['2501'] },
      case: 'Q3',
    },
    {
      op: 'add',
      target: 'victory/conditions',
      value: [{ id: 'camp', label: 'Held', when: "heldFor('ottoman', 'tartar-camp') >= 3", winner: 'ottoman' }],
      case: 'Q3',
    },
  ],
};

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio({
    packages: TAMBURLAINE,
    at: '/scenarios/own/moods/-/text/rules.json',
    // In the form of all packages, so that no line moves when a text is left; and wide enough for whole lines.
    files: {
      'own/moods/scenario.json': writeCanonical('scenario', SCENARIO),
      'own/moods/units.json': writeCanonical('units', UNITS),
      'own/moods/rules.json': writeCanonical('rules', RULES),
      'own/unkempt/scenario.json': JSON.stringify({ ...SCENARIO, id: 'own/unkempt' }),
      'own/unkempt/units.json': JSON.stringify(UNITS),
      'own/unkempt/rules.json': JSON.stringify(RULES, null, 2),
    },
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
