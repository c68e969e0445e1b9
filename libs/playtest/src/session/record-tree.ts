/** A record as a tree of moves that have not been played yet. */
import type { WrittenCommand } from '@hexwright/engine';
import type { GameRecord, RecordBranch } from '../record.ts';
import type { MoveNode, MoveTree } from './move-tree.ts';
import { FREE_DICE } from './session-view.ts';

type Commands = Pick<RecordBranch, 'commands' | 'dice' | 'seeds' | 'names'>;

function plant(tree: MoveTree, from: MoveNode, { commands, dice = {}, seeds = {}, names = {} }: Commands): MoveNode[] {
  const planted: MoveNode[] = [];
  commands.forEach((command: WrittenCommand, index) => {
    const parent = planted.at(-1) ?? from;
    const given = { seed: seeds[index] ?? FREE_DICE.seed, tape: dice[index] ?? FREE_DICE.tape };
    const node = tree.add(parent, command, given, null, null);
    if (names[index] !== undefined) node.name = names[index];
    parent.next ??= node;
    planted.push(node);
  });
  return planted;
}

/** Puts the moves of a record into a tree that has only its root; they have not been played then. Returns the last of the line. */
export function plantRecord(tree: MoveTree, record: GameRecord): MoveNode {
  const moves = [tree.root, ...plant(tree, tree.root, record)];
  const last = moves[moves.length - 1];
  for (const branch of record.branches ?? []) {
    const from = moves[branch.from];
    if (from !== undefined) moves.push(...plant(tree, from, branch));
  }
  return last;
}
