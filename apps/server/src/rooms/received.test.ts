import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Received } from './received.ts';

it('has no gap when everything has come, in whatever order and however often', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 })), (order) => {
      const received = new Received(0);
      for (const seq of order) received.add(seq);
      const all = new Set(order);
      let upTo = 0;
      while (all.has(upTo + 1)) upTo += 1;
      expect([received.upTo, received.hasGap]).toEqual([upTo, Math.max(0, ...all) > upTo]);
    }),
  );
});

it('jumps over what was caught up with', () => {
  const received = new Received(3);
  received.add(6);
  received.add(8);
  received.addAllUpTo(5);
  expect([received.upTo, received.hasGap]).toEqual([6, true]);
  received.addAllUpTo(2);
  received.addAllUpTo(9);
  expect([received.upTo, received.hasGap]).toEqual([9, false]);
});
