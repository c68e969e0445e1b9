import type { LogEntry, MoveView, PieceView } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { recentEvents, NOTHING_NEW } from './recent-events.ts';

const piece = (id: string, hex: number): PieceView => ({ id, places: hex < 0 ? [] : [hex] }) as unknown as PieceView;
const line = (text: string, pieces: readonly string[], places: readonly number[], key: string | null): LogEntry => ({
  kind: 'line',
  text,
  case: '',
  parts: [],
  pieces,
  places,
  key,
  isAttack: text.includes(' attacks '),
  points: 0,
});
const at = (node: number, ids: readonly number[], ...pieces: readonly PieceView[]): GameSnapshot =>
  ({ view: { node, pieces }, line: ids, moves: new Map() }) as unknown as GameSnapshot;
const movesOf = (...lines: readonly (readonly LogEntry[])[]): Map<number, MoveView> =>
  new Map(lines.map((entries, index) => [index + 1, { lines: entries } as unknown as MoveView]));

describe('recentEvents', () => {
  const steps = [2, 3].map((hex) => [line(`Horse moves to ${hex}`, ['horse'], [hex], 'moved horse')]);

  it('draws the way that a piece went, and says where it led', () => {
    const found = recentEvents(at(0, [0], piece('horse', 1)), {
      ...at(2, [0, 1, 2], piece('horse', 3)),
      moves: movesOf(...steps),
    });
    expect(found.arrows).toEqual([{ places: [1, 2, 3], tone: 'neutral' }]);
    expect(found.news).toBe('Horse moves to 3');
    expect(found.captions).toEqual([]);
  });

  it('writes what came of an attack beside the piece it befell, also when that is gone', () => {
    const lines = [
      line('Horse attacks Foot: hit', ['horse', 'foot'], [], null),
      line('Foot is eliminated', ['foot'], [5], null),
    ];
    const [before, now] = [
      at(0, [0], piece('horse', 4), piece('foot', 5)),
      at(1, [0, 1], piece('horse', 4), piece('foot', -1)),
    ];
    const { captions, highlights } = recentEvents(before, { ...now, moves: movesOf(lines) });
    expect(captions).toEqual([{ place: 5, lines: ['Horse attacks Foot: hit', 'Foot is eliminated'] }]);
    expect(highlights[0].places).toEqual([5]);
  });

  it('says nothing when somebody has gone back, or to another branch', () => {
    const [one, other] = [at(2, [0, 1, 2], piece('horse', 3)), at(1, [0, 1, 2], piece('horse', 2))];
    expect(recentEvents(one, { ...other, moves: movesOf(...steps) })).toEqual(NOTHING_NEW);
    expect(recentEvents(at(7, [0, 7]), { ...one, moves: movesOf(...steps) })).toEqual(NOTHING_NEW);
  });
});
