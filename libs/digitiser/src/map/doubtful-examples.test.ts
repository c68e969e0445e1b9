import { describe, expect, it } from 'vitest';
import { doubtfulExamples, doubtsThatMatter } from './doubtful-examples.ts';
import type { Look } from './hex-looks.ts';
import { proposeValues } from './propose-values.ts';

/** A hex that has one colour on a share of it, and another on the rest. */
function look(share: number, colors: readonly [number, number] = [1, 2]): Look {
  return { colors: Uint16Array.from(colors), roots: Float32Array.from([share, 1 - share], Math.sqrt), isWhole: true };
}

/** Three of open ground, three of woods, and one with nothing in common with either. */
const LOOKS = new Map([
  [0, look(1)],
  [1, look(0.998)],
  [2, look(0.996)],
  [3, look(0.004)],
  [4, look(0.002)],
  [5, look(0)],
  [6, look(1, [7, 8])],
  [7, look(0.998, [7, 8])],
]);
const OPEN = [0, 1, 2].map((hex) => ({ hex, value: 'open' }));
const WOODS = [3, 4].map((hex) => ({ hex, value: 'woods' }));

describe('doubtfulExamples', () => {
  it('doubts none that look like others of their kind', () => {
    expect(doubtfulExamples(LOOKS, [...OPEN, ...WOODS])).toEqual([]);
  });

  it('doubts one that looks like those of another kind', () => {
    const slip = { hex: 5, value: 'open' };
    expect(doubtfulExamples(LOOKS, [...OPEN, ...WOODS, slip])).toEqual([
      { ...slip, like: { hex: 4, value: 'woods' }, isLikeAnother: true },
    ]);
  });

  it('doubts one that looks unlike all, until there is another of its look', () => {
    const strange = { hex: 6, value: 'open' };
    const [doubt, ...others] = doubtfulExamples(LOOKS, [...OPEN, ...WOODS, strange]);
    expect(doubt).toMatchObject({ ...strange, isLikeAnother: false });
    expect(others).toEqual([]);
    expect(doubtfulExamples(LOOKS, [...OPEN, ...WOODS, strange, { hex: 7, value: 'open' }])).toEqual([]);
  });

  it('has one that looks unlike all looked at only where something else looks like it', () => {
    const strange = { hex: 6, value: 'open' };
    const examples = [...OPEN, ...WOODS, strange];
    const doubtful = doubtfulExamples(LOOKS, examples);
    const proposals = proposeValues(LOOKS, examples, 'terrain');
    expect(doubtsThatMatter(doubtful, proposals)).toEqual(doubtful);
    expect(
      doubtsThatMatter(
        doubtful,
        proposals.filter(({ like }) => like !== strange.hex),
      ),
    ).toEqual([]);
    const slip = { hex: 5, value: 'open' };
    expect(doubtsThatMatter(doubtfulExamples(LOOKS, [...OPEN, ...WOODS, slip]), [])).toHaveLength(1);
  });

  it('has nothing to compare the only one of its kind with', () => {
    expect(doubtfulExamples(LOOKS, [...OPEN, { hex: 5, value: 'woods' }])).toEqual([]);
  });

  it('lets nothing be taken for the same as one that is doubted', () => {
    const sure = (examples: Parameters<typeof proposeValues>[1]): number[] =>
      proposeValues(LOOKS, examples, 'terrain').flatMap(({ hex, isSure }) => (isSure ? [hex] : []));
    const open = { hex: 6, value: 'open' };
    expect(sure([...WOODS, open])).toEqual([5, 7]);
    expect(sure([...OPEN, ...WOODS, open])).toEqual([5]);
  });
});
