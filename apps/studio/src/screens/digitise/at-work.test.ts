import { expect, it } from 'vitest';
import { Store } from '../../parts/store.ts';
import { atWork } from './at-work.ts';

const idle = (): Store<{ readonly busy: string | null }> => new Store<{ readonly busy: string | null }>({ busy: null });

it('says what goes on until it has ended', async () => {
  const state = idle();
  const { promise, resolve } = Promise.withResolvers<number>();
  const answer = atWork(state, 'reading', () => promise);
  expect(state.value.busy).toBe('reading');
  resolve(7);
  expect(await answer).toBe(7);
  expect(state.value.busy).toBeNull();
});

it('says so no longer where it has failed', async () => {
  const state = idle();
  await expect(atWork(state, 'reading', () => Promise.reject(new Error('The disk is full.')))).rejects.toThrow('disk');
  expect(state.value.busy).toBeNull();
});

it('goes on to say what was begun last when the other has ended', async () => {
  const state = idle();
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const [one, other] = [atWork(state, 'opening', () => first.promise), atWork(state, 'reading', () => second.promise)];
  first.resolve();
  await one;
  expect(state.value.busy).toBe('reading');
  second.resolve();
  await other;
  expect(state.value.busy).toBeNull();
});
