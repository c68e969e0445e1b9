import { describe, expect, it } from 'vitest';
import { compiled, problemsOf, type ToyEdit } from './toy-game.ts';

const markers = (...list: readonly object[]): ToyEdit => ['rules', 'rules.json', '/markers', list];
const SHOES = { id: 'shoes', case: '8.1', name: 'Shoes', of: 'unit', maximum: 4, start: 2 };

describe('markers of a package', () => {
  it('have bounds, a start and a chip', () => {
    expect(
      compiled(markers(SHOES, { id: 'noise', name: 'Noise', of: 'hex', minimum: -1, maximum: 2 })).markers,
    ).toEqual([
      expect.objectContaining({ index: 0, id: 'shoes', of: 'unit', minimum: 0, maximum: 4, start: 2, letter: 'S' }),
      expect.objectContaining({ index: 1, id: 'noise', of: 'hex', minimum: -1, start: -1, shown: 'when-not-start' }),
    ]);
  });

  it('are fields in formulas, and may start by one', () => {
    const [shoes] = compiled(markers({ ...SHOES, start: 'unit.class == "child" ? 1 : 4' })).markers;
    expect(shoes.start).toMatchObject({ form: 'static' });
    const when: ToyEdit = ['rules', 'rules.json', '/modifiers/0/when', 'unit.shoes == 0'];
    expect(compiled(markers(SHOES), when).modifiers.get('throw.dice')?.[0].when?.reads).toEqual(['unit.shoes']);
  });

  it('start within their bounds, which do not cross', () => {
    expect(problemsOf(markers({ ...SHOES, start: 5 }))).toEqual([
      expect.stringMatching(/error marker\.bounds \[8\.1\] .*from 0 to 4 and cannot start at 5/),
    ]);
    expect(problemsOf(markers({ ...SHOES, minimum: 6, start: 6 }))).toContainEqual(
      expect.stringContaining('lies above the highest'),
    );
  });

  it('bear no name that the game has', () => {
    for (const id of ['armour', 'tired', 'hexes']) {
      expect(problemsOf(markers({ ...SHOES, id }))).toEqual([expect.stringContaining(`This game has "${id}" already`)]);
    }
  });

  it('lie on units of a set-up, with a level within the bounds', () => {
    const laid = (value: unknown): ToyEdit => ['hill', 'scenario.json', '/setUp/0/markers', value];
    expect(compiled(markers(SHOES), laid({ shoes: 3, tired: true })).setUp[0].markers).toEqual({ shoes: 3, tired: 1 });
    expect(compiled(markers(SHOES), laid(['shoes'])).setUp[0].markers).toEqual({ shoes: 4 });
    expect(problemsOf(markers(SHOES), laid({ shoes: 9 }))).toEqual([
      expect.stringContaining('goes from 0 to 4 and cannot be 9'),
    ]);
    expect(problemsOf(markers({ ...SHOES, of: 'side' }), laid({ shoes: 3 }))).toEqual([
      expect.stringContaining('"shoes" belongs to a side'),
    ]);
  });
});
