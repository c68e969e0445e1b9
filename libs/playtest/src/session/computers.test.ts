import { describe, expect, it } from 'vitest';
import type { Playable } from '../library.ts';
import type { Progress } from './outcomes.ts';
import { Playtest } from './playtest.ts';
import { playable, until } from './testing.ts';

describe('computer players', () => {
  it('says who is about to think, and swaps seats at any time', () => {
    const seen: Progress[] = [];
    const playtest = new Playtest(playable, {
      seed: 2,
      seats: { tartar: 'random' },
      progress: (one) => seen.push(one),
    });
    expect(playtest.computerMove().kind).toBe('done');
    expect(seen[0]).toEqual({
      side: 'Tartar',
      player: 'random',
      turn: 1,
      phase: 'Set-up',
      decision: 'starting-modes',
      case: '15.1',
      move: 0,
    });
    playtest.setSeat('tartar', 'person');
    expect(playtest.computerMove()).toEqual({ kind: 'nobody', text: 'A person decides for the Tartar side.' });
    playtest.setSeat('tartar', 'captain');
    playtest.setSeat('ottoman', 'captain');
    until(playtest, 'fire');
    expect(() => playtest.setSeat('tartar', 'nobody')).toThrow('No player is called "nobody".');
    expect(() => playtest.setSeat('roman', 'random')).toThrow('There is no side "roman".');
    expect(playtest.moves()[1].seat).toBe('random');
    expect(playtest.moves().at(-1)!.seat).toBe('captain');
  });

  it('names the player that fails, and leaves the game as it was', () => {
    const broken: Playable = {
      ...playable,
      library: {
        ...playable.library,
        create(game) {
          const play = playable.library.create(game);
          const legal = play.legal.bind(play);
          play.legal = () => {
            if (play.turn > 1) throw new Error('no more');
            return legal();
          };
          return play;
        },
      },
    };
    const playtest = new Playtest(broken, { seed: 1, seats: { ottoman: 'random', tartar: 'random' } });
    expect(() => {
      for (;;) playtest.computerMove();
    }).toThrow('The player random failed for');
  });
});
