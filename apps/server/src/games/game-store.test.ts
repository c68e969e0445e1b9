import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PackageChain } from '@hexwright/model';
import type { SharedState } from '@hexwright/playtest/shared';
import type { Database } from '../storage/database.ts';
import { onEveryStorage, type Storage } from '../testing/storages.ts';
import { newDice } from './dice-shares.ts';
import { GameStore, nameOfTexts, type NewGame, type StoredGame } from './game-store.ts';

const CHAIN: PackageChain = [
  {
    id: 'own/ford',
    files: new Map([
      ['map.json', '{}'],
      ['cases/one.case.json', '{}'],
    ]),
  },
];
const STATE: SharedState = { moves: 0, turn: 1, deciding: 'red', over: false, text: '' };
const NEW: NewGame = {
  project: 'one',
  id: 'g1',
  package: 'own/ford',
  name: 'Ford',
  seed: 2 ** 53 - 1,
  dice: newDice(),
  position: null,
  options: { weather: 'rain' },
  seats: { red: { is: 'person', id: 'a', name: 'Ann' }, blue: { is: 'free' } },
  by: 'a',
};

onEveryStorage('GameStore', (make) => {
  let storage: Storage;
  let database: Database;
  let store: GameStore;

  beforeEach(async () => {
    storage = await make();
    database = await storage.open();
    store = new GameStore(database);
  });

  afterEach(() => storage.clear());

  async function begun(more: Partial<NewGame> = {}): Promise<StoredGame> {
    await store.begin({ ...NEW, ...more }, CHAIN, STATE);
    return found();
  }

  async function found(): Promise<StoredGame> {
    const game = await store.find('one', 'g1');
    if (game === null) throw new Error('There is no game.');
    return game;
  }

  it('keeps a game with its texts, without the examples', async () => {
    const game = await begun();
    expect(game).toMatchObject({ ...NEW, edition: 1, moves: 0, turn: 1, deciding: 'red', isOver: false });
    expect(await store.texts(game, game.texts)).toEqual([{ id: 'own/ford', files: new Map([['map.json', '{}']]) }]);
    expect(await store.find('two', 'g1')).toBeNull();
    expect(await store.list('two')).toEqual([]);
  });

  it('adds commands only to the game as it is: nothing twice, nothing in between', async () => {
    const game = await begun();
    const state = { ...STATE, moves: 2, turn: 2, deciding: 'blue' };
    const commands = [{ do: 'pass' }, { do: 'step', unit: 'u' }];
    const both = await Promise.all([store.append(game, commands, state), store.append(game, commands, state)]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await store.commands('one', 'g1', 0)).toEqual(commands);
    expect(await store.commands('one', 'g1', 1)).toEqual([{ do: 'step', unit: 'u' }]);
    expect(await found()).toMatchObject({ moves: 2, turn: 2, deciding: 'blue' });
  });

  it('adds nothing for somebody who has lost the seat meanwhile', async () => {
    const game = await begun();
    expect(await store.seat(game, { ...game.seats, red: { is: 'free' } }, game.dice)).toBe(true);
    expect(await store.seat(game, { ...game.seats, blue: { is: 'free' } }, game.dice)).toBe(false);
    expect(await store.append(game, [{ do: 'pass' }], STATE)).toBe(false);
    expect(await store.append(await found(), [{ do: 'pass' }], { ...STATE, over: true })).toBe(true);
    expect(await found()).toMatchObject({ seats: { red: { is: 'free' } }, isOver: true });
  });

  it('keeps what is thrown in for the dice once, and begins another edition where they fall by another key', async () => {
    const game = await begun();
    const dice = game.dice ?? newDice();
    const asked = { ...dice, open: { pledges: {}, shares: {} } };
    const both = await Promise.all([store.throwIn(game, asked), store.throwIn(game, asked)]);
    expect(both.toSorted()).toEqual([false, true]);
    // Played with dice that are being made anew: it is not added.
    expect(await store.append(game, [{ do: 'pass' }], STATE)).toBe(false);
    const now = await found();
    expect([now.dice, now.edition]).toEqual([asked, game.edition]);
    expect(await store.throwIn(now, { ...dice, rounds: [...dice.rounds] })).toBe(true);
    expect(await found()).toMatchObject({ dice, edition: game.edition + 1 });
    // One that was begun before there were such dice.
    await store.begin({ ...NEW, id: 'g2', dice: null }, CHAIN, STATE);
    expect(await store.find('one', 'g2')).toMatchObject({ dice: null, seed: NEW.seed });
  });

  it('puts a game on the texts that are offered to it, and forgets those that nobody needs any more', async () => {
    const game = await begun();
    await store.append(game, [{ do: 'pass' }, { do: 'pass' }], STATE);
    const other: PackageChain = [{ id: 'own/ford', files: new Map([['map.json', '[]']]) }];
    const offer = { texts: nameOfTexts(other), by: 'Ann', files: ['own/ford/map.json'], agreed: ['a'] };
    expect(await store.changeRules(await found(), STATE)).toBe(false);
    expect(await store.offer(await found(), offer, other)).toBe(true);
    expect(await store.offer(game, null)).toBe(false);
    const offered = await found();
    expect(offered).toMatchObject({ offer, texts: game.texts, edition: 1 });
    expect(await store.changeRules(game, STATE)).toBe(false);
    expect(await store.changeRules(offered, STATE)).toBe(true);
    const now = await found();
    expect(now).toMatchObject({ offer: null, texts: offer.texts, edition: 2, moves: 2 });
    expect(await store.commands('one', 'g1', 0)).toHaveLength(2);
    expect(await store.texts(now, now.texts)).toEqual(other);
    await expect(store.texts(game, game.texts)).rejects.toThrow(/gone/);
    await store.offer(now, { ...offer, texts: game.texts }, CHAIN);
    await store.offer(await found(), null);
    await expect(store.texts(game, game.texts)).rejects.toThrow(/gone/);
    await store.drop('one', 'g1');
    expect(await store.list('one')).toEqual([]);
    expect(await store.commands('one', 'g1', 0)).toEqual([]);
  });
});
