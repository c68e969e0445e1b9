import { marksOf } from '../testing/marks.ts';
import { ACCOUNTS, ask, firstOwner, invite, makeLink, visit } from '../testing/guest-book.ts';
import { Place } from '../testing/place.ts';
import { bringPackages } from '../testing/game-guest.ts';
import { ATTACKS } from './attacks.ts';
import type { Scene } from './scene.ts';
import { MarkWriter, type Mark } from './writer.ts';

/** What has come of one attack. */
export interface AttackRow {
  readonly name: string;
  /** What it has got that it should not have; null if nothing. */
  readonly success: string | null;
}

export interface FuzzReport {
  readonly attacks: readonly AttackRow[];
  /** Edits of the honest client, and those of them that were lost. */
  readonly honest: { readonly acknowledged: number; readonly lost: number; readonly interruptions: number };
  /** Megabytes of memory that the process has gained. */
  readonly gained: number;
}

/**
 * Attacks a server in all ways, while somebody honest works beside it.
 * @param size how often each attack does what it does
 */
export async function fuzz(size: number, seed: number): Promise<FuzzReport> {
  const place = await Place.make();
  await bringPackages(place, 'grunwald-1410');
  const server = await place.start({ accounts: ACCOUNTS });
  const owner = await firstOwner(server);
  const link = await makeLink(server, owner, 'share', 'editor');
  const revoked = await visit(server, link.secret);
  await ask(server, 'DELETE', `/api/projects/scenarios/links/${link.id}`, { cookie: owner });
  const cookies = {
    owner,
    editor: await invite(server, owner, 'editor', 'editor@example.org'),
    viewer: await invite(server, owner, 'viewer', 'viewer@example.org'),
    revoked,
  };
  const writer = new MarkWriter(await place.join(server.port, { cookie: owner }), 'honest', mark);
  let interruptions = 0;
  writer.client.provider.on('close', () => (interruptions += 1));
  const before = memory();
  const work = setInterval(() => writer.write(), 20);
  const scene: Scene = { place, server, honest: writer.client, cookies, chance: chanceOf(seed) };
  const attacks: AttackRow[] = [];
  for (const { name, make } of ATTACKS) attacks.push({ name, success: await make(scene, size) });
  clearInterval(work);
  await writer.saved();
  const newcomer = await place.join(server.port, { cookie: cookies.viewer });
  const marks = marksOf(newcomer.project.doc);
  const lost = [...writer.acknowledged].filter((mark) => !marks.has(mark)).length;
  const gained = memory() - before;
  await place.clear();
  return { attacks, honest: { acknowledged: writer.acknowledged.size, lost, interruptions }, gained };
}

/** So that no roster grows: thousands are made. */
const mark: Mark = ({ project }, name, count) => {
  marksOf(project.doc).set(name, count);
};

function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** Numbers that look like chance (a linear congruence), the same for the same seed. */
function chanceOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
