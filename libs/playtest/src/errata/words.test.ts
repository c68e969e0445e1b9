import { describe, expect, it } from 'vitest';
import { hexsideWords, modifierWords, spaced, terrainWords, turnsWords, valueWords } from './words.ts';

describe('what items of a package say in a few words', () => {
  it('names turns', () => {
    expect(turnsWords(undefined)).toBe('');
    expect(turnsWords({ from: 3 })).toBe('from turn 3');
    expect(turnsWords({ to: 5 })).toBe('up to turn 5');
    expect(turnsWords({ from: 3, to: 5 })).toBe('in turns 3 to 5');
    expect(turnsWords({ from: 4, to: 4 })).toBe('in turn 4');
  });

  it('says of a modifier how much it adds to what, or what it makes of it, and when', () => {
    const one = { id: 'flank', case: '9.1', label: 'Flank', applies: 'melee.dice', value: 2 };
    expect(modifierWords(one, {})).toBe('+2 to melee dice');
    expect(modifierWords({ ...one, stacking: 'set', turns: { from: 2 } }, {})).toBe('melee dice is 2, from turn 2');
  });

  it('says what ground costs, and whether one sees through it', () => {
    expect(terrainWords({ id: 'wood', case: '', name: 'Wood', cost: 2, sight: 'blocks-through' })).toBe(
      '2 points, nobody sees through it',
    );
    expect(hexsideWords({ id: 'wall', case: '', name: 'Wall', cost: 'prohibited', when: 'crossing' })).toBe(
      'crossing: prohibited',
    );
  });

  it('says any value and any name as people write them', () => {
    expect(valueWords({ 'rout-level': -1, steady: true, ranks: [1, 2], none: undefined })).toBe(
      'rout level −1, steady yes, ranks 1, 2, none nothing',
    );
    expect(spaced('per-rout.level')).toBe('per rout level');
  });
});
