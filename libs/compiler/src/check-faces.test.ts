import { describe, expect, it } from 'vitest';
import { checkPackage } from './compile.ts';
import { toyChain, TOY_SYSTEM } from './toy-game.ts';

/** Of the gangs, Bakers and Twins have slings and Smiths have none; captains have none at all. */
const told = (verb: object, more: object = {}): readonly string[] =>
  checkPackage(
    toyChain([
      'rules',
      'rules.json',
      '/effects',
      [{ id: 'turned', case: '8.1', label: 'Slings', at: 'unit-is-hit', then: [{ do: 'flip', ...verb }], ...more }],
    ]),
    [TOY_SYSTEM],
  )
    .filter(({ code }) => code === 'effect.idle')
    .map(({ severity, pointer, message }) => `${severity} ${pointer} ${message}`);

describe('faces that a unit lacks', () => {
  it('are told of, with the place, who lacks them and a way out', () => {
    const [one, ...more] = told({ to: 'slings' });
    expect(more).toEqual([]);
    expect(one).toContain('warning /effects/0/then/0/to');
    expect(one).toContain('"Smiths" has no face "slings"');
    expect(one).toContain('Let it say when');
    expect(told({ to: 'hands' })).toEqual([expect.stringContaining('"The Twins" has no face "hands"')]);
  });

  it('do no harm where the effect says when, by what is printed on the counter', () => {
    expect(told({ to: 'slings' }, { when: 'unit.class == "child"' })).toEqual([]);
    expect(told({ to: 'slings' }, { when: 'unit.class == "grown-up" && turn > 2' })).toHaveLength(1);
    expect(told({ to: 'slings' }, { when: 'turn > 2' })).toHaveLength(1);
    expect(told({ to: 'slings', piece: 'other' }, { when: 'other.class != "grown-up"' })).toEqual([]);
    expect(told({ to: 'slings', piece: 'other' }, { when: 'unit.class == "child"' })).toHaveLength(1);
  });

  it('are not told of where the effect asks of a unit what no counter says', () => {
    expect(told({ to: 'slings' }, { when: 'distanceTo(unit, "twins") == 0' })).toEqual([]);
    expect(told({ to: 'slings' }, { when: 'unit.class == "grown-up" && unit.routed' })).toEqual([]);
  });

  it('are no matter of kinds of which nobody has them', () => {
    expect(told({ to: 'front' })).toEqual([]);
  });
});
