import { html } from 'lit';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { popover, popoverStyles } from './popover.ts';
import { shown } from './testing.ts';

const parts = {
  id: 'people',
  button: '2',
  name: 'People',
  label: 'Who is here',
  body: html`<input aria-label="You" />`,
};

it('opens by its button, which says so, and closes with Esc; the focus is on the button again', async () => {
  shown(popover(parts));
  const button = page.getByRole('button', { name: 'People' });
  await userEvent.click(button);
  await expect.element(page.getByRole('dialog', { name: 'Who is here' })).toBeVisible();
  await userEvent.click(page.getByRole('textbox', { name: 'You' }));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button.element());
});

it('closes at a click elsewhere', async () => {
  shown(popover(parts));
  await userEvent.click(page.getByRole('button', { name: 'People' }));
  await userEvent.click(document.body, { position: { x: 600, y: 500 } });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['below', 'inset: 10px auto auto 10px'],
  ['above', 'inset: auto auto 10px 10px'],
])('stands %s its button where there is room', async (where, style) => {
  shown(
    html`<style>
        ${popoverStyles.cssText}
      </style>
      <span style=${`position:fixed;${style}`}>${popover(parts)}</span>`,
  );
  const button = page.getByRole('button', { name: 'People' });
  await userEvent.click(button);
  const opened = page.getByRole('dialog').element().getBoundingClientRect();
  const { top, bottom } = button.element().getBoundingClientRect();
  expect(where === 'below' ? opened.top >= bottom : opened.bottom <= top).toBe(true);
  expect(opened.left).toBeGreaterThanOrEqual(0);
});
