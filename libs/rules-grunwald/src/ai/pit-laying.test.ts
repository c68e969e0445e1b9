import type { Command } from '@hexwright/engine';
import { entityOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { REAL } from '../counters.ts';
import { describe, expect, it } from 'vitest';
import { PitLaying } from './pit-laying.ts';
import { scene, unit } from './testing.ts';
import { PASS } from '../rules/03-1-ending.ts';

const PITS = ['P', 'Q', 'R', 'S'] as const;
/** The second is nearest to the enemy's horse. */
const HEXES = ['A4 B9', 'A5 B9', 'A6 B9', 'A9 B10'] as const;

/** Four pits in one row before heavy horse: those are real whose letters are named. */
function laid(real: string): Battle {
  const { battle } = scene({
    phase: 'deployment',
    map: { columns: 14, rows: 14, zones: { 'wolf-pits': HEXES } },
    units: [
      unit('K', 'polish-horse-1', 'A5 B8', 'N'),
      unit('G', 'teutonic-horse-1', 'A8 B12', 'S'),
      ...PITS.map((id, at) => ({
        id,
        copy: `wolf-pit-${at + 1}`,
        hexes: [HEXES[at]],
        face: real.includes(id) ? 'real' : 'dummy',
      })),
    ],
  });
  return battle;
}

/** What it does in turn, as everybody sees it, and where real ones lie then. `seedOf` says the seed of each decision. */
function laying(battle: Battle, seedOf: (move: number) => number): { readonly seen: string; readonly real: string } {
  const { counters, face, hex } = battle;
  const [pit] = counters.pits;
  const pits = new PitLaying(battle, counters.side[pit]);
  pits.begin(seedOf(0));
  const done: Command[] = [];
  for (;;) {
    pits.refresh(seedOf(done.length));
    const one = pits.choose();
    if (one === PASS.of()) break;
    expect(battle.explain(one)).toEqual([]);
    expect(counters.pits).toContain(entityOf(one));
    battle.apply(one);
    done.push(one);
  }
  const hexes = counters.pits.flatMap((one) => (face.of(one) === REAL ? [hex.of(one)] : []));
  done.forEach(() => battle.undo());
  return { seen: done.join(' '), real: hexes.toSorted((a, b) => a - b).join(' ') };
}

const seeds = (game: number) => (move: number) => game * 1000 + move * 7919;

describe('the captain of Grunwald, which lays its pits', () => {
  it('lays them by its seed alone', () => {
    expect(laying(laid('PQ'), seeds(1))).toEqual(laying(laid('PQ'), seeds(1)));
    const battle = laid('PQ');
    const all = new Set(Array.from({ length: 100 }, (_, game) => laying(battle, seeds(game)).real));
    // Two of four.
    expect(all.size).toBe(6);
  });

  it('has real ones rather where heavy horse comes', () => {
    const battle = laid('PQ');
    const near = Array.from({ length: 200 }, (_, game) => laying(battle, seeds(game)).real);
    const [first, last] = [1, 3].map((at) => battle.hex.of(battle.counters.pits[at]));
    const often = (at: number): number => near.filter((hexes) => hexes.split(' ').includes(String(at))).length;
    expect(often(first)).toBeGreaterThan(often(last));
  });

  it('lays as many counters in as many ways whatever they are: who looks on learns nothing', () => {
    const shares = (real: string): Map<string, number> => {
      const battle = laid(real);
      const counts = new Map<string, number>();
      for (let game = 0; game < 1200; game++) {
        const { seen } = laying(battle, seeds(game));
        counts.set(seen, (counts.get(seen) ?? 0) + 1);
      }
      return counts;
    };
    const [one, other] = [shares('PQ'), shares('RS')];
    // Every order of four, with either of them; none that one of them alone could have.
    expect([one.size, other.size]).toEqual([24, 24]);
    expect([...one.keys()].toSorted()).toEqual([...other.keys()].toSorted());
  });
});
