import type { Game } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import type { Playable } from '../library.ts';
import { battle, grunwald, knightsAndBills } from '../testing/battle.ts';
import { adviceOn } from './advice.ts';

const EFFORT = { nodes: 3000, games: 12, most: 1000 };

/** A game in which captains have made so many commands. */
function played(playable: Playable, commands: number): Game {
  const play = playable.library.create(playable.game);
  play.begin(5);
  const captain = playable.players.find(({ id }) => id === 'captain')!;
  const captains = playable.game.sides.map((_, side) => captain.create(side));
  for (const one of captains) one.begin(play, 5);
  for (let count = 0; count < commands; count++) {
    play.apply(captains[play.deciding].choose(play, play.legal()));
    play.state.forget();
  }
  return play;
}

describe('advice', () => {
  it('names a move that is legal, and leaves the game as it is', () => {
    for (const [playable, moments] of [
      [battle(), [0, 400]],
      [grunwald(), [40]],
      [knightsAndBills(), [0, 1]],
    ] as const) {
      for (const commands of moments) {
        const play = played(playable, commands);
        const { hash } = play;
        const advice = adviceOn(playable, play, EFFORT)!;
        expect([play.hash, play.state.marks]).toEqual([hash, 0]);
        expect(advice.side).toBe(playable.game.sides[play.deciding].id);
        const [{ choice }] = advice.steps;
        expect(play.check(playable.library.readCommand(play, choice.command))).toBe(0);
        expect(choice.label).not.toBe('');
        expect(adviceOn(playable, play, EFFORT)).toEqual(advice);
      }
    }
  });

  it('says why: which plans it has weighed, and the odds of an attack', () => {
    const playable = battle();
    const play = played(playable, 400);
    const captain = playable.players.find(({ id }) => id === 'captain')!;
    const captains = playable.game.sides.map((_, side) => captain.create(side));
    for (const one of captains) one.begin(play, 5);
    for (;;) {
      const command = captains[play.deciding].choose(play, play.legal());
      if (playable.library.writeCommand(play, command).do === 'melee') break;
      play.apply(command);
      play.state.forget();
    }
    const attack = adviceOn(playable, play, { ...EFFORT, games: 0 })!.steps.at(-1)!;
    expect(attack.odds?.chances.length).toBeGreaterThan(1);
    expect(attack.choice.case).toMatch(/^\d+\.\d+$/);
    const { plan, weighed } = adviceOn(playable, played(playable, 400), EFFORT)!;
    expect(weighed.map(({ title }) => title)).toContain(plan);
  });

  it('does not know which pits are real', () => {
    const playable = grunwald();
    const hidden = playable.library.hidden!;
    const play = played(playable, 60);
    const polish = playable.game.sides.findIndex(({ id }) => id === 'polish-lithuanian');
    const captain = playable.players.find(({ id }) => id === 'captain')!;
    const captains = playable.game.sides.map((_, side) => captain.create(side));
    for (const one of captains) one.begin(play, 5);
    while (play.deciding !== polish) play.apply(captains[play.deciding].choose(play, play.legal()));
    const secrets = [...hidden.from(play, polish)];
    const real = secrets.find(([, value]) => value === secrets[0][1])![0];
    const other = secrets.find(([, value]) => value !== secrets[0][1])![0];
    const before = adviceOn(playable, play, EFFORT);
    hidden.exchange(play, real, other);
    expect(adviceOn(playable, play, EFFORT)).toEqual(before);
  });
});
