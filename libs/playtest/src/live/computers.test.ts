import { describe, expect, it } from 'vitest';
import type { Playable } from '../library.ts';
import type { Progress } from './outcomes.ts';
import { diceKeys } from '../fair-dice.ts';
import { Computers } from './computers.ts';
import { GameDice } from './game-dice.ts';
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

  it('decides by another seed each time in a room, so that nobody finds out what follows', () => {
    const rounds = [{ from: 0, shares: [{ sides: ['tartar'], pledge: 'b1'.repeat(32), share: 'a1'.repeat(32) }] }];
    const fair = { pledge: 'cc'.repeat(32), secret: '5e'.repeat(32), abandoned: 0, rounds };
    const dice = new GameDice({ seed: 0, fair });
    const seeds = Array.from({ length: 20 }, (_, move) => dice.freshSeed(move));
    expect(new Set(seeds).size).toBe(20);
    expect(new GameDice({ seed: 5 }).freshSeed(1)).toBeNull();

    const play = playable.library.create(playable.game);
    play.begin(diceKeys(fair));
    const chosen = (fresh: readonly (number | null)[]): number[] => {
      const computers = new Computers(playable, { ottoman: 'random', tartar: 'random' });
      return fresh.map((seed) => computers.choose(play, 7, 0, seed));
    };
    const [one, other] = [chosen(seeds), chosen([...seeds].map((seed) => Number(seed) + 1))];
    // Of one seed for all of the game both would be the same.
    expect(one).not.toEqual(other);
    // What was decided before has no part in it.
    expect(chosen(seeds.slice(10))).toEqual(one.slice(10));
    expect(chosen([null, null, null])).toEqual(chosen([null, null, null]));
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
