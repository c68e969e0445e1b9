import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import type { RunningServer } from '../start-server.ts';
import {
  ACCOUNTS,
  ask,
  firstOwner,
  invite,
  makeLink,
  PASSWORD,
  signUp,
  visit,
  type Answer,
} from '../testing/guest-book.ts';
import { Place, until, type Client } from '../testing/place.ts';
import { frame, KIND, RawClient } from '../testing/raw-client.ts';
import { Devices } from './devices.ts';

let place: Place;
let server: RunningServer;
let owner: string;

beforeEach(async () => {
  place = await Place.make();
  server = await place.start({ accounts: ACCOUNTS });
  owner = await firstOwner(server);
});

afterEach(() => place.clear());

const signIn = (email: string, password = PASSWORD, cookie?: string): ReturnType<typeof ask> =>
  ask(server, 'POST', '/api/sign-in', { body: { email, password }, ...(cookie === undefined ? {} : { cookie }) });

const me = async (cookie: string | null): Promise<unknown> =>
  (await ask(server, 'GET', '/api/me', { cookie })).body['visitor'];

/** The cookie by which the browser is known from then on. */
const deviceIn = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith('hexwright-device='))
    ?.split(';', 1)[0] ?? '';

const roleOf = (client: Client): unknown => {
  const notice = client.notices.findLast(({ kind }) => kind === 'access');
  return notice?.kind === 'access' ? notice.role : null;
};

describe('accounts', () => {
  it('begin with the link that the server prints, which is good for one', async () => {
    expect(await me(owner)).toMatchObject({ name: 'ann', isGuest: false });
    const token = server.welcome?.split('#join=')[1] ?? '';
    await expect(signUp(server, token, 'eve@example.org')).rejects.toThrow('people.no-invitation');
    await server.close();
    server = await place.start({ accounts: ACCOUNTS });
    expect(server.welcome).toBeNull();
    expect(await me(owner)).toMatchObject({ name: 'ann' });
  });

  it('are needed for everything but the pages and whether the server is well', async () => {
    for (const [method, path] of [
      ['GET', '/api/projects/scenarios/state'],
      ['POST', '/api/projects/scenarios/files/settle'],
      ['GET', '/api/projects/scenarios/people'],
      ['POST', '/api/projects/scenarios/links'],
      ['DELETE', '/api/projects/scenarios/links/x'],
      ['POST', '/api/join'],
    ])
      expect(
        (await ask(server, method, path, { body: method === 'POST' ? { token: 'x' } : undefined })).status,
        path,
      ).toBe(401);
    expect((await ask(server, 'GET', '/api/projects')).body).toEqual([]);
    expect((await ask(server, 'GET', '/api/health')).body).toEqual({ status: 'ok' });
    const stranger = place.meet(server.port);
    await until(() => stranger.refusal !== null, 'a refusal');
    expect(stranger.refusal).toBe('sign-in');
  });

  it('sign in with a new session each time, and end the one that was there', async () => {
    const { cookie, headers } = await signIn('Ann@Example.org ', PASSWORD, owner);
    expect(headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict; /);
    expect(cookie).not.toBe(owner);
    expect([await me(owner), await me(cookie)]).toMatchObject([null, { name: 'ann' }]);
    // A session that somebody else has chosen is nobody's.
    const planted = await signIn('ann@example.org', PASSWORD, 'hexwright=planted');
    expect(planted.cookie).not.toBe('hexwright=planted');
    expect(await me('hexwright=planted')).toBeNull();
    await ask(server, 'POST', '/api/sign-out', { cookie });
    expect(await me(cookie)).toBeNull();
  });

  it('cannot be found out or entered by trying', async () => {
    const [wrong, none] = [await signIn('ann@example.org', 'x'), await signIn('nobody@example.org', 'x')];
    expect(wrong.body).toEqual(none.body);
    const tries = await Promise.all(Array.from({ length: 8 }, () => signIn('ann@example.org', 'x')));
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
    const right = await signIn('ann@example.org');
    expect([right.status, Number(right.headers.get('retry-after'))]).toMatchObject([429, expect.any(Number)]);
    expect(right.cookie).toBeNull();
  });

  it('let somebody in where they have signed in before, however often others have failed', async () => {
    await invite(server, owner, 'editor', 'ed@example.org');
    const [ann, ed] = [await signIn('ann@example.org'), await signIn('ed@example.org')].map(deviceIn);
    for (let time = 0; time < 6; time++) await signIn('ann@example.org', 'x');
    expect((await signIn('ann@example.org')).status).toBe(429);
    // What one has signed in with oneself opens nobody else's account.
    expect((await signIn('ann@example.org', PASSWORD, ed)).status).toBe(429);
    const again = await signIn('ann@example.org', PASSWORD, ann);
    expect([again.status, (await signIn('ann@example.org', PASSWORD, ann)).status]).toEqual([200, 429]);
    const tries = [];
    for (let time = 0; time < 11; time++) tries.push((await signIn('ann@example.org', 'x', deviceIn(again))).status);
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('remember no more browsers of a person than anybody has', async () => {
    const devices = new Devices(server.database);
    const secrets = [];
    for (let time = 0; time < 22; time++) secrets.push(await devices.remember('ann'));
    expect(await server.database.query("SELECT person FROM devices WHERE person = 'ann'")).toHaveLength(20);
    expect(await devices.personAt(secrets[21])).toBe('ann');
  });

  it('keep secrets as hashes only', async () => {
    const share = await makeLink(server, owner, 'share', 'viewer');
    const device = deviceIn(await signIn('ann@example.org'));
    const tables = ['people', 'links', 'sessions', 'devices', 'attempts'];
    const rows = await Promise.all(tables.map((table) => server.database.query(`SELECT * FROM ${table}`)));
    const kept = JSON.stringify(rows);
    for (const secret of [PASSWORD, share.secret, owner.split('=')[1], device.split('=')[1]])
      expect(kept).not.toContain(secret);
  });

  it('change their password, which ends all their other sessions at once', async () => {
    const other = (await signIn('ann@example.org')).cookie ?? '';
    const bob = await place.join(server.port, { cookie: other });
    const body = { old: PASSWORD, password: 'another long word' };
    expect((await ask(server, 'POST', '/api/password', { cookie: owner, body: { ...body, old: 'x' } })).status).toBe(
      401,
    );
    const changed = await ask(server, 'POST', '/api/password', { cookie: owner, body });
    expect([changed.status, await me(other), await me(owner)]).toEqual([200, null, null]);
    await until(() => bob.refusal === 'sign-in', 'the end of the other session');
    expect((await signIn('ann@example.org', 'another long word')).status).toBe(200);
  });
});

describe('roles', () => {
  it('are what an invitation gives, and are kept by the server whatever a client sends', async () => {
    const cookies = {
      editor: await invite(server, owner, 'editor', 'ed@example.org'),
      viewer: await invite(server, owner, 'viewer', 'vi@example.org'),
    };
    const [ed, vi] = [
      await place.join(server.port, { cookie: cookies.editor }),
      await place.join(server.port, { cookie: cookies.viewer }),
    ];
    expect([roleOf(ed), roleOf(vi)]).toEqual(['editor', 'viewer']);
    const before = ed.units;
    vi.pace(99);
    ed.rename('Lancers');
    await ed.saved();
    await until(() => vi.units.includes('Lancers'), 'the editor’s work');
    expect(ed.units).toBe(before.replace('Guards', 'Lancers'));
    expect(vi.isSaved).toBe(false);
    const people = '/api/projects/scenarios/people';
    expect((await ask(server, 'GET', people, { cookie: cookies.editor })).status).toBe(403);
    const settle = { cookie: cookies.viewer, body: { file: 'ford:units.json', take: 'ours' } };
    expect((await ask(server, 'POST', '/api/projects/scenarios/files/settle', settle)).status).toBe(403);
  });

  it('change, and end, while somebody is connected', async () => {
    const cookie = await invite(server, owner, 'editor', 'ed@example.org');
    const ed = await place.join(server.port, { cookie });
    const { body } = await ask(server, 'GET', '/api/projects/scenarios/people', { cookie: owner });
    const { id } = (body['people'] as readonly { readonly id: string; readonly name: string }[]).find(
      ({ name }) => name === 'ed',
    ) ?? { id: '' };
    const path = `/api/projects/scenarios/people/${id}`;
    await ask(server, 'PUT', path, { cookie: owner, body: { role: 'viewer' } });
    await until(() => roleOf(ed) === 'viewer', 'the other role');
    const ann = await place.join(server.port, { cookie: owner });
    ed.pace(99);
    ann.rename('Lancers');
    await until(() => ed.units.includes('Lancers'), 'the owner’s work');
    expect(ann.units).not.toContain('99');
    await ask(server, 'DELETE', path, { cookie: owner });
    await until(() => ed.refusal === 'no-access', 'the end');
    expect((await ask(server, 'GET', '/api/projects/scenarios/state', { cookie })).status).toBe(404);
  });

  it('leave no project without an owner', async () => {
    const { body } = await ask(server, 'GET', '/api/projects/*/people', { cookie: owner });
    const [{ id }] = body['people'] as readonly { readonly id: string }[];
    expect((await ask(server, 'DELETE', `/api/projects/*/people/${id}`, { cookie: owner })).status).toBe(409);
    expect(
      (await ask(server, 'PUT', `/api/projects/*/people/${id}`, { cookie: owner, body: { role: 'viewer' } })).status,
    ).toBe(409);
  });
});

describe('share links', () => {
  it('let guests in until they are revoked, and then put them out at once', async () => {
    const link = await makeLink(server, owner, 'share', 'viewer');
    const cookie = await visit(server, link.secret, 'Gus');
    const gus = await place.join(server.port, { cookie });
    expect([roleOf(gus), await me(cookie)]).toMatchObject(['viewer', { name: 'Gus', isGuest: true }]);
    await ask(server, 'DELETE', `/api/projects/scenarios/links/${link.id}`, { cookie: owner });
    await until(() => gus.refusal !== null, 'the end');
    expect(await me(cookie)).toBeNull();
    await expect(visit(server, link.secret)).rejects.toThrow('409');
  });

  it('end by themselves while somebody is connected', async () => {
    const body = { kind: 'share', role: 'editor', hours: '0.0006' };
    const made = await ask(server, 'POST', '/api/projects/scenarios/links', { cookie: owner, body });
    const cookie = await visit(server, String(made.body['secret']));
    const gus = place.meet(server.port, { cookie });
    await until(() => gus.refusal === 'sign-in', 'the end');
  });

  it('make nobody an owner, and give somebody with an account no more than they say', async () => {
    const body = { kind: 'share', role: 'owner' };
    expect((await ask(server, 'POST', '/api/projects/scenarios/links', { cookie: owner, body })).status).toBe(400);
    const viewer = await invite(server, owner, 'viewer', 'vi@example.org');
    const link = await makeLink(server, owner, 'share', 'editor');
    const joined = await ask(server, 'POST', '/api/share', { cookie: viewer, body: { token: link.secret } });
    const vi = await place.join(server.port, { cookie: joined.cookie ?? '' });
    expect(roleOf(vi)).toBe('editor');
    await ask(server, 'DELETE', `/api/projects/scenarios/links/${link.id}`, { cookie: owner });
    await until(() => roleOf(vi) === 'viewer', 'the role of before');
  });
});

describe('presence', () => {
  it('says who it is by what the server knows, and speaks for nobody else', async () => {
    const cookie = await invite(server, owner, 'editor', 'ed@example.org');
    const [ann, ed] = [await place.join(server.port, { cookie: owner }), await place.join(server.port, { cookie })];
    ed.provider.setAwarenessField('person', { id: 'x', name: 'Ann', role: 'owner' });
    const seen = (of: Client, by: Client): Record<string, unknown> | undefined =>
      by.provider.awareness?.getStates().get(of.project.doc.clientID);
    await until(() => seen(ed, ann) !== undefined, 'Ed');
    expect(seen(ed, ann)?.['person']).toMatchObject({ name: 'ed', role: 'editor' });
    ann.provider.setAwarenessField('at', 'hex 12');
    await until(() => seen(ann, ed)?.['at'] === 'hex 12', 'Ann');
    // Somebody else's number, also while they are away.
    await speakFor(ann.project.doc.clientID, cookie);
    expect(seen(ann, ed)?.['at']).toBe('hex 12');
    ann.leave();
    await until(() => seen(ann, ed) === undefined, 'the end of Ann');
    await speakFor(ann.project.doc.clientID, cookie);
    expect(seen(ann, ed)).toBeUndefined();
  });

  it('has no room for more copies from one connection than a page needs, and does not end it', async () => {
    const cookie = await invite(server, owner, 'viewer', 'vic@example.org');
    const ann = await place.join(server.port, { cookie: owner });
    const others = (): number => [...(ann.provider.awareness?.getStates().keys() ?? [])].length - 1;
    const vic = new RawClient(server.port, { cookie });
    await vic.opened();
    vic.hello();
    const doc = new Y.Doc();
    const awareness = new Awareness(doc);
    for (let copy = 1; copy <= 20; copy++) {
      awareness.states.set(copy, { at: 'here' });
      awareness.meta.set(copy, { clock: 1, lastUpdated: 0 });
    }
    const all = encodeAwarenessUpdate(
      awareness,
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    vic.send(frame('scenarios', KIND.awareness, all));
    await until(() => others() > 0, 'somebody');
    expect(others()).toBe(4);
    expect(vic.closed).toBeNull();
    awareness.destroy();
    doc.destroy();
    vic.leave();
    await until(() => others() === 0, 'their end');
  });

  /** Has somebody speak for the copy of somebody else, until the server has heard it. */
  async function speakFor(copy: number, cookie: string | undefined): Promise<void> {
    const forged = place.meet(server.port, { cookie });
    forged.provider.awareness?.setLocalState(null);
    await until(() => forged.provider.isSynced, 'the document');
    const { awareness } = forged.provider;
    if (awareness !== null) awareness.clientID = copy;
    awareness?.setLocalState({ at: 'hex 99' });
    // What comes later is heard later.
    forged.pace(12);
    await forged.saved();
    forged.leave();
  }
});

it('lets programs with the token see the numbers, and nobody else', async () => {
  await server.close();
  server = await place.start({ accounts: ACCOUNTS, metricsToken: 'count' });
  const asked = (headers: Record<string, string>): ReturnType<typeof ask> =>
    ask(server, 'GET', '/api/metrics', { headers });
  expect([(await asked({})).status, (await asked({ authorization: 'Bearer x' })).status]).toEqual([401, 401]);
  const { status, body } = await asked({ authorization: 'Bearer count' });
  expect([status, body['text']]).toEqual([200, expect.stringContaining('hexwright_rooms 1')]);
});
