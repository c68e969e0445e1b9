import type { LogEntry, MoveView, PieceView, Stage } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { figuresAt, filmOf, spliced, standsAt, type Film } from './film.ts';

const block = { width: 4000, depth: 2000, files: 4, ranks: 2, figures: 8 };
const piece = (id: string, x: number, y: number): PieceView =>
  ({ id, where: 'map', places: [0], outline: { ...block, x, y, facing: 0 } }) as unknown as PieceView;
const line = (id: string, stages?: readonly Stage[]): LogEntry =>
  ({ kind: 'line', pieces: [id], ...(stages === undefined ? {} : { stages }) }) as unknown as LogEntry;
const left = (id: string, figures: number): LogEntry =>
  ({ kind: 'line', pieces: [id], figures }) as unknown as LogEntry;
const PHASE = { kind: 'phase', pieces: [] as readonly string[] } as unknown as LogEntry;
const to = (x: number, y: number, facing = 0): Stage => ({ x, y, facing });

function film(pieces: readonly PieceView[], lines: readonly LogEntry[]): Film | null {
  const moves = new Map([[1, { lines } as unknown as MoveView]]);
  const snapshot = (node: number): GameSnapshot =>
    ({ line: [0, 1], view: { node, pieces }, moves }) as unknown as GameSnapshot;
  return filmOf(snapshot(0), snapshot(1));
}

const horse = piece('horse', 10_000, 10_000);
const foot = piece('foot', 30_000, 30_000);

describe('a film of moves at once', () => {
  it('is none where nobody moves', () => {
    expect(film([horse], [PHASE, line('horse')])).toBeNull();
  });

  it('has all in one passage until a step begins, or somebody moves again', () => {
    const lines = [
      PHASE,
      line('horse', [to(10_000, 9000), to(10_000, 8000)]),
      line('foot', [to(30_000, 29_500), to(30_000, 29_000)]),
      PHASE,
      line('horse', [to(10_000, 7000), to(10_000, 6000)]),
      line('horse', [to(10_000, 5000), to(10_000, 4000)]),
    ];
    const made = film([horse, foot], lines) as Film;
    expect(made.passages.map(({ ways }) => [...ways.keys()])).toEqual([['horse', 'foot'], ['horse'], ['horse']]);
    expect(made.length).toBe(6);
    expect(standsAt(made, 0).get('horse')).toEqual(to(10_000, 10_000));
    expect(standsAt(made, 0.5).get('horse')).toEqual(to(10_000, 9500));
    expect(standsAt(made, 1.5).get('foot')).toEqual(to(30_000, 29_250));
    expect(standsAt(made, 3).get('horse')).toEqual(to(10_000, 7000));
    expect(standsAt(made, 3).get('foot')).toEqual(to(30_000, 29_000));
    expect(standsAt(made, 6).get('horse')).toEqual(to(10_000, 4000));
  });

  it('turns by the shorter way', () => {
    const made = film([horse], [line('horse', [to(10_000, 10_000, 3500)])]) as Film;
    expect(standsAt(made, 0.5).get('horse')?.facing).toBe(-50);
  });

  it('takes along who stands inside', () => {
    const leader = piece('leader', 10_000, 11_000);
    const made = film([horse, leader], [line('horse', [to(12_000, 10_000, 900)])]) as Film;
    const stand = standsAt(made, 1).get('leader');
    // A thousandth behind the front before, and so after a quarter to the right: to the left of it.
    expect([Math.round(stand?.x ?? 0), Math.round(stand?.y ?? 0), stand?.facing]).toEqual([11_000, 10_000, 900]);
  });

  it('lets figures fall one by one between the moves before and after', () => {
    const lines = [line('horse', [to(10_000, 9000)]), PHASE, left('horse', 6), left('foot', 7), left('foot', 5)];
    const made = film([horse, foot], [...lines, PHASE, line('horse', [to(10_000, 9500)])]) as Film;
    expect(made.length).toBe(1 + 4 + 1);
    const at = (time: number): unknown => Object.fromEntries(figuresAt(made, time));
    expect([at(0), at(1)]).toEqual([
      { horse: 8, foot: 8 },
      { horse: 8, foot: 8 },
    ]);
    expect(at(3)).toEqual({ horse: 7, foot: 7 });
    expect([at(5), at(6)]).toEqual([
      { horse: 6, foot: 5 },
      { horse: 6, foot: 5 },
    ]);
    expect(standsAt(made, 3).get('horse')).toEqual(to(10_000, 9000));
    // Nobody need move for it.
    expect(film([foot], [left('foot', 5)])?.length).toBe(4);
  });

  it('goes on with another', () => {
    const first = film([horse], [line('horse', [to(10_000, 9000)])]) as Film;
    const next = film([piece('horse', 10_000, 9000)], [line('horse', [to(10_000, 8000)])]) as Film;
    const both = spliced(first, next);
    expect(both.pieces).toBe(first.pieces);
    expect(standsAt(both, 1.5).get('horse')).toEqual(to(10_000, 8500));
  });
});
