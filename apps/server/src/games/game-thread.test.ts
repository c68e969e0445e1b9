import { afterEach, describe, expect, it } from 'vitest';
import { GameThread, ThreadGone } from './game-thread.ts';

let thread: GameThread;

afterEach(() => thread.close());

describe('GameThread', () => {
  it('answers with what went wrong, and goes on', async () => {
    thread = new GameThread();
    await expect(thread.ask('g', 'save')).rejects.toThrow('The game is not open.');
    await expect(thread.ask('g', 'close')).resolves.toBeNull();
    expect(thread.generation).toBe(1);
  });

  it('goes on where it cannot even be asked', async () => {
    thread = new GameThread();
    const json = '['.repeat(100_000) + ']'.repeat(100_000);
    const deep = JSON.parse(json) as unknown;
    const [first, second] = [thread.ask('g', 'look', 'c', {}, 'odds', [deep, [deep]]), thread.ask('g', 'close')];
    await expect(first).rejects.toThrow(/call stack/);
    await expect(second).resolves.toBeNull();
    const odd = thread.ask('g', 'look', 'c', {}, 'odds', [() => 1]);
    await expect(odd).rejects.toThrow(/could not be cloned/);
    await expect(thread.ask('g', 'close')).resolves.toBeNull();
    expect(thread.generation).toBe(1);
  });

  it('begins no more when it is closed', async () => {
    thread = new GameThread();
    await thread.ask('g', 'close');
    await thread.close();
    await expect(thread.ask('g', 'close')).rejects.toThrow(ThreadGone);
    expect(thread.isRunning).toBe(false);
  });

  it('is stopped when it does not answer in time, with all that waits, and begins anew', async () => {
    thread = new GameThread(0);
    const [first, second] = [thread.ask('g', 'close'), thread.ask('g', 'close')];
    await expect(first).rejects.toThrow(ThreadGone);
    await expect(second).rejects.toThrow(ThreadGone);
    await expect(thread.ask('g', 'close')).rejects.toThrow(/took too long/);
    expect(thread.generation).toBe(2);
  });
});
