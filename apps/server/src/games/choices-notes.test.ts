/** What a game of a room has besides its moves: options chosen when it began, and notes. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameRecord } from '@hexwright/playtest';
import type { RoomRequest } from '@hexwright/playtest/shared';
import type { RunningServer } from '../start-server.ts';
import { Place, until } from '../testing/place.ts';
import { bringPackages, PITS, GameGuest } from '../testing/game-guest.ts';

const RULES = 'variants/weather';

let place: Place;
let server: RunningServer;

beforeAll(async () => {
  place = await Place.make();
  await bringPackages(place, 'gmb/standard', 'gmb/tamburlaine', RULES, 'grunwald-1410');
  server = await place.start();
});

afterAll(() => place.clear());

afterEach(() => place.leaveAll());

async function guest(key: string): Promise<GameGuest> {
  const one = new GameGuest(await place.join(server.port), key);
  await one.greeted();
  return one;
}

const begin = (options: Readonly<Record<string, string>>, more: object = {}): RoomRequest => ({
  type: 'begin',
  package: RULES,
  name: '',
  seats: { tartar: { to: 'computer', player: 'random' }, ottoman: { to: 'computer', player: 'random' } },
  position: null,
  options,
  ...more,
});

describe('options of a game of a room', () => {
  it('are those that were chosen, are told to all, and stay so over a restart and in its file', async () => {
    let ann = await guest('ann');
    const game = await ann.ask<string>(begin({ weather: 'rain' }));
    await ann.watch(game);
    expect(ann.now.game.options).toEqual({ weather: 'rain' });
    expect((await guest('eve')).games.get(game)?.options).toEqual({ weather: 'rain' });
    place.leaveAll();
    await server.close();
    server = await place.start();
    ann = await guest('ann');
    await ann.watch(game);
    expect(ann.now).toMatchObject({ game: { options: { weather: 'rain' } }, trouble: null });
    await until(() => ann.now.snapshot.view.over, 'the end of the game');
    const [rainy, clear] = [await ann.ask<GameRecord>({ type: 'save', game }), await plain(ann)];
    expect(rainy.options).toEqual({ weather: 'rain' });
    expect(clear.options).toEqual({});
    expect(rainy.packageHash).not.toBe(clear.packageHash);
  });

  it('are refused where there is no such option or choice, also over a position', async () => {
    const ann = await guest('ann');
    const pits = { package: 'grunwald-1410', seats: {}, position: PITS };
    await expect(ann.ask(begin({ wether: 'rain' }))).rejects.toThrow(/There is no option "wether"/);
    await expect(ann.ask(begin({ weather: 'frogs' }))).rejects.toThrow(/"frogs" is not a choice of the option weather/);
    await expect(ann.ask(begin({ weather: 'rain' }, pits))).rejects.toThrow(/There is no option "weather"/);
    await expect(ann.ask(begin({ ['__proto__']: 'rain' }))).rejects.toThrow(/cannot be a name here/);
  });
});

/** The record of a game without choices. */
async function plain(one: GameGuest): Promise<GameRecord> {
  const game = await one.ask<string>(begin({}));
  await one.watch(game);
  await until(() => one.now.snapshot.view.over, 'the end of the game');
  return one.ask<GameRecord>({ type: 'save', game });
}

describe('notes on a game of a room', () => {
  it('are for those who wrote them, and for all when it is over', async () => {
    const [ann, ben, eve] = [await guest('ann'), await guest('ben'), await guest('eve')];
    const game = await ann.ask<string>({
      type: 'begin',
      package: 'grunwald-1410',
      name: '',
      seats: {},
      position: PITS,
    });
    for (const one of [ann, ben, eve]) await one.watch(game);
    await ann.ask({ type: 'sit', game, side: 'teutonic', wish: { to: 'me' } });
    await ben.ask({ type: 'sit', game, side: 'polish-lithuanian', wish: { to: 'me' } });
    await ann.ready(game);
    const note = (one: GameGuest, move: number, text: string): Promise<null> =>
      one.ask({ type: 'note', game, move, text });
    await expect(note(eve, 0, 'I look on')).rejects.toThrow(/Only those who sit/);
    await expect(note(ann, 1, 'Too early')).rejects.toThrow(/no such move/);
    await note(ann, 0, 'The pit at A7 B10 is real');
    await note(ben, 0, ' He hides something \n');
    expect(ann.now.notes).toEqual({ 0: 'The pit at A7 B10 is real' });
    expect(ben.now.notes).toEqual({ 0: 'He hides something' });
    await note(ben, 0, '');
    expect(ben.now.notes).toEqual({});
    await note(ben, 0, 'Ride on');
    // In another page of the same browser, and for nobody who comes to the seat.
    const again = await guest('ann');
    await again.watch(game);
    expect(again.now.notes).toEqual({ 0: 'The pit at A7 B10 is real' });
    await eve.watch(game);
    expect(eve.now.notes).toEqual({});
    const heard = [ben, eve].flatMap((one) => one.heard).join('\n');
    expect(heard).not.toContain('A7 B10 is real');
    for (const [one, side] of [
      [ann, 'teutonic'],
      [ben, 'polish-lithuanian'],
    ] as const) {
      await one.ask({ type: 'sit', game, side, wish: { to: 'computer', player: 'random' } });
    }
    await until(() => eve.now.snapshot.view.over, 'the end of the game');
    const all = eve.now.notes['0'].split('\n').toSorted();
    expect(all).toEqual(['ann: The pit at A7 B10 is real', 'ben: Ride on']);
    expect((await eve.ask<GameRecord>({ type: 'save', game })).notes).toEqual(eve.now.notes);
    await expect(note(ann, 0, 'More')).rejects.toThrow(/Only those who sit|is over/);
    await ann.ask({ type: 'drop', game });
    const [row] = await server.database.query('SELECT count(*) AS notes FROM game_notes', []);
    expect(Number(row['notes'])).toBe(0);
  });

  it('are so many of one person, and so long', async () => {
    const ann = await guest('ann');
    const seats = { teutonic: { to: 'me' } } as const;
    const game = await ann.ask<string>({ type: 'begin', package: 'grunwald-1410', name: '', seats, position: PITS });
    await ann.watch(game);
    const { person } = await ownNote(ann, game);
    await server.database.transaction(async ({ query }) => {
      for (let move = 1; move < 200; move++) {
        const values = ['game_notes', game, move, person];
        await query(
          `INSERT INTO game_notes (project, game, number, person, name, text)
           SELECT project, game, $3, person, name, $1 FROM game_notes WHERE game = $2 AND person = $4 AND number = 0`,
          values,
        );
      }
    });
    await expect(ann.ask({ type: 'note', game, move: 0, text: 'Another text' })).resolves.toBeNull();
    await server.database.query('UPDATE game_notes SET number = 200 WHERE game = $1 AND number = 0', [game]);
    await expect(ann.ask({ type: 'note', game, move: 0, text: 'One more' })).rejects.toThrow(/200 notes/);
    const before = ann.heard.length;
    ann.send({ id: 999, type: 'note', game, move: 0, text: 'x'.repeat(2001) });
    await ann.ask({ type: 'watch', game });
    expect(ann.heard.slice(before).filter((words) => words.includes('"id":999'))).toEqual([]);
  });
});

/** Writes one note, and says under whose name it is kept. */
async function ownNote(one: GameGuest, game: string): Promise<{ readonly person: string }> {
  await one.ask({ type: 'note', game, move: 0, text: 'A note' });
  const [row] = await server.database.query('SELECT person FROM game_notes WHERE game = $1', [game]);
  return { person: String(row['person']) };
}
