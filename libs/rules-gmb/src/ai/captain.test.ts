import { LEGAL } from '@hexwright/engine';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';
import { describe, expect, it } from 'vitest';
import { tamburlaine } from '../test-position.ts';
import { captain } from './captain.ts';
import { STEP } from '../standard/05-2-steps.ts';

const game = tamburlaine();

describe('captain', () => {
  it('answers legally when moves are taken back and when it is asked amid a move that it did not plan', () => {
    const play = new GreatMedievalBattle(game);
    const players = game.sides.map((_, side) => captain.create(side));
    play.begin(5);
    for (const player of players) player.begin(play, 5);
    const illegal: number[] = [];
    for (let count = 0; count < 700; count++) {
      const choices = play.legal();
      const chosen = players[play.deciding].choose(play, choices);
      if (play.check(chosen) !== LEGAL) illegal.push(chosen);
      play.apply(chosen);
      // Every so often two decisions are taken back, or another command is forced on it.
      if (count % 7 === 0) {
        play.undo();
        play.undo();
      } else if (count % 11 === 0) {
        const others = play.legal();
        for (let index = 0; index < others.length; index++) {
          if (!STEP.is(others.at(index))) continue;
          play.apply(others.at(index));
          break;
        }
      }
    }
    expect(illegal).toEqual([]);
  });

  it('refuses another game', () => {
    const player = captain.create(0);
    expect(() => player.begin({} as never, 1)).toThrow(TypeError);
  });
});
