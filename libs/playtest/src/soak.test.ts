import type { GameLibrary } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import type { Playable } from './library.ts';
import { Soak } from './soak.ts';
import { battle, duels, formigny, grunwald, knightsAndBills, openField } from './testing/battle.ts';

const playable = battle();

/** The battle with something spoilt in its library. */
function spoilt(part: Partial<GameLibrary>): Playable {
  return { ...playable, library: { ...playable.library, ...part } };
}

function invariantViolations(spoiltPlayable: Playable): readonly string[] {
  const soak = new Soak(spoiltPlayable);
  soak.check(1);
  return soak.result.faults.map(({ message }) => message);
}

describe('Soak', () => {
  it('finds nothing wrong with the battle', () => {
    const soak = new Soak(playable);
    for (const seed of [1, 2]) soak.check(seed);
    const { games, commands, longest, faults } = soak.result;
    expect(faults).toEqual([]);
    expect(games).toBe(2);
    expect(commands).toBeGreaterThan(longest);
  });

  it('[18.0] finds nothing wrong with a battle of duels, nor a secret that shows', () => {
    const soak = new Soak(duels());
    for (let seed = 1; seed <= 20; seed++) soak.check(seed);
    const { faults, given } = soak.result;
    expect(faults).toEqual([]);
    for (const sort of ['challenge', 'hide', 'yield', 'zones', 'refuse-yield']) expect(given[sort]).toBeGreaterThan(0);
    expect(Object.values(given).reduce((sum, count) => sum + count)).toBe(soak.result.commands);
  });

  it('finds nothing wrong with Grunwald, nor anything of a pit that shows, no matter who plays [14.11]', () => {
    const soak = new Soak(grunwald(), { teutonic: 'captain' });
    soak.check(2);
    expect(soak.result.faults).toEqual([]);
    expect(soak.result.commands).toBeGreaterThan(500);
  });

  it('finds nothing wrong with twenty games on a table, nor with one of captains, nor any plot that shows [C.1]', () => {
    const random = new Soak(knightsAndBills());
    for (let seed = 1; seed <= 20; seed++) random.check(seed);
    // Bills turn about that were driven half over the edge.
    random.check(542);
    expect(random.result.faults).toEqual([]);
    const soak = new Soak(openField(), { french: 'captain', english: 'captain' });
    soak.check(1);
    expect(soak.result.faults).toEqual([]);
    expect(soak.result.commands).toBeGreaterThan(100);
  });

  it('finds nobody in order who has come over the edge of a table by pressing on [C.12]', () => {
    const soak = new Soak(formigny());
    for (const seed of [2, 3, 6]) soak.check(seed);
    expect(soak.result.faults).toEqual([]);
  });

  it('finds a position that cannot be', () => {
    expect(invariantViolations(spoilt({ invariantViolations: () => ['two in a hex'] }))).toEqual(['two in a hex']);
  });

  it('finds a dead end', () => {
    const create: GameLibrary['create'] = (game) => {
      const play = playable.library.create(game);
      const legal = play.legal.bind(play);
      play.legal = () => {
        const commands = legal();
        if (play.turn === 2) commands.clear();
        return commands;
      };
      return play;
    };
    expect(invariantViolations(spoilt({ create }))[0]).toMatch(/a dead end\.$/);
  });

  it('finds a command that is offered and refused', () => {
    const create: GameLibrary['create'] = (game) => {
      const play = playable.library.create(game);
      play.explain = () => [{ id: 'no', case: '1.0', cases: ['1.0'], text: 'No.', places: [] }];
      return play;
    };
    expect(invariantViolations(spoilt({ create }))[0]).toMatch(/is offered and refused: No\.$/);
  });

  it('finds a command that is read otherwise than written', () => {
    expect(invariantViolations(spoilt({ readCommand: () => 0 }))[0]).toMatch(/is read as another command\.$/);
  });

  it('finds a game that goes another way the second time', () => {
    let created = 0;
    const create: GameLibrary['create'] = (game) => {
      const play = playable.library.create(game);
      created++;
      if (created === 2) {
        const begin = play.begin.bind(play);
        play.begin = (seed) => begin(Number(seed) + 1);
      }
      return play;
    };
    expect(invariantViolations(spoilt({ create }))[0]).toMatch(
      /^Played again, command \d+ leads to another position\.$/,
    );
  });
});

it('looks through one position of many where it is told to, and always through the last', () => {
  const looked = (stride: number): number => {
    let count = 0;
    const library = {
      ...duels().library,
      invariantViolations: () => {
        count++;
        return [];
      },
    };
    const soak = new Soak({ ...duels(), library }, {}, undefined, Number.POSITIVE_INFINITY, stride);
    soak.check(3);
    return count;
  };
  const all = looked(1);
  expect([looked(1_000_000), looked(8) < all / 4, looked(8) > all / 16]).toEqual([1, true, true]);
});
