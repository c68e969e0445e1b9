import { describe, expect, it } from 'vitest';
import { invariantViolations } from './consistency.ts';
import { parametersOf } from './parameters.ts';
import { crowds } from './test-crowds.ts';
import { Numbers } from './test-numbers.ts';
import { scene, tamburlaine } from './test-position.ts';
import { GreatMedievalBattle } from './great-medieval-battle.ts';
import { greatMedievalBattles } from './library.ts';

const game = tamburlaine();
const specs = greatMedievalBattles.parameters;

describe('the parameters of a package', () => {
  it('are all in the package of the battle, and all read', () => {
    for (const spec of specs) {
      const isOn = spec.module === undefined || game.modules.has(spec.module);
      expect(game.parameters.has(spec.id), spec.id).toBe(isOn);
    }
    const known = new Set<string>(specs.map(({ id }) => id));
    expect([...game.parameters.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  it('[4.0]-[21.1] have the values that the booklet prints', () => {
    expect(parametersOf(game)).toEqual({
      gameTurns: 10,
      routLevelMaximum: 4,
      slowMovementLimit: 6,
      routHexesSlow: 1,
      routHexesFast: 2,
      aboutFaceCost: 2,
      sidewaysSurcharge: 1,
      chargeRun: 3,
      fatigueFirstTurn: 9,
      fatigueMovementDivisor: 2,
      fastRoutShortfall: 'per-rout-level',
      routBend: 'forbidden',
      crossingCosts: 'sum',
      trailingHalf: 'free',
      fireRoutModifier: 'phase-start',
    });
  });

  it('[15.4]-[21.1] of modules are those that the booklet prints', () => {
    expect(Object.fromEntries(game.parameters)).toMatchObject({
      'retreat-hexes': 1,
      'advance-after-elimination': 3,
      'retreat-shortfall': 'per-hex',
      'double-advance': 'whole-path',
      'naphtha-rout-levels': 2,
      'rampage-rout-level': 3,
      'rampage-hexes': 4,
      'rampage-left-to': 2,
      'rampage-right-from': 5,
      'rampage-row': 'owner',
      'victory-double-multiplier': 2,
    });
  });

  it('need none of a module; of standard rules none may be missing', () => {
    const only = (...ids: string[]) => ({
      ...game,
      parameters: new Map([...game.parameters].filter(([id]) => ids.includes(id))),
    });
    const standard = specs.filter((spec) => spec.module === undefined).map(({ id }) => id);
    expect(parametersOf(only(...standard))).toEqual(parametersOf(game));
    expect(() => parametersOf(only())).toThrow('game-turns');
  });
});

/** Both ends of a number, every value of a choice. */
const extremes = specs.flatMap((spec) =>
  (spec.type === 'integer' ? [spec.minimum, spec.maximum] : spec.values).map((value) => [spec.id, value] as const),
);

describe('a battle with any parameter at its limit', () => {
  it.each(extremes)('%s %s is played, undone and sound', (id, value) => {
    for (const name of [
      'an Ottoman movement over rough ground',
      'routs that hinder one another',
      'a Tartar attack',
      'elephants run amok',
    ]) {
      const { game: base, plan } = scene(crowds[name]).battle;
      const battle = new GreatMedievalBattle({ ...base, parameters: new Map([...base.parameters, [id, value]]) });
      const step = plan.steps.findIndex((one) => one.id === crowds[name].phase);
      battle.beginAt(1402, 9, 0, step);
      const start = battle.hash;
      const numbers = new Numbers(4);
      for (let played = 0; played < 30 && !battle.over; played++) {
        battle.apply(numbers.pick(battle.legal().toArray()));
      }
      // A set-up may be routed further than its limit allows; the compiler would refuse it.
      if (id !== 'rout-level-maximum') expect(invariantViolations(battle)).toEqual([]);
      while (battle.undo());
      expect(battle.hash).toBe(start);
    }
  });
});
