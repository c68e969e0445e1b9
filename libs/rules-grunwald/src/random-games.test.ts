import { describe, expect, it } from 'vitest';
import { GrunwaldBattle } from './grunwald-battle.ts';
import { invariantViolations } from './consistency.ts';
import { library } from './library.ts';
import { reader } from './reading.ts';
import { wholeGame } from './test-position.ts';
import type { Battle } from './battle.ts';

const game = wholeGame();

/** Plays a game of chance to its end; `seen` looks on after every command. */
function play(battle: Battle, seed: number, seen: (played: number) => void): number {
  battle.begin(seed);
  let state = seed;
  let played = 0;
  for (; !battle.over && played < 50_000; played++) {
    const commands = battle.legal();
    expect(commands.length).toBeGreaterThan(0);
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    // Commands that come last end things: taken now and then, so that games come to an end.
    const at = state % 29 === 0 ? commands.length - 1 : (state >> 8) % commands.length;
    battle.apply(commands.at(at));
    battle.state.forget();
    seen(played);
  }
  return played;
}

describe('games of chance', () => {
  it('keep every position sound, and come to an end', () => {
    const battle = new GrunwaldBattle(game);
    for (const seed of [11, 12]) {
      play(battle, seed, (played) => {
        if (played % 50 === 0) expect(invariantViolations(battle)).toEqual([]);
      });
      expect(battle.over).toBe(true);
      expect(invariantViolations(battle)).toEqual([]);
    }
  });

  it('are the same on the same seed', () => {
    const [one, other] = [new GrunwaldBattle(game), new GrunwaldBattle(game)];
    play(one, 5, () => undefined);
    play(other, 5, () => undefined);
    expect(one.hash).toBe(other.hash);
  });

  it('never tell the other side what a pit is before it lies open [14.11]', () => {
    const battle = new GrunwaldBattle(game);
    let read = 0;
    play(battle, 21, (played) => {
      for (; read < battle.events.count; read++) {
        const event = reader.read(battle, read);
        if (event === null) continue;
        // An event that names a pit has nothing else but its hex, unless it opens it.
        if ('pit' in event && event.event !== 'pit-revealed')
          expect(Object.keys(event).toSorted()).toEqual(['case', 'event', 'hex', 'pit']);
      }
      if (played % 400 !== 0) return;
      for (const view of library.presenter.pieces(battle, ['polish-lithuanian'])) {
        if (view.kind === 'pit') expect([view.face, view.look.mode]).toEqual(['concealed', '']);
      }
    });
  });
});
