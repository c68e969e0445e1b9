import { describe, expect, it } from 'vitest';
import { scene } from '../test-position.ts';
import { attackOdds } from '../test-screen.ts';

const place = {
  package: 'gmb/king-arthur',
  phase: 'man-to-man',
  phasing: 'arthur',
  units: [
    { id: 'S', copy: 'saxons-1', hexes: ['0605', '0606'], facing: 'W' },
    { id: 'elaf', copy: 'elaf', hexes: ['0605'] },
    { id: 'chelric', copy: 'chelric', hexes: ['0405'] },
    { id: 'lucan', copy: 'lucan', hexes: ['0505'], wounded: true },
    { id: 'yvain', copy: 'yvain', hexes: ['0805'] },
  ],
};

describe('a challenge before it is made', () => {
  it('[18.2] says who the two are, and what may be answered', () => {
    const { battle } = scene(place);
    const notes = (target: string): (string | undefined)[] =>
      attackOdds(battle, { do: 'challenge', unit: 'lucan', target })?.notes?.map(({ text }) => text) ?? [];
    expect(notes('elaf')[0]).toMatch(/^Lucan: prowess \d, chivalry \d, a Christian, wounded\.$/);
    expect(notes('elaf').at(-1)).toBe('Elaf may accept, or hide.');
    expect(notes('chelric').at(-1)).toBe('Chelric must accept.');
  });

  it('[18.34] adds up what the first blow has, and is silent where none may be made [18.12]', () => {
    const { battle } = scene(place);
    const odds = attackOdds(battle, { do: 'challenge', unit: 'lucan', target: 'elaf' });
    expect(odds?.modifiers.map(({ case: cited }) => cited)).toContain('18.34');
    expect(odds?.chances).toEqual([]);
    expect(attackOdds(battle, { do: 'challenge', unit: 'yvain', target: 'elaf' })).toBeNull();
  });
});
