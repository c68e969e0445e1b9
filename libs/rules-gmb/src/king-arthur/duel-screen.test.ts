import { describe, expect, it } from 'vitest';
import { duelCrowds } from '../test-duels.ts';
import { Numbers } from '../test-numbers.ts';
import { scene } from '../test-position.ts';
import { dieUse } from '../presenter/die-use.ts';
import { DUEL_PURPOSE } from './18-4-effects.ts';
import { pieces } from '../presenter/pieces.ts';
import { choices, prompt } from '../test-screen.ts';

const place = {
  package: 'gmb/king-arthur',
  phase: 'man-to-man',
  units: [
    { id: 'E', copy: 'elaf', hexes: ['0605'] },
    { id: 'A', copy: 'caradoc', hexes: ['0505'], wounded: true },
    { id: 'Y', copy: 'yon', captive: 'E' },
  ],
};

describe('a duel on the screen', () => {
  it('[18.0] asks and offers everything in words, with cases', () => {
    const asked = new Set<string>();
    for (const position of Object.values(duelCrowds)) {
      for (let seed = 0; seed < 4; seed++) {
        const { battle } = scene(position);
        const numbers = new Numbers(seed);
        for (let played = 0; played < 40 && !battle.over; played++) {
          const question = prompt(battle);
          asked.add(question.decision);
          expect(question.text).toMatch(/^[A-Z].*\.$/);
          expect(question.title).not.toBe(question.decision);
          for (const { label, detail, case: cited } of choices(battle)) {
            expect(label).toMatch(/^[A-Z]/);
            expect(detail).toMatch(/^$|\.$/);
            expect(cited).toMatch(/^\d+\.\d+$/);
          }
          battle.apply(numbers.pick(battle.legal().toArray()));
        }
      }
    }
    for (const decision of ['man-to-man', 'challenged', 'before-round', 'yield-offered', 'choosing-zones'])
      expect(asked.has(decision), decision).toBe(true);
  });

  it('[18.3] names the zones, and the leader who chooses', () => {
    const { battle, unit, do: perform } = scene(place);
    perform({ do: 'challenge', unit: 'E', target: 'A' });
    expect(choices(battle).map(({ label }) => label)).toEqual(['Accept the challenge', 'Yield']);
    perform({ do: 'accept-challenge' });
    perform({ do: 'fight-on' });
    perform({ do: 'fight-on' });
    expect(prompt(battle)).toMatchObject({ piece: 'E', title: 'Elaf chooses zones', case: '18.3' });
    const offered = choices(battle);
    expect(offered).toHaveLength(12);
    expect(offered[0]).toMatchObject({ kind: 'answer', piece: 'E', label: 'Strike the helm, guard the right' });
    const die = { actor: unit('E'), other: unit('A'), purpose: DUEL_PURPOSE, faces: 6 };
    expect(dieUse(battle, die)).toBe('Elaf strikes at Caradoc');
  });

  it('[18.47] marks the wounded; [18.6] a captive is off the map', () => {
    const { battle } = scene(place);
    const views = new Map(pieces(battle).map((view) => [view.id, view]));
    expect(views.get('A')?.look.marks.map(({ name }) => name)).toContain('Wounded');
    expect(views.get('Y')).toMatchObject({ where: 'captured', places: [] });
    expect(views.get('E')?.look.marks.map(({ name }) => name)).toContain('Holds a captive');
  });
});
