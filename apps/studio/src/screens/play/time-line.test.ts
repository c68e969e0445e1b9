import type { LogEntry, MoveView } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import { apart, branchesOf, phaseEnd, turnMarks } from './time-line.ts';

const move = (id: number, turn: number, phase: string, children: readonly number[], text = ''): MoveView =>
  ({
    id,
    turn,
    phase,
    children,
    move: id > 10 ? id - 10 : id,
    name: id === 13 ? 'bold' : '',
    state: 'played',
    lines: text === '' ? [] : [{ kind: 'line', text } as unknown as LogEntry],
  }) as unknown as MoveView;

const line = [0, 1, 2, 3, 4, 5];
const moves = new Map(
  [
    move(0, 1, 'modes', [1]),
    move(1, 1, 'modes', [2]),
    move(2, 1, 'fire', [3, 13], 'shot'),
    move(3, 1, 'fire', [4], 'here'),
    move(4, 2, 'modes', [5]),
    move(5, 2, 'modes', []),
    move(13, 1, 'fire', [14]),
    move(14, 1, 'fire', [], 'there'),
  ].map((one) => [one.id, one]),
);

describe('turnMarks', () => {
  it('marks where each turn begins', () => {
    expect(turnMarks(line, moves)).toEqual([
      { turn: 1, at: 0 },
      { turn: 2, at: 3 },
    ]);
  });
});

describe('apart', () => {
  it('leaves out turns whose numbers would lie over one another', () => {
    const marks = [0, 30, 34, 39, 41, 60].map((at, index) => ({ turn: index + 1, at }));
    expect(apart(marks, 8).map(({ turn }) => turn)).toEqual([1, 2, 4, 6]);
    expect(apart(marks, 0)).toEqual(marks);
  });
});

describe('phaseEnd', () => {
  it('steps from phase to phase, and stays within the line', () => {
    expect([0, 1, 3].map((at) => phaseEnd(line, moves, at, 1))).toEqual([1, 3, 5]);
    expect([5, 3, 1].map((at) => phaseEnd(line, moves, at, -1))).toEqual([3, 1, 0]);
    expect(phaseEnd(line, moves, 5, 1)).toBe(5);
    expect(phaseEnd(line, moves, 0, -1)).toBe(0);
  });
});

describe('branchesOf', () => {
  it('lists ways not taken with what was told there and here', () => {
    expect(branchesOf(line, moves)).toEqual([
      { id: 13, move: 3, length: 2, name: 'bold', isOld: false, there: 'there', here: 'here' },
    ]);
  });
});
