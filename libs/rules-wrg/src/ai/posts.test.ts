/** Captains send somebody to the ground that wins the battle, where the way is free. */
import { EVEN_TEMPER } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import type { Battle } from '../battle.ts';
import { library } from '../library.ts';
import { sceneOf } from '../test-position.ts';
import { nextOrder } from './ordering.ts';
import { plotFor } from './plotting.ts';

// In this battle the French win by holding the bridgehead for three periods.
const BATTLE = 'variants/road-to-caen';

const near = { id: 'near', copy: 'lances-south', hexes: ['36,30'], facing: 900 };
const far = { id: 'far', copy: 'lances-north', hexes: ['32,38'], facing: 900 };
const general = { id: 'general', copy: 'clermont', hexes: ['36,30'], facing: 900 };
const english = (place: string) => ({ id: 'english', copy: 'bills', hexes: [place], facing: 2700 });

function scene(phase: string, ...units: Parameters<typeof sceneOf>[0]): Battle {
  return sceneOf(units, phase, null, BATTLE);
}

const FRENCH = 1;

describe('ground that wins the battle', () => {
  it('has the nearest unit ordered to it, and the others at the enemy', () => {
    const battle = scene('orders', near, far, general, english('60,44'));
    const first = nextOrder(battle, FRENCH, EVEN_TEMPER);
    expect(library.writeCommand(battle, first)).toMatchObject({
      do: 'order',
      unit: 'near',
      order: 'advance',
      to: '50,22',
    });
    battle.apply(first);
    expect(library.writeCommand(battle, nextOrder(battle, FRENCH, EVEN_TEMPER))).toMatchObject({
      unit: 'far',
      order: 'attack',
    });
  });

  it('is marched to', () => {
    const battle = scene('plots', near, far, general, english('60,44'));
    expect(library.writeCommand(battle, plotFor(battle, 0, EVEN_TEMPER))).toMatchObject({ do: 'march', unit: 'near' });
  });

  it('is held by who has come to it', () => {
    const there = ['50,22'];
    const battle = scene('orders', { ...near, hexes: there }, { ...general, hexes: there }, english('60,44'));
    expect(library.writeCommand(battle, nextOrder(battle, FRENCH, EVEN_TEMPER))).toMatchObject({
      unit: 'near',
      order: 'hold',
    });
  });

  it('is nothing to a general who makes for no ground', () => {
    const battle = scene('orders', near, far, general, english('60,44'));
    const order = nextOrder(battle, FRENCH, { ...EVEN_TEMPER, goals: 0 });
    expect(library.writeCommand(battle, order)).toMatchObject({ unit: 'near', order: 'attack' });
  });

  it('has to wait where the enemy stands in the way', () => {
    const battle = scene('orders', near, far, general, english('46,24'));
    expect(library.writeCommand(battle, nextOrder(battle, FRENCH, EVEN_TEMPER))).toMatchObject({
      unit: 'near',
      order: 'attack',
    });
  });
});
