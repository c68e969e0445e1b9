import { afterEach, describe, expect, it } from 'vitest';
import { TableThread, ThreadGone } from './table-thread.ts';

let thread: TableThread;

afterEach(() => thread.close());

describe('TableThread', () => {
  it('answers with what went wrong, and goes on', async () => {
    thread = new TableThread();
    await expect(thread.ask('g', 'save')).rejects.toThrow('The game is not open.');
    await expect(thread.ask('g', 'close')).resolves.toBeNull();
    expect(thread.generation).toBe(1);
  });

  it('is stopped when it does not answer in time, with all that waits, and begins anew', async () => {
    thread = new TableThread(0);
    const [first, second] = [thread.ask('g', 'close'), thread.ask('g', 'close')];
    await expect(first).rejects.toThrow(ThreadGone);
    await expect(second).rejects.toThrow(ThreadGone);
    await expect(thread.ask('g', 'close')).rejects.toThrow(/took too long/);
    expect(thread.generation).toBe(2);
  });
});
