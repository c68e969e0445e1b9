import { EVEN_TEMPER, type Temper } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import { deliberate } from './council.ts';
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
const chosen = (...given: Parameters<typeof seen>): string => deliberate(seen(...given), 7, EFFORT).plan.id;

describe('a council', () => {
  it('follows the plan that does best with the same dice', () => {
    const byHolding = ({ advance }: Temper, seed: number): Outcome => ({
      won: 0.5,
      margin: (seed % 5) + (advance === 0 ? 3 : 0),
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

  it('tells what it has weighed, and for how long', () => {
    const { weighed } = deliberate(
      seen(({ advance }) => ({ won: advance === 0 ? 1 : 0, margin: -advance })),
      7,
      EFFORT,
    );
    expect(weighed[0]).toMatchObject({ plan: { id: 'hold' }, won: 1 });
    expect(weighed.map(({ games }) => games)).toEqual(weighed.map(({ games }) => games).toSorted((a, b) => b - a));
    expect(weighed.at(-1)!.games).toBeLessThan(weighed[0].games);
  });

  it('does not think about plans by which the same is done', () => {
    const foresight = seen(
      () => ({ won: 1, margin: 0 }),
      () => [1, 2],
    );
    expect(deliberate(foresight, 7, EFFORT).plan.id).toBe('as-before');
    expect(foresight.nodes).toBe(0);
  });

  it('thinks no longer than it may', () => {
    const foresight = seen(({ advance }) => ({ won: 0.5, margin: advance }));
    deliberate(foresight, 7, EFFORT);
    expect(foresight.nodes).toBeLessThan(EFFORT.nodes + 700);
    const hurried = seen(({ advance }) => ({ won: 0.5, margin: advance }));
    deliberate(hurried, 7, { ...EFFORT, games: 10 });
    expect(hurried.nodes).toBeLessThan(1700);
  });
});
