import { describe, expect, it } from 'vitest';
import { hexwright } from './testing/command-line.ts';

const BATTLE = 'gmb/tamburlaine';

describe.concurrent('a ladder', () => {
  it('lets players meet from both seats, and says who is stronger', async () => {
    const asked = ['ladder', 'wrg/knights-and-bills', '--players', 'random,captain', '--games', '2', '--workers', '1'];
    const { code, out } = await hexwright([...asked, '--json']);
    expect(code).toBe(0);
    const told = JSON.parse(out) as {
      battles: { pairings: object[] }[];
      standings: { player: string; games: number }[];
    };
    expect(told.battles[0].pairings).toEqual([
      expect.objectContaining({ player: 'captain', against: 'random', games: 4 }),
    ]);
    expect(told.standings.map(({ player, games }) => [player, games])).toEqual([
      ['captain', 4],
      ['random', 4],
    ]);
    expect((await hexwright(asked)).out).toContain('captain against random');
  });

  it('plays no more of a ladder than it takes to be sure', async () => {
    const asked = ['ladder', 'wrg/knights-and-bills', '--players', 'random,captain', '--games', '25', '--workers', '1'];
    const { code, out } = await hexwright([...asked, '--until-sure']);
    expect(code).toBe(0);
    // Of 25 from each seat: five of each are too few to be sure, ten are enough.
    expect(out).toMatch(/captain against random +\d+ of 20 /);
    expect(out).toContain('25 games of each two players from each seat of a battle at most');
    expect(out).toContain('looked at five times');
  });

  it('lets players meet with another value of a field, and says so', async () => {
    const asked = ['ladder', 'wrg/knights-and-bills', '--players', 'random,captain', '--games', '1', '--workers', '1'];
    const { code, out } = await hexwright([...asked, '--set', 'parameters/game-turns/value=2', '--json']);
    expect([code, JSON.parse(out)]).toMatchObject([0, { set: { 'parameters/game-turns/value': '2' } }]);
    expect((await hexwright([...asked, '--set', 'parameters/game-turns/value=2'])).out).toContain(
      'With game-turns = 2.',
    );
    const wrong = await hexwright([...asked, '--set', 'parameters/game-turn/value=2']);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('Did you mean "game-turns"?')]);
  });

  it.each([
    ['captain', 'two must meet'],
    ['captain,generl', 'has no player "generl"'],
    ['captain,captain', 'twice'],
  ])('a ladder of %s says what is wrong', async (players, said) => {
    const { code, err } = await hexwright(['ladder', BATTLE, '--players', players]);
    expect([code, err]).toEqual([2, expect.stringContaining(said)]);
  });
});
