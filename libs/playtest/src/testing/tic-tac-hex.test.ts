import { describe, expect, it } from 'vitest';
import { pocketGame } from './pocket.ts';
import { library as rules } from './tic-tac-hex.ts';

const { game, library } = pocketGame('tic-tac-hex', rules);

/** Lays stones in turn, White first; the ids of the refusals of the last one. */
function laid(...hexes: readonly string[]): {
  readonly play: ReturnType<typeof library.create>;
  readonly refused: string[];
} {
  const play = library.create(game);
  play.begin(1);
  const outcomes = hexes.map((hex, turn) => {
    const unit = `${['white', 'black'][turn % 2]}-${Math.floor(turn / 2) + 1}`;
    return library.perform(play, { do: 'lay', unit, hex });
  });
  const last = outcomes.at(-1);
  return { play, refused: last === undefined || last.done ? [] : last.refusals.map(({ id }) => id) };
}

describe('tic-tac-hex', () => {
  it('[2.1] is won by three in a row, in any direction', () => {
    for (const row of [
      ['0101', '0201', '0301'],
      ['0101', '0102', '0203'],
    ]) {
      const { play } = laid(row[0], '0505', row[1], '0503', row[2]);
      expect(library.readResult(play)).toMatchObject({ winner: 'white', score: 1 });
      expect(play.over).toBe(true);
    }
  });

  it('[2.1] is not won round a corner', () => {
    expect(laid('0303', '0505', '0304', '0503', '0305').play.over).toBe(false);
  });

  it('[1.2] lays stones on free hexes alone', () => {
    expect(laid('0101', '0101').refused).toEqual(['taken']);
  });

  it('says why not to anyone who clicks on a stone', () => {
    const { play } = laid('0202');
    expect(library.presenter.whyNot(play, 'black-1', game.map.placeOf('0202'))?.refusals[0].case).toBe('1.2');
  });
});
