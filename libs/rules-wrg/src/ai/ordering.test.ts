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
];
const ENGLISH = 0;

/** What each unit of the English is ordered to do by a general who is drawn to the enemy so much. */
function orders(advance: number): Record<string, unknown> {
  const battle = sceneOf(ARMIES, 'orders', null, 'wrg/formigny');
  while (battle.deciding !== ENGLISH) battle.apply(nextOrder(battle, battle.deciding, EVEN_TEMPER));
  const found: Record<string, unknown> = {};
  for (;;) {
    const one = nextOrder(battle, ENGLISH, { ...EVEN_TEMPER, advance });
    const written = library.writeCommand(battle, one);
    if (written.do !== 'order') return found;
    found[String(written['unit'])] = written['order'];
    battle.apply(one);
  }
}

it('has those hold who gain by it, and everybody when that is the plan', () => {
  expect(orders(100)).toEqual({ bows: 'hold', men: 'hold' });
  expect(orders(0)).toEqual({ bows: 'hold', men: 'hold' });
});

it('sends on who fights when the plan is to go at the enemy, and who shoots when it is to break through', () => {
  expect(orders(130)).toEqual({ bows: 'hold', men: 'attack' });
  expect(orders(250)).toEqual({ bows: 'fire', men: 'attack' });
});
