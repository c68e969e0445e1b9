import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';

const HEAVIER = '/scenarios/gmb/tamburlaine-heavier-wagons/-/rules';
const LAGER = `${HEAVIER}?item=modifiers/fire-on-lager`;

describe('the rules', () => {
  let studio: OpenStudio;
  let page: Page;
  beforeAll(async () => {
    studio = await openStudio({
      at: LAGER,
      viewport: { width: 1440, height: 900 },
    });
    ({ page } = studio);
    await page.getByRole('heading', { name: 'Target in a wagon lager' }).waitFor();
  });
  afterAll(() => studio.close());

  it('say who has had a say in a rule, and revert a change', async () => {
    await page.getByText('Wagons with raised sides').waitFor();
    await page.getByText('When the target is in a wagon lager.').waitFor();
    await shot(page, 'rules');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Revert By' }).click();
    await expect.poll(() => page.getByText('Wagons with raised sides').count()).toBe(0);
    await page.keyboard.press('Control+z');
    await page.getByText('Wagons with raised sides').waitFor();
  });

  it('show a case that was looked for, and lead to what follows it', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('9.3 ');
    await page.getByRole('option', { name: /^9\.3 / }).waitFor();
    await page.keyboard.press('Enter');
    const shown = page.locator('rule-case');
    await shown.getByRole('heading', { name: 'What follows it here' }).waitFor();
    await shown.getByRole('link', { name: 'Effect of the lance' }).waitFor();
    await shot(page, 'rules-case');
    expect(await seriousFindings(page)).toEqual([]);
    await shown.getByRole('link', { name: 'Lance used in the charge' }).click();
    await page.getByRole('heading', { name: 'Lance used in the charge' }).waitFor();
    // The list has moved to what is shown.
    const chosen = page.locator('nav[aria-label=Rules] a[aria-current]');
    const isInList = (link: Element): boolean => {
      const list = link.closest('nav')?.getBoundingClientRect();
      const { top, bottom } = link.getBoundingClientRect();
      return list !== undefined && top >= list.top && bottom <= list.bottom;
    };
    await expect.poll(() => chosen.evaluate(isInList)).toBe(true);
    await visit(page, LAGER);
    await page.getByRole('heading', { name: 'Target in a wagon lager' }).waitFor();
  });

  it('complete formulas, tell what is wrong with them where it stands, and mend them', async () => {
    const when = page.getByRole('combobox', { name: 'Counts when' });
    await when.fill('');
    await when.pressSequentially('target.inLager && tar');
    await page.getByRole('option', { name: /^target/ }).waitFor();
    await page.keyboard.press('Tab');
    await when.pressSequentially('.cla');
    await page.getByRole('option', { name: /class.*cavalry, infantry, elephants/ }).waitFor();
    await shot(page, 'rules-completion');
    await page.keyboard.press('Enter');
    await when.pressSequentially(' == "cavlary"');
    await page.getByText('did you mean "cavalry"?').waitFor();
    await shot(page, 'rules-formula-error');
    await page.getByRole('button', { name: 'Write "cavalry"' }).click();
    await page.getByText('When the target is in a wagon lager and the target’s class is cavalry.').waitFor();
    await page.getByRole('button', { name: 'Revert Counts when' }).waitFor();
  });

  it('make a change of an inherited number, with case and reason', async () => {
    await page.getByRole('link', { name: /Game-Turns in a game/ }).click();
    await page.getByLabel('because').fill('A short day');
    await page.getByLabel('Value').fill('8');
    await page.keyboard.press('Tab');
    await page.getByText('A short day').waitFor();
    await page.getByLabel('changed here').check();
    await expect.poll(() => page.getByRole('navigation', { name: 'Rules' }).getByRole('link').count()).toBe(2);
    await page.getByLabel('changed here').uncheck();
  });

  it('turn modules off and on, and choose options', async () => {
    const naphtha = page.getByRole('checkbox', { name: /naphtha/i });
    await naphtha.click();
    await expect.poll(() => naphtha.isChecked()).toBe(false);
    await naphtha.click();
    await expect.poll(() => naphtha.isChecked()).toBe(true);
    await visit(page, `${HEAVIER}?item=options/na-melee`);
    const house = page.getByRole('radio', { name: /House numbers/ });
    await house.click();
    await shot(page, 'rules-option');
    await page
      .getByText(/by the option/)
      .first()
      .waitFor({ state: 'detached' });
    await expect.poll(() => house.isChecked()).toBe(true);
  });

  it('name what is new: its id follows, until somebody sets another', async () => {
    await visit(page, HEAVIER);
    await page.getByRole('button', { name: '+ New modifier' }).click();
    await page.waitForURL(/item=modifiers%2Fnew-modifier$/);
    await page.getByLabel('Label').fill('Border prickers');
    await page.keyboard.press('Tab');
    await page.waitForURL(/item=modifiers%2Fborder-prickers$/);
    await expect.poll(() => page.getByLabel('ID', { exact: true }).inputValue()).toBe('border-prickers');
    await page.getByLabel('ID', { exact: true }).fill('prickers');
    await page.keyboard.press('Tab');
    await page.waitForURL(/item=modifiers%2Fprickers$/);
    await page.getByLabel('Label').fill('Prickers of the border');
    await page.keyboard.press('Tab');
    await page.getByRole('heading', { name: 'Prickers of the border' }).waitFor();
    await expect.poll(() => page.getByLabel('ID', { exact: true }).inputValue()).toBe('prickers');
    expect(await seriousFindings(page)).toEqual([]);
    // What a rule is called and how it is known are one step.
    for (let step = 0; step < 4; step++) await page.getByRole('button', { name: /^Undo: / }).click();
    await expect.poll(() => page.getByRole('link', { name: /prickers/ }).count()).toBe(0);
  });

  it('say how formulas read a new parameter, until one does', async () => {
    await visit(page, HEAVIER);
    await page.getByRole('button', { name: '+ New parameter' }).click();
    await page.getByRole('heading', { name: 'New parameter' }).waitFor();
    await expect.poll(() => page.getByLabel('Value').inputValue()).toBe('1');
    await page.getByText('Formulas read it as parameter("new-parameter")').waitFor();
    const unread = page.getByText(/No rule of this game reads the parameter/);
    await unread.waitFor();
    await shot(page, 'rules-parameter');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: /Target in a wagon lager/ }).click();
    await page.getByRole('combobox', { name: 'By', exact: true }).fill('parameter("new-parameter")');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: /New parameter/ }).click();
    await page.getByText('Formulas read it as parameter("new-parameter")').waitFor();
    await expect.poll(() => unread.count()).toBe(0);
    // Its id can be set, and formulas follow.
    await page.getByRole('textbox', { name: 'ID', exact: true }).fill('lager');
    await page.keyboard.press('Tab');
    await page.getByText('Formulas read it as parameter("lager")').waitFor();
    await expect.poll(() => unread.count()).toBe(0);
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: /^Undo: / }).click();
    await expect.poll(() => page.getByRole('link', { name: /New parameter/ }).count()).toBe(0);
  });

  it('show a module that is off', async () => {
    await visit(page, HEAVIER);
    await page.getByRole('link', { name: /Man-to-man combat/ }).click();
    await page.getByText('This module is off').waitFor();
    await shot(page, 'rules-module-off');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('keep the sequence of play in order', async () => {
    await visit(page, '/scenarios/gmb/tamburlaine/-/rules?item=sequence/mode-change');
    const steps = page.locator('order-list li');
    await steps.first().waitFor();
    const names = (): Promise<unknown> =>
      steps.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const before = await names();
    await page
      .locator('order-list li.chosen')
      .getByRole('button', { name: /sooner/ })
      .click();
    await expect.poll(names).not.toEqual(before);
    await shot(page, 'rules-sequence');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('print what differs from the base as errata, in the order of the rulebook', async () => {
    await visit(page, HEAVIER);
    await page.getByRole('link', { name: 'Errata sheet' }).click();
    await page.getByText('Changes from Tamburlaine the Great').waitFor();
    await shot(page, 'rules-errata');
    expect(await seriousFindings(page)).toEqual([]);
    await page.evaluate(() => (window.print = () => undefined));
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    await page.locator('#printed section').first().waitFor();
    await shot(page, 'rules-errata-printed');
    await page.emulateMedia({ media: 'screen' });
  });
});
