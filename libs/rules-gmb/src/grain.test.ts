import { type CompiledHexGame, PROHIBITED } from '@hexwright/compiler';
import { entityOf } from '@hexwright/rules-kit';
import { createNumbering, Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { invariantViolations } from './consistency.ts';
import { reader } from './reading.ts';
import { crowds } from './test-crowds.ts';
import { Numbers } from './test-numbers.ts';
import { scene } from './test-position.ts';
import { GreatMedievalBattle } from './great-medieval-battle.ts';
import { STEP } from './standard/05-2-steps.ts';
import { readCommand, writeCommand } from './test-screen.ts';

const SIZE = 10;
const RIVER = 8;

/** The counters of a crowd, thrown on a map whose hexes stand on their flat sides; the armies hold its east and west. */
function turned(name: string, numbers: Numbers): CompiledHexGame {
  const { game } = scene(crowds[name]).battle;
  const grid = new Grid({ orientation: 'flat', columns: SIZE, rows: SIZE, shift: 'odd' });
  const entryCost = Uint8Array.from({ length: grid.count }, () => (numbers.chance(RIVER) ? PROHIBITED : 1));
  const taken = new Set<number>();
  const setUp = game.setUp.flatMap((placement) => {
    const { size } = game.units[placement.unit];
    for (let attempt = 0; attempt < 200; attempt++) {
      const left = numbers.below(grid.count);
      const direction = size === 2 ? numbers.below(6) : 0;
      const hexes = size === 2 ? [left, grid.neighbour[left * 6 + direction]] : [left];
      if (hexes.some((hex) => hex < 0 || entryCost[hex] === PROHIBITED || taken.has(hex))) continue;
      for (const hex of hexes) taken.add(hex);
      return [{ ...placement, left, direction }];
    }
    return [];
  });
  const bytes = (length: number, value: number): Uint8Array => new Uint8Array(length).fill(value);
  const [east, west] = [
    { home: { edge: 'east' as const, ways: [0, 1] } },
    { home: { edge: 'west' as const, ways: [3, 4] } },
  ];
  return {
    ...game,
    sides: [
      { ...game.sides[0], ...east },
      { ...game.sides[1], ...west },
    ],
    setUp,
    objectives: [],
    map: {
      ...game.map,
      grid,
      numbering: createNumbering({ preset: 'column-row' }, grid),
      terrain: bytes(grid.count, 0),
      elevation: new Int8Array(grid.count).fill(1),
      entryCost,
      stepCost: Uint8Array.from(grid.neighbour, (beyond) => (beyond < 0 ? PROHIBITED : entryCost[beyond])),
      stepCosts: [],
      surcharge: bytes(grid.count * 6, 0),
      groundValues: { charge: bytes(grid.count, 0) },
      crossingValues: { charge: bytes(grid.count * 6, 0) },
      sightThrough: bytes(grid.count, 0),
      sightInto: bytes(grid.count, 0),
    },
  };
}

describe('[15.2] on a map of the other grain, between east and west', () => {
  const names = ['routs that hinder one another', 'a Tartar attack', 'an attack on wagons', 'tired armies'];
  it.each(names)('random games are sound, are written and read, and are undone: %s', (name) => {
    for (let seed = 0; seed < 3; seed++) {
      const numbers = new Numbers(seed);
      const game = turned(name, numbers);
      const battle = new GreatMedievalBattle(game);
      battle.beginAt(
        seed,
        1,
        0,
        game.sequence.findIndex(({ id }) => id === crowds[name].phase),
      );
      const start = battle.hash;
      for (let played = 0; played < 80 && !battle.over; played++) {
        const listed = battle.legal().toArray();
        const wrong = listed.filter((one) => readCommand(battle, writeCommand(battle, one)) !== one);
        if (wrong.length > 0) expect(wrong).toEqual([]);
        battle.apply(numbers.pick(listed));
      }
      expect(invariantViolations(battle)).toEqual([]);
      while (battle.undo());
      expect(battle.hash).toBe(start);
    }
  });

  it('[11.1] routs run towards the own side of it by one column for each hex, without a price where the way is open', () => {
    let moves = 0;
    const wrong: unknown[] = [];
    for (let seed = 0; seed < 8; seed++) {
      const numbers = new Numbers(seed);
      const game = turned('routs that hinder one another', numbers);
      const battle = new GreatMedievalBattle(game);
      battle.beginAt(
        seed,
        1,
        0,
        game.sequence.findIndex(({ id }) => id === 'rout-movement'),
      );
      while (battle.decision?.id === 'routing' || battle.decision?.id === 'rout-movement') {
        const { count } = battle.events;
        const steps = battle.legal().toArray();
        const one = numbers.pick(steps);
        const unit = entityOf(one);
        const before = battle.left.of(unit);
        battle.apply(one);
        if (!STEP.is(one) || battle.left.of(unit) < 0) continue;
        // Of fast units the second hex of a pair that the first has spoilt is free, wherever it leads [11.23].
        const isSlow = battle.counters.movement(unit, battle.face.of(unit)) <= battle.parameters.slowMovementLimit;
        const events = reader.all(battle, count);
        if (!isSlow || events.some(({ event }) => event === 'rout-penalty')) continue;
        const gained = battle.grid.columnOf(battle.left.of(unit)) - battle.grid.columnOf(before);
        if (gained !== (battle.counters.side[unit] === 0 ? 1 : -1)) wrong.push(writeCommand(battle, one));
        moves++;
      }
    }
    expect(wrong).toEqual([]);
    expect(moves).toBeGreaterThan(20);
  });
});
