import { describe, expect, it } from 'vitest';
import { StepPlan } from '../standard/05-2-facing.ts';
import { groundCost } from '../standard/07-terrain.ts';
import { StepGraph } from '../step-graph.ts';
import { tamburlaine } from '../test-position.ts';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';
import { plotFrom } from './05-2-places.ts';
import { costParts, stepWords } from './05-2-steps.ts';

const battle = new GreatMedievalBattle(tamburlaine());

describe('costParts', () => {
  it.each([1, 2])('[5.13] add up to the cost of every step of counters of size %i', (size) => {
    const graph = new StepGraph(battle, size);
    const plan = new StepPlan();
    let steps = 0;
    for (let edge = 0; edge < graph.next.length; edge += 5) {
      if (graph.next[edge] < 0) continue;
      const position = Math.floor(edge / graph.width);
      const step = graph.steps[edge % graph.width];
      if (size === 2) plan.plotDouble(battle.grid, Math.floor(position / 6), position % 6, step);
      else plan.plotSingle(battle.grid, Math.floor(position / 6), step);
      const parts = costParts(battle, plan, step);
      expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(groundCost(battle, plan, step));
      expect(parts.every(({ label }) => /^[A-Z]/.test(label))).toBe(true);
      steps++;
    }
    expect(steps).toBeGreaterThan(500);
  });
});

describe('stepWords', () => {
  it('has a name, a case and a key for every step, keys of one unit being different', () => {
    const fleeing = Array.from({ length: 28 }, (_, step) => step).filter(
      (step) => step < 6 || (step > 7 && step < 10) || step > 12,
    );
    const keys = fleeing.filter((step) => step < 22).map((step) => stepWords(battle, step, true).key);
    expect(new Set(keys).size).toBe(keys.length);
    for (let step = 0; step < 28; step++) {
      const { label, case: cited, key } = stepWords(battle, step, step > 12);
      expect([label, cited, key]).toEqual([
        expect.stringMatching(/^[A-Z]/),
        expect.stringMatching(/^\d+\.\d+$/),
        expect.stringMatching(/^[a-zA-Z]$/),
      ]);
    }
  });

  it('names directions by the compass of the map', () => {
    expect(stepWords(battle, 0, false).label).toBe('To the E');
  });
});

describe('plotFrom', () => {
  it('[11.22] leaves a single that stays where it is', () => {
    expect(plotFrom(battle, 1, 40, 0, 15)).toMatchObject({ left: 40, right: 40, count: 0 });
  });
});
