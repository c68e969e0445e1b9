import { describe, expect, it } from 'vitest';
import { Match } from '../match.ts';
import { battle, grunwald, openField } from '../testing/battle.ts';
import { Losses } from './losses.ts';

describe.each([
  ['Great Medieval Battles', battle, 'random'],
  ['Grunwald', grunwald, 'random'],
  ['a table', openField, 'captain'],
])('losses of %s', (_, opened, player) => {
  const playable = opened();
  const { library, game } = playable;

  it('are the counters that have been on the map and are off it at the end, each where it stood and when', () => {
    const match = new Match(playable, Object.fromEntries(game.sides.map(({ id }) => [id, player])));
    const losses = new Losses(playable);
    const began = new Set<string>();
    const result = match.playMatch(7, {
      began: (play) => {
        losses.began(play);
        for (const [piece, { id }] of game.units.entries())
          if (library.readPiece(play, piece).hexes.length > 0) began.add(id);
      },
      played: (play) => losses.played(play),
    });
    const found = losses.losses;
    const off = game.units.filter((__, piece) => library.readPiece(match.play, piece).hexes.length === 0);
    expect(found.length).toBeGreaterThan(0);
    // Who stood there at first and is gone now is a loss; nobody who stands there is.
    for (const { id } of off) if (began.has(id)) expect(found.map(({ unit }) => unit)).toContain(id);
    for (const { unit } of found) expect(off.map(({ id }) => id)).toContain(unit);
    for (const { turn, hexes } of found) {
      expect(turn).toBeGreaterThanOrEqual(1);
      expect(turn).toBeLessThanOrEqual(result.turns);
      expect(hexes.length).toBeGreaterThan(0);
    }
  });
});
