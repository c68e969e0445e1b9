import { PROHIBITED } from '@hexwright/compiler';
import { Grid } from '@hexwright/hex';
import { expect, it } from 'vitest';
import { FAR, fillDistance, orStraight, waysInto } from './way-distance.ts';

it('goes around hexes and hexsides that nobody may enter or cross', () => {
  // One row of five hexes: the third may not be entered, nothing crosses between the fourth and the fifth.
  const grid = new Grid({ orientation: 'pointy', columns: 5, rows: 1, shift: 'odd' });
  const entryCost = Uint8Array.of(1, 1, PROHIBITED, 1, 1);
  const surcharge = new Uint8Array(30);
  surcharge[3 * 6] = PROHIBITED;
  surcharge[4 * 6 + 3] = PROHIBITED;
  const field = new Uint8Array(5).fill(FAR);
  const queue = new Int32Array(5);
  field[3] = 0;
  queue[0] = 3;
  fillDistance(waysInto({ grid, entryCost, surcharge } as never), field, queue, 1);
  expect([...field]).toEqual([FAR, FAR, FAR, 0, FAR]);
  orStraight(field, Uint8Array.of(3, 2, 1, 0, 1));
  expect([...field]).toEqual([3, 2, 1, 0, 1]);
});

it('counts steps where the way is open', () => {
  const grid = new Grid({ orientation: 'pointy', columns: 4, rows: 1, shift: 'odd' });
  const field = Uint8Array.of(FAR, FAR, FAR, 0);
  const queue = Int32Array.of(3, 0, 0, 0);
  fillDistance(
    waysInto({ grid, entryCost: new Uint8Array(4), surcharge: new Uint8Array(24) } as never),
    field,
    queue,
    1,
  );
  expect([...field]).toEqual([3, 2, 1, 0]);
});
