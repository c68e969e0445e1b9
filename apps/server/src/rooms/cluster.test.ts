import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RunningServer } from '../start-server.ts';
import { Cluster } from '../testing/cluster.ts';
import { ACCOUNTS, ask, firstOwner, makeLink, visit } from '../testing/guest-book.ts';
import { UNITS, until, type Client } from '../testing/place.ts';
import { onCluster } from '../testing/storages.ts';

onCluster('two servers with accounts', () => {
  it('end somebody’s stay on the one when it is ended on the other', async () => {
    const cluster = await Cluster.make();
    const one = await cluster.start({ accounts: ACCOUNTS });
    const owner = await firstOwner(one);
    const two = await cluster.start({ accounts: ACCOUNTS });
    expect(two.welcome).toBeNull();
    const link = await makeLink(one, owner, 'share', 'editor');
    const gus = await cluster.place.join(two.port, { cookie: await visit(two, link.secret) });
    gus.pace(9);
    await gus.saved();
    await ask(one, 'DELETE', `/api/projects/scenarios/links/${link.id}`, { cookie: owner });
    await until(() => gus.refusal !== null, 'the end');
    await cluster.clear();
  });
});

onCluster('two servers that cannot tell each other anything', () => {
  it('end somebody’s stay that is ended right after the start of theirs', async () => {
    const cluster = await Cluster.make();
    const one = await cluster.start({ accounts: ACCOUNTS, redisUrl: null });
    const owner = await firstOwner(one);
    const link = await makeLink(one, owner, 'share', 'editor');
    const secret = await visit(one, link.secret);
    const two = await cluster.start({ accounts: ACCOUNTS, redisUrl: null });
    const gus = await cluster.place.join(two.port, { cookie: secret });
    await ask(one, 'DELETE', `/api/projects/scenarios/links/${link.id}`, { cookie: owner });
    await until(() => gus.refusal !== null, 'the end');
    await cluster.clear();
  });
});

onCluster('two servers', () => {
  let cluster: Cluster;
  let one: RunningServer;
  let two: RunningServer;

  beforeEach(async () => {
    cluster = await Cluster.make();
    [one, two] = await Promise.all([cluster.start(), cluster.start()]);
  });

  afterEach(() => cluster.clear());

  const join = async (server: RunningServer): Promise<Client> => cluster.place.join(server.port);
  const written = (): Promise<string> => readFile(cluster.place.units, 'utf8');

  it('have one document, read from the folder once, and end equal after a hundred edits each', async () => {
    const [ann, bob] = [await join(one), await join(two)];
    expect([ann.units, bob.units]).toEqual([UNITS, UNITS]);
    expect(ann.project.doc.getMap('meta').toJSON()).toEqual(bob.project.doc.getMap('meta').toJSON());
    for (let step = 0; step < 100; step++) {
      ann.pace(step);
      bob.rename(`Guards ${step}`);
      bob.pace(1000 + step);
      if (step % 10 === 0) await Promise.all([ann.saved(), bob.saved()]);
    }
    await Promise.all([ann.saved(), bob.saved()]);
    await until(() => ann.units === bob.units && ann.units.includes('Guards 99'), 'equal copies');
    await until(async () => (await written()) === ann.units, 'the file');
  });

  it('keep the folder in step from one of them, and the other takes it over', async () => {
    const [ann, bob] = [await join(one), await join(two)];
    await writeFile(cluster.place.units, UNITS.replace('"Archers"', '"Bowmen"'));
    await until(() => ann.units.includes('Bowmen') && bob.units.includes('Bowmen'), 'the other program’s work');
    await one.close();
    await writeFile(cluster.place.units, (await written()).replace('"Bowmen"', '"Slingers"'));
    await until(() => bob.units.includes('Slingers'), 'the other program’s work, by the other server');
    bob.pace(9);
    await until(async () => (await written()) === bob.units, 'the file');
  });

  it('show people where the others are, until they go', async () => {
    const [ann, bob] = [await join(one), await join(two)];
    ann.provider.setAwarenessField('at', 'hex 12');
    const seen = (): Record<string, unknown> | undefined =>
      bob.provider.awareness?.getStates().get(ann.project.doc.clientID);
    await until(() => seen()?.['at'] === 'hex 12', 'Ann');
    const carol = await join(two);
    await until(() => carol.provider.awareness?.getStates().has(ann.project.doc.clientID) === true, 'Ann');
    ann.leave();
    await until(() => seen() === undefined, 'her authRequest');
  });

  it('say something to everybody, or to those it is for', async () => {
    const [ann, bob] = [await join(one), await join(two)];
    const heard: unknown[] = [];
    one.sync.addChannel('dice', (message, from) => {
      heard.push({ message, role: from.role });
      one.sync.send(from.project, { kind: 'dice', thrown: 6 });
      one.sync.send(from.project, { kind: 'dice', secret: 1 }, { roles: ['viewer'] });
    });
    ann.provider.sendStateless(JSON.stringify({ kind: 'dice', role: 'viewer' }));
    const told = (client: Client): unknown => client.notices.filter(({ kind }) => (kind as string) === 'dice');
    await until(() => [ann, bob].every((client) => (told(client) as unknown[]).length > 0), 'the dice');
    expect([heard, told(ann), told(bob)]).toEqual([
      [{ message: { kind: 'dice', role: 'viewer' }, role: 'owner' }],
      [{ kind: 'dice', thrown: 6 }],
      [{ kind: 'dice', thrown: 6 }],
    ]);
  });

  it('tell of trouble with the folder wherever one is connected, and settle it from there', async () => {
    const [ann, bob] = [await join(one), await join(two)];
    await writeFile(cluster.place.units, '{ "units": [');
    const codes = (client: Client): readonly string[] => {
      const notice = client.notices.findLast(({ kind }) => kind === 'state');
      return notice?.kind === 'state' ? notice.problems.map(({ code }) => code) : [];
    };
    await until(() => [ann, bob].every((client) => codes(client).includes('disk.broken')), 'a word about it');
    for (const server of [one, two]) {
      const body = JSON.stringify({ file: 'ford:units.json', take: 'ours' });
      const headers = { 'content-type': 'application/json' };
      await fetch(`${server.address}api/projects/scenarios/files/settle`, { method: 'POST', headers, body });
    }
    await until(async () => (await written()) === UNITS, 'the file');
    await until(() => [ann, bob].every((client) => codes(client).length === 0), 'a word that it is settled');
  });
});
