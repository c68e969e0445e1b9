import { command } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { PlayerError, Match } from './match.ts';
import type { Player } from '@hexwright/rules-kit';
import { battle } from './testing/battle.ts';

const playable = battle();

/** Gives every seat of a match to a player that no list knows. */
function seat(match: Match, player: Player): void {
  const players = match.players as Player[];
  players.forEach((_, side) => (players[side] = player));
}

describe('Match', () => {
  it('plays a game to its end, the same for the same seed', () => {
    const match = new Match(playable);
    const one = match.playMatch(3);
    expect(one).toMatchObject({ seed: 3, end: 'over', turns: playable.game.turns });
    expect(one.commands).toBeGreaterThan(500);
    expect(one.hash).toMatch(/^[0-9a-f]{16}$/);
    const other = match.playMatch(4);
    expect(other.hash).not.toBe(one.hash);
    expect(match.playMatch(3)).toEqual(one);
    expect(new Match(playable).playMatch(3)).toEqual(one);
  });

  it('keeps nothing that could be undone', () => {
    const match = new Match(playable);
    match.playMatch(3);
    expect(match.play.state.marks).toBe(0);
  });

  it('stops at the limit on commands', () => {
    expect(new Match(playable).playMatch(3, {}, 25)).toMatchObject({ commands: 25, end: 'limit' });
  });

  it('shows each command before and after it is played', () => {
    const seen: string[] = [];
    new Match(playable).playMatch(
      3,
      {
        began: () => seen.push('began'),
        plays: (_, one) => seen.push(`plays ${one}`),
        played: (_, one) => seen.push(`played ${one}`),
      },
      2,
    );
    expect(seen.map((line) => line.split(' ')[0])).toEqual(['began', 'plays', 'played', 'plays', 'played']);
    expect(seen[1].split(' ')[1]).toBe(seen[2].split(' ')[1]);
  });

  it('knows its players by name', () => {
    const [one, other] = playable.game.sides.map((side) => side.id);
    expect(new Match(playable, { [one]: 'random' }).seats).toEqual({ [one]: 'random', [other]: 'random' });
    expect(() => new Match(playable, { [one]: 'nobody' })).toThrow(RangeError);
  });

  it('does not let a player leave the position changed', () => {
    const match = new Match(playable);
    const meddler: Player = {
      id: 'meddler',
      begin: () => undefined,
      choose(play, commands) {
        const chosen = commands.at(0);
        play.apply(chosen);
        return chosen;
      },
    };
    seat(match, meddler);
    expect(() => match.playMatch(1)).toThrow(PlayerError);
  });

  it('does not let a player break the rules', () => {
    const match = new Match(playable);
    const cheat: Player = { id: 'cheat', begin: () => undefined, choose: () => command(31, 5, 5) };
    seat(match, cheat);
    expect(() => match.playMatch(1)).toThrow('[');
  });
});
