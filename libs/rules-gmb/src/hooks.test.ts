import { describe, expect, it } from 'vitest';
import { refusals } from './books.ts';
import { faultsOf } from './consistency.ts';
import { freezeHooks } from './hooks.ts';
import type { RuleModule } from './rule-module.ts';
import { ruleModules } from './modules.ts';
import { readEvents } from './reading.ts';
import { crowds } from './test-crowds.ts';
import { Numbers } from './test-numbers.ts';
import { scene, tamburlaine } from './test-position.ts';
import { GreatMedievalBattle } from './great-medieval-battle.ts';

const moduleOf = (id: string, order: number, points: number): RuleModule => ({
  id,
  title: id,
  case: '1.0',
  registrations: [{ hook: 'unit.points', case: '1.0', order, run: () => points }],
});

describe('the places where exclusive rules reach in [1.0]', () => {
  it('have the functions of the modules that are on, by order and then by module', () => {
    const points = (...modules: RuleModule[]): number[] => {
      const { battle } = scene(crowds['a Tartar attack']);
      return freezeHooks(modules)['unit.points'].map((run) => run(battle, 0));
    };
    expect(points(moduleOf('a', 0, 1), moduleOf('b', 0, 2))).toEqual([1, 2]);
    expect(points(moduleOf('a', 5, 1), moduleOf('b', 0, 2))).toEqual([2, 1]);
    expect(points()).toEqual([]);
    expect(Object.values(freezeHooks([])).every((list) => list.length === 0)).toBe(true);
  });

  it('are named by every module with a case of its own', () => {
    expect(new Set(ruleModules.map(({ id }) => id)).size).toBe(ruleModules.length);
    for (const { registrations, case: own } of ruleModules) {
      for (const one of registrations) expect(one.case.split('.')[0]).toBe(own.split('.')[0]);
    }
  });

  it('[1.0] what a module cites besides is said of refusals that exist', () => {
    const ids = new Set(refusals.list().map(({ id }) => id));
    for (const { citations = {} } of ruleModules) {
      for (const id of Object.keys(citations)) expect(ids.has(id), id).toBe(true);
    }
  });
});

describe('a battle without a module', () => {
  const off = ruleModules.map(({ id }) => [id] as const);

  it.each(off)('%s can be played all the same', (id) => {
    for (const name of ['a Tartar attack', 'routs among wagons', 'elephants run amok', 'an attack on wagons']) {
      const { game, plan } = scene(crowds[name]).battle;
      const battle = new GreatMedievalBattle({
        ...game,
        modules: new Set([...game.modules].filter((one) => one !== id)),
      });
      battle.beginAt(
        7,
        2,
        0,
        plan.steps.findIndex((one) => one.id === crowds[name].phase),
      );
      const numbers = new Numbers(2);
      for (let played = 0; played < 60 && !battle.over; played++) {
        battle.apply(numbers.pick(battle.legal().toArray()));
        expect(faultsOf(battle)).toEqual([]);
      }
    }
  });

  it('[1.0] with none at all, the standard rules alone play a whole game: no retreat, no advance, no points', () => {
    const battle = new GreatMedievalBattle({ ...tamburlaine(), modules: new Set() });
    battle.begin(5);
    const numbers = new Numbers(5);
    const told = new Set<string>();
    let read = 0;
    while (!battle.over) {
      battle.apply(numbers.pick(battle.legal().toArray()));
      for (const { event } of readEvents(battle, read)) told.add(event);
      read = battle.events.count;
    }
    expect(battle.turn).toBe(10);
    for (const event of ['advanced', 'wagon-lost', 'melee-automatic']) expect(told.has(event)).toBe(false);
  });
});
