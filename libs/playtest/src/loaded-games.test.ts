import { describe, expect, it } from 'vitest';
import type { PackageChain } from '@hexwright/model';
import { Games, loadGamesOf, withAllGames, withGames, withGamesOf } from './loaded-games.ts';
import { GAMES } from './games.ts';

const [FIRST, OTHER] = GAMES.map(({ system }) => system);
const ALL = GAMES.map(({ system }) => system);

/** A package that names a game, or none. */
function naming(system?: string): PackageChain {
  return [{ id: 'a', files: new Map([['rules.json', JSON.stringify({ format: 1, ...(system && { system }) })]]) }];
}

function idsOf({ systems }: Games): string[] {
  return systems.map(({ id }) => id);
}

describe('the rules of games', () => {
  it('are loaded of the game that a package names, and of all where it names none', async () => {
    expect(idsOf(await loadGamesOf(naming(OTHER)))).toEqual([OTHER]);
    expect(idsOf(await loadGamesOf(naming()))).toEqual(ALL);
    expect(idsOf(await loadGamesOf(naming('no-such-game')))).toEqual(ALL);
  });

  it('are added to those that are there, which stay the same where nothing is missing', async () => {
    const one = await withGamesOf(new Games([]), naming(OTHER));
    expect(idsOf(one)).toEqual([OTHER]);
    expect(withGamesOf(one, naming(OTHER))).toBe(one);
    expect(idsOf(await withGamesOf(one, naming(FIRST)))).toEqual([FIRST, OTHER]);
    const all = await withAllGames(one);
    expect(idsOf(all)).toEqual(ALL);
    expect(withAllGames(all)).toBe(all);
  });

  it('are asked of all games only where the game of the package alone finds something wrong', async () => {
    const asked: string[][] = [];
    const ask = (ok: boolean): Promise<{ readonly ok: boolean }> =>
      withGames(naming(OTHER), (games) => {
        asked.push(idsOf(games));
        return { ok };
      });
    await ask(true);
    expect(asked).toEqual([[OTHER]]);
    await ask(false);
    expect(asked).toEqual([[OTHER], [OTHER], ALL]);
  });
});
