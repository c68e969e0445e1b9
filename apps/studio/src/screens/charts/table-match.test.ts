import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@hexwright/workspace';
import { matchChoices, matched, matching, matchNames, withMatch } from './table-match.ts';

const UNITS: readonly JsonObject[] = [
  { id: 'knights', class: 'cavalry', values: { armour: 'plate' }, faces: [{ id: 'melee', values: { melee: true } }] },
  { id: 'bowmen', class: 'infantry', values: { armour: 'mail' }, faces: [{ id: 'fire', values: { weapon: 'bow' } }] },
];
const FOOT: JsonObject = { id: 'foot', match: { class: 'infantry', armour: 'mail' } };
const names = (entry: JsonObject): unknown[] => matching(entry, UNITS).map(({ id }) => id);

describe('what a row or column is for', () => {
  it('names the units that it matches, by any of their faces', () => {
    expect(names(FOOT)).toEqual(['bowmen']);
    expect(names({ id: 'bow', match: { weapon: 'bow' } })).toEqual(['bowmen']);
    expect(names({ id: 'none', match: { class: 'cavalry', armour: 'mail' } })).toEqual([]);
    expect(names({ id: 'new' })).toEqual(['knights', 'bowmen']);
  });

  it('offers what the table asks for, from the vocabulary and from the units', () => {
    expect(matchNames([FOOT, { id: 'new' }, { id: 'bow', match: { weapon: 'bow' } }])).toEqual([
      'class',
      'armour',
      'weapon',
    ]);
    const classes = [{ id: 'classes', values: [{ id: 'cavalry', name: 'Horse' }] }];
    expect(matchChoices('class', classes, UNITS)).toEqual([
      { value: 'cavalry', title: 'Horse' },
      { value: 'infantry', title: 'infantry' },
    ]);
  });

  it('asks for something else, or for nothing more', () => {
    expect(withMatch(FOOT, 'armour', 'plate')).toEqual({ id: 'foot', match: { class: 'infantry', armour: 'plate' } });
    expect(withMatch({ id: 'bow', match: { weapon: 'bow' } }, 'weapon', undefined)).toEqual({ id: 'bow' });
    expect([matched(FOOT, 'armour'), matched(FOOT, 'weapon')]).toEqual(['mail', '']);
  });
});
