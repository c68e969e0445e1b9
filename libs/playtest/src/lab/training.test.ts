import { EVEN_TEMPER, type Temper } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import { gainOf, Training } from './training.ts';

/** How far a temper lies from the one that is best. */
const BEST: Temper = { advance: 160, caution: 40, attack: 100, cohesion: 150, goals: 100 };
const far = (temper: Temper): number =>
  Object.entries(BEST).reduce((sum, [name, best]) => sum + (temper[name as keyof Temper] - best) ** 2, 0);

function trained(seed: number, steps: number): Temper {
  const training = new Training(EVEN_TEMPER, seed);
  for (let step = 0; step < steps; step++) {
    const [one, other] = training.trying.pair;
    training.answer((far(other) - far(one)) / 8000);
  }
  return training.temper;
}

describe('training', () => {
  it('comes nearer to the best temper, and to the same one from the same seed', () => {
    expect(far(trained(3, 60))).toBeLessThan(far(EVEN_TEMPER) / 4);
    expect(trained(3, 20)).toEqual(trained(3, 20));
    expect(trained(4, 20)).not.toEqual(trained(3, 20));
  });

  it('stays where nothing is better, and within what a general may be', () => {
    const idle = new Training(EVEN_TEMPER, 1);
    for (let step = 0; step < 5; step++) idle.answer(0);
    expect(idle.temper).toEqual(EVEN_TEMPER);
    const wild = new Training(EVEN_TEMPER, 1);
    for (let step = 0; step < 200; step++) wild.answer(step % 2 === 0 ? 1 : -1);
    for (const part of Object.values(wild.temper)) expect(part >= 0 && part <= 500).toBe(true);
  });

  it('counts victories, and points in their measure', () => {
    const game = (winner: string | null, red: number) => ({ winner, victoryPoints: { red, blue: 0 } });
    expect(gainOf('red', [game('red', 10)], [game('blue', 10)])).toBe(1);
    expect(gainOf('red', [game(null, 10)], [game(null, -10)])).toBeCloseTo(10 / 11);
    expect(gainOf('red', [game('red', 3)], [game('red', 3)])).toBe(0);
  });
});
