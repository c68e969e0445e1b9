import { EVEN_TEMPER, type Temper } from '@hexwright/compiler';
import { NumberStream } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { Council, type Effort } from './council.ts';
import type { Foresight, Outcome } from './foresight.ts';

/** What may come of plans, as a function says; every plan has commands of its own where `commands` does not say otherwise. */
function seen(
  outcome: (temper: Temper, seed: number) => Outcome,
  commands = ({ advance, goals }: Temper): number[] => [advance, goals],
): Pick<Foresight, 'temper' | 'nodes' | 'commandsOf' | 'playOn'> {
  return {
    temper: EVEN_TEMPER,
    nodes: 0,
    commandsOf: (_, temper) => commands(temper),
    playOn(seed, temper) {
      this.nodes += 100;
      return outcome(temper, seed);
    },
  };
}

const EFFORT = { nodes: 4000, games: 40, most: 1000 };
const chosen = (...given: Parameters<typeof seen>): string =>
  new Council().deliberate(seen(...given), 7, EFFORT).plan.id;

describe('a council', () => {
  it('follows the plan that does best', () => {
    const byHolding = ({ advance }: Temper, seed: number): Outcome => ({
      won: 0.5,
      margin: (seed % 5) + (advance === 0 ? 10 : 0),
    });
    expect(chosen(byHolding)).toBe('hold');
  });

  it('goes on as before where the others are no better than dice may make them', () => {
    expect(chosen(() => ({ won: 1, margin: 10 }))).toBe('as-before');
    // Every other plan is as often far better as far worse.
    expect(
      chosen(({ advance }, seed) => ({ won: 0.5, margin: advance === 100 ? 0 : 20 * ((seed + advance) % 2 || -1) })),
    ).toBe('as-before');
  });

  it('tells what it has weighed, and for how long: what looks poor is played on least', () => {
    const { weighed } = new Council().deliberate(
      seen(({ advance }) => ({ won: advance === 0 ? 1 : 0, margin: -advance })),
      7,
      EFFORT,
    );
    const games = (id: string): number => weighed.find(({ plan }) => plan.id === id)!.games;
    expect(weighed.find(({ plan }) => plan.id === 'hold')).toMatchObject({ won: 1 });
    expect(weighed.map((one) => one.games)).toEqual(weighed.map((one) => one.games).toSorted((a, b) => b - a));
    expect(games('hold')).toBeGreaterThan(games('break-through'));
  });

  it('finds the better plan among lucky ones more often than not', () => {
    const dice = new NumberStream();
    const luckyIn = (chance: (temper: Temper) => number, seed: number, temper: Temper): Outcome => {
      dice.restart(seed, temper.advance * 7 + temper.goals);
      return { won: Number(dice.below(100) < chance(temper)), margin: 0 };
    };
    const breakingThrough = ({ advance }: Temper): number => (advance === 250 ? 65 : 35);
    const plans = Array.from({ length: 40 }, (_, at) =>
      new Council().deliberate(
        seen((temper, seed) => luckyIn(breakingThrough, seed, temper)),
        at * 1000,
        { ...EFFORT, games: 30 },
      ),
    );
    const found = plans.filter(({ plan }) => plan.id === 'break-through').length;
    expect(found).toBeGreaterThan(20);
  });

  it('does not think where all plans lead to the same', () => {
    const foresight = seen(
      () => ({ won: 1, margin: 0 }),
      () => [1, 2],
    );
    expect(new Council().deliberate(foresight, 7, EFFORT)).toMatchObject({ plan: { id: 'as-before' }, weighed: [] });
    expect(foresight.nodes).toBe(0);
  });

  it('remembers what it saw in earlier steps, and changes its mind when it has seen enough of something else', () => {
    const council = new Council();
    const better = (advance: number): ReturnType<typeof seen> =>
      seen((temper) => ({ won: Number(temper.advance === advance), margin: 0 }));
    const plan = (sight: ReturnType<typeof seen>, games: number): string =>
      council.deliberate(sight, 7, { ...EFFORT, games }).plan.id;
    expect(plan(better(0), 40)).toBe('hold');
    // A few games do not outweigh all of those.
    expect(plan(better(250), 4)).toBe('hold');
    const later = Array.from({ length: 8 }, () => plan(better(250), 40));
    expect(later.at(-1)).toBe('break-through');
  });

  it('thinks no longer than it may', () => {
    const nodesOf = (effort: Effort): number => {
      const foresight = seen(({ advance }) => ({ won: 0.5, margin: advance }));
      new Council().deliberate(foresight, 7, effort);
      return foresight.nodes;
    };
    expect(nodesOf({ ...EFFORT, games: 9999 })).toBeLessThan(EFFORT.nodes + 400);
    expect(nodesOf({ ...EFFORT, games: 10 })).toBeLessThan(1400);
  });
});
