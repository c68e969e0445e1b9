import { describe, expect, it } from 'vitest';
import type { Splice } from '@hexwright/workspace';
import { DraftSteps } from './draft-steps.ts';

function spliced(text: string, splice: Splice | null): string {
  if (splice === null) return text;
  return text.slice(0, splice.start) + splice.insert + text.slice(splice.start + splice.length);
}

describe('steps of a draft', () => {
  it('are taken back and done again one by one', () => {
    const steps = new DraftSteps();
    steps.note('{ }', '{ "a }');
    steps.note('{ "a }', '{ "ab }');
    let text = spliced('{ "ab }', steps.back());
    expect(text).toBe('{ "a }');
    text = spliced(text, steps.back());
    expect(text).toBe('{ }');
    expect(steps.back()).toBeNull();
    text = spliced(spliced(text, steps.forth()), steps.forth());
    expect(text).toBe('{ "ab }');
  });

  it('leave alone what others have written above, between and below', () => {
    const steps = new DraftSteps();
    steps.note('one two three', 'one two three!');
    steps.note('one two three!', '[one two three!');
    // Others: a word in front of two, another one at the end.
    const others: Splice[] = [
      { start: 5, length: 0, insert: 'a ' },
      { start: 15, length: 0, insert: ' four' },
    ];
    let text = others.toReversed().reduce(spliced, '[one two three!');
    expect(text).toBe('[one a two three! four');
    steps.move(others);
    text = spliced(text, steps.back());
    expect(text).toBe('one a two three! four');
    expect(spliced(text, steps.back())).toBe('one a two three four');
  });

  it('are forgotten where others have written over them', () => {
    const steps = new DraftSteps();
    steps.note('one two', 'one 2 two');
    steps.move([{ start: 3, length: 3, insert: '' }]);
    expect(steps.back()).toBeNull();
  });
});
