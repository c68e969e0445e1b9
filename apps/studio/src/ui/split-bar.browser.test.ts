import { html, type LitElement } from 'lit';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shown } from './testing.ts';
import './split-bar.ts';

afterEach(() => localStorage.clear());

const GRID = 'display:grid;inline-size:1000px;block-size:100px;grid-template-columns:var(--split, 300px) auto 1fr';

async function open(): Promise<() => number> {
  const place = shown(
    html`<div style=${GRID}>
      <p>List</p>
      <split-bar name="test" label="Width of the list" .least=${200} .most=${500}></split-bar>
      <p>Detail</p>
    </div>`,
  );
  await place.querySelector<LitElement>('split-bar')?.updateComplete;
  return () => Math.round(place.querySelector('p')!.getBoundingClientRect().width);
}

const bar = page.getByRole('separator', { name: 'Width of the list' });

it('moves by arrow keys, to its ends and back, and tells where it is', async () => {
  const width = await open();
  await expect.element(bar).toHaveAttribute('aria-valuenow', '300');
  bar.element().focus();
  const ways: [string, number][] = [
    ['{ArrowRight}', 316],
    ['{ArrowLeft}{ArrowLeft}', 284],
    ['{End}', 500],
    ['{Home}', 200],
    ['{Enter}', 300],
  ];
  for (const [key, is] of ways) {
    await userEvent.keyboard(key);
    expect(width()).toBe(is);
    await expect.element(bar).toHaveAttribute('aria-valuenow', String(is));
  }
});

it('remembers its width, until it is told to forget it', async () => {
  await open();
  bar.element().focus();
  await userEvent.keyboard('{End}');
  const again = await open();
  expect(again()).toBe(500);
  await userEvent.dblClick(bar);
  expect((await open())()).toBe(300);
});

it('is moved by a pointer, not farther than it may', async () => {
  const width = await open();
  const send = (type: string, clientX: number): unknown =>
    bar.element().dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, button: 0, bubbles: true }));
  HTMLElement.prototype.setPointerCapture = (): void => undefined;
  send('pointerdown', 300);
  send('pointermove', 420);
  expect(width()).toBe(420);
  send('pointermove', 900);
  expect(width()).toBe(500);
});
