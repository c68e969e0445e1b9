import type { Reach } from '@hexwright/engine';
import { describe, expect, it, vi } from 'vitest';
import { crowds } from '../test-crowds.ts';
import { type Position, scene } from '../test-position.ts';
import { perform, reach } from '../test-screen.ts';

const ground: Position = {
  map: { columns: 12, rows: 12 },
  phase: 'movement',
  units: [
    { id: 'A', copy: 'gd-czawl-1', hexes: ['0509', '0609'], facing: 'N', face: 'melee' },
    { id: 'K', copy: 'akinjis-1', hexes: ['0604'] },
    { id: 'F', copy: 'khoshun-1', hexes: ['1111'] },
  ],
};

describe('chargesWithin', () => {
  it('[5.31] finds the run before an enemy, though it is no end of a way', () => {
    const { battle, unit } = scene(ground);
    const { attacks } = reach(battle, unit('A'))!;
    expect(attacks.length).toBeGreaterThan(0);
    expect(new Set(attacks.map(({ target }) => target))).toEqual(new Set(['K']));
    expect(attacks.map(({ cost }) => cost)).toEqual(attacks.map(({ cost }) => cost).toSorted((a, b) => a - b));
  });

  it('[5.31] tries each run once where ways cost nothing, and so lead everywhere in many manners', () => {
    const free = { id: 'free', applies: 'movement.cost', label: 'A fair wind', value: -9 };
    const { battle, unit } = scene({ ...ground, map: { columns: 24, rows: 24 }, rules: { modifiers: [free] } });
    const tried = vi.spyOn(battle, 'check');
    const { places, attacks } = reach(battle, unit('A'))!;
    expect(attacks.length).toBeGreaterThan(0);
    expect(tried.mock.calls.length).toBeLessThan(places.length);
  });

  it('[5.33] finds none for those who never charge', () => {
    const { battle, unit } = scene(ground);
    expect(reach(battle, unit('F'))!.attacks).toEqual([]);
  });

  it.each(Object.keys(crowds))('finds what may be commanded, and takes everything back: %s', (name) => {
    const { battle } = scene(crowds[name]);
    for (const piece of battle.game.units.keys()) {
      const { hash } = battle;
      const found: Reach | null = reach(battle, piece);
      expect(battle.hash).toBe(hash);
      const { marks } = battle.state;
      for (const { way, command, places } of found?.attacks ?? []) {
        for (const written of [...(found?.before ?? []), ...way])
          expect(perform(battle, written)).toEqual({ done: true });
        expect(battle.placeOf(piece).places).toEqual(places);
        expect(perform(battle, command)).toEqual({ done: true });
        while (battle.state.marks > marks) battle.undo();
      }
    }
  });
});
