import { compile } from '@hexwright/compiler';
import { type GameRecord, loadGames, Recorder, type Seats, Match } from '@hexwright/playtest';
import { describe, expect, it } from 'vitest';
import { server } from 'vitest/browser';

/** What `tools/played-in-node.ts` gives: packages, base first, and a game of the last of them. */
interface PlayedInNode extends Pick<GameRecord, 'packageHash' | 'commands' | 'hashes'> {
  readonly chain: readonly {
    readonly id: string;
    readonly files: readonly (readonly [name: string, text: string])[];
  }[];
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    playedInNode: (id: string, seats: Seats, seed: number) => Promise<PlayedInNode>;
  }
}

/** Seeds of random players, and of captains, for each battle. */
const RANDOM = [1, 2, 3];
const CAPTAINS = [4, 5];

describe.for([
  ['wrg/knights-and-bills', ['french', 'english']],
  ['wrg/open-field', ['french', 'english']],
  ['wrg/formigny', ['english', 'french']],
] as const)('%s', ([id, sides]) => {
  const play = async (seats: Seats, seed: number): Promise<[here: unknown, inNode: unknown]> => {
    const { chain, ...inNode } = await server.commands.playedInNode(id, seats, seed);
    const games = await loadGames();
    const compiled = compile(
      chain.map((source) => ({ id: source.id, files: new Map(source.files) })),
      games.systems,
    );
    if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join(' '));
    const playable = games.playable(compiled.game);
    const recorder = new Recorder(playable.library);
    new Match(playable, seats).playMatch(seed, recorder);
    expect(recorder.hashes.length).toBeGreaterThan(0);
    return [{ packageHash: compiled.game.hash, commands: recorder.commands, hashes: recorder.hashes }, inNode];
  };

  it('comes to the same positions in a browser as in Node, by random players', async () => {
    for (const seed of RANDOM) {
      const [here, inNode] = await play({}, seed);
      expect(here).toEqual(inNode);
    }
  });

  it('and by captains', async () => {
    for (const seed of CAPTAINS) {
      const [here, inNode] = await play(Object.fromEntries(sides.map((side) => [side, 'captain'])), seed);
      expect(here).toEqual(inNode);
    }
  });
});
