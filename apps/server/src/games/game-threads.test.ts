import { expect, it } from 'vitest';
import { ThreadGone } from './game-thread.ts';
import { GameThreads } from './game-threads.ts';

it('each project has a thread of its own, and none begins when the server has stopped', async () => {
  const threads = new GameThreads();
  const [one, other] = [threads.of('one'), threads.of('other')];
  expect(threads.of('one')).toBe(one);
  await one.ask('g', 'close');
  expect([one.isRunning, other.isRunning]).toEqual([true, false]);
  await threads.close();
  await expect(threads.of('third').ask('g', 'close')).rejects.toThrow(ThreadGone);
});
