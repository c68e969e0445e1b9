import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CaseFile } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';
import { verifyDice, type GameRecord } from '@hexwright/playtest';
import { games } from '@hexwright/playtest/all-games';
import { setItem } from '@hexwright/workspace';
import { bringPackages, PITS, GameGuest } from '../testing/game-guest.ts';
import type { KeptDice } from './dice-shares.ts';
import { Cluster } from '../testing/cluster.ts';
import { ACCOUNTS, firstOwner, invite } from '../testing/guest-book.ts';
import { Place, until } from '../testing/place.ts';
import { onCluster } from '../testing/storages.ts';
import type { RunningServer } from '../start-server.ts';
import { playableAt, type RoomRequest, type OfferInfo } from '@hexwright/playtest/shared';

let place: Place;
let server: RunningServer;

beforeAll(async () => {
  place = await Place.make();
  await bringPackages(place, 'gmb/standard', 'gmb/king-arthur', 'grunwald-1410');
  server = await place.start();
});

afterAll(() => place.clear());

afterEach(() => place.leaveAll());

/** Somebody whose browser has that key. */
async function guest(key: string, at: RunningServer = server, cookie?: string): Promise<GameGuest> {
  const one = new GameGuest(await place.join(at.port, cookie === undefined ? {} : { cookie }), key);
  await one.greeted();
  return one;
}

/** Two leaders who stand face to face: their duel is all that happens. */
const DUEL = {
  case: '18.3',
  title: 'A duel',
  map: { columns: 9, rows: 9 },
  turn: 1,
  phase: 'man-to-man',
  units: [
    { id: 'H', copy: 'heliades', hexes: ['0605'] },
    { id: 'A', copy: 'caradoc', hexes: ['0505'] },
  ],
} as unknown as CaseFile;

interface Party {
  /** The one who plays the first side, who plays the second, and one who looks on. */
  readonly ann: GameGuest;
  readonly ben: GameGuest;
  readonly eve: GameGuest;
  readonly game: string;
}

/** Ann and Ben at a game, and Eve who looks on. */
async function party(packageId: string, position: CaseFile, own: string, other: string): Promise<Party> {
  const [ann, ben, eve] = [await guest('ann'), await guest('ben'), await guest('eve')];
  const seats = { [own]: { to: 'me' } as const };
  const game = await ann.ask<string>({ type: 'begin', package: packageId, name: 'Test', seats, position });
  for (const one of [ann, ben, eve]) await one.watch(game);
  await ben.ask({ type: 'sit', game, side: other, wish: { to: 'me' } });
  await settled({ ann, ben, eve });
  return { ann, ben, eve, game };
}

/** Duelling, with Ann as Arthur. */
const duel = (): Promise<Party> => party('gmb/king-arthur', DUEL, 'arthur', 'modred');

/** Waits until everybody has been told of the same. */
async function settled({ ann, ben, eve }: Omit<Party, 'game'>, moves = Math.max(ann.move, ben.move)): Promise<void> {
  const seats = (one: GameGuest): string =>
    Object.values(one.now.game.seats)
      .map(({ name }) => name)
      .join();
  const isReady = (one: GameGuest): boolean => one.now.game.dice?.waits.length === 0;
  const is = (): boolean =>
    isReady(ann) &&
    [ann, ben, eve].every((one) => one.move >= moves && one.move === ann.move && seats(one) === seats(ann));
  await until(is, 'everybody to be told');
}

/** Who must decide. */
const decider = ({ ann, ben }: Party): GameGuest => (ann.choices.length > 0 ? ann : ben);

/** Plays any choices, so many or to the end. */
async function playOn(all: Party, most: number): Promise<void> {
  let lot = 7;
  for (let made = 0; made < most && !all.ann.now.snapshot.view.over; made++) {
    const one = decider(all);
    lot = (lot * 48_271) % 2_147_483_647;
    const choice = one.choices[lot % one.choices.length];
    const { move } = one;
    expect(await one.play(choice)).toMatchObject({ kind: 'done' });
    await settled(all, move + 1);
  }
}

/** The secret of the dice of a game, which only the database knows. */
async function secretOf(game: string): Promise<string> {
  const [row] = await server.database.query('SELECT dice FROM games WHERE id = $1', [game]);
  return (JSON.parse(String(row['dice'])) as KeptDice).secret;
}

describe('a game in a room', () => {
  it('takes commands of the seat that decides, legal ones, once, and tells all who look', async () => {
    const all = await duel();
    const { ann, ben, eve, game } = all;
    const [one, other] = [decider(all), decider(all) === ann ? ben : ann];
    expect([other.choices, eve.choices]).toEqual([[], []]);
    const [choice] = one.choices;
    expect(await other.play(choice)).toMatchObject({ kind: 'nobody', text: /Another seat/ });
    expect(await eve.play(choice)).toMatchObject({ kind: 'nobody' });
    expect(await one.play(choice, 5)).toMatchObject({ kind: 'nobody', text: /gone on/ });
    expect(await one.play({ ...choice, command: { do: 'fight-on' } })).toMatchObject({ kind: /refused|unreadable/ });
    const both = await Promise.all([one.play(choice, 0), one.play(choice, 0)]);
    expect(both).toMatchObject([{ kind: 'done' }, { kind: 'done' }]);
    await settled(all);
    expect([ann.move, ben.move, eve.move]).toEqual([1, 1, 1]);
    await expect(one.ask({ type: 'save', game })).resolves.toBeNull();
    await expect(one.ask({ type: 'look', game, name: 'sight', args: [0, 1e9] })).rejects.toThrow(/no question/);
    await expect(one.ask({ type: 'watch', game: 'elsewhere' })).rejects.toThrow(/no such game/);
  });

  it('has seats left, handed over and kept, and nobody takes somebody else’s', async () => {
    const all = await duel();
    const { ann, ben, eve, game } = all;
    const sit = (one: GameGuest, side: string, wish: Extract<RoomRequest, { type: 'sit' }>['wish']): Promise<null> =>
      one.ask({ type: 'sit', game, side, wish });
    await expect(sit(eve, 'arthur', { to: 'me' })).rejects.toThrow(/somebody else/);
    await sit(ben, 'modred', { to: 'person', id: ben.now.people.find(({ name }) => name === 'eve')?.id ?? '' });
    await settled(all);
    expect(eve.now.game.seats['modred']).toMatchObject({ is: 'me' });
    await sit(ann, 'arthur', { to: 'computer', player: 'random' });
    await expect(sit(ben, 'arthur', { to: 'me' })).rejects.toThrow(/somebody else/);
    await sit(ann, 'arthur', { to: 'me' });
    await sit(eve, 'modred', { to: 'computer', player: 'random' });
    await until(() => ann.now.snapshot.view.over || ann.choices.length > 0, 'the computer player');
    expect(ann.move).toBeGreaterThan(0);
  });

  it('tells nobody what their view hides in a whole game with pits, nor the secret of the dice or a hash', async () => {
    const all = await party('grunwald-1410', PITS, 'teutonic', 'polish-lithuanian');
    const { ann, ben, eve } = all;
    const faces = (one: GameGuest): string =>
      one.now.snapshot.view.pieces.flatMap(({ kind, face }) => (kind === 'pit' ? [face] : [])).join();
    expect(faces(ann)).toBe('real,dummy,real,dummy');
    expect([faces(ben), faces(eve)].join()).not.toMatch(/real|dummy/);
    await playOn(all, 400);
    expect(ann.now.snapshot.view.over).toBe(true);
    const secret = await secretOf(all.game);
    for (const one of [ann, ben, eve]) {
      // When all is over everything lies open.
      const before = one.heard.filter((words) => !/"(over|isOver)":true/.test(words));
      expect(before.length).toBeGreaterThan(5);
      const told = before.join('\n');
      expect(told).not.toContain(secret);
      expect(told).not.toMatch(/"hash":"[^"]/);
      if (one !== ann) expect(told.match(/.{80}"(real|dummy)".{40}/)).toBeNull();
    }
    const record = await eve.ask<GameRecord>({ type: 'save', game: all.game });
    expect(record.fair).toMatchObject({
      secret,
      pledge: eve.now.game.dice?.pledge,
      rounds: [{ from: 0 }, { from: 0 }],
    });
    expect(record.fair?.rounds[1].shares.map(({ sides }) => sides.join()).toSorted()).toEqual([
      'polish-lithuanian',
      'teutonic',
    ]);
    expect(eve.heard.find((words) => words.includes(record.fair?.pledge ?? '-'))).not.toContain('"over":true');
    // A seat that holds its share back is told nobody else's by that.
    const shares = record.fair?.rounds.flatMap((round) => round.shares.map(({ share }) => share)) ?? [];
    expect(shares.length).toBeGreaterThan(2);
    for (const one of [ann, ben, eve]) {
      const told = one.heard.filter((words) => !/"(over|isOver)":true/.test(words) && !words.includes('"rounds"'));
      for (const share of shares) expect(told.join('\n')).not.toContain(share);
    }
    const chain = new FolderLibrary([place.root]).loadChain('grunwald-1410');
    const found = chain.ok ? playableAt(games, chain.chain, { position: record.position ?? null }) : chain;
    if (!found.ok) throw new Error(found.problems[0].message);
    expect(verifyDice(found.playable, record, 'game.json').problems).toEqual([]);
  });

  it('keeps what is chosen in secret sealed for all until both have chosen, also over a restart', async () => {
    let all = await duel();
    const { game } = all;
    const hidden = await secretOf(game);
    const zone = /"(helm|right|left|horse-legs)"/;
    const plays = async (...words: readonly string[]): Promise<void> => {
      for (const word of words) {
        const { move } = all.ann;
        const one = decider(all);
        const choice = one.choices.find(({ command }) => command.do === word) ?? one.choices[0];
        expect(await one.play(choice)).toMatchObject({ kind: 'done' });
        await settled(all, move + 1);
      }
    };
    await plays('challenge', 'accept-challenge', 'fight-on', 'fight-on');
    const chooser = decider(all);
    const secret = chooser.choices[0].command;
    expect(JSON.stringify(secret)).toMatch(zone);
    await plays('');
    const sealed = all.ann.move;
    await server.close();
    place.leaveAll();
    server = await place.start();
    const [ann, ben, eve] = [await guest('ann'), await guest('ben'), await guest('eve')];
    all = { ann, ben, eve, game };
    for (const one of [ann, ben, eve]) await one.watch(game);
    expect([ann.move, ben.move, eve.move]).toEqual([sealed, sealed, sealed]);
    for (const one of [ann, ben, eve]) {
      const { moves, view } = one.now.snapshot;
      expect(moves.at(-1)?.command).toEqual({ do: 'sealed' });
      const { contest, ...seen } = view;
      expect(JSON.stringify([moves, seen, contest?.parties, contest?.rounds])).not.toMatch(zone);
      expect(one.heard.join()).not.toContain(hidden);
    }
    expect(eve.heard.join()).not.toContain('"do":"zones"');
    // The other one has chosen: both lie open, and the game goes on with the dice it would have had.
    await plays('');
    const shown = eve.now.snapshot.moves.find(({ move }) => move === sealed);
    expect(shown?.command).toEqual(secret);
  });

  it('goes on under the rules it was begun with until all who sit there agree on others', async () => {
    const all = await duel();
    const { ann, ben, eve, game } = all;
    const editor = await place.join(server.port);
    const rename = async (name: string): Promise<void> => {
      editor.editor.do(setItem(editor.project, 'gmb/king-arthur', 'units/caradoc/name', name));
      await editor.saved();
    };
    const named = (one: GameGuest): string => one.now.snapshot.view.pieces.map(({ name }) => name).join();
    const offered = async (one: GameGuest, id?: string): Promise<OfferInfo> => {
      await until(() => one.games.get(game)?.offer?.id !== id, 'an offer');
      const offer = one.games.get(game)?.offer;
      if (!offer) throw new Error('Nothing is offered.');
      return offer;
    };
    await expect(ann.ask({ type: 'offer', game })).rejects.toThrow(/current rules already/);
    await rename('Sir Caradoc');
    await expect(eve.ask({ type: 'offer', game })).rejects.toThrow(/Only those who sit/);
    await ann.ask({ type: 'offer', game });
    const offer = await offered(ben);
    expect(offer).toMatchObject({ by: 'ann', waits: ['ben'], isAsked: true, files: ['gmb/king-arthur/units.json'] });
    expect([await offered(ann), await offered(eve)].map(({ isAsked }) => isAsked)).toEqual([false, false]);
    await expect(eve.ask({ type: 'agree', game, offer: offer.id, yes: true })).rejects.toThrow(/Only those who sit/);
    // What is edited after that has not been offered.
    await rename('Nobody');
    await expect(ben.ask({ type: 'agree', game, offer: 'another', yes: true })).rejects.toThrow(/not offered any more/);
    await ben.ask({ type: 'agree', game, offer: offer.id, yes: false });
    await until(() => ann.games.get(game)?.offer === null, 'the offer to be gone');
    await ann.watch(game);
    expect(named(ann)).not.toContain('Sir Caradoc');
    await rename('Sir Caradoc');
    await ann.ask({ type: 'offer', game });
    await offered(ben);
    await ben.ask({ type: 'agree', game, offer: offer.id, yes: true });
    await until(() => named(eve).includes('Sir Caradoc'), 'the new rules');
    await rename('Caradoc');
    await ann.ask({ type: 'drop', game });
    await until(() => !eve.games.has(game), 'the game to be gone');
    await expect(ann.ask({ type: 'watch', game })).rejects.toThrow(/no such game/);
  });

  it('loses nothing to other rules, not even by all together, and says nothing of why', async () => {
    const { ann, ben, game } = await party('grunwald-1410', PITS, 'teutonic', 'polish-lithuanian');
    const editor = await place.join(server.port);
    const faces = ['concealed', 'another', 'dummy'].map((id) => ({ id, name: id }));
    editor.editor.do(setItem(editor.project, 'grunwald-1410', 'units/wolf-pit-1/faces', faces));
    await editor.saved();
    await ben.ask({ type: 'offer', game });
    await until(() => (ann.games.get(game)?.offer ?? null) !== null, 'an offer');
    const agree = ann.ask({ type: 'agree', game, offer: ann.games.get(game)?.offer?.id ?? '', yes: true });
    await expect(agree).rejects.toThrow('Under these rules the game could not have gone as it did.');
    await until(() => ann.games.get(game)?.offer === null, 'the offer to be gone');
    expect((await ann.watch(game)).trouble).toBeNull();
    editor.editor.undo();
    await editor.saved();
  });

  it('where sides hide something, is bound to its rules as long as nobody sits at one of the seats', async () => {
    const { ann, ben, game } = await party('grunwald-1410', PITS, 'teutonic', 'polish-lithuanian');
    await ann.ask({ type: 'sit', game, side: 'teutonic', wish: { to: 'computer', player: 'captain' } });
    const editor = await place.join(server.port);
    editor.editor.do(setItem(editor.project, 'grunwald-1410', 'units/wolf-pit-1/name', 'A pit'));
    await editor.saved();
    await expect(ben.ask({ type: 'offer', game })).rejects.toThrow(/people must sit at all seats/);
    editor.editor.undo();
    await editor.saved();
  });
});

it('lets a viewer watch, and a playtester sit, by what the server has found them to be', async () => {
  const own = await Place.make();
  try {
    await bringPackages(own, 'gmb/standard', 'gmb/king-arthur');
    const at = await own.start({ accounts: ACCOUNTS });
    const owner = await firstOwner(at);
    const [tester, viewer] = [
      await invite(at, owner, 'playtester', 'tom@example.org'),
      await invite(at, owner, 'viewer', 'vic@example.org'),
    ];
    const join = async (cookie: string, key: string): Promise<GameGuest> => {
      const one = new GameGuest(await own.join(at.port, { cookie }), key);
      await one.greeted();
      return one;
    };
    // The same key: it says nothing where people have accounts.
    const [tom, vic] = [await join(tester, 'key'), await join(viewer, 'key')];
    const begin: RoomRequest = {
      type: 'begin',
      package: 'gmb/king-arthur',
      name: '',
      seats: { arthur: { to: 'me' } },
      position: DUEL,
    };
    await expect(vic.ask(begin)).rejects.toThrow(/only watch/);
    const game = await tom.ask<string>(begin);
    await tom.watch(game);
    await vic.watch(game);
    expect(vic.now.game.seats).toMatchObject({
      arthur: { is: 'person', name: 'tom' },
      modred: { is: 'free', isOpen: false },
    });
    await expect(vic.ask({ type: 'sit', game, side: 'modred', wish: { to: 'me' } })).rejects.toThrow(/only watch/);
    await expect(vic.ask({ type: 'perform', game, at: 0, commands: [{ do: 'pass' }] })).rejects.toThrow(/only watch/);
    await expect(vic.ask({ type: 'drop', game })).rejects.toThrow(/Only the person who/);
    await tom.ask({ type: 'sit', game, side: 'modred', wish: { to: 'me' } });
    expect(await tom.play(tom.choices[0])).toMatchObject({ kind: 'done' });
    await until(() => vic.move === 1, 'the viewer to see it');
    expect(vic.choices).toEqual([]);
  } finally {
    await own.clear();
  }
});

onCluster('a game on two servers', () => {
  it('is played from both, each with what the other has done, and goes on when one is gone', async () => {
    const cluster = await Cluster.make();
    try {
      await bringPackages(cluster.place, 'gmb/standard', 'gmb/king-arthur');
      const [one, two] = [await cluster.start(), await cluster.start()];
      const join = async (at: RunningServer, key: string): Promise<GameGuest> => {
        const guest = new GameGuest(await cluster.place.join(at.port), key);
        await guest.greeted();
        return guest;
      };
      const [ann, ben] = [await join(one, 'ann'), await join(two, 'ben')];
      const game = await ann.ask<string>({
        type: 'begin',
        package: 'gmb/king-arthur',
        name: '',
        seats: { arthur: { to: 'me' } },
        position: DUEL,
      });
      await ann.watch(game);
      await ben.watch(game);
      await ben.ask({ type: 'sit', game, side: 'modred', wish: { to: 'me' } });
      for (let move = 0; move < 4; move++) {
        const decides = ann.now.game.deciding === 'arthur' ? ann : ben;
        await until(() => decides.choices.length > 0, 'the deciding player to be told');
        await decides.play(decides.choices[0]);
        await until(() => ann.move === move + 1 && ben.move === move + 1, 'both to be told');
      }
      await two.close();
      const back = await join(one, 'ben');
      expect((await back.watch(game)).snapshot.view.move).toBe(4);
      expect(back.now.game.seats['modred']).toMatchObject({ is: 'me' });
    } finally {
      await cluster.clear();
    }
  });
});
