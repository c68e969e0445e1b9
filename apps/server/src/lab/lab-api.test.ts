import { afterEach, beforeEach, expect, it } from 'vitest';
import { ACCOUNTS, ask as askAs, firstOwner, makeLink, visit } from '../testing/guest-book.ts';
import { Place } from '../testing/place.ts';
import { onEveryStorage, type Storage } from '../testing/storages.ts';
import { ReportedGames } from './reported-games.ts';

onEveryStorage('games that members report', (make) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await make();
  });
  afterEach(() => storage.clear());

  it('stand beside who reports them, and nobody writes over another’s', async () => {
    const games = new ReportedGames(await storage.open());
    const [ann, ben] = [
      { id: 'a', name: 'Ann' },
      { id: 'b', name: 'Ben' },
    ];
    await games.keep('one', 'source', ann, [
      { seed: 1, result: 'true' },
      { seed: 2, result: 'true' },
    ]);
    await games.keep('one', 'source', ben, [{ seed: 1, result: 'false' }]);
    await games.keep('one', 'source', ann, [{ seed: 1, result: 'again' }]);
    await games.keep('other', 'source', ben, [{ seed: 1, result: 'elsewhere' }]);
    expect(await games.find('one', 'source', 1, 5)).toEqual([
      { seed: 1, result: 'again', by: ann },
      { seed: 1, result: 'false', by: ben },
      { seed: 2, result: 'true', by: ann },
    ]);
    expect(await games.find('one', 'another', 1, 5)).toEqual([]);
  });
});

let place: Place;
beforeEach(async () => {
  place = await Place.make();
});
afterEach(() => place.clear());

it('are told and asked for over HTTP, and what is none is refused', async () => {
  const { port } = await place.start();
  const address = `http://127.0.0.1:${port}/api/projects/scenarios/lab-games`;
  const tell = async (body: object): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  const game = { seed: -3, result: '{"seed":-3}' };
  expect(await tell({ source: 's', games: [game] })).toBe(200);
  const found = await fetch(`${address}?source=s&first=-5&count=10`);
  expect(await found.json()).toMatchObject([{ ...game, isOwn: false }]);
  const wrong = [
    {},
    { source: '', games: [game] },
    { source: 's', games: [] },
    { source: 's', games: [{ ...game, seed: 0.5 }] },
    { source: 's', games: [{ ...game, result: 5 }] },
    { source: 's', games: [{ ...game, result: 'x'.repeat(40_001) }] },
    { source: 's', games: Array.from({ length: 201 }, () => game) },
  ];
  for (const body of wrong) expect(await tell(body)).toBe(400);
  for (const query of ['', '?source=s&first=1', '?source=s&first=1&count=501', '?source=s&first=x&count=5']) {
    expect((await fetch(address + query)).status).toBe(400);
  }
  expect((await fetch(address.replace('scenarios', 'nowhere'))).status).toBe(404);
});

it('come from playtesters, under their own name, and viewers only look', async () => {
  const server = await place.start({ accounts: ACCOUNTS });
  const owner = await firstOwner(server);
  const comeAs = async (role: 'playtester' | 'viewer', name: string): Promise<string> =>
    visit(server, (await makeLink(server, owner, 'share', role)).secret, name);
  const [tester, viewer] = [await comeAs('playtester', 'Tess'), await comeAs('viewer', 'Vic')];
  const path = '/api/projects/scenarios/lab-games';
  const body = { source: 's', games: [{ seed: 1, result: '{}', by: { id: 'x', name: 'Ann' } }] };
  expect((await askAs(server, 'POST', path, { cookie: viewer, body })).status).toBe(403);
  expect((await askAs(server, 'POST', path, { cookie: tester, body })).status).toBe(200);
  const seen = await askAs(server, 'GET', `${path}?source=s&first=1&count=1`, { cookie: viewer });
  expect(seen.body).toMatchObject([{ seed: 1, by: { name: 'Tess' }, isOwn: false }]);
  const own = await askAs(server, 'GET', `${path}?source=s&first=1&count=1`, { cookie: tester });
  expect(own.body).toMatchObject([{ seed: 1, isOwn: true }]);
  expect((await askAs(server, 'GET', `${path}?source=s&first=1&count=1`)).status).toBe(401);
});
