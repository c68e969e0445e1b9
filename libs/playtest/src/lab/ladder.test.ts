import { describe, expect, it } from 'vitest';
import { FIVE_LOOKS } from '../statistics.ts';
import { Ladder } from './ladder.ts';

describe('a ladder', () => {
  const ladder = new Ladder(['random', 'captain', 'marshal']);
  for (let seed = 0; seed < 10; seed++) {
    ladder.add(['captain', 'random'], ['captain', 'captain']);
    ladder.add(['random', 'marshal'], ['marshal', 'marshal']);
    ladder.add(['captain', 'marshal'], [seed < 6 ? 'marshal' : null, seed < 8 ? 'marshal' : 'captain']);
  }

  it('counts a draw as half a victory, and says what the true part may be', () => {
    const pairing = ladder.pairing('marshal', 'captain');
    expect(pairing).toMatchObject({ player: 'marshal', against: 'captain', games: 20, won: 14, drawn: 4 });
    expect(pairing.share).toMatchObject({ count: 16, share: 0.8 });
    expect(ladder.pairing('captain', 'marshal')).toMatchObject({ won: 2, drawn: 4, share: { count: 4, share: 0.2 } });
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
    const play = (seeds: number, winner: string): void => {
      for (let seed = 0; seed < seeds; seed++) two.add(['captain', 'marshal'], ['marshal', winner]);
    };
    expect(two.isSettled).toBe(false);
    play(4, 'captain');
    play(4, 'marshal');
    expect(two.isSettled).toBe(false);
    play(6, 'captain');
    play(6, 'marshal');
    expect(two.isSettled).toBe(true);
  });

  it('takes the games of a seed together: the side that wins from both seats is no player', () => {
    const two = new Ladder(['captain', 'marshal']);
    for (let seed = 0; seed < 100; seed++)
      two.add(['captain', 'marshal'], [seed < 10 ? 'marshal' : 'captain', 'marshal']);
    // 110 games of 200 alone would not say it.
    expect(two.pairing('marshal', 'captain').share.low).toBeGreaterThan(0.5);
  });

  it('is summed up with another', () => {
    const both = new Ladder(['random', 'captain', 'marshal']);
    both.join(ladder);
    both.join(ladder);
    expect(both.pairing('marshal', 'captain')).toMatchObject({ games: 40, won: 28, drawn: 8 });
  });
});
