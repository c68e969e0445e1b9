import { describe, expect, it } from 'vitest';
import { compiled, problemsOf, type ToyEdit } from './toy-game.ts';

const restrictions = (...list: readonly unknown[]): ToyEdit => ['rules', 'rules.json', '/restrictions', list];
const WET = { id: 'wet', case: '8.1', forbids: 'throw', label: 'The stones are wet' };

describe('restrictions', () => {
  it('are compiled in the order of the package, with their formulas and turns', () => {
    const dry = { ...WET, id: 'far', when: 'range > 3', turns: { from: 2 } };
    const [first, second] = compiled(restrictions(WET, dry)).restrictions;
    expect(first).toMatchObject({ ...WET, when: null, turns: null });
    expect(second).toMatchObject({ id: 'far', when: { source: 'range > 3' }, turns: { from: 2 } });
  });

  it('make another game, where there are any', () => {
    const without = compiled().hash;
    expect(compiled(restrictions()).hash).toBe(without);
    expect(compiled(restrictions(WET)).hash).not.toBe(without);
  });

  it('forbid an act that there is, by a formula that is true or not', () => {
    expect(problemsOf(restrictions({ ...WET, forbids: 'thorw' }))).toEqual([
      expect.stringMatching(/\[8\.1\] Nothing that may be forbidden is called "thorw".*"throw"/),
    ]);
    expect(problemsOf(restrictions({ ...WET, when: 'range' }))).toEqual([expect.stringContaining('true or false')]);
    expect(problemsOf(restrictions({ ...WET, when: 'rnage > 1' }))).toEqual([expect.stringContaining('range')]);
    expect(problemsOf(restrictions({ ...WET, turns: { from: 3, to: 1 } }))).toEqual([
      expect.stringContaining('before they begin'),
    ]);
  });
});
