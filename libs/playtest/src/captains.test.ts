/** Whole battles of the captains, who stand beside the rules of their games. */
import { compile } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import { games } from './all-games.ts';
import type { Playable } from './library.ts';
import { type MatchResult, type Seats, Match } from './match.ts';
import { battle, chainOf, grunwald, knightsAndBills, openField } from './testing/battle.ts';
import { footAlone } from './testing/foot-alone.ts';

/** Captains on all sides. */
function captains({ game }: Playable): Seats {
  return Object.fromEntries(game.sides.map(({ id }) => [id, 'captain']));
}

/** A battle between captains: how it ended, and how often each command was given and each thing happened. */
function fought(playable: Playable, seed: number): { readonly result: MatchResult; count(what: string): number } {
  const { library } = playable;
  const counts = new Map<string, number>();
  const add = (what: string): unknown => counts.set(what, (counts.get(what) ?? 0) + 1);
  let read = 0;
  const result = new Match(playable, captains(playable)).playMatch(seed, {
    plays: (play, one) => add(library.writeCommand(play, one).do),
    played(play) {
      for (; read < play.events.count; read++) add(library.readEvents(play, read)[0].event);
    },
  });
  return { result, count: (what) => counts.get(what) ?? 0 };
}

describe('captains of the Great Medieval Battles', () => {
  it('play a whole battle: the armies meet, charge, shoot and lose units', () => {
    const playable = battle();
    const { result, count } = fought(playable, 1);
    expect(result).toMatchObject({ end: 'over', turns: playable.game.turns });
    for (const verb of ['charge', 'fire', 'melee']) expect(count(verb), verb).toBeGreaterThan(5);
    expect(Object.values(result.victoryPoints).reduce((sum, points) => sum + points, 0)).toBeGreaterThan(10);
  });

  it.each(['gmb/bannockburn', 'gmb/black-prince'])('play %s with its tables to the end', (id) => {
    const compiled = compile(chainOf(id), games.systems);
    expect(compiled.problems).toEqual([]);
    if (!compiled.ok) return;
    const { result } = fought(games.playable(compiled.game), 7);
    expect(result).toMatchObject({ end: 'over', turns: 10 });
    // Both sides come to blows.
    expect(Object.values(result.victoryPoints).every((points) => points > 0)).toBe(true);
  });

  it('bring foot to the enemy that nothing draws there, when nobody has attacked for long', () => {
    const compiled = compile([...chainOf('gmb/house-tables'), footAlone()], games.systems);
    if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'));
    const { count } = fought(games.playable(compiled.game), 1);
    expect(count('melee')).toBeGreaterThan(3);
  });
});

describe('captains of Grunwald', () => {
  it('play a whole battle: flanks are struck, fire falls, units rally and camps are plundered', () => {
    const { result, count } = fought(grunwald(), 1);
    expect(result.end).toBe('over');
    for (const event of ['combat', 'rear-attack', 'crossbow-fire', 'artillery-fire', 'rally', 'pursued', 'pit-laid'])
      expect(count(event), event).toBeGreaterThan(3);
  });
});

describe('captains on a table', () => {
  it('play a whole battle: bows shoot, lines charge, troops break, and commanders join them', () => {
    const counts = new Map<string, number>();
    for (const seed of [1, 2, 3]) {
      const { result, count } = fought(openField(), seed);
      expect(result.end).toBe('over');
      for (const event of ['volley', 'charge-declared', 'strike', 'broke', 'joined', 'work-made'])
        counts.set(event, (counts.get(event) ?? 0) + count(event));
    }
    for (const [event, count] of counts) expect(count, event).toBeGreaterThan(2);
  });

  it('form a line before knights who charge a column, and win the smallest battle from either side', () => {
    const playable = knightsAndBills();
    const results = Array.from({ length: 12 }, (_, seed) => fought(playable, seed));
    expect(new Set(results.map(({ result }) => result.winner))).toEqual(new Set(['french', 'english']));
    expect(results.every(({ count }) => count('formed') > 0)).toBe(true);
  });
});

describe.each([battle(), grunwald(), knightsAndBills(), openField()])('captains of $game.id', (playable) => {
  it('play the same game on the same seed, also in a match where others were played before', () => {
    const used = new Match(playable, captains(playable));
    used.playMatch(8);
    expect(used.playMatch(9)).toEqual(new Match(playable, captains(playable)).playMatch(9));
  });

  it.each(playable.game.sides.map(({ id }) => id))('beat random play as %s', (side) => {
    const match = new Match(playable, { [side]: 'captain' });
    for (let seed = 0; seed < 3; seed++) expect(match.playMatch(seed).winner).toBe(side);
  });
});
