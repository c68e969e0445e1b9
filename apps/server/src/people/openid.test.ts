import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RunningServer } from '../start-server.ts';
import { ACCOUNTS, ask, firstOwner, makeLink, PASSWORD, type Answer } from '../testing/guest-book.ts';
import { Place } from '../testing/place.ts';
import { Provider } from '../testing/provider.ts';

let place: Place;
let provider: Provider;
let server: RunningServer;
let owner: string;

beforeEach(async () => {
  [place, provider] = await Promise.all([Place.make(), Provider.start()]);
  const openId = { issuer: provider.issuer, clientId: 'hexwright', clientSecret: 'secret', title: 'Example' };
  server = await place.start({ accounts: { ...ACCOUNTS, openId } });
  owner = await firstOwner(server);
});

afterEach(async () => {
  provider.stop();
  await place.clear();
});

/** Goes to the provider and comes back, as a browser does. @param kept what the browser has kept meanwhile, if not that */
async function goAndCome(invitation = '', kept?: string): Promise<Answer> {
  const left = await ask(server, 'GET', `/api/openid?invitation=${invitation}`);
  const own = left.headers.getSetCookie()[0]?.split(';', 1)[0];
  const there = await fetch(left.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(there.headers.get('location') ?? '');
  return ask(server, 'GET', back.pathname + back.search, { cookie: kept ?? own ?? null });
}

const visitor = async (cookie: string | null): Promise<unknown> =>
  (await ask(server, 'GET', '/api/me', { cookie })).body['visitor'];

it('lets people in who have an invitation, and knows them again without', async () => {
  const uninvited = await goAndCome();
  expect([uninvited.cookie, uninvited.headers.get('location')]).toEqual([null, '/#sign-in=not-invited']);
  const link = await makeLink(server, owner, 'invitation', 'editor');
  const first = await goAndCome(link.secret);
  expect([await visitor(first.cookie), first.headers.get('location')]).toMatchObject([
    { name: 'Olga', isGuest: false },
    '/',
  ]);
  provider.claims = { ...provider.claims, email: 'changed@example.org' };
  expect(await visitor((await goAndCome()).cookie)).toEqual(await visitor(first.cookie));
  expect((await ask(server, 'GET', '/api/projects/scenarios/state', { cookie: first.cookie })).status).toBe(200);
});

it('takes an account over for its verified address only, and ends the password that somebody had chosen for it', async () => {
  provider.claims = { sub: '2', name: 'Ann', email: 'ann@example.org', email_verified: false };
  expect((await goAndCome()).cookie).toBeNull();
  provider.claims = { ...provider.claims, email_verified: true };
  const come = await goAndCome();
  expect(await visitor(come.cookie)).toMatchObject({ name: 'ann' });
  expect(await visitor(owner)).toBeNull();
  const body = { email: 'ann@example.org', password: PASSWORD };
  expect((await ask(server, 'POST', '/api/sign-in', { body })).status).toBe(401);
});

it('refuses anyone who did not leave from this browser, and identities that are not for it', async () => {
  const link = await makeLink(server, owner, 'invitation', 'editor');
  expect((await goAndCome(link.secret, 'hexwright-openid=e30')).headers.get('location')).toBe('/#sign-in=provider');
  for (const forged of [{ nonce: 'other' }, { aud: 'other' }, { iss: 'https://evil.example' }, { exp: 1 }]) {
    provider.forges = forged;
    expect((await goAndCome(link.secret)).cookie, JSON.stringify(forged)).toBeNull();
  }
  provider.forges = {};
  expect((await goAndCome(link.secret)).cookie).not.toBeNull();
});
