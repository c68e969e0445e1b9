import { describe, expect, it } from 'vitest';
import type { MoveResult } from './live-game.ts';
import { FREE_DICE } from './game-view.ts';
import { MoveTree } from './move-tree.ts';

const result: MoveResult = {
  side: 'red',
  turn: 1,
  phase: 'march',
  hash: 'h',
  lines: [],
  facts: '[]',
  dice: [],
  isSecret: false,
  sealed: false,
};
const PERSONS = { seat: 'person', begins: true };
const go = (to: number) => ({ do: 'go', to });

function grown(): MoveTree {
  const tree = new MoveTree(result);
  const first = tree.add(tree.root, go(1), FREE_DICE, PERSONS, result);
  tree.add(first, go(2), FREE_DICE, PERSONS, result);
  tree.add(first, go(3), { seed: 9, tape: null }, PERSONS, null);
  return tree;
}

describe('MoveTree', () => {
  it('numbers moves and finds them by command and dice', () => {
    const tree = grown();
    const first = tree.find(1)!;
    expect(tree.child(first, go(2), FREE_DICE)?.id).toBe(2);
    expect(tree.child(first, go(2), { seed: null, tape: [1] })).toBeUndefined();
    expect(tree.child(first, go(3), FREE_DICE)).toBeUndefined();
    expect(tree.find(7)).toBeUndefined();
    expect(tree.latest).toBe(3);
  });

  it('knows the way to a move, the line through it, and the seed there', () => {
    const tree = grown();
    const [root, first, second, third] = tree.nodes;
    root.next = first;
    first.next = second;
    expect(tree.pathTo(third).map(({ id }) => id)).toEqual([0, 1, 3]);
    expect(tree.lineThrough(root).map(({ id }) => id)).toEqual([0, 1, 2]);
    expect([tree.seedAt(second, 4), tree.seedAt(third, 4)]).toEqual([4, 9]);
  });

  it('takes a move out with all that follows, and gives no number twice', () => {
    const tree = grown();
    const first = tree.find(1)!;
    tree.remove(first);
    expect(Array.from(tree.nodes, ({ id }) => id)).toEqual([0]);
    expect(tree.add(tree.root, go(1), FREE_DICE, { seat: null, begins: null }, result).id).toBe(4);
    expect(tree.root.children.map(({ id }) => id)).toEqual([4]);
  });

  it('shows what is not known yet as of another package', () => {
    const tree = grown();
    expect(tree.find(3)!.view).toMatchObject({ state: 'other-package', hash: '', parent: 1, move: 2 });
    const first = tree.find(1)!;
    const { view } = first;
    expect(first.view).toBe(view);
    first.age();
    expect(first.view).toMatchObject({ state: 'other-package', hash: 'h' });
    first.played({ ...result, hash: 'i' });
    expect(first.view).toMatchObject({ state: 'played', hash: 'i' });
  });
});
