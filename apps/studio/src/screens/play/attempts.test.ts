import { expect, it } from 'vitest';
import { Store } from '../../parts/store.ts';
import { notices } from '../../ui/toasts.ts';
import { Attempts } from './attempts.ts';

const fails = (): Promise<number> => Promise.reject(new Error('The game is gone.'));
const told = (): string[] => notices.value.map(({ text }) => text);

it('tells what failed, unless that stands over the board or nobody plays any more', async () => {
  const trouble = new Store<string | null>('It hung.');
  const attempts = new Attempts({ trouble });
  expect(await attempts.make(() => Promise.resolve(1), 2)).toBe(1);
  expect(await attempts.make(fails, 2)).toBe(2);
  expect(told()).toEqual([]);
  trouble.value = null;
  await attempts.make(fails, 2);
  expect(told()).toEqual(['The game is gone.']);
  attempts.close();
  attempts.complain(new Error('Nobody hears it.'));
  expect(told()).toEqual(['The game is gone.']);
});
