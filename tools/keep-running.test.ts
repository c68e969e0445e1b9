import { describe, expect, it } from 'vitest';
import { keepRunning } from './keep-running.mjs';

/** Runs a program that ends with these codes, each after so many seconds; says how often it was started. */
async function runs(...ends: readonly (readonly [code: number, seconds: number])[]): Promise<[number, number]> {
  let [started, time] = [0, 0];
  const code = await keepRunning(
    () => {
      const [own, seconds] = ends[started];
      started += 1;
      time += seconds * 1000;
      return Promise.resolve(own);
    },
    () => time,
  );
  return [code, started];
}

describe('keepRunning', () => {
  it('starts a program again that has broken, until it ends as it was told', async () => {
    expect(await runs([70, 3600], [70, 61], [0, 5])).toEqual([0, 3]);
  });

  it('leaves alone what ends by itself, or breaks as soon as it is started', async () => {
    expect(await runs([1, 3600])).toEqual([1, 1]);
    expect(await runs([70, 3600], [70, 2])).toEqual([70, 2]);
  });
});
