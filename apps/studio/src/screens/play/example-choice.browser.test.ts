import { html } from 'lit';
import { expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { shown } from '../../ui/testing.ts';
import './example-choice.ts';

const EXAMPLES = ['cases/08-1-hill.case.json', 'cases/08-1-wood.case.json', 'cases/11-1-rout.case.json'];

/** The field on an empty page, and the examples that were chosen. */
function onPage(): { readonly field: Locator; readonly played: string[] } {
  const played: string[] = [];
  shown(
    html`<example-choice
      .examples=${EXAMPLES}
      @example=${({ detail }: CustomEvent<string>) => played.push(detail)}
    ></example-choice>`,
  );
  return { field: page.getByRole('combobox', { name: 'Example' }), played };
}

const names = (): (string | null)[] =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent?.trim() ?? null);

it('lists what fits; an arrow key and Enter take one, and Enter plays it', async () => {
  const { field, played } = onPage();
  expect(names()).toEqual([]);
  await userEvent.fill(field, '08-1');
  await expect.poll(names).toEqual(['08-1-hill', '08-1-wood']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('08-1-wood');
  expect(names()).toEqual([]);
  expect(played).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(played).toEqual(['cases/08-1-wood.case.json']);
});

it('shows all at an arrow key, and Esc closes them', async () => {
  const { field } = onPage();
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => names().length).toBe(3);
  await userEvent.keyboard('{Escape}');
  await expect.poll(names).toEqual([]);
});

it('plays the first that fits what was typed, and says where none does', async () => {
  const { field, played } = onPage();
  await userEvent.fill(field, 'ROUT');
  await userEvent.click(page.getByRole('button', { name: 'Play from there' }));
  expect(played).toEqual(['cases/11-1-rout.case.json']);
  await userEvent.fill(field, 'camp');
  await expect.element(field).toHaveAccessibleDescription(/There is no such example\.$/);
  await userEvent.click(page.getByRole('button', { name: 'Play from there' }));
  expect(played).toHaveLength(1);
});
