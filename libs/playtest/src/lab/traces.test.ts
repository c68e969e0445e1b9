import { describe, expect, it } from 'vitest';
import { Match } from '../match.ts';
import { battle, grunwald, openField } from '../testing/battle.ts';
import { Heard } from './heard.ts';
import { readCounts, TracesOfGame, writtenCounts } from './traces.ts';

describe.each([
  ['Great Medieval Battles', battle],
  ['Grunwald', grunwald],
  ['a table', openField],
])('traces of %s', (_, opened) => {
  const playable = opened();
  const { library, game } = playable;

  it('lead every counter to where it stands at the end, and tell where each side has fought', () => {
    const match = new Match(playable, Object.fromEntries(game.sides.map(({ id }) => [id, 'captain'])));
    const traces = new TracesOfGame(playable);
    const stood = new Map<number, readonly string[]>();
    const heard = new Heard(playable, [traces]);
    match.playMatch(7, {
      began: (play) => {
        heard.began(play);
        for (const piece of game.units.keys()) stood.set(piece, library.readPiece(play, piece).hexes);
      },
      played: (play) => heard.played(play),
    });
    const { moved, fought } = traces.traces;
    for (const [piece, { side }] of game.units.entries()) {
      const hexes = new Set(readCounts(moved[game.sides[side].id]).map(([hex]) => hex));
      for (const hex of library.readPiece(match.play, piece).hexes) {
        if (stood.get(piece)?.includes(hex) !== true) expect(hexes).toContain(hex);
      }
    }
    for (const { id } of game.sides) {
      expect(readCounts(moved[id]).length).toBeGreaterThan(0);
      expect(readCounts(fought[id]).length).toBeGreaterThan(0);
    }
  });
});

describe('counts of hexes', () => {
  it('are read as they were written, whatever hexes are called', () => {
    const counts = new Map([
      ['0405', 2],
      ['A 12', 1],
    ]);
    expect(readCounts(writtenCounts(counts))).toEqual([...counts]);
    expect(readCounts(writtenCounts(new Map()))).toEqual([]);
  });
});
