import type { CompiledGame, CompiledModifier } from '@hexwright/compiler';
import { LEGAL } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { HEX_SLOTS, HexCharts } from './hex-charts.ts';
import type { InTurn } from './question.ts';
import { STACKING } from './room.ts';

const asked: InTurn = { battle: { turn: 1 } };
const binding = { name: () => () => 0, call: () => () => 0 };
const modifier = (slot: string, value: number): CompiledModifier => ({
  id: `${slot}-${value}`,
  slot,
  case: '4.1',
  label: 'Mud',
  when: null,
  turns: null,
  value,
  otherwise: [],
  stacking: { kind: 'add' },
});

class Charts extends HexCharts<InTurn, 'move' | 'enter'> {
  constructor(modifiers: readonly CompiledModifier[]) {
    const bySlot = Map.groupBy(modifiers, ({ slot }) => slot);
    const truce = { id: 'truce', case: '3.1', label: 'Truce', forbids: 'enter', when: null, turns: null };
    // Safe: nothing else of a game is read here.
    const game = { modifiers: bySlot, conditions: new Map(), restrictions: [truce] } as unknown as CompiledGame;
    super(game, ['morale', ...HEX_SLOTS, STACKING], ['move', 'enter'], binding);
  }
}

describe('the charts of a game on hexes', () => {
  const charts = new Charts([modifier('movement.cost', 2), modifier('morale', -1), modifier(STACKING, 3)]);

  it('have the modifiers of each number where they belong', () => {
    expect(charts.movementCost.sum(asked)).toBe(2);
    expect(charts.stacking.sum(asked)).toBe(3);
    expect(charts.slot('morale').sum(asked)).toBe(-1);
    expect([charts.movementAllowance, charts.fireRange, charts.sightRange].every(({ isEmpty }) => isEmpty)).toBe(true);
    expect(() => charts.slot('luck')).toThrow('There is no slot "luck".');
  });

  it('number modifiers in the order of the slots', () => {
    expect(charts.modifiers.map(({ id }) => id)).toEqual(['morale--1', 'movement.cost-2', 'stacking-3']);
  });

  it('say what is forbidden, act by act', () => {
    expect(charts.restrictions.move.isEmpty).toBe(true);
    expect(charts.restrictions.enter.refusal(asked)).not.toBe(LEGAL);
  });
});
