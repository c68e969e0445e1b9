import type { MoveView } from '@hexwright/playtest/screen';
import type { SnapshotUpdate } from '@hexwright/playtest/shared';
import { expect, it } from 'vitest';
import { snapshotAfter } from './game-snapshot.ts';

const move = (id: number, note = ''): MoveView => ({ id, move: id, note }) as unknown as MoveView;
const told = (all: boolean, ...moves: readonly MoveView[]): SnapshotUpdate =>
  ({ line: moves.map(({ id }) => id), moves, all }) as unknown as SnapshotUpdate;

it('adds what is new and replaces what has changed, in a snapshot of its own', () => {
  const first = snapshotAfter(null, told(true, move(0), move(1)));
  const second = snapshotAfter(first, told(false, move(1, 'why?'), move(2)));
  expect([...first.moves.values()].map(({ note }) => note)).toEqual(['', '']);
  expect([...second.moves.keys()]).toEqual([0, 1, 2]);
  expect(second.moves.get(1)?.note).toBe('why?');
});

it('begins anew where the moves of before are gone', () => {
  const first = snapshotAfter(null, told(true, move(0), move(7)));
  expect([...snapshotAfter(first, told(true, move(0))).moves.keys()]).toEqual([0]);
});

it('pins notes that are told apart from the moves, and takes them away', () => {
  const first = snapshotAfter(null, told(true, move(0), move(1)), ({ id }) => (id === 1 ? 'here' : ''));
  expect(first.moves.get(1)?.note).toBe('here');
  expect(snapshotAfter(first, told(false), () => '').moves.get(1)?.note).toBe('');
});
