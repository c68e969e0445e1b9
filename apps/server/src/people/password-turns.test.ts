import { expect, it } from 'vitest';
import { PasswordTurns, TooBusy } from './password-turns.ts';

/** Work that is over when it is told to be, and who has begun theirs, in order. */
class Queue {
  readonly turns = new PasswordTurns({ atOnce: 2, strangers: 6, known: 2 });
  readonly begun: string[] = [];
  readonly away: string[] = [];
  readonly #ends: (() => void)[] = [];

  ask(who: string, from: string | null): void {
    const work = (): Promise<void> => {
      this.begun.push(who);
      return new Promise((resolve) => this.#ends.push(resolve));
    };
    this.turns.take(from, work).catch((error: unknown) => {
      if (!(error instanceof TooBusy)) throw error;
      this.away.push(who);
    });
  }

  /** Ends all that is going on and all that begins then. */
  async endAll(): Promise<void> {
    for (;;) {
      const end = this.#ends.shift();
      if (end === undefined) return;
      end();
      await new Promise(setImmediate);
    }
  }
}

it('gives each address a turn after the other, and known people theirs first', async () => {
  const queue = new Queue();
  for (const who of ['mallory 1', 'mallory 2', 'mallory 3', 'mallory 4', 'mallory 5']) queue.ask(who, '127.0.0.2');
  queue.ask('ann', '127.0.0.3');
  queue.ask('bob', null);
  await queue.endAll();
  expect(queue.begun).toEqual(['mallory 1', 'mallory 2', 'bob', 'mallory 3', 'ann', 'mallory 4', 'mallory 5']);
  expect(queue.away).toEqual([]);
});

it('turns away the last of the longest line where too many wait, and not who comes from elsewhere', async () => {
  const queue = new Queue();
  for (let count = 1; count <= 9; count++) queue.ask(`mallory ${count}`, '127.0.0.2');
  queue.ask('ann', '127.0.0.3');
  queue.ask('bob', null);
  queue.ask('carol', null);
  queue.ask('dan', null);
  await queue.endAll();
  expect(queue.away.toSorted()).toEqual(['dan', 'mallory 8', 'mallory 9']);
  expect(queue.begun).toContain('ann');
});

it('goes on after work that failed', async () => {
  const queue = new Queue();
  const fails = (): Promise<never> => Promise.reject(new RangeError('no'));
  await expect(queue.turns.take(null, fails)).rejects.toThrow('no');
  await expect(queue.turns.take('127.0.0.2', fails)).rejects.toThrow('no');
  expect(await queue.turns.take('127.0.0.2', () => Promise.resolve(7))).toBe(7);
});
