import type { LogEntry, MoveView, PieceView } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { consentTo } from './take-back.ts';

const move = (id: number, unit: string | null, more: Partial<MoveView> = {}): MoveView => ({
  id,
  parent: id - 1,
  children: [],
  command: unit === null ? { do: 'stop' } : { do: 'step', unit },
  move: id,
  side: 'red',
  seat: 'person',
  turn: 1,
  phase: 'movement',
  hash: '',
  lines: [],
  dice: [],
  given: { seed: null, tape: null },
  name: '',
  begins: true,
  note: '',
  witnessed: [],
  state: 'played',
  ...more,
});

function ask(
  node: number,
  at: number,
  line: readonly MoveView[],
  more: Partial<GameSnapshot> = {},
): readonly string[] | null {
  const moves = new Map([move(0, null, { parent: -1, command: null }), ...line].map((one) => [one.id, one]));
  const snapshot: Parameters<typeof consentTo>[1] = {
    moves,
    takeBack: { freely: 'until-next-piece', case: '4.37' },
    isPassed: true,
    shows: { seat: 'red', viewers: ['red'], foretells: false },
    view: {
      node: at,
      turn: 1,
      phase: { id: 'movement', title: 'Movement', case: '4', side: 'red' },
      prompt: { side: 'red', decision: 'movement', piece: null, title: '', text: '', case: '' },
      seats: { red: 'person', blue: 'person' },
      pieces: [
        { id: 'A', side: 'red' },
        { id: 'B', side: 'red' },
        { id: 'Z', side: 'blue' },
      ] as unknown as PieceView[],
    } as unknown as GameSnapshot['view'],
    ...more,
  };
  return consentTo(node, snapshot)?.of ?? null;
}

const walk = [move(1, 'A'), move(2, 'A'), move(3, null)];

describe('taking back [R36]', () => {
  it('is free until the next piece is begun with', () => {
    expect(ask(0, 3, walk)).toBeNull();
    expect(ask(3, 4, [...walk, move(4, 'B')])).toBeNull();
    expect(ask(2, 4, [...walk, move(4, 'B')])).toEqual(['blue']);
    // The next piece was begun with, and put back.
    expect(ask(2, 3, [walk[0], walk[1], move(3, null, { children: [4] }), move(4, 'B')])).toEqual(['blue']);
  });

  it('needs consent over dice, over what has been shown, and over the moves of others', () => {
    expect(ask(0, 1, [move(1, 'A', { dice: [4] })])).toEqual(['blue']);
    const told = (...pieces: string[]): LogEntry => ({ pieces }) as unknown as LogEntry;
    expect(ask(0, 1, [move(1, 'A', { lines: [told('A', 'Z')] })])).toEqual(['blue']);
    expect(ask(0, 1, [move(1, 'A', { lines: [told('A')] })])).toBeNull();
    expect(ask(0, 1, [move(1, 'A', { phase: 'fire' })])).toEqual(['blue']);
    expect(ask(0, 1, [move(1, 'Z', { side: 'blue' })])).toEqual(['red']);
  });

  it('asks nobody on the way on, at an umpire, alone, or where no rule says anything', () => {
    expect(ask(3, 1, walk)).toBeNull();
    const rolled = [move(1, 'A', { dice: [4] })];
    expect(ask(0, 1, rolled, { shows: { seat: '(umpire)', viewers: [], foretells: true } })).toBeNull();
    expect(ask(0, 1, rolled, { isPassed: false })).toBeNull();
    expect(ask(0, 1, rolled, { takeBack: null })).toBeNull();
    expect(ask(0, 1, [move(1, 'A')], { takeBack: { freely: 'never', case: '4.37' } })).toEqual(['blue']);
  });
});
