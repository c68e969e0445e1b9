import type { LogEntry, MoveView } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import { loggedMoves } from './logged-moves.ts';

const entry = (kind: LogEntry['kind'], text: string, key: string | null = null): LogEntry => ({
  kind,
  text,
  key,
  case: '',
  parts: [],
  isAttack: false,
  points: 0,
  pieces: [],
  places: [],
});
const move = (...lines: LogEntry[]): MoveView => ({ lines }) as unknown as MoveView;
const texts = (moves: readonly MoveView[]): string[][] =>
  loggedMoves(moves).map(({ lines }) => lines.map(({ text }) => text));

describe('loggedMoves', () => {
  it('says of a way only where it led, though each step is a move', () => {
    const steps = ['0520', '0519', '0619'].map((hex) => move(entry('line', hex, 'way of 1')));
    expect(texts([...steps, move(entry('line', '0818', 'way of 2'))])).toEqual([[], [], ['0619'], ['0818']]);
  });

  it('leaves phases out in which nothing happened, but not the one under way', () => {
    const lines = [entry('turn', 'Turn 2'), entry('phase', 'Rally'), entry('phase', 'Fire')];
    expect(texts([move(...lines)])).toEqual([['Turn 2', 'Fire']]);
    expect(texts([move(...lines, entry('line', 'A shot')), move(entry('turn', 'Turn 3'))])).toEqual([
      ['Turn 2', 'Fire', 'A shot'],
      ['Turn 3'],
    ]);
  });
});
