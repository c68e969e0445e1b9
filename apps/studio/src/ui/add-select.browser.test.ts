import { expect, it } from 'vitest';
import { render } from 'lit';
import { addSelect } from './add-select.ts';

function list(): { readonly select: HTMLSelectElement; readonly added: string[] } {
  const added: string[] = [];
  const host = document.createElement('div');
  document.body.append(host);
  const options = ['archers', 'aragon'].map((value) => ({ value, title: value }));
  render(addSelect({ label: 'Units', prompt: 'Add', options, add: (chosen) => added.push(chosen) }), host);
  const select = host.querySelector('select');
  if (select === null) throw new Error('There is no list.');
  return { select, added };
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change'));
}

it('adds what is clicked at once, and is empty again', () => {
  const { select, added } = list();
  select.dispatchEvent(new PointerEvent('pointerdown'));
  choose(select, 'archers');
  expect([added, select.value]).toEqual([['archers'], '']);
});

it('adds what keys have led to when it is left, and nothing on the way', () => {
  const { select, added } = list();
  for (const [key, value] of [
    ['a', 'archers'],
    ['r', 'aragon'],
  ]) {
    select.dispatchEvent(new KeyboardEvent('keydown', { key }));
    choose(select, value);
  }
  expect(added).toEqual([]);
  select.dispatchEvent(new FocusEvent('blur'));
  expect([added, select.value]).toEqual([['aragon'], '']);
});

it('adds what keys have led to with Enter, once', () => {
  const { select, added } = list();
  select.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
  choose(select, 'archers');
  select.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  select.dispatchEvent(new FocusEvent('blur'));
  expect(added).toEqual(['archers']);
});
