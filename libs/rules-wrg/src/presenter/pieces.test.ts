import type { PieceView } from '@hexwright/engine';
import { expect, it } from 'vitest';
import { library } from '../library.ts';
import { perform, sceneOf, troops } from '../test-position.ts';

const KNIGHTS = troops('K', 'french', 'french-knights', [8, 8], '24,12', 1800, { order: 3, 'order-target': 'B' });
const BILLS = troops('B', 'english', 'english-bills', [10, 10], '24,24', 0, { disorganised: 1 });

function pieceOf(pieces: readonly PieceView[], id: string): PieceView | undefined {
  return pieces.find((piece) => piece.id === id);
}

it('says what binds and ails a unit', () => {
  const pieces = library.presenter.pieces(sceneOf([KNIGHTS, BILLS]), []);
  const marks = (id: string) => pieceOf(pieces, id)?.look.marks.map(({ text, name }) => `${text} ${name}`);
  expect(marks('K')).toEqual([expect.stringMatching(/^A ordered to attack .*B$/)]);
  expect(marks('B')).toEqual(['D disorganised: passed an obstacle']);
});

it('shows a plot to who wrote it, and to nobody else before it is brought to light', () => {
  const battle = sceneOf([KNIGHTS, BILLS]);
  const plan = (viewer: string) => pieceOf(library.presenter.pieces(battle, [viewer]), 'K')?.plan;
  expect(plan('french')).toBeUndefined();
  perform(battle, { do: 'march', unit: 'K', wheel: 30, advance: 2 });
  expect(plan('french')).toMatchObject([
    { draw: 'way', stages: [{ text: '' }, { text: expect.stringContaining('30°') as string }, { text: '2 in' }] },
  ]);
  expect(plan('english')).toBeUndefined();
});
