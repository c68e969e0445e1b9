import { describe, expect, it } from 'vitest';
import { copyKept } from './browser-copy.ts';
import { NO_STUDIO, openStudio, seriousFindings, shot, TAMBURLAINE } from './harness.ts';

/** What a server says that does not let a page in: the name of the document, as the page has sent it, and a reason. */
function denied(first: Buffer, reason: string): Buffer {
  const name = first.subarray(0, 1 + first[0]);
  return Buffer.concat([name, Buffer.from([2, 1, reason.length]), Buffer.from(reason)]);
}

describe('a page that the server does not let in', () => {
  it.each([
    ['not-opened', 'This project cannot be opened', 'Nothing is lost'],
    ['too-many-connections', 'The server is full', 'Close pages'],
  ])('says so, and how to go on: %s', async (reason, title, words) => {
    const studio = await openStudio({ at: NO_STUDIO, packages: TAMBURLAINE });
    // Not a page of the studio: it would keep a copy of the project, and go on with that.
    const page = await studio.guest(NO_STUDIO);
    await page.routeWebSocket(/\/sync/, (socket) => {
      socket.onMessage((message) => socket.send(denied(Buffer.from(message), reason)));
    });
    await page.goto(`${studio.address}/scenarios/gmb/tamburlaine/-/map`);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('alert').getByText(words).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await shot(page, `shut-out-${reason}-${colorScheme}`);
    }
    expect(await seriousFindings(page)).toEqual([]);
    await page.unrouteAll();
    await studio.close();
  });
});

it('goes on with the copy of the browser, and says that it is not synced and why', async () => {
  const studio = await openStudio({ packages: TAMBURLAINE });
  const { page } = studio;
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await copyKept(page);
  await page.routeWebSocket(/\/sync/, (socket) => {
    socket.onMessage((message) => socket.send(denied(Buffer.from(message), 'not-opened')));
  });
  await page.reload();
  await page.getByRole('button', { name: 'Not synced' }).click();
  const why = page.getByRole('dialog', { name: 'The server cannot open this project' });
  await why.getByText('something is wrong with this project').waitFor();
  await page.getByRole('link', { name: 'Tamburlaine the Great', exact: true }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await shot(page, `shut-out-copy-${colorScheme}`);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for Tamburlaine the Great', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rename …' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Timur');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('button', { name: 'Not synced, 1 change' }).waitFor();
  // The project can be opened again: what was done meanwhile is brought to it.
  await page.unrouteAll();
  await studio.close();
});

it('says that versions are named too often, and keeps the name for another try', async () => {
  const studio = await openStudio({ at: '/scenarios/gmb/tamburlaine/-/history/versions' });
  studio.forgive(/429/);
  const { page } = studio;
  await page.route('**/api/**/versions', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 429,
          json: { code: 'version.too-often', message: 'Too many versions in a short time. Try again in a minute.' },
        })
      : route.continue(),
  );
  const name = page.getByLabel('Name of a version');
  await name.fill('Before the flood');
  await name.press('Enter');
  await page.getByText('Too many versions in a short time').waitFor();
  expect(await name.inputValue()).toBe('Before the flood');
  expect(await seriousFindings(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await shot(page, `version-too-often-${colorScheme}`);
  }
  await studio.close();
});
