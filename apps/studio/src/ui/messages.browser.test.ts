import { html } from 'lit';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { banner } from './banner.ts';
import { empty, waiting } from './empty.ts';
import { inlineMessage } from './inline-message.ts';
import { shown } from './testing.ts';
import './toast-list.ts';
import { notices, notify } from './toasts.ts';

beforeEach(() => (notices.value = []));

it('a banner is read when there is a pause, one of danger at once, and can be dismissed', async () => {
  const heard: string[] = [];
  const dismiss = { title: 'Dismiss', run: () => void heard.push('away') };
  shown(html`${banner({ heading: 'The same', dismiss })}${banner({ tone: 'danger', heading: 'Unplayable' })}`);
  await expect.element(page.getByRole('status').getByText('The same')).toBeVisible();
  await expect.element(page.getByRole('alert').getByText('Unplayable')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  expect(heard).toEqual(['away']);
});

it('a message in the flow is read at once, whatever its tone, with what can be done about it', async () => {
  shown(
    html`${inlineMessage('The name is taken.')}${inlineMessage('Too far.', 'warning', html`<a href="#x">Look</a>`)}`,
  );
  for (const text of ['The name is taken.', 'Too far.'])
    await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect.element(page.getByRole('alert').getByRole('link', { name: 'Look' })).toBeVisible();
});

it('an empty place says why, and what to do; one that is on its way says so', async () => {
  shown(
    html`${empty({ heading: 'No battles', text: 'None yet.', actions: html`<button>Create</button>` })}${waiting('Reading')}`,
  );
  await expect.element(page.getByRole('heading', { name: 'No battles' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Create' })).toBeVisible();
  await expect.element(page.getByRole('status').getByText('Reading')).toBeVisible();
});

it('a toast is read aloud, offers what can be done, and a newer one of the same takes its place', async () => {
  const done: string[] = [];
  shown(html`<toast-list dismiss="Dismiss"></toast-list>`);
  notify('Two are gone.', { tone: 'warning', about: 'units' });
  notify('Three are gone.', {
    tone: 'warning',
    about: 'units',
    action: { title: 'Undo', run: () => done.push('undone') },
  });
  await expect.element(page.getByRole('status').getByText('Three are gone.')).toBeVisible();
  await expect.element(page.getByText('Two are gone.')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  expect(done).toEqual(['undone']);
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  await expect.element(page.getByText('Three are gone.')).not.toBeInTheDocument();
});
