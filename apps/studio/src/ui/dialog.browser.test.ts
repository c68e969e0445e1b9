import { html } from 'lit';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cancelButton, closeDialog, dialog, openDialog, type DialogParts } from './dialog.ts';
import { hostOf, type Host } from './testing.ts';

const heard: string[] = [];

function parts(more: Partial<DialogParts> = {}): DialogParts {
  return {
    heading: 'Name the battle',
    body: html`<label>Name <input required /></label>`,
    actions: html`${cancelButton('Cancel')}<button>Save</button>`,
    submit: () => heard.push('saved'),
    closed: () => heard.push('closed'),
    ...more,
  };
}

async function opened(more: Partial<DialogParts> = {}): Promise<Host> {
  heard.length = 0;
  const host = await hostOf(html`<button @click=${() => void openDialog(host)}>Open</button>${dialog(parts(more))}`);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('dialog', { name: 'Name the battle' })).toBeVisible();
  return host;
}

const focused = ({ shadowRoot }: Host): string => shadowRoot?.activeElement?.textContent ?? '';

it('has its heading for a name, takes the focus and keeps it from what lies behind', async () => {
  const host = await opened();
  expect(host.shadowRoot?.activeElement?.tagName).toBe('INPUT');
  for (let press = 0; press < 6; press += 1) {
    await userEvent.keyboard('{Tab}');
    expect(focused(host)).not.toBe('Open');
  }
});

it('closes with Esc and gives the focus back', async () => {
  const host = await opened();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(focused(host)).toBe('Open');
  expect(heard).toEqual(['closed']);
});

it('does what its form says by Enter, and closes; not without what the form needs', async () => {
  await opened();
  await userEvent.keyboard('{Enter}');
  expect(heard).toEqual([]);
  await userEvent.keyboard('Ankara{Enter}');
  await expect.poll(() => heard).toEqual(['saved', 'closed']);
});

it('stays open where the form prevents it', async () => {
  const host = await opened({ submit: (event) => event.preventDefault() });
  await userEvent.keyboard('Ankara{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  closeDialog(host);
  await expect.poll(() => heard).toEqual(['closed']);
});

it('closes with its button, and does nothing', async () => {
  await opened();
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => heard).toEqual(['closed']);
});

it('closes at a click beside it, but no question does', async () => {
  const beside = async (host: Host): Promise<boolean> => {
    await userEvent.click(host.shadowRoot!.querySelector('dialog')!, { position: { x: -20, y: -20 }, force: true });
    return host.shadowRoot!.querySelector('dialog')!.open;
  };
  expect(await beside(await opened())).toBe(false);
  expect(await beside(await opened({ isQuestion: true }))).toBe(true);
});

it('opens by itself where a question stands', async () => {
  await hostOf(dialog(parts({ isOpen: true })));
  await expect.element(page.getByRole('dialog', { name: 'Name the battle' })).toBeVisible();
});
