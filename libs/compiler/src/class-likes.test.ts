import { describe, expect, it } from 'vitest';
import { compiled, problemsOf, type ToyEdit } from './toy-game.ts';

const classes = (...values: readonly object[]): ToyEdit => ['rules', 'rules.json', '/vocabularies/2/values', values];
const CHILD = { id: 'child' };
const GROWN_UP = { id: 'grown-up' };

describe('classes that are taken for others', () => {
  it('are followed by those, the nearest first', () => {
    const { vocabulary } = compiled(
      classes(CHILD, GROWN_UP, { id: 'teenager', like: 'child' }, { id: 'twin', like: 'teenager' }),
    );
    expect(vocabulary.classesLike(3)).toEqual([3, 2, 0]);
    expect(vocabulary.classesLike(0)).toEqual([0]);
    expect(vocabulary.classesLike(-1)).toEqual([-1]);
  });

  it('are there, and not in a circle', () => {
    expect(problemsOf(classes(CHILD, { ...GROWN_UP, like: 'chield' }))).toEqual([
      expect.stringContaining('Did you mean "child"?'),
    ]);
    const circle = problemsOf(classes({ ...CHILD, like: 'grown-up' }, { ...GROWN_UP, like: 'child' }));
    expect(circle).toContainEqual(expect.stringContaining('"child" is in the end taken for itself'));
  });

  it('are classes, and no other words', () => {
    const coat: ToyEdit = ['rules', 'rules.json', '/vocabularies/0/values/0/like', 'shirt'];
    expect(problemsOf(coat)).toEqual([expect.stringContaining('not words of armours')]);
  });
});
