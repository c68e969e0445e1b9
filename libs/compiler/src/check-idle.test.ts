import { describe, expect, it } from 'vitest';
import type { Effect } from '@hexwright/model';
import { checkIdle } from './check-idle.ts';

const REMOVE = { do: 'remove' } as const;
const SCORE = { do: 'score', side: 'south', points: 2 } as const;
const END = { do: 'end' } as const;

const told = (at: string, then: Effect['then'], more: Partial<Effect> = {}): readonly string[] =>
  checkIdle([{ id: 'e', case: '8.1', label: 'An effect', at, then, ...more }]).map(
    ({ at: place, message }) => `${place} ${message.split('.')[0]}`,
  );

describe('what effects do in vain', () => {
  it('is done with a piece that is off the map', () => {
    expect(told('unit-is-lost', [{ do: 'flip', to: 'tired' }])).toEqual([
      'effects/e/then/0 The unit is off the map already',
    ]);
    expect(told('unit-is-lost', [REMOVE], { each: 'unit', when: 'unit.routed' })).toEqual([]);
    expect(told('unit-is-lost', [{ do: 'remove', piece: 'other' }], { each: 'unit' })).toHaveLength(1);
    expect(told('unit-enters', [REMOVE, SCORE, REMOVE], { when: 'turn > 2' })).toEqual([
      'effects/e/then/2 The unit is off the map already',
    ]);
  });

  it('is done when the game has ended', () => {
    expect(told('turn-ends', [END, SCORE])).toEqual(['effects/e/then/1 The game has ended before this is done']);
    expect(told('game-ends', [END])).toEqual(['effects/e/then/0 The game has ended already']);
    expect(told('game-ends', [{ do: 'end', winner: 'south' }, SCORE])).toEqual([]);
  });

  it('ends a game that has not begun', () => {
    const early = ['effects/e/then/0 This ends the game before anybody has moved'];
    expect(told('game-begins', [END])).toEqual(early);
    expect(told('turn-begins', [END])).toEqual(early);
    expect(told('turn-begins', [END], { turns: { from: 4 } })).toEqual([]);
    expect(told('turn-begins', [END], { when: 'turn > 3' })).toEqual([]);
  });

  it('breaks or takes away every unit', () => {
    const everybody = 'effects/e/then/0 This takes every unit off the map, of both sides';
    expect(told('turn-ends', [REMOVE], { each: 'unit' })).toEqual([everybody]);
    expect(told('turn-ends', [{ do: 'break' }], { each: 'unit' })).toHaveLength(1);
    expect(told('unit-enters', [REMOVE])).toEqual([
      'effects/e/then/0 This takes every unit that enters a hex off the map, of both sides',
    ]);
    expect(told('turn-ends', [REMOVE], { each: 'unit', when: 'unit.routed' })).toEqual([]);
    expect(told('turn-ends', [{ do: 'break' }], { each: 'unit', turns: { from: 5, to: 5 } })).toEqual([]);
    expect(told('turn-ends', [{ do: 'rally' }], { each: 'unit' })).toEqual([]);
    expect(told('unit-breaks', [REMOVE])).toEqual([]);
  });

  it('scores nothing, or lies nowhere', () => {
    expect(told('turn-ends', [{ ...SCORE, points: 0 }])).toEqual(['effects/e/then/0 This scores nothing']);
    expect(told('turn-ends', [{ do: 'place', marker: 'smoke', in: { hexes: [] } }])).toHaveLength(1);
    expect(told('turn-ends', [{ do: 'place', marker: 'smoke', in: { zone: 'top' } }])).toEqual([]);
  });
});
