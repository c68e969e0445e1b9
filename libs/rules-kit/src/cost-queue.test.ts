import { describe, expect, it } from 'vitest';
import { CostQueue } from './cost-queue.ts';

/** All that wait at a cost. */
function at(queue: CostQueue, cost: number): number[] {
  queue.goTo(cost);
  const taken: number[] = [];
  for (let place = queue.take(); place >= 0; place = queue.take()) taken.push(place);
  return taken;
}

describe('CostQueue', () => {
  it('gives places by their cost, of one cost the latest first', () => {
    const queue = new CostQueue(8);
    queue.begin(7);
    for (const [place, cost] of [
      [10, 2],
      [11, 5],
      [12, 2],
    ])
      queue.add(place, cost);
    expect([0, 1, 2, 3, 4, 5].map((cost) => at(queue, cost))).toEqual([[], [], [12, 10], [], [], [11]]);
  });

  it('gives what is added to the cost that is looked at after all that was there', () => {
    const queue = new CostQueue(4);
    queue.begin(3);
    queue.add(1, 1);
    queue.add(2, 1);
    queue.goTo(1);
    expect(queue.take()).toBe(2);
    queue.add(3, 1);
    queue.add(4, 1);
    queue.add(5, 2);
    expect([queue.take(), ...at(queue, 1), ...at(queue, 2)]).toEqual([1, 4, 3, 5]);
  });

  it('forgets an earlier search, and holds as many as come', () => {
    const queue = new CostQueue(4, 1);
    queue.begin(3);
    queue.add(1, 3);
    queue.begin(3);
    for (let place = 0; place < 100; place++) queue.add(place, 3);
    expect(at(queue, 3)).toEqual(Array.from({ length: 100 }, (_, index) => 99 - index));
  });
});
