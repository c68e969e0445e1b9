import { html } from 'lit';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './menu-list.ts';
import { shown } from './testing.ts';

const taken: string[] = [];

async function opened(): Promise<HTMLElement> {
  taken.length = 0;
  const line = (title: string): { title: string; run: () => void } => ({ title, run: () => taken.push(title) });
  const groups = [
    { title: 'Spearmen', lines: [line('Turn left'), line('Turn right'), line('Flip')] },
    { lines: [line('Inspect')] },
  ];
  const open = ({ currentTarget }: Event): void =>
    void document.querySelector('menu-list')?.openBeside(currentTarget as Element);
  const place = shown(
    html`<button @click=${open}>Open</button><menu-list label="Hex 0512" .groups=${groups}></menu-list>`,
  );
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('menu', { name: 'Hex 0512' })).toBeVisible();
  await expect.poll(focused).toBe('Turn left');
  return place;
}

function focused(): string {
  const { activeElement } = document;
  return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.textContent?.trim() ?? '';
}

it('is a menu of groups of lines, the first of which has the focus', async () => {
  await opened();
  await expect.element(page.getByRole('group', { name: 'Spearmen' })).toBeVisible();
  expect(page.getByRole('menuitem').all()).toHaveLength(4);
});

it('goes round by arrow keys, to the ends, and by letters', async () => {
  await opened();
  const ways = [
    ['{ArrowDown}', 'Turn right'],
    ['{ArrowUp}', 'Turn left'],
    ['{ArrowUp}', 'Inspect'],
    ['{ArrowDown}', 'Turn left'],
    ['{End}', 'Inspect'],
    ['{Home}', 'Turn left'],
    ['f', 'Flip'],
  ];
  for (const [key, at] of ways) {
    await userEvent.keyboard(key);
    expect(focused()).toBe(at);
  }
});

it('takes with Enter and is gone', async () => {
  await opened();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => taken).toEqual(['Turn right']);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

it.each(['{Escape}', '{Tab}'])('is gone with %s, takes nothing and gives the focus back', async (key) => {
  await opened();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect([taken, focused()]).toEqual([[], 'Open']);
});

it('is gone with a click elsewhere, and says so', async () => {
  const place = await opened();
  const closed: string[] = [];
  place.querySelector('menu-list')?.addEventListener('menu-closed', () => closed.push('closed'));
  await userEvent.click(document.body, { position: { x: 600, y: 500 } });
  await expect.poll(() => closed).toEqual(['closed']);
});

it('stays within the window', async () => {
  const place = await opened();
  await place.querySelector('menu-list')?.openAt(innerWidth - 5, innerHeight - 5);
  const { right, bottom } = page.getByRole('menu').element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(innerWidth);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
});
