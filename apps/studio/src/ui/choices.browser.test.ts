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

const few = [
  { value: 'clear', title: 'Clear', group: 1 },
  { value: 'wood', title: 'Wood', group: 1 },
  { value: 'sea', title: '~', name: 'Sea', hint: 'Sea: nobody may go there', isShut: true, group: 2 },
  { value: 'marsh', title: 'Marsh', group: 2 },
] as const;

/** Segments that follow what is chosen. */
function showFew(isDeliberate: boolean): string[] {
  const chosen: string[] = [];
  const place = shown(html``);
  const draw = (value: string): void => {
    const choose = (one: string): void => {
      chosen.push(one);
      draw(one);
    };
    render(segments<string>({ options: few, value, label: 'Terrain', choose, isDeliberate }), place);
  };
  draw('wood');
  return chosen;
}

it('of a few in sight one is chosen, and one that is shut says why', async () => {
  const chosen = showFew(false);
  await expect.element(page.getByRole('radiogroup', { name: 'Terrain' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Wood' })).toBeChecked();
  await userEvent.click(page.getByRole('radio', { name: 'Clear' }));
  await userEvent.click(page.getByRole('radio', { name: 'Sea' }), { force: true });
  expect(chosen).toEqual(['clear']);
  await expect.element(page.getByRole('radio', { name: 'Sea' })).toHaveAccessibleDescription(/nobody may go there/);
});

it('few in sight are one stop of the Tab key, and arrow keys go on to the next that is not shut', async () => {
  const chosen = showFew(false);
  await userEvent.tab();
  expect(document.activeElement?.textContent?.trim()).toBe('Wood');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}{ArrowUp}');
  expect(chosen).toEqual(['marsh', 'clear', 'marsh', 'wood']);
  await expect.element(page.getByRole('radio', { name: 'Wood' })).toHaveFocus();
});

it('where a choice is a step of the history, arrow keys only go and Enter chooses', async () => {
  const chosen = showFew(true);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen).toEqual([]);
  await userEvent.keyboard('{Enter}');
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

it('of lines in a form one is chosen until it is sent, and one that is shut is passed over', async () => {
  shown(html`<form>${radios({ name: 'terrain', options, value: 'clear', label: 'Terrain' })}</form>`);
  await userEvent.click(page.getByRole('radio', { name: 'Clear' }));
  await userEvent.keyboard('{ArrowDown}');
  const form = document.querySelector('form');
  expect(form === null ? null : new FormData(form).get('terrain')).toBe('wood');
  form?.reset();
  await expect.element(page.getByRole('radio', { name: 'Clear' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Sea' })).toBeDisabled();
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
