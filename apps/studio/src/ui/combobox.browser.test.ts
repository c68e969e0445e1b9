import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { html, render } from 'lit';
import { combobox, type ComboboxParts } from './combobox.ts';

const TERRAINS = ['clear', 'marsh', 'wood'];

/** A field that offers terrains, on an empty page; what was done with it is told. */
async function opened(more: Partial<ComboboxParts<string>> = {}): Promise<string[]> {
  const told: string[] = [];
  document.body.replaceChildren();
  const place = document.body.appendChild(document.createElement('div'));
  let [text, at] = ['', 0];
  const draw = (): void => {
    const { field, list } = combobox({
      id: 'terrains',
      label: 'Terrain',
      listLabel: 'Found',
      text,
      options: TERRAINS.filter((one) => one.includes(text)),
      at,
      line: (one) => one,
      typed: (typed) => {
        [text, at] = [typed, 0];
        draw();
      },
      moved: (to) => {
        at = to;
        draw();
      },
      taken: (one) => told.push(one),
      ...more,
    });
    render(
      html`<div @keydown=${({ key }: KeyboardEvent) => told.push(`heard ${key}`)}>${field}</div>
        ${list}`,
      place,
    );
  };
  draw();
  await userEvent.click(page.getByRole('combobox', { name: 'Terrain' }));
  return told;
}

it('keeps the focus in the field, and tells which line is at hand', async () => {
  await opened();
  const field = page.getByRole('combobox', { name: 'Terrain' });
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  for (const [key, at] of [
    ['{ArrowDown}', 'marsh'],
    ['{ArrowDown}', 'wood'],
    ['{ArrowDown}', 'clear'],
    ['{ArrowUp}', 'wood'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent(at);
    const [active] = [document.querySelector('[aria-selected=true]')?.id];
    await expect.element(field).toHaveAttribute('aria-activedescendant', active);
  }
  await expect.element(field).toHaveFocus();
});

it('takes the line at hand by Enter, and any by a click that leaves the focus', async () => {
  const told = await opened();
  await userEvent.keyboard('ma{Enter}');
  expect(told.filter((one) => !one.startsWith('heard'))).toEqual(['marsh']);
  await userEvent.click(page.getByRole('option', { name: 'marsh' }));
  expect(told.filter((one) => !one.startsWith('heard'))).toEqual(['marsh', 'marsh']);
  await expect.element(page.getByRole('combobox', { name: 'Terrain' })).toHaveFocus();
});

it('leaves keys alone that mean nothing to it', async () => {
  const told = await opened();
  await userEvent.keyboard('x{Enter}{ArrowDown}{Escape}');
  expect(told).toEqual(['heard x', 'heard Enter', 'heard ArrowDown', 'heard Escape']);
  await expect.element(page.getByRole('combobox', { name: 'Terrain' })).toHaveAttribute('aria-expanded', 'false');
});

it('hears Esc and Tab where they are given a meaning', async () => {
  const told = await opened({ left: () => told.push('left'), takesTab: true });
  await userEvent.keyboard('{Escape}{Tab}');
  expect(told).toEqual(['left', 'clear']);
});
