import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Received } from './received.ts';

const change = (seq: number): Uint8Array => Uint8Array.of(seq);

it('has no gap when everything has come, in whatever order and however often, and gives it out in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 })), (order) => {
      const received = new Received(0);
      const given = order.flatMap((seq) => received.add(seq, change(seq)).map(([one]) => one));
      const all = new Set(order);
      let upTo = 0;
      while (all.has(upTo + 1)) upTo += 1;
      expect([received.upTo, received.hasGap]).toEqual([upTo, Math.max(0, ...all) > upTo]);
      expect(given).toEqual(Array.from({ length: upTo }, (_, index) => index + 1));
    }),
  );
});

it('jumps over what was caught up with', () => {
  const received = new Received(3);
  received.add(6, change(6));
  received.add(7, null);
  received.add(8, change(8));
  received.add(10, change(10));
  expect(received.addAllUpTo(5)).toEqual([change(6), change(8)]);
  expect([received.upTo, received.hasGap]).toEqual([8, true]);
  received.addAllUpTo(2);
  expect(received.addAllUpTo(10)).toEqual([]);
  expect([received.upTo, received.hasGap]).toEqual([10, false]);
});
