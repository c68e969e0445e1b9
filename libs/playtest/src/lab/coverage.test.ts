import { describe, expect, it } from 'vitest';
import { Match } from '../match.ts';
import { battle, grunwald, knightsAndBills } from '../testing/battle.ts';
import { playWatched } from '../watched.ts';
import { coverableOf, Coverage } from './coverage.ts';

describe('the coverage of the rules', () => {
  it('says which commands and events games used, which never, and who was lost', async () => {
    const playable = battle();
    const { library, game } = playable;
    const coverage = new Coverage(coverableOf(playable, await library.caseIndex(['gmb/standard', 'gmb/tamburlaine'])));
    const seats = { tartar: 'captain', ottoman: 'captain' };
    const table = new Match(playable, seats);
    const seen = [1, 2].map((seed) => playWatched(table, seed));
    for (const one of seen) coverage.add(one);
    const { games, commands, events, cells, classes, contingents } = coverage.report;
    expect(games).toBe(2);
    const perGame = (word: string): number | undefined => commands.find(({ id }) => id === word)?.perGame;
    expect(perGame('step')).toBe((seen[0].given['step'] + seen[1].given['step']) / 2);
    expect(commands.some((one) => one.perGame === 0)).toBe(true);
    const charge = events.find(({ id }) => id === 'charge-declared');
    expect(charge?.case).toMatch(/^5\.3/);
    expect(charge?.perGame).toBeGreaterThan(0);
    // Each throw is settled by one cell: what a player or the odds ask of the tables does not count.
    const shots = cells.reduce((sum, { id, perGame }) => sum + (id.startsWith('fire/') ? perGame : 0), 0);
    expect(shots).toBe(events.find(({ id }) => id === 'fire')?.perGame);
    expect(shots).toBeGreaterThan(0);
    expect(cells.some(({ id, perGame }) => id.startsWith('melee/') && perGame === 0)).toBe(true);
    const lost = seen.reduce((sum, { losses }) => sum + losses.length, 0) / 2;
    const counted = contingents.reduce((sum, one) => sum + one.perGame, 0);
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThanOrEqual(lost + 1e-9);
    expect(classes.map(({ side }) => side)).toEqual(expect.arrayContaining(game.sides.map(({ id }) => id)));
  });

  it.each([
    ['Grunwald', grunwald, ['combat-horse', 'combat-foot']],
    ['battles on a table', knightsAndBills, ['casualties']],
  ])('says by which cells of its tables something was settled, in %s', (_, compiled, tables) => {
    const playable = compiled();
    const seats = Object.fromEntries(playable.game.sides.map(({ id }) => [id, 'captain']));
    const coverage = new Coverage(coverableOf(playable, {}));
    const seen = playWatched(new Match(playable, seats), 1);
    coverage.add(seen);
    const { cells } = coverage.report;
    for (const table of tables)
      expect(cells.some(({ id, perGame }) => id.startsWith(`${table}/`) && perGame > 0)).toBe(true);
    expect(cells.some(({ perGame }) => perGame === 0)).toBe(true);
    // None but those that are listed can come up.
    expect(Object.keys(seen.looked).filter((id) => !cells.some((cell) => cell.id === id))).toEqual([]);
  });

  it('changes nothing in the game', () => {
    const playable = battle();
    const seats = { tartar: 'captain', ottoman: 'captain' };
    const plain = new Match(playable, seats).playMatch(3);
    expect(playWatched(new Match(playable, seats), 3)).toMatchObject(plain);
  });
});
