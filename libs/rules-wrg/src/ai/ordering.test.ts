/** Orders follow the plan: a plan to attack is nothing to troops who are ordered to hold. */
import { EVEN_TEMPER } from '@hexwright/compiler';
import { expect, it } from 'vitest';
import { library } from '../library.ts';
import { sceneOf } from '../test-position.ts';
import { nextOrder } from './ordering.ts';

// The English shoot better: they gain by letting the French come.
const ARMIES = [
  { id: 'lances', copy: 'lances-north', hexes: ['20,30'], facing: 900 },
  { id: 'bows', copy: 'bows-centre', hexes: ['44,25.5'], facing: 2700 },
  { id: 'men', copy: 'men-at-arms', hexes: ['44.5,40'], facing: 2700 },
  { id: 'general', copy: 'kyriell', hexes: ['44.5,40'], facing: 2700 },
  { id: 'constable', copy: 'clermont', hexes: ['20,30'], facing: 900 },
];
const ENGLISH = 0;
const FRENCH = 1;

/** What each unit of a side is ordered to do by a general who is drawn to the enemy so much. */
function orders(side: number, advance: number): Record<string, unknown> {
  const battle = sceneOf(ARMIES, 'orders', null, 'wrg/formigny');
  while (battle.deciding !== side) battle.apply(nextOrder(battle, battle.deciding, EVEN_TEMPER));
  const found: Record<string, unknown> = {};
  for (;;) {
    const one = nextOrder(battle, side, { ...EVEN_TEMPER, advance });
    const written = library.writeCommand(battle, one);
    if (written.do !== 'order') return found;
    found[String(written['unit'])] = written['order'];
    battle.apply(one);
  }
}

it('has those hold who gain by it, and everybody else attack', () => {
  expect(orders(ENGLISH, 100)).toEqual({ bows: 'hold', men: 'hold' });
  expect(orders(FRENCH, 100)).toEqual({ lances: 'attack' });
});

it('sends on who fights when the plan is to go at the enemy, and who shoots when it is to break through', () => {
  expect(orders(ENGLISH, 130)).toEqual({ bows: 'hold', men: 'attack' });
  expect(orders(ENGLISH, 250)).toEqual({ bows: 'fire', men: 'attack' });
});

it('leaves those who wait by plan alone an order by which they may charge', () => {
  expect(orders(FRENCH, 0)).toEqual({ lances: 'attack' });
});
