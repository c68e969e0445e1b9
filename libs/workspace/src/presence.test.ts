import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_HEXES, PERSON_COLORS, readPresence, type Presence } from './presence.ts';

const ann: Presence = {
  name: 'Ann',
  color: 3,
  place: '/scenarios/gmb/tamburlaine/-/map?hex=0512',
  map: { package: 'gmb/tamburlaine', hex: '0512', selection: ['0512', '0513'], view: { x: 4, y: 7.5, scale: 30 } },
  field: { file: 'gmb/tamburlaine:units.json', pointer: '/units/3', item: 'units/guards', offset: -12 },
  calls: 1,
};

describe('readPresence', () => {
  it('gives back what was shown', () => {
    expect(readPresence(JSON.parse(JSON.stringify(ann)))).toEqual(ann);
    expect(readPresence({ ...ann, map: null, field: null })).toEqual({ ...ann, map: null, field: null });
  });

  it('takes the name that the server gives for the one that somebody has given themselves', () => {
    expect(readPresence({ ...ann, person: { id: 'p-1', name: 'Ann Archer', role: 'owner' } })?.name).toBe('Ann Archer');
    expect(readPresence({ ...ann, person: { id: 'here', name: '', role: 'owner' } })?.name).toBe('Ann');
  });

  it('takes nobody for somebody who has no name, or is nowhere', () => {
    for (const odd of [null, 7, 'Ann', {}, { ...ann, name: '  ' }, { ...ann, place: 'https://elsewhere.example' }]) {
      expect(readPresence(odd)).toBeNull();
    }
    expect(readPresence({ ...ann, place: '//elsewhere.example/' })).toBeNull();
  });

  it('keeps whatever comes within bounds', () => {
    fc.assert(
      fc.property(
        fc.object({ maxDepth: 2 }),
        fc.anything(),
        fc.array(fc.string(), { maxLength: 9 }),
        (odd, map, list) => {
          const many = Array.from({ length: 1000 }, () => list.join(' '));
          const read = readPresence({
            ...ann,
            ...odd,
            name: 'x'.repeat(900),
            map: { ...ann.map, selection: many, view: map },
          });
          if (read === null) return;
          expect(read.name.length).toBeLessThanOrEqual(40);
          expect(read.map?.selection.length ?? 0).toBeLessThanOrEqual(MOST_HEXES);
          expect(read.color).toBeGreaterThanOrEqual(0);
          expect(read.color).toBeLessThan(PERSON_COLORS);
          expect(JSON.stringify(read).length).toBeLessThan(40 * MOST_HEXES * 6 + 9000);
        },
      ),
    );
  });
});
