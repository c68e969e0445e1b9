import { html, render } from 'lit';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tabPanel, tabs } from './tabs.ts';
import { shown } from './testing.ts';

const NAMES = ['orders', 'log', 'forces'] as const;

function open(): void {
  const place = shown(html``);
  const draw = (name: (typeof NAMES)[number]): void => {
    const all = NAMES.map((one) => ({ name: one, title: one }));
    render(
      html`${tabs({ label: 'Panels', tabs: all, open: name, choose: draw })}
      ${tabPanel(name, html`<p>This is ${name}</p>`)}`,
      place,
    );
  };
  draw('orders');
}

it('names the panel by the tab that is open, and opens another by a click', async () => {
  open();
  await expect.element(page.getByRole('tabpanel', { name: 'orders' })).toHaveTextContent('This is orders');
  await userEvent.click(page.getByRole('tab', { name: 'log' }));
  await expect.element(page.getByRole('tabpanel', { name: 'log' })).toHaveTextContent('This is log');
  await expect.element(page.getByRole('tab', { name: 'log' })).toHaveAttribute('aria-selected', 'true');
});

it('is one stop of the Tab key, and goes on by arrow keys, Home and End', async () => {
  open();
  await userEvent.keyboard('{Tab}');
  const ways = [
    ['{ArrowRight}', 'log'],
    ['{End}', 'forces'],
    ['{ArrowRight}', 'orders'],
    ['{ArrowLeft}', 'forces'],
    ['{Home}', 'orders'],
  ];
  for (const [key, name] of ways) {
    await userEvent.keyboard(key);
    expect(document.activeElement?.textContent?.trim()).toBe(name);
    await expect.element(page.getByRole('tabpanel', { name })).toBeVisible();
  }
});
