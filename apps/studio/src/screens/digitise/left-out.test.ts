import { FORMAT, type CounterSheet } from '@hexwright/model';
import { expect, it } from 'vitest';
import { sidesLeftOut } from './left-out.ts';

const sheet: CounterSheet = { id: 'front.png', sha256: 'ab', width: 600, height: 400, rows: 2, columns: 3 };
const grid = {
  corners: [0, 1, 2, 3].map((x) => ({ x, y: 0 })),
  bend: 0,
  rowGutter: 0,
  columnGutter: 0,
  rowOffsets: [0, 0, 0, 0],
  columnOffsets: [0, 0, 0, 0, 0, 0],
};
const onGrid = { ...sheet, grid };

it('says beyond which sides there are more, of the grid that was looked at', () => {
  const state = {
    file: { format: FORMAT, sheets: [onGrid] },
    beyond: new Map([[sheet.id, { grid: structuredClone(grid), sides: ['left'] as const }]]),
  };
  expect(sidesLeftOut(state, onGrid)).toEqual(['left']);
  expect(sidesLeftOut(state, { ...sheet, grid: { ...grid, bend: 1 } })).toEqual([]);
  expect(sidesLeftOut({ ...state, beyond: new Map() }, onGrid)).toEqual([]);
});

it('says nothing where another block of the picture has a grid of its own', () => {
  const other = { ...onGrid, id: 'front.png#2', picture: 'front.png' };
  const state = {
    file: { format: FORMAT, sheets: [onGrid, other] },
    beyond: new Map([[sheet.id, { grid, sides: ['left'] as const }]]),
  };
  expect(sidesLeftOut(state, onGrid)).toEqual([]);
});
