import { html, render } from 'lit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unlessTyping } from './unless-typing.ts';

let host: HTMLElement;
let field: HTMLInputElement;
const answered = (value: string): unknown => render(html`<input .value=${unlessTyping(value)} />`, host);

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  answered('4');
  field = host.querySelector('input')!;
});
afterEach(() => host.remove());

it('shows what is answered, also in a field that is only looked at', () => {
  answered('0');
  expect(field.value).toBe('0');
  field.focus();
  answered('5');
  expect(field.value).toBe('5');
});

it('leaves what is being typed, whatever is answered meanwhile', () => {
  field.focus();
  field.value = '12';
  answered('0');
  expect(field.value).toBe('12');
  // It was taken over.
  answered('12');
  answered('3');
  expect(field.value).toBe('3');
});

it('leaves what is typed back as it was, while the answer to what stood there between is under way', () => {
  field.focus();
  field.value = '0';
  field.blur();
  field.focus();
  field.value = '4';
  field.dispatchEvent(new InputEvent('input'));
  answered('0');
  expect(field.value).toBe('4');
});

it('shows the answer again once the field is left', () => {
  field.focus();
  field.value = '12';
  field.blur();
  answered('0');
  expect(field.value).toBe('0');
});
