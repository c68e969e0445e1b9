import type { Game } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../all-games.ts';
import type { Playable } from '../library.ts';
import { Match } from '../match.ts';
import { battle, grunwald, knightsAndBills } from '../testing/battle.ts';
import { Foresight } from './foresight.ts';
import { marshalOf } from './marshal.ts';
import { USUAL } from './thinking.ts';

/** The game with a marshal who thinks little. */
function hasty(playable: Playable, nodes = 3000): Playable {
  const captain = captainOf(playable);
  const others = playable.players.filter(({ id }) => !id.startsWith('marshal'));
  const marshal = marshalOf(playable.library, playable.game, captain, {
    ...USUAL,
    first: { nodes, games: 24, most: 1000 },
    effort: { nodes, games: 24, most: 1000 },
  });
  return { ...playable, players: [...others, marshal] };
}

function captainOf({ players }: Playable): Playable['players'][number] {
  const captain = players.find(({ id }) => id === 'captain');
  if (captain === undefined) throw new Error('There is no captain.');
  return captain;
}

/** A game in which captains have made so many commands, and gone on to the beginning of a step. */
function played(playable: Playable, commands: number): Game {
  const play = playable.library.create(playable.game);
  play.begin(5);
  const captains = playable.game.sides.map((_, side) => captainOf(playable).create(side));
  for (const captain of captains) captain.begin(play, 5);
  let serial = 0;
  for (let count = 0; count < commands || serial === play.serial; count++) {
    ({ serial } = play);
    play.apply(captains[play.deciding].choose(play, play.legal()));
    play.state.forget();
  }
  return play;
}

describe('foresight', () => {
  it('sees what captains do with the same dice, and leaves the game as it is', () => {
    const playable = battle();
    const play = played(playable, 300);
    const { hash } = play;
    const side = play.deciding;
    const foresight = new Foresight(playable.library, playable.game, captainOf(playable), side);
    expect(foresight.look(play, 1)).toBe(true);
    const { temper } = foresight;
    const outcome = foresight.playOn(9, temper, 1500);
    expect([play.hash, play.state.marks]).toEqual([hash, 0]);
    expect(foresight.playOn(9, temper, 1500)).toEqual(outcome);
    expect(new Set([9, 10, 11].map((seed) => foresight.playOn(seed, temper, 1500).margin)).size).toBeGreaterThan(1);
  });

  it('does not know which pits are real', () => {
    const playable = grunwald();
    const hidden = playable.library.hidden!;
    const play = played(playable, 60);
    const polish = playable.game.sides.findIndex(({ id }) => id === 'polish-lithuanian');
    const foresight = new Foresight(playable.library, playable.game, captainOf(playable), polish);
    const secrets = [...hidden.from(play, polish)];
    const real = secrets.find(([, value]) => value === secrets[0][1])![0];
    const other = secrets.find(([, value]) => value !== secrets[0][1])![0];
    const seen = (): unknown => {
      expect(foresight.look(play, 3)).toBe(true);
      return [1, 2].map((seed) => foresight.playOn(seed, foresight.temper, 300));
    };
    const before = seen();
    hidden.exchange(play, real, other);
    expect(seen()).toEqual(before);
  });
});

describe('a marshal', () => {
  it('is a player of every game that has a captain', () => {
    for (const playable of [battle(), grunwald(), knightsAndBills()])
      expect(playable.players.map(({ id }) => id)).toEqual([
        'random',
        'captain',
        'marshal-brief',
        'marshal',
        'marshal-long',
      ]);
    expect(games.libraries).toHaveLength(3);
  });

  it('plays the same game on the same seed, and does better by its side than a captain', () => {
    const playable = hasty(battle());
    const match = new Match(playable, { tartar: 'marshal', ottoman: 'captain' });
    const result = match.playMatch(1);
    const begun = match.playMatch(2, {}, 400);
    expect(new Match(playable, { tartar: 'marshal', ottoman: 'captain' }).playMatch(2, {}, 400)).toEqual(begun);
    const captain = new Match(playable, { tartar: 'captain', ottoman: 'captain' }).playMatch(1);
    const lead = ({ victoryPoints }: typeof result): number => victoryPoints['tartar'] - victoryPoints['ottoman'];
    expect(lead(result)).toBeGreaterThan(lead(captain));
  });

  it('decides alike whatever others have plotted in secret', () => {
    const playable = hasty(knightsAndBills(), 500);
    const { library, game } = playable;
    const choicesAfter = (which: number): number[] => {
      const play = library.create(game);
      play.begin(3);
      const captains = game.sides.map((_, side) => captainOf(playable).create(side));
      for (const captain of captains) captain.begin(play, 3);
      const first = (): boolean => play.decision?.secret === true;
      while (!first()) play.apply(captains[play.deciding].choose(play, play.legal()));
      const plotting = play.deciding;
      // The first side plots one way or another for its first unit, then as its captain does.
      play.apply(play.legal().at(which));
      while (first() && play.deciding === plotting) play.apply(captains[plotting].choose(play, play.legal()));
      play.state.forget();
      const other = play.deciding;
      const marshal = playable.players.find(({ id }) => id === 'marshal')!.create(other);
      marshal.begin(play, 3);
      const chosen: number[] = [];
      while (first() && play.deciding === other) {
        const one = marshal.choose(play, play.legal());
        chosen.push(one);
        play.apply(one);
        play.state.forget();
      }
      return chosen;
    };
    expect(choicesAfter(0)).toEqual(choicesAfter(1));
    expect(choicesAfter(0).length).toBeGreaterThan(1);
  });
});
