import { type Command, LEGAL } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { DUMMY, REAL } from '../counters.ts';
import { GrunwaldBattle } from '../grunwald-battle.ts';
import { describe, expect, it } from 'vitest';
import { wholeGame } from '../test-position.ts';
import { captain } from './captain.ts';

const game = wholeGame();

describe('captain', () => {
  it('answers legally when moves are taken back and when others are forced on it', () => {
    const play = new GrunwaldBattle(game);
    const players = game.sides.map((_, side) => captain.create(side));
    play.begin(5);
    for (const player of players) player.begin(play, 5);
    const illegal: number[] = [];
    for (let count = 0; count < 2000; count++) {
      const chosen = players[play.deciding].choose(play, play.legal());
      if (play.check(chosen) !== LEGAL) illegal.push(chosen);
      play.apply(chosen);
      if (count % 7 === 0) {
        play.undo();
        play.undo();
      } else if (count % 11 === 0) play.apply(play.legal().at(0));
    }
    expect(illegal).toEqual([]);
  });

  it('decides alike whatever pits are, once they are laid: neither side shows it, nor thinks longer [14.11]', () => {
    const begun = (): { readonly play: Battle; choose(): Command } => {
      const play = new GrunwaldBattle(game);
      const players = game.sides.map((_, side) => captain.create(side));
      play.begin(5);
      for (const player of players) player.begin(play, 5);
      return { play, choose: () => players[play.deciding].choose(play, play.legal()) };
    };
    const [one, other] = [begun(), begun()];
    for (const { play, choose } of [one, other]) while (play.decision?.id === 'deployment') play.apply(choose());
    const { counters, face } = other.play;
    /** Makes of each pit what it is not. */
    const turnOver = (): void => {
      for (const pit of counters.pits) face.set(pit, face.of(pit) === REAL ? DUMMY : REAL);
    };
    let decided = 0;
    for (; decided < 2000 && !one.play.over; decided++) {
      turnOver();
      const [chosen, twin] = [one.choose(), other.choose()];
      expect(twin, `decision ${decided}`).toBe(chosen);
      turnOver();
      for (const { play } of [one, other]) {
        play.apply(chosen);
        play.state.forget();
      }
    }
    expect(decided).toBeGreaterThan(1000);
  });

  it('refuses another game', () => {
    const player = captain.create(0);
    expect(() => player.begin({} as never, 1)).toThrow(TypeError);
  });
});
