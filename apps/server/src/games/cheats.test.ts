/** What somebody who sits at a game, or has sat there, tries in order to know or to undo what they may not. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SeatWish } from '@hexwright/playtest/shared';
import { setItem } from '@hexwright/workspace';
import { settle } from '../faults/scene.ts';
import type { RunningServer } from '../start-server.ts';
import { Cluster } from '../testing/cluster.ts';
import { ACCOUNTS, firstOwner, invite, makeLink, visit } from '../testing/guest-book.ts';
import { Place, until } from '../testing/place.ts';
import { onCluster } from '../testing/storages.ts';
import { bringPackages, PIT_PACKAGE, PITS, pitServer, RIDER, GameGuest } from '../testing/game-guest.ts';

const KEEPER = 'teutonic';
const YOU_KNOW = /You have sat for another side .* begin a new game/;
const THEY_KNOW = /They have sat for another side/;

let place: Place;
let server: RunningServer;

beforeAll(async () => {
  ({ place, server } = await pitServer());
});

afterAll(() => place.clear());

afterEach(() => place.leaveAll());

/** Somebody at the games; without accounts the key of their browser says who they are. */
async function guest(key: string, cookie?: string, at = server, where = place): Promise<GameGuest> {
  return GameGuest.greeted(await where.join(at.port, cookie === undefined ? {} : { cookie }), key);
}

/** Begins a game before pits, which its first player has laid. */
const begin = (keeper: GameGuest, ...mine: readonly string[]): Promise<string> =>
  keeper.ask<string>({
    type: 'begin',
    package: PIT_PACKAGE,
    name: '',
    position: PITS,
    seats: Object.fromEntries(mine.map((side) => [side, { to: 'me' }])),
  });

async function sit(one: GameGuest, game: string, side: string, wish: SeatWish = { to: 'me' }): Promise<void> {
  await one.watch(game);
  await one.ask({ type: 'sit', game, side, wish });
}

const faces = (one: GameGuest): string =>
  one.now.snapshot.view.pieces.flatMap(({ kind, face }) => (kind === 'pit' ? [face] : [])).join();

/** To hand a seat over to somebody. */
const handTo = (one: GameGuest, name: string): SeatWish => ({
  to: 'person',
  id: one.now.people.find((other) => other.name === name)?.id ?? '',
});

describe('somebody who has sat for one side where sides hide something', () => {
  it('does not play the other: not from a second page, nor by way of a computer player, nor after a restart', async () => {
    const ann = await guest('ann');
    const game = await begin(ann, KEEPER);
    await ann.watch(game);
    expect(faces(ann)).toBe('real,dummy,real,dummy');
    const tab = await guest('ann');
    await expect(sit(tab, game, RIDER)).rejects.toThrow(YOU_KNOW);
    await sit(ann, game, KEEPER, { to: 'free' });
    // Who has left a seat is one who looks on, and sees no more than others do.
    await until(() => !faces(ann).includes('real'), 'the pits to be out of sight');
    await expect(sit(ann, game, RIDER)).rejects.toThrow(YOU_KNOW);
    await sit(ann, game, RIDER, { to: 'computer', player: 'random' });
    await expect(sit(ann, game, RIDER)).rejects.toThrow(YOU_KNOW);
    const { port } = server;
    place.leaveAll();
    await server.close();
    server = await place.start({ port });
    const again = await guest('ann');
    await expect(sit(again, game, RIDER)).rejects.toThrow(YOU_KNOW);
    const eve = await guest('eve');
    await sit(eve, game, RIDER);
    await sit(again, game, KEEPER);
    expect(faces(again)).toBe('real,dummy,real,dummy');
  });

  it('is handed the other seat only by the one person who has sat at the game beside them', async () => {
    const [ann, ben, eve] = [await guest('ann'), await guest('ben'), await guest('eve')];
    const game = await begin(ann, KEEPER);
    await sit(ben, game, RIDER);
    for (const one of [ann, eve]) await one.watch(game);
    await ben.watch(game);
    await ben.ask({ type: 'sit', game, side: RIDER, wish: handTo(ben, 'ann') });
    await ann.watch(game);
    expect(Object.values(ann.now.game.seats).map(({ is }) => is)).toEqual(['me', 'me']);
    await ann.ask({ type: 'sit', game, side: RIDER, wish: handTo(ann, 'eve') });
    await eve.watch(game);
    await ann.ask({ type: 'sit', game, side: KEEPER, wish: { to: 'free' } });
    await expect(eve.ask({ type: 'sit', game, side: RIDER, wish: handTo(eve, 'ann') })).rejects.toThrow(THEY_KNOW);
    await expect(sit(ben, game, KEEPER)).rejects.toThrow(YOU_KNOW);
  });

  it('plays both sides where they have begun with both; all are told that they may know both', async () => {
    const [ann, eve] = [await guest('ann'), await guest('eve')];
    const game = await begin(ann, KEEPER, RIDER);
    await eve.watch(game);
    await sit(ann, game, KEEPER, { to: 'free' });
    await eve.watch(game);
    expect(eve.now.game.seats).toMatchObject({ [RIDER]: { alsoHeld: [KEEPER] }, [KEEPER]: { alsoHeld: [] } });
    await sit(ann, game, KEEPER);
    expect([faces(ann), faces(eve)]).toEqual(['real,dummy,real,dummy', expect.not.stringMatching(/real|dummy/)]);
  });
});

it('knows a guest of a link again who comes back, and an account in every browser', async () => {
  const own = await Place.make();
  try {
    await bringPackages(own, PIT_PACKAGE);
    const at = await own.start({ accounts: ACCOUNTS });
    const owner = await firstOwner(at);
    const { secret } = await makeLink(at, owner, 'share', 'playtester');
    const cookies = [await visit(at, secret), await invite(at, owner, 'playtester', 'tom@example.org'), owner];
    for (const cookie of cookies) {
      const one = await guest('a browser', cookie, at, own);
      const game = await begin(one, KEEPER);
      await sit(one, game, KEEPER, { to: 'free' });
      own.leaveAll();
      const back = await guest('another browser', cookie, at, own);
      await expect(sit(back, game, RIDER)).rejects.toThrow(YOU_KNOW);
    }
  } finally {
    await own.clear();
  }
});

onCluster('on another server', () => {
  it('nobody plays the side against which they have sat on the first', async () => {
    const cluster = await Cluster.make();
    try {
      await bringPackages(cluster.place, PIT_PACKAGE);
      const [one, two] = [await cluster.start(), await cluster.start()];
      const ann = await guest('ann', undefined, one, cluster.place);
      const game = await begin(ann, KEEPER);
      await sit(ann, game, KEEPER, { to: 'free' });
      const there = await guest('ann', undefined, two, cluster.place);
      await expect(sit(there, game, RIDER)).rejects.toThrow(YOU_KNOW);
    } finally {
      await cluster.clear();
    }
  });
});

describe('moves that are made', () => {
  /** The commands of a game, as they are kept. */
  const kept = async (game: string): Promise<readonly unknown[]> =>
    (await server.database.query('SELECT command FROM game_moves WHERE game = $1 ORDER BY number', [game])).map(
      ({ command }) => command,
    );

  it('are taken back by nobody: not by words of games alone, nor by rules that one player changes and changes back', async () => {
    const [ann, ben] = [await guest('ann'), await guest('ben')];
    const game = await begin(ann, KEEPER);
    await sit(ben, game, RIDER);
    await ann.watch(game);
    for (let made = 0; made < 8; made++) {
      await until(() => ann.choices.length + ben.choices.length > 0, 'somebody to decide');
      const one = ann.choices.length > 0 ? ann : ben;
      const { move } = one;
      expect(await one.play(one.choices[0])).toMatchObject({ kind: 'done' });
      await until(() => ann.move > move && ben.move > move, 'both to be told');
    }
    const before = await kept(game);
    expect(before.length).toBeGreaterThan(7);
    const pieces = JSON.stringify(ben.now.snapshot.view.pieces);
    const editor = await place.join(server.port);
    const edits = [
      ['units/polish-horse-1/values/movement', 1],
      ['units/wolf-pit-1/faces', [{ id: 'concealed', name: 'Face down' }]],
      ['units/polish-horse-1/name', 'Nobody'],
    ] as const;
    for (const [path, value] of edits) {
      editor.editor.do(setItem(editor.project, PIT_PACKAGE, path, value));
      await editor.saved();
      // Offered, agreed to by oneself, withdrawn, changed back, offered again: nothing of it moves the game.
      await settle(ben.ask({ type: 'offer', game }));
      const offer = ben.games.get(game)?.offer?.id ?? 'none';
      await settle(ben.ask({ type: 'agree', game, offer, yes: true }));
      editor.editor.undo();
      await editor.saved();
      await settle(ben.ask({ type: 'offer', game }));
      await settle(ben.ask({ type: 'agree', game, offer, yes: false }));
      for (const word of ['undo', 'redo', 'goTo', 'recompile', 'setSeed'])
        ben.send({ id: -1, type: word, game, name: word, args: [0], node: 0 });
      for (const at of [0, before.length - 1, before.length])
        await settle(ben.ask({ type: 'perform', game, at, commands: [{ do: 'undo' }, { do: 'end-phase' }] }));
      expect(await kept(game)).toEqual(before);
    }
    await ben.watch(game);
    expect(JSON.stringify(ben.now.snapshot.view.pieces)).toBe(pieces);
    expect((await server.database.query('SELECT moves FROM games WHERE id = $1', [game]))[0]).toMatchObject({
      moves: before.length,
    });
  });

  it('stay made under the rules of the beginning, whatever becomes of the package in mid-game', async () => {
    const [ann, ben] = [await guest('ann'), await guest('ben')];
    const game = await begin(ann, KEEPER);
    await sit(ben, game, RIDER);
    await ann.watch(game);
    await ben.ready(game);
    await until(() => ben.choices.length > 0, 'the rider to decide');
    const before = JSON.stringify([ben.now.snapshot.view.pieces, ben.choices]);
    const editor = await place.join(server.port);
    const edits = [
      ['units/polish-horse-1/values/movement', 99],
      ['units/polish-horse-1/kind', 'nothing'],
      ['units/wolf-pit-1/faces', [{ id: 'real', name: 'Here it is' }]],
    ] as const;
    for (const [path, value] of edits) {
      editor.editor.do(setItem(editor.project, PIT_PACKAGE, path, value));
      await editor.saved();
      await ben.watch(game);
      expect(JSON.stringify([ben.now.snapshot.view.pieces, ben.choices])).toBe(before);
    }
    const { port } = server;
    place.leaveAll();
    await server.close();
    server = await place.start({ port });
    const back = await guest('ben');
    await back.watch(game);
    expect(back.now.trouble).toBeNull();
    expect(JSON.stringify([back.now.snapshot.view.pieces, back.choices])).toBe(before);
    expect(await back.play(back.choices[0])).toMatchObject({ kind: 'done' });
    expect(back.heard.join()).not.toContain('Here it is');
  });
});
