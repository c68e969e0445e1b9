import { describe, expect, it } from 'vitest';
import type { Battle } from '../battle.ts';
import { PACKED, StepGraph } from '../step-graph.ts';
import { Board } from '../test-boards.ts';
import { type Axial, beside, type Double, doubleSteps, type Move, rightOf } from '../test-hexes.ts';
import { Numbers } from '../test-numbers.ts';
import { scene } from '../test-position.ts';
import {
  ABOUT_FACE,
  DOUBLE_STEPS,
  FORWARD_LEFT,
  FORWARD_RIGHT,
  SHIFT_RIGHT,
  SINGLE_STEPS,
  StepPlan,
} from './05-2-facing.ts';
import { chargeStep, RUNS, groundCost } from './07-terrain.ts';
import { costParts } from './05-2-steps.ts';

const FACES = [0, 1, 2, 3, 4, 5] as const;
const plan = new StepPlan();

function hilly(seed: number): { board: Board; battle: Battle } {
  const numbers = new Numbers(seed);
  const board = new Board(8, 8).scatter(numbers, { 'dry-river-bed': 15, camp: 10, river: 8, village: 5 }, 60);
  board.terrain['0101'] = 'clear';
  board.terrain['0801'] = 'clear';
  board.terrain['0701'] = 'clear';
  board.single('S', '0101', { copy: 'spahis-1', size: 'single' });
  board.double('D', '0701', 0, { copy: 'spahis-1' });
  return { board, battle: scene(board.position('movement')).battle };
}

interface Way {
  readonly left: number;
  readonly direction: number;
  readonly step: number;
  readonly moves: readonly Move[];
}

/** Every step of a single or a double that stays on hexes which may be entered. */
function* ways(board: Board, battle: Battle, size: 1 | 2): Generator<Way> {
  const { grid } = battle;
  const isOpen = (hex: Axial): boolean => board.costOf(hex) < Infinity;
  for (let left = 0; left < grid.count; left++) {
    const from = { q: grid.q[left], r: grid.r[left] };
    if (size === 1) {
      for (const step of SINGLE_STEPS) {
        const to = beside(from, step);
        if (isOpen(to)) yield { left, direction: 0, step, moves: [{ from, to }] };
      }
      continue;
    }
    for (const k of FACES) {
      const unit: Double = { left: from, k };
      if (!isOpen(from) || !isOpen(rightOf(unit))) continue;
      for (const [index, { moves }] of doubleSteps(unit).entries()) {
        if (moves.every(({ to }) => isOpen(to))) yield { left, direction: k, step: DOUBLE_STEPS[index], moves };
      }
    }
  }
}

function plot(battle: Battle, { left, direction, step }: Way, size: 1 | 2): void {
  if (size === 1) plan.plotSingle(battle.grid, left, step);
  else plan.plotDouble(battle.grid, left, direction, step);
}

/** By cases 5.21, 5.24, 7.21, 7.22 and the chart 7.4. */
function byTheChart(board: Board, { moves }: Way): { ground: number; climb: number } {
  const ground = Math.max(0, ...moves.map(({ to }) => board.costOf(to)));
  return { ground, climb: moves.some(({ from, to }) => board.levelOf(to) > board.levelOf(from)) ? 1 : 0 };
}

describe('[7.2] what a step costs', () => {
  it.each([1, 2] as const)('is what the chart says, for every step of a piece of %i hexes on random fields', (size) => {
    for (let seed = 0; seed < 4; seed++) {
      const { board, battle } = hilly(seed);
      const found: number[] = [];
      const expected: number[] = [];
      for (const way of ways(board, battle, size)) {
        plot(battle, way, size);
        found.push(groundCost(battle, plan, way.step));
        const { ground, climb } = byTheChart(board, way);
        if (way.step === ABOUT_FACE) expected.push(2);
        else expected.push(ground + climb + (way.step > 9 ? 1 : 0));
      }
      expect(found.length).toBeGreaterThan(100);
      expect(found).toEqual(expected);
    }
  });

  it('[7.22] there and back over one contour costs a point more than over level ground, whichever way it is gone', () => {
    const { board, battle } = hilly(9);
    const { grid } = battle;
    const found: number[] = [];
    const expected: number[] = [];
    for (const { left, step, moves } of ways(board, battle, 1)) {
      const [{ from, to }] = moves;
      if (board.costOf(from) === Infinity) continue;
      plan.plotSingle(grid, left, step);
      const there = groundCost(battle, plan, step);
      plan.plotSingle(grid, grid.at(to.q, to.r), (step + 3) % 6);
      const back = groundCost(battle, plan, (step + 3) % 6);
      const contours = board.levelOf(from) === board.levelOf(to) ? 0 : 1;
      found.push(there + back);
      expected.push(board.costOf(from) + board.costOf(to) + contours);
    }
    expect(found).toEqual(expected);
  });

  it('(R11) a double never pays less than the dearer of its halves alone, nor more than one point above it', () => {
    const { board, battle } = hilly(10);
    const { grid } = battle;
    const wrong: Way[] = [];
    for (const way of ways(board, battle, 2)) {
      if (way.step !== FORWARD_LEFT && way.step !== FORWARD_RIGHT) continue;
      plot(battle, way, 2);
      const together = groundCost(battle, plan, way.step);
      const { heading } = plan;
      const alone = way.moves.map(({ from }) => {
        plan.plotSingle(grid, grid.at(from.q, from.r), heading);
        return groundCost(battle, plan, heading);
      });
      const dearer = Math.max(...alone);
      if (together < dearer || together > dearer + 1) wrong.push(way);
    }
    expect(wrong).toEqual([]);
  });

  it('[7.23] a road changes nothing', () => {
    const units = [{ id: 'A', copy: 'spahis-1', hexes: ['0505', '0605'], facing: 'N' }];
    const terrain = { '0504': 'camp', '0404': 'dry-river-bed' };
    const features = { '0504': ['road'], '0404': ['road'], '0604': ['road'] };
    const bare = scene({ map: { columns: 9, rows: 9, terrain }, phase: 'movement', units }).battle;
    const roads = scene({ map: { columns: 9, rows: 9, terrain, features }, phase: 'movement', units }).battle;
    for (const size of [1, 2]) {
      const [without, along] = [new StepGraph(bare, size), new StepGraph(roads, size)];
      expect(along.next).toEqual(without.next);
      expect(along.cost).toEqual(without.cost);
      expect(along.charges).toEqual(without.charges);
    }
  });
});

describe('[7.24] a charge runs', () => {
  it.each([1, 2] as const)('over clear hexes, level or uphill, ahead: every step of %i hexes', (size) => {
    for (let seed = 20; seed < 23; seed++) {
      const { board, battle } = hilly(seed);
      const piece = battle.game.vocabulary.indexOf('units', size === 1 ? 'S' : 'D');
      for (const way of ways(board, battle, size)) {
        plot(battle, way, size);
        const ahead = size === 1 || way.step === FORWARD_LEFT || way.step === FORWARD_RIGHT;
        const runs = way.moves.every(
          ({ from, to }) => board.terrainOf(to) === 'clear' && board.levelOf(to) >= board.levelOf(from),
        );
        const found = chargeStep(battle, piece, plan, way.step) === RUNS;
        if (found !== (ahead && runs)) expect({ ...way, found }).toEqual({ ...way, found: ahead && runs });
      }
    }
  });
});

describe('the graph of all steps', () => {
  it.each([1, 2] as const)('has the places and the costs of the steps themselves, for %i hexes', (size) => {
    const { board, battle } = hilly(30);
    const graph = new StepGraph(battle, size);
    const steps: readonly number[] = graph.steps;
    const found: number[][] = [];
    const expected: number[][] = [];
    for (const way of ways(board, battle, size)) {
      if (board.costOf({ q: battle.grid.q[way.left], r: battle.grid.r[way.left] }) === Infinity) continue;
      plot(battle, way, size);
      const edge = (way.left * 6 + way.direction) * graph.width + steps.indexOf(way.step);
      const next = plan.left * 6 + plan.direction;
      const cost = groundCost(battle, plan, way.step);
      found.push([graph.next[edge], graph.cost[edge], graph.packed[edge], graph.heading[edge], graph.entered[edge]]);
      expected.push([next, cost, next * PACKED + cost, plan.heading, plan.count > 0 ? plan.entered : -1]);
    }
    expect(found).toEqual(expected);
    expect(found.length).toBeGreaterThan(100);
  });
});

it('[7.22], [7.4] who climbs and crosses a ridge in one step pays for both, or by an option for the dearer (R41)', () => {
  const cost = (options: Readonly<Record<string, string>>): number => {
    const { battle, unit } = scene({
      package: 'gmb/king-arthur',
      map: {
        columns: 8,
        rows: 8,
        elevation: { '0504': 2 },
        hexsides: [{ feature: 'ridge', between: ['0404', '0504'] }],
      },
      phase: 'movement',
      options,
      units: [{ id: 'A', copy: 'heliades', hexes: ['0404'] }],
    });
    const from = battle.left.of(unit('A'));
    const step = battle.grid.directionBetween(from, battle.map.numbering.hexOf('0504'));
    plan.plotSingle(battle.grid, from, step);
    const found = groundCost(battle, plan, step);
    expect(costParts(battle, plan, step).reduce((sum, { value }) => sum + value, 0)).toBe(found);
    return found;
  };
  // One for the clear hex, one for the slope, one for the ridge.
  expect(cost({})).toBe(3);
  expect(cost({ 'crossing-costs': 'dearest' })).toBe(2);
});

it('[7.22], [5.24] a double that slides while only its trailing half climbs pays for that by an option', () => {
  const costs = (options: Readonly<Record<string, string>>): number[] => {
    const { battle } = scene({
      package: 'gmb/king-arthur',
      map: {
        columns: 9,
        rows: 9,
        elevation: { '0504': 2, '0604': 2 },
        hexsides: [{ feature: 'ridge', between: ['0406', '0506'] }],
      },
      phase: 'movement',
      options,
      units: [{ id: 'A', copy: 'heliades', hexes: ['0101'] }],
    });
    const { grid, map } = battle;
    const hex = (label: string): number => map.numbering.hexOf(label);
    return [['0404', '0504'] as const, ['0406', '0506'] as const, ['0407', '0507'] as const].map(([left, right]) => {
      plan.plotDouble(grid, hex(left), grid.directionBetween(hex(left), hex(right)), SHIFT_RIGHT);
      const found = groundCost(battle, plan, SHIFT_RIGHT);
      expect(costParts(battle, plan, SHIFT_RIGHT).reduce((sum, { value }) => sum + value, 0)).toBe(found);
      return found;
    });
  };
  // Up a slope, over a ridge, and on level ground: one for the hex, one for the slide.
  expect(costs({})).toEqual([2, 2, 2]);
  expect(costs({ 'trailing-half': 'paid' })).toEqual([3, 3, 2]);
});
