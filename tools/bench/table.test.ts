import { expect, it } from 'vitest';
import { atMost, reported, versus } from './measurement.ts';
import { markdownOf, tableOf } from './table.ts';

it('writes a line a figure, numbers to the right, and what falls short in capitals', () => {
  const table = tableOf([
    { group: 'hex', figure: versus('range', 'ranges/s', 120_000, 'a loop', 100_000, 0.5) },
    { group: 'compile', figure: atMost('after a change', 'ms', 7.25, 5) },
    { group: 'compile', figure: reported('first', 'ms', 90) },
  ]);
  expect(table).toBe(
    [
      "group    what                      figure  peer    peer's figure  ratio  target",
      'hex      range           120,000 ranges/s  a loop        100,000  1.20x  >= 0.5x  pass',
      'compile  after a change           7.25 ms                                <= 5     FALL SHORT',
      'compile  first                      90 ms',
    ].join('\n'),
  );
});

it('writes the same for a page of the documentation', () => {
  const table = markdownOf([{ group: 'compile', figure: atMost('after a change', 'ms', 7.25, 5) }]);
  expect(table.split('\n')).toEqual([
    "| group | what | figure | peer | peer's figure | ratio | target |  |",
    '| --- | --- | ---: | --- | ---: | ---: | --- | --- |',
    '| compile | after a change | 7.25 ms |  |  |  | <= 5 | FALL SHORT |',
  ]);
});
