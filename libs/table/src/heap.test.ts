import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Heap } from './heap.ts';

it('gives back what it was given, the least first, whatever comes between', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer(), { nil: undefined })), (steps) => {
      const heap = new Heap();
      const plain: number[] = [];
      for (const step of steps) {
        if (step === undefined) {
          expect(heap.take()).toBe(plain.shift());
        } else {
          heap.add(step);
          plain.push(step);
          plain.sort((a, b) => a - b);
        }
        expect(heap.size).toBe(plain.length);
      }
    }),
  );
});
