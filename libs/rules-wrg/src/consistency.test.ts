import { describe, expect, it } from 'vitest';
import { invariantViolations } from './consistency.ts';
import type { Battle } from './battle.ts';
import { DESTROYED } from './status.ts';
import { battleOf } from './test-battle.ts';
import { library } from './library.ts';

describe('a position', () => {
  const begun = (): Battle => {
    const battle = library.create(battleOf('wrg/knights-and-bills'));
    battle.begin(1);
    return battle;
  };
  const faults = (spoil: (battle: Battle) => void): string[] => {
    const battle = begun();
    spoil(battle);
    return invariantViolations(battle);
  };

  it('is sound at the start', () => {
    expect(invariantViolations(begun())).toEqual([]);
  });

  it('has nobody beside the table, without figures, or in pursuit of nobody', () => {
    const over = 'French knights reaches over the edge of the table.';
    expect(faults(({ x }) => x.set(0, -1))).toEqual(['French knights stands beside the table.', over]);
    expect(faults(({ x }) => x.set(0, 2999))).toEqual([over]);
    expect(faults(({ x }) => x.set(0, 3000))).toEqual([]);
    expect(faults(({ lost }) => lost.set(0, 160))).toEqual(['French knights stands without figures.']);
    expect(
      faults(({ pursues, status }) => {
        status.set(1, DESTROYED);
        pursues.set(0, 2);
      }),
    ).toEqual(['French knights pursues nobody.']);
    expect(faults(({ charges }) => charges.set(0, 1))).toEqual(['French knights goes for a friend.']);
  });
});
