import { describe, expect, it } from 'vitest';
import { FIVE_LOOKS, wilson } from '../statistics.ts';
import { Ladder } from './ladder.ts';

describe('a ladder', () => {
  const ladder = new Ladder(['random', 'captain', 'marshal']);
  for (let game = 0; game < 20; game++) {
    ladder.add(['captain', 'random'], 0);
    ladder.add(['random', 'marshal'], 1);
    const winner = game < 14 ? 1 : 0;
    ladder.add(['captain', 'marshal'], game < 16 ? winner : null);
  }

  it('counts a draw as half a victory, and says what the true part may be', () => {
    expect(ladder.pairing('marshal', 'captain')).toEqual({
      player: 'marshal',
      against: 'captain',
      games: 20,
      won: 14,
      drawn: 4,
      share: wilson(16, 20),
    });
    expect(ladder.pairing('captain', 'marshal')).toMatchObject({ won: 2, drawn: 4 });
  });

  it('has the strongest first, above those who are weaker for sure', () => {
    expect(ladder.standings.map(({ player, games, above }) => [player, games, above])).toEqual([
      ['marshal', 40, ['random', 'captain']],
      ['captain', 40, ['random']],
      ['random', 40, []],
    ]);
  });

  it('is settled once it is certain of each two who is stronger', () => {
    const two = new Ladder(['captain', 'marshal'], FIVE_LOOKS);
    for (let game = 0; game < 20; game++) two.add(['captain', 'marshal'], game < 15 ? 1 : 0);
    expect([two.isSettled, two.pairing('marshal', 'captain').share]).toEqual([false, wilson(15, 20, FIVE_LOOKS)]);
    for (let game = 0; game < 20; game++) two.add(['captain', 'marshal'], game < 15 ? 1 : 0);
    expect(two.isSettled).toBe(true);
    expect(new Ladder(['captain', 'marshal']).isSettled).toBe(false);
  });

  it('is summed up with another', () => {
    const both = new Ladder(['random', 'captain', 'marshal']);
    both.join(ladder);
    both.join(ladder);
    expect(both.pairing('marshal', 'captain')).toMatchObject({ games: 40, won: 28, drawn: 8 });
  });
});
