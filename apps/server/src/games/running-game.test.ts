import path from 'node:path';
import { FolderLibrary } from '@hexwright/model/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { QUIET } from '../server-log.ts';
import { sqliteStorage, type Storage } from '../testing/storages.ts';
import { GameStore } from './game-store.ts';
import { GameThread } from './game-thread.ts';
import { RunningGame, type Watcher, type WatchedState } from './running-game.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../../scenarios');
const PACKAGE = 'gmb/tamburlaine';
const SEATS = {
  ottoman: { is: 'person', id: 'a', name: 'Ann' },
  tartar: { is: 'person', id: 'b', name: 'Ben' },
} as const;

let storage: Storage;
let threads: GameThread[];
/** The same game at two servers. */
let games: RunningGame[];

beforeEach(async () => {
  storage = await sqliteStorage();
  const store = new GameStore(await storage.open());
  const loaded = new FolderLibrary([SCENARIOS]).loadChain(PACKAGE);
  if (!loaded.ok) throw new Error(loaded.problems[0].message);
  threads = [new GameThread(), new GameThread()];
  const trial = { seed: 1, position: null, options: {}, commands: [], seats: {} };
  const opened = await threads[0].ask('trial', 'open', loaded.chain, trial);
  if (typeof opened === 'string') throw new Error(opened);
  const begun = { id: 'g', project: 'p', package: PACKAGE, name: '', dice: null, position: null, options: {}, by: 'a' };
  await store.begin({ ...begun, seed: 1, seats: SEATS }, loaded.chain, opened.state);
  const running = { store, log: QUIET, changed: () => undefined };
  games = threads.map((thread) => new RunningGame('p', 'g', { ...running, thread }));
});

afterEach(async () => {
  for (const thread of threads) await thread.close();
  await storage.clear();
});

/** A page that writes down after how many commands it has been told the game. */
function page(person: string, told: number[]): Watcher {
  const notify = ({ game }: WatchedState): void => void told.push(game.moves);
  return { name: `page of ${person}`, person, called: person, notify, complain: () => undefined };
}

it('tells a page what was done at another server, though something was asked before that was told', async () => {
  const [one, two] = games;
  const told: number[] = [];
  const [ann, ben] = [page('a', []), page('b', told)];
  const { snapshot, game } = await one.watch(ann);
  const seen = await two.watch(ben);
  const [decider, choices] = game.deciding === 'ottoman' ? [ann, snapshot.choices] : [ben, seen.snapshot.choices];
  await one.perform(decider, 0, [choices[0].command]);
  // A share for the dice, or a look at the map: it takes the game over as it is by now.
  await two.throwIn('b', 'share', '');
  await two.refresh();
  expect(told.at(-1)).toBe(1);
  const count = told.length;
  await two.refresh();
  expect(told).toHaveLength(count);
});
