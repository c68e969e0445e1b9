import { straightGrid, type Spot } from '@hexwright/digitiser';
import { expect, it } from 'vitest';
import { CounterCuts } from './counter-cuts.ts';
import type { Asked } from './protocol.ts';

const grid = straightGrid({ rows: 10, columns: 10 }, [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
]);
const SMALL = { sheet: 'front.png', grid, size: 36, turn: 0 } as const;
const spotAt = (column: number): Spot => ({ row: 0, column, span: 1 });

/** A picture that is known by where it was cut out. */
const pictureAt = ({ column }: Spot): ImageBitmap => ({ width: column }) as ImageBitmap;

it('asks once for all counters of a sheet that are shown in one size, and gives each its own', async () => {
  const asked: Asked['cut']['question'][] = [];
  const cuts = new CounterCuts((question) => {
    asked.push(question);
    return Promise.resolve(question.spots.map(pictureAt));
  });
  const pictures = await Promise.all([
    cuts.cut(SMALL, spotAt(4)),
    cuts.cut({ ...SMALL, size: 224 }, spotAt(5)),
    cuts.cut(SMALL, spotAt(6)),
  ]);
  expect(pictures.map(({ width }) => width)).toEqual([4, 5, 6]);
  expect(asked.map(({ size, spots }) => [size, spots.map(({ column }) => column)])).toEqual([
    [36, [4, 6]],
    [224, [5]],
  ]);
});

it('asks for many in several parts; where one fails, the others are there', async () => {
  let asked = 0;
  const cuts = new CounterCuts(({ spots }) => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('The worker has ended.')) : Promise.resolve(spots.map(pictureAt));
  });
  const many = Array.from({ length: 40 }, (_, column) => cuts.cut(SMALL, spotAt(column)));
  const settled = await Promise.allSettled(many);
  expect(asked).toBeGreaterThan(1);
  expect(settled[0]).toMatchObject({ status: 'rejected', reason: new Error('The worker has ended.') });
  expect(settled[39]).toMatchObject({ status: 'fulfilled', value: { width: 39 } });
});
