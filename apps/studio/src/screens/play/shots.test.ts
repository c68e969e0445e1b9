import type { LogEntry, MoveView, PieceView, GameView } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import { shotArrows, shotsOf } from './shots.ts';

const line = (text: string, ...pieces: readonly string[]): LogEntry =>
  ({ kind: 'line', text, pieces, case: '8.0', isAttack: text.includes('fires') }) as unknown as LogEntry;
const move = (phase: string, ...lines: readonly LogEntry[]): MoveView =>
  ({ turn: 1, phase, lines }) as unknown as MoveView;
const view = { turn: 1, phase: { id: 'fire' }, node: 3 } as unknown as GameView;
const moves = new Map([
  [1, move('movement', line('A fires at B: 5', 'a', 'b'))],
  [2, move('fire', line('A fires at B: 7', 'a', 'b'), line('B checks morale: 2', 'b', 'a'))],
  [3, move('fire', line('C fires at A: 11', 'c', 'a'))],
]);

describe('shotsOf', () => {
  it('lists the attacks of the phase under way, in their order', () => {
    expect(shotsOf({ view, line: [0, 1, 2, 3, 4], moves }).map(({ text }) => text)).toEqual([
      'A fires at B: 7',
      'C fires at A: 11',
    ]);
  });

  it('has none where the phase has just begun', () => {
    expect(shotsOf({ view: { ...view, phase: { ...view.phase, id: 'melee' } }, line: [0, 1, 2, 3], moves })).toEqual(
      [],
    );
  });
});

describe('shotArrows', () => {
  it('points from who attacks to who is attacked, where both still stand', () => {
    const pieces = [
      { id: 'a', places: [1] },
      { id: 'b', places: [9] },
    ] as unknown as PieceView[];
    expect(shotArrows(shotsOf({ view, line: [0, 1, 2, 3], moves }), pieces)).toEqual([
      { places: [1, 9], tone: 'warning' },
    ]);
  });
});
