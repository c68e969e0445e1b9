import { afterEach, beforeEach, expect, it } from 'vitest';
import { ACCOUNTS, ask as askAs, firstOwner, makeLink, visit, type Answer } from '../testing/guest-book.ts';
import { Place } from '../testing/place.ts';
import type { Version } from './version-store.ts';
import type { VersionFiles } from './versions-api.ts';

let place: Place;

beforeEach(async () => {
  place = await Place.make();
});

afterEach(() => place.clear());

/** Asks the interface for versions of the project. */
async function ask<Answer>(port: number, address: string, method = 'GET', body?: object): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}/api/projects/scenarios/${address}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  return (
    response.headers.get('content-type')?.startsWith('application/json') === true ? JSON.parse(text) : text
  ) as Answer;
}

it('makes a version on demand, with its texts and with who had a hand in it, and keeps it over a restart', async () => {
  const server = await place.start();
  const ann = await place.join(server.port);
  ann.provider.awareness?.setLocalState({ name: 'Ann' });
  ann.pace(7);
  await ann.saved();
  const made = await ask<Version>(server.port, 'versions', 'POST', { name: 'Faster guards' });
  expect(made).toMatchObject({ name: 'Faster guards', people: ['Ann'] });
  ann.pace(8);
  await ann.saved();
  await server.close();

  const { port } = await place.start();
  const versions = await ask<Version[]>(port, 'versions');
  // What was done after it is in a version of its own, made when the server stopped.
  expect(versions.map(({ name }) => name)).toEqual(['', 'Faster guards']);
  const { files } = await ask<VersionFiles>(port, `versions/${made.number}`);
  const text = await ask<string>(port, `version-texts/${files['ford:units.json']}`);
  expect(text).toContain('"movement": 7');
  expect(await ask<Version[]>(port, `versions/${made.number}`, 'PATCH', { name: 'Quick' })).toMatchObject([
    {},
    { name: 'Quick' },
  ]);
});

it('says what is wrong with what it is asked', async () => {
  const { port } = await place.start();
  expect(await ask(port, 'versions', 'POST', { name: '  ' })).toMatchObject({ code: 'request.malformed' });
  for (const address of ['versions/77', 'versions/x', 'version-texts/nothing']) {
    expect(await ask(port, address)).toMatchObject({ code: 'version.unknown' });
  }
  const elsewhere = await fetch(`http://127.0.0.1:${port}/api/projects/nowhere/versions`);
  expect(elsewhere.status).toBe(404);
});

it('keeps few versions in a row for the guests of a link, and any for people with accounts', async () => {
  const server = await place.start({ accounts: ACCOUNTS });
  const owner = await firstOwner(server);
  const { secret } = await makeLink(server, owner, 'share', 'editor');
  const guests = [await visit(server, secret), await visit(server, secret)];
  const keep = (cookie: string): Promise<Answer> =>
    askAs(server, 'POST', '/api/projects/scenarios/versions', { cookie, body: { name: 'Again' } });
  const statuses = [];
  for (let time = 0; time < 6; time++) statuses.push((await keep(guests[time % 2])).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await keep(guests[0])).body).toMatchObject({ code: 'version.too-often' });
  expect((await keep(owner)).status).toBe(200);
  // Guests keep none where there are as many as they may fill; people with accounts still do.
  for (let number = 1000; number < 1300; number++)
    await server.database.query(
      "INSERT INTO versions (project, number, made, name, people, files) SELECT project, $1, made, 'Old', people, files FROM versions WHERE name = 'Again' LIMIT 1",
      [number],
    );
  const other = await makeLink(server, owner, 'share', 'editor');
  expect((await keep(await visit(server, other.secret))).body).toMatchObject({ code: 'version.too-many' });
  expect((await keep(owner)).status).toBe(200);
});
