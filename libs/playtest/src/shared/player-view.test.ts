import type { Game } from '@hexwright/engine';
import { describe, expect, it, vi } from 'vitest';
import type { Playable } from '../library.ts';
import { Playtest } from '../live/playtest.ts';
import { battle } from '../testing/battle.ts';
import { OwnPlayerView } from './player-view.ts';

/** The battle, whose games are handed to a test as they are made. */
function battleOf(made: (play: Game) => void): Playable {
  const playable = battle();
  const create: Playable['library']['create'] = (game) => {
    const play = playable.library.create(game);
    made(play);
    return play;
  };
  return { ...playable, library: { ...playable.library, create } };
}

describe('OwnPlayerView', () => {
  it('does a single command once, and lists what is legal once for the position that follows', () => {
    const asked: string[] = [];
    const playable = battleOf((play) => {
      for (const name of ['apply', 'undo', 'legal', 'check', 'explain'] as const) {
        const plain = play[name].bind(play) as (...args: unknown[]) => unknown;
        vi.spyOn(play, name).mockImplementation((...args: unknown[]) => (asked.push(name), plain(...args)));
      }
    });
    const view = new OwnPlayerView(new Playtest(playable, { seed: 1 }));
    let { choices } = view.snapshot();
    for (let move = 0; move < 20; move++) {
      asked.length = 0;
      expect(view.game.performAll([choices[0].command]).kind).toBe('done');
      ({ choices } = view.snapshot());
      // The score is looked at as if the game ended here, and taken back. Whether it is legal the engine asks as it does it.
      expect(asked).toEqual(['apply', 'undo', 'legal']);
    }
  });
});
