import { html, render } from 'lit';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { described, field, invalid } from './field.ts';
import { progress } from './progress.ts';
import { radios } from './radios.ts';
import { segments } from './segments.ts';
import { select, withValue } from './select.ts';
import { shown } from './testing.ts';

const options = [
  { value: 'clear', title: 'Clear' },
  { value: 'wood', title: 'Wood' },
  { value: 'sea', title: 'Sea', isDisabled: true },
] as const;

it('a list shows what is chosen, and says what is chosen then', async () => {
  const chosen: string[] = [];
  shown(select({ options, value: 'wood', label: 'Terrain', choose: (value) => chosen.push(value) }));
  const list = page.getByRole('combobox', { name: 'Terrain' });
  await expect.element(list).toHaveValue('wood');
  await userEvent.selectOptions(list, 'clear');
  expect(chosen).toEqual(['clear']);
  await expect.element(page.getByRole('option', { name: 'Sea' })).toBeDisabled();
  expect([...list.element().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(
    options.map(({ title }) => title),
  );
});

it('a list that the page does not follow shows again what the page says', async () => {
  const place = shown(html``);
  const draw = (): void => {
    render(select({ options, value: 'wood', label: 'Terrain', choose: draw }), place);
  };
  draw();
  const list = page.getByRole('combobox', { name: 'Terrain' });
  await userEvent.selectOptions(list, 'clear');
  await expect.element(list).toHaveValue('wood');
});

it('a list in a form keeps what was chosen, and has its lines under headings', async () => {
  const grouped = [...options.map((one) => ({ ...one, group: 'Ground' })), { value: 'bridge', title: 'Bridge' }];
  const place = shown(html``);
  const draw = (): void => {
    render(select({ options: grouped, value: 'wood', label: 'Terrain' }), place);
  };
  draw();
  const list = page.getByRole('combobox', { name: 'Terrain' });
  await userEvent.selectOptions(list, 'clear');
  draw();
  await expect.element(list).toHaveValue('clear');
  expect(list.element().querySelector('optgroup')?.label).toBe('Ground');
  expect(list.element().querySelectorAll('optgroup option')).toHaveLength(3);
});

it('a value that is none of the lines is shown as it is written', () => {
  expect(withValue(options, 'wood')).toBe(options);
  expect(withValue(options, 'bog')[0]).toEqual({ value: 'bog', title: 'bog' });
});

it('of a few in sight one is pressed', async () => {
  const chosen: string[] = [];
  shown(segments({ options, value: 'wood', label: 'Terrain', choose: (value) => chosen.push(value) }));
  await expect.element(page.getByRole('group', { name: 'Terrain' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Wood', pressed: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  expect(chosen).toEqual(['clear']);
});

it('of a few lines one is chosen, and arrow keys go through them', async () => {
  const chosen: string[] = [];
  shown(radios({ name: 'terrain', options, value: 'wood', label: 'Terrain', choose: (value) => chosen.push(value) }));
  await expect.element(page.getByRole('group', { name: 'Terrain' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Wood' })).toBeChecked();
  await userEvent.click(page.getByRole('radio', { name: 'Clear' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen).toEqual(['clear', 'wood']);
});

it('a field is named by its label and described by its fault', async () => {
  const fault = 'There is another one of this name.';
  const control = html`<input id="name" aria-invalid=${invalid(fault)} aria-describedby=${described('name')} />`;
  shown(field({ id: 'name', label: 'Name', control, fault }));
  const input = page.getByRole('textbox', { name: 'Name' });
  await expect.element(input).toHaveAccessibleDescription(fault);
  await expect.element(input).toBeInvalid();
  expect(invalid(null)).toBe('false');
});

it('progress says how far it has come, or that nobody knows', async () => {
  shown(html`${progress({ label: 'Games', done: 3, of: 12 })}${progress({ label: 'Reading' })}`);
  await expect.element(page.getByRole('progressbar', { name: 'Games' })).toHaveAttribute('value', '3');
  expect((page.getByRole('progressbar', { name: 'Reading' }).element() as HTMLProgressElement).position).toBe(-1);
});
