import type { CompiledGame } from '@hexwright/compiler';
import { expect, it } from 'vitest';
import { PrintedCounters } from './printed-counters.ts';

class Printed extends PrintedCounters {
  readonly armour = this.onFaces('armour', 0);
  readonly first = this.onCounters('armour', 0);
  readonly best = this.piecesThat((piece) => this.first[piece] > 4);
  readonly last = this.bySide([2, 1]);
}

const face = (troops: number, armour: number) => ({ class: troops, values: { armour } });
const game = {
  sides: [{}, {}],
  units: [
    { index: 0, side: 1, contingent: -1, faces: [face(3, 5)] },
    { index: 1, side: 0, contingent: 2, faces: [face(0, 1), face(1, 4)] },
    { index: 2, side: 1, contingent: 0, faces: [face(2, 7)] },
  ],
} as unknown as CompiledGame;

it('reads every face of every counter, the first where one has fewer', () => {
  const counters = new Printed(game);
  expect([counters.count, counters.faceLimit, [...counters.faces]]).toEqual([3, 2, [1, 2, 1]]);
  expect([0, 1, 2].map((piece) => [counters.armour(piece, 0), counters.armour(piece, 1)])).toEqual([
    [5, 5],
    [1, 4],
    [7, 7],
  ]);
  expect([[...counters.first], counters.best]).toEqual([
    [5, 1, 7],
    [0, 2],
  ]);
  expect([counters.class(1, 1), counters.class(2, 1)]).toEqual([1, 2]);
});

it('knows whose each is', () => {
  const counters = new Printed(game);
  expect([[...counters.side], [...counters.contingent]]).toEqual([
    [1, 0, 1],
    [-1, 2, 0],
  ]);
  expect(counters.piecesOf).toEqual([[1], [0, 2]]);
  expect(counters.last).toEqual([[1], [2]]);
});
