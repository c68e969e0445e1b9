import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Answers, UNKNOWN } from './answers.ts';

describe('Answers', () => {
  it('answers as a map does, however many keys and searches there are', () => {
    const action = fc.oneof(
      { weight: 40, arbitrary: fc.tuple(fc.nat(2000), fc.boolean()) },
      { weight: 1, arbitrary: fc.constant(null) },
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 2000 }), (actions) => {
        const answers = new Answers();
        const expected = new Map<number, boolean>();
        for (const one of actions) {
          if (one === null) {
            answers.clear();
            expected.clear();
            continue;
          }
          const [key, answer] = one;
          answers.set(key, answer);
          expected.set(key, answer);
        }
        for (let key = 0; key <= 2000; key++) {
          const known = expected.get(key);
          expect(answers.get(key)).toBe(known === undefined ? UNKNOWN : Number(known));
        }
      }),
    );
  });

  it('takes any number of 32 bits as a key', () => {
    const answers = new Answers();
    for (const key of [0, -1, 0x7fffffff, -0x80000000]) {
      expect(answers.get(key)).toBe(UNKNOWN);
      answers.set(key, key < 0);
    }
    expect([0, -1, 0x7fffffff, -0x80000000].map((key) => answers.get(key))).toEqual([0, 1, 0, 1]);
  });
});
