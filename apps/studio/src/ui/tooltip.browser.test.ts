import { html } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hostOf } from './testing.ts';
import { showTooltips } from './tooltip.ts';

const tip = (): HTMLElement | null => document.querySelector('.tooltip:popover-open');

async function page(): Promise<void> {
  await hostOf(html`<button title="Turn left, to the north">L</button><button title="R">R</button><input />`);
  showTooltips();
}

beforeAll(page);

it('shows the title of what keys come to, also in a shadow tree, and takes it away with Esc', async () => {
  await userEvent.keyboard('{Tab}');
  expect(tip()?.dataset['words']).toBe('Turn left, to the north');
  await userEvent.keyboard('{Escape}');
  expect(tip()).toBeNull();
});

it('shows no title that says what stands there already', async () => {
  await userEvent.keyboard('{Tab}');
  expect(tip()).toBeNull();
});

it('is told to a finger that rests, and shows nothing to a mouse, which the browser tells', async () => {
  const button = document.querySelector('test-host')?.shadowRoot?.querySelector('button');
  const press = (pointerType: string): unknown =>
    button?.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true, composed: true }));
  press('touch');
  await expect.poll(() => tip()?.dataset['words']).toBe('Turn left, to the north');
  press('mouse');
  expect(tip()).toBeNull();
});
