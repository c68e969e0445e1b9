import { LEGAL } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { refusals } from './registry.ts';
import { invariantViolations } from './consistency.ts';
import { freezeHooks } from './hooks.ts';
import type { RuleModule } from './rule-module.ts';
import { ruleModules } from './modules.ts';
import { reader } from './reading.ts';
import { crowds } from './test-crowds.ts';
import { Numbers } from './test-numbers.ts';
import { scene, tamburlaine } from './test-position.ts';
import { GreatMedievalBattle } from './great-medieval-battle.ts';

const withPoints = (id: string, points: number): RuleModule => ({
  id,
  title: id,
  case: '1.0',
  registrations: [{ hook: 'unit.points', case: '1.0', order: 0, run: () => points }],
});

describe('the places where exclusive rules reach in [1.0]', () => {
  it('have the functions of the modules that are on, by order and then by module', () => {
    const { battle } = scene(crowds['a Tartar attack']);
    const called: string[] = [];
    const moduleOf = (id: string, order: number): RuleModule => ({
      ...withPoints(id, 0),
      registrations: [{ hook: 'hex.entered', case: '1.0', order, run: () => void called.push(id) }],
    });
    const order = (...modules: RuleModule[]): string => {
      called.length = 0;
      freezeHooks(modules)['hex.entered']?.(battle, 0, 0);
      return called.join();
    };
    expect(order(moduleOf('a', 0), moduleOf('b', 0), moduleOf('c', 0))).toBe('a,b,c');
    expect(order(moduleOf('a', 5), moduleOf('b', 0), moduleOf('c', 5))).toBe('b,a,c');
    expect(Object.values(freezeHooks([])).every((run) => run === null)).toBe(true);
  });

  it('are one function each: points are added, an allowance is handed on, and the first that says something counts', () => {
    const { battle } = scene(crowds['a Tartar attack']);
    const hooksOf = (one: RuleModule['registrations'], next: RuleModule['registrations']) =>
      freezeHooks([
        { ...withPoints('a', 0), registrations: one },
        { ...withPoints('b', 0), registrations: next },
      ]);
    expect(freezeHooks([withPoints('a', 1), withPoints('b', 2)])['unit.points']?.(battle, 0)).toBe(3);
    const place = { case: '1.0', order: 0 };
    const allowance = hooksOf(
      [{ ...place, hook: 'movement.allowance', run: (_, __, printed) => printed + 1 }],
      [{ ...place, hook: 'movement.allowance', run: (_, __, printed) => printed * 2 }],
    )['movement.allowance'];
    expect(allowance?.(battle, 0, 5)).toBe(12);
    const levels = hooksOf(
      [{ ...place, hook: 'melee.automatic', run: (_, attacker) => (attacker === 1 ? 2 : 0) }],
      [{ ...place, hook: 'melee.automatic', run: () => 1 }],
    )['melee.automatic'];
    expect([0, 1].map((attacker) => levels?.(battle, attacker, 9))).toEqual([1, 2]);
    const refuse = hooksOf(
      [{ ...place, hook: 'entry.refuse', run: (_, piece) => (piece === 1 ? 7 : LEGAL) }],
      [{ ...place, hook: 'entry.refuse', run: (_, __, hex) => (hex === 1 ? 8 : LEGAL) }],
    )['entry.refuse'];
    expect(refuse?.(battle, 1, 1)).toBe(7);
    expect(refuse?.(battle, 0, 1)).toBe(8);
    expect(refuse?.(battle, 0, 0)).toBe(LEGAL);
    const face = hooksOf(
      [{ ...place, hook: 'face.refuse', run: (_, piece) => (piece === 1 ? LEGAL : 7) }],
      [{ ...place, hook: 'face.refuse', run: (_, piece) => (piece === 2 ? LEGAL : 8) }],
    )['face.refuse'];
    expect([0, 1, 2].map((piece) => face?.(battle, piece, 0))).toEqual([8, LEGAL, LEGAL]);
    const words = hooksOf(
      [{ ...place, hook: 'face.words', run: (_, piece) => (piece === 1 ? { detail: 'one', case: '1.0' } : null) }],
      [{ ...place, hook: 'face.words', run: () => ({ detail: 'next', case: '1.0' }) }],
    )['face.words'];
    expect([0, 1].map((piece) => words?.(battle, piece, 0)?.detail)).toEqual(['next', 'one']);
    const exempt = hooksOf(
      [{ ...place, hook: 'rout.exempt', run: (_, unit) => unit === 1 }],
      [{ ...place, hook: 'rout.exempt', run: (_, unit) => unit === 2 }],
    )['rout.exempt'];
    expect([0, 1, 2].map((unit) => exempt?.(battle, unit))).toEqual([false, true, true]);
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
        expect(invariantViolations(battle)).toEqual([]);
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
      for (const { event } of reader.all(battle, read)) told.add(event);
      read = battle.events.count;
    }
    expect(battle.turn).toBe(10);
    for (const event of ['advanced', 'wagon-lost', 'melee-automatic']) expect(told.has(event)).toBe(false);
  });
});
