import { expect, it } from 'vitest';
import { detailOf } from './detail.ts';
import { sampleCounter, sampleScene } from './sample-scene.ts';
import { stage } from './stage.ts';

const SPEC = { orientation: 'pointy', columns: 40, rows: 40, shift: 'odd' } as const;
const [RED, BLUE] = ['#a3312b', '#2f5d8a'];

function staged(counters: readonly (readonly [place: number, color: string])[]) {
  const count = SPEC.columns * SPEC.rows;
  return stage(
    sampleScene(SPEC, {
      counters: counters.map(([place, color], index) => sampleCounter({ id: String(index), place, color })),
      terrain: new Uint16Array(count),
      elevation: new Int8Array(count),
    }),
  );
}

it('is the whole sheet where that is large enough, or nobody stands on it', () => {
  const near = staged([[0, RED]]);
  expect(detailOf(near, 640, 360, 4)).toEqual(near.layout.sheet);
  const empty = staged([]);
  expect(detailOf(empty, 640, 360, 20)).toEqual(empty.layout.sheet);
});

it('is where two sides face each other, of the size that was asked for, and on the sheet', () => {
  const scene = staged([
    ...[0, 1, 2, 3, 40, 41].map((place) => [place, RED] as const),
    [30 * 40 + 35, RED],
    [33 * 40 + 35, BLUE],
    [33 * 40 + 36, BLUE],
  ]);
  const { left, top, right, bottom } = detailOf(scene, 640, 360, 20);
  expect([right - left, bottom - top].map(Math.round)).toEqual([32, 18]);
  for (const place of [30 * 40 + 35, 33 * 40 + 35, 33 * 40 + 36]) {
    expect(scene.layout.x[place] > left && scene.layout.x[place] < right).toBe(true);
    expect(scene.layout.y[place] > top && scene.layout.y[place] < bottom).toBe(true);
  }
  expect(right).toBeLessThanOrEqual(scene.layout.width);
});

it('is where most of one side stand, where the enemy is far away or missing', () => {
  const scene = staged([[39 * 40, RED], ...[10, 11, 12, 50, 51].map((place) => [place, RED] as const)]);
  expect(detailOf(scene, 640, 360, 20).top).toBe(0);
});
