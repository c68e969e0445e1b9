/** A record as a tree of moves that have not been played yet. */
import type { WrittenCommand } from '@hexwright/engine';
import type { GameRecord, RecordMoves } from '../record.ts';
import type { MoveNode, MoveTree } from './move-tree.ts';
import { FREE_DICE } from './game-view.ts';

function plant(tree: MoveTree, from: MoveNode, moves: RecordMoves): MoveNode[] {
  const { commands, dice = {}, seeds = {}, names = {}, players = {}, notes = {}, witnessed = {} } = moves;
  const begun = moves.begun === undefined ? null : new Set(moves.begun);
  const planted: MoveNode[] = [];
  let seat: string | null = null;
  commands.forEach((command: WrittenCommand, index) => {
    const parent = planted.at(-1) ?? from;
    const given = { seed: seeds[index] ?? FREE_DICE.seed, tape: dice[index] ?? FREE_DICE.tape };
    seat = players[index] ?? seat;
    const node = tree.add(parent, command, given, { seat, begins: begun?.has(index) ?? null }, null);
    if (names[index] !== undefined) node.name = names[index];
    node.note = notes[index + 1] ?? '';
    node.witnessed = witnessed[index + 1] ?? [];
    parent.next ??= node;
    planted.push(node);
  });
  return planted;
}

/** Puts the moves of a record into a tree that has only its root; they have not been played then. Returns the last of the line. */
export function plantRecord(tree: MoveTree, record: GameRecord): MoveNode {
  tree.root.note = record.notes?.[0] ?? '';
  tree.root.witnessed = record.witnessed?.[0] ?? [];
  const moves = [tree.root, ...plant(tree, tree.root, record)];
  const last = moves[moves.length - 1];
  for (const branch of record.branches ?? []) {
    const from = moves[branch.from];
    if (from !== undefined) moves.push(...plant(tree, from, branch));
  }
  return last;
}
