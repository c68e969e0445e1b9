import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { NO_STUDIO, openStudio, seriousFindings, shot, TAMBURLAINE } from './harness.ts';
import { DRILL } from './map-page.ts';
import { opened } from './text-page.ts';

const PASSWORD = 'correct horse battery';

/** Asks the server as a page would. @returns the answer, and the session that it has begun */
async function ask(
  address: string,
  body: object,
  session = '',
): Promise<{ readonly said: Readonly<Record<string, unknown>>; readonly session: string }> {
  const headers = { 'content-type': 'application/json', ...(session === '' ? {} : { cookie: `hexwright=${session}` }) };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  const cookie = response.headers.getSetCookie().join(';');
  return {
    said: (await response.json()) as Readonly<Record<string, unknown>>,
    session: /hexwright=([^;]+)/.exec(cookie)?.[1] ?? '',
  };
}

describe('somebody who may only read', () => {
  it('is called as the server knows them, reads everything and edits nothing', async () => {
    const studio = await openStudio({ at: NO_STUDIO, packages: TAMBURLAINE, files: DRILL, hasAccounts: true });
    const { address, page, server } = studio;
    studio.forgive(/401|403/);
    const signUp = async (token: unknown, name: string): Promise<string> => {
      const body = { token, name, email: `${name.toLowerCase()}@example.org`, password: PASSWORD };
      return (await ask(`${address}/api/sign-up`, body)).session;
    };
    const owner = await signUp(server.welcome, 'Olga');
    const link = { kind: 'invitation', role: 'viewer' };
    const { said } = await ask(`${address}/api/projects/scenarios/links`, link, owner);
    const viewer = await signUp(said['secret'], 'Vera');
    await page.context().addCookies([{ name: 'hexwright', value: viewer, url: address }]);
    await page.goto(`${address}/scenarios/drill/-/units?unit=guards`);

    const light = page.locator('save-light').getByRole('button', { name: 'Read only' });
    await light.click();
    await page.getByText('You are here as a viewer: you can read everything').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('people-bar .opener').click();
    await page.locator('people-bar').getByText('Vera').waitFor();
    await expect.poll(() => page.getByLabel('Your name, for others').count()).toBe(0);
    await page.keyboard.press('Escape');

    // Cells, fields and steps are shut, and whatever is left says why it does nothing.
    await expect.poll(() => page.getByLabel('Note', { exact: true }).isDisabled()).toBe(true);
    const side = page.getByRole('grid', { name: 'Roster' }).locator('[data-row="guards"] > *').nth(1);
    await expect.poll(() => side.getAttribute('aria-readonly')).toBe('true');
    await expect.poll(() => page.getByRole('button', { name: /^Undo|Nothing to undo/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'New unit' }).click();
    await page.locator('toast-list').getByText('not edit or comment').waitFor();
    await page.locator('toast-list').getByRole('button', { name: 'Dismiss' }).click();
    for (const name of ['Duplicate', 'Paste from a spreadsheet']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.locator('toast-list').getByText('not edit or comment').waitFor();
      await expect.poll(() => page.getByText('It may have been renamed or removed').count()).toBe(0);
      await page.locator('toast-list').getByRole('button', { name: 'Dismiss' }).click();
    }
    // They have an address to pass on, and are not scolded for what only owners may do.
    await page.locator('people-bar').getByRole('button', { name: 'Share', exact: true }).click();
    const sharing = page.getByRole('dialog', { name: 'Share' });
    await sharing.getByText('An owner of the project can invite people').waitFor();
    await expect.poll(() => sharing.getByRole('alert').count()).toBe(0);
    await shot(page, 'read-only-share');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Comments', exact: true }).click();
    await page.locator('comments-drawer').getByText('not edit or comment').waitFor();
    await expect.poll(() => page.getByLabel('New comment').count()).toBe(0);
    await shot(page, 'read-only');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close the comments' }).click();

    await page.getByRole('link', { name: 'Text', exact: true }).click();
    await opened(page);
    await page.getByRole('textbox', { name: 'Text of scenario.json, of drill, read-only' }).waitFor();

    // On the map, what edits is shut with the reason; what asks is not.
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    const tool = (name: string): Locator => page.locator('tool-rail').getByRole('radio', { name, exact: true });
    for (const name of ['Paint', 'Draw hexsides', 'Paint a zone', 'Label', 'Move counters', 'Paste']) {
      await expect.poll(() => tool(name).getAttribute('aria-disabled')).toBe('true');
      await expect.poll(() => tool(name).getAttribute('title')).toContain('not edit or comment');
    }
    await page.locator('.board [role=gridcell]').first().focus();
    await page.keyboard.press('b');
    await expect.poll(() => tool('Select hexes').getAttribute('aria-checked')).toBe('true');
    await expect.poll(() => page.getByRole('radio', { name: 'Level 2' }).isDisabled()).toBe(true);
    await tool('Movement costs').click();
    await expect.poll(() => tool('Movement costs').getAttribute('aria-checked')).toBe('true');
    await light.waitFor();
    await shot(page, 'read-only-map');
    expect(await seriousFindings(page)).toEqual([]);
    await studio.close();
  });

  it('comes by a shared link to the battle that was shared, and is told when it is revoked', async () => {
    const studio = await openStudio({ at: NO_STUDIO, packages: TAMBURLAINE, files: DRILL, hasAccounts: true });
    const { address, page, server } = studio;
    studio.forgive(/401|403|409/);
    const body = { token: server.welcome, name: 'Olga', email: 'olga@example.org', password: PASSWORD };
    const owner = (await ask(`${address}/api/sign-up`, body)).session;
    await page.context().addCookies([{ name: 'hexwright', value: owner, url: address }]);
    await page.goto(`${address}/scenarios/drill/-/units`);
    await page.locator('people-bar').getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await dialog.getByLabel('Kind of link').selectOption('share');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = dialog.locator('input[readonly]').first();
    await expect.poll(() => link.inputValue()).toContain('#join=');
    const shared = await link.inputValue();
    expect(new URL(shared).pathname).toBe('/scenarios/drill/-/units');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copy', exact: true }).first().click();
    // It says so at the link that was copied, and of that one only.
    await dialog.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Copy', exact: true }).count()).toBe(1);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
    await shot(page, 'sharing');
    expect(await seriousFindings(page)).toEqual([]);

    const guest = await studio.guest('/');
    await guest.goto(shared);
    await guest.getByText('The link leads to “The drill ground”.').waitFor();
    await shot(guest, 'joining');
    await guest.getByLabel('Your name, as others see it').fill('Gil');
    await guest.getByRole('button', { name: 'Join', exact: true }).click();
    await guest.waitForURL(`${address}/scenarios/drill/-/units`);
    await guest.getByRole('grid', { name: 'Roster' }).waitFor();

    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await guest.getByRole('heading', { name: 'You no longer have access to this project' }).waitFor();
    await guest.getByRole('button', { name: 'No access' }).waitFor();
    await shot(guest, 'revoked');
    await guest.reload();
    await guest.getByText('Guests come by the link').waitFor();

    // The link says itself that it is dead.
    const late = await studio.guest('/');
    await late.goto(shared);
    await late.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await shot(late, 'dead-link');
    await studio.close();
  });
});
