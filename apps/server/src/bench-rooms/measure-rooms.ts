import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as Y from 'yjs';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { Editor, paintTerrain, Project } from '@hexwright/workspace';
import { SqliteDatabase } from '../storage/sqlite-database.ts';
import { Place, until } from '../testing/place.ts';
import { Program } from '../testing/program.ts';
import { dropSchema, hasServices, ownWord, POSTGRES, REDIS } from '../testing/storages.ts';

/** People at once, changes a second of all together, and seconds that are measured. */
const PEOPLE = 50;
const RATE = 100;
const SECONDS = 10;
const SIDE = 100;

/** What was measured; null where PostgreSQL or Redis is missing. */
export interface RoomFigures {
  /** Milliseconds from a change to its being seen by somebody else, in 95 of 100 cases. */
  readonly sameNode: number;
  readonly twoNodes: number | null;
  /** Kilobytes a second through Redis, in and out. */
  readonly redis: number | null;
  /** Share of one core that a server with ten such rooms takes. */
  readonly core: number;
  /** Megabytes of a server with twenty rooms open, and after they are closed. */
  readonly open: number;
  readonly closed: number;
  /** Size of the log of a day's work after it was folded, for the size of the document. */
  readonly folded: number;
}

/** Measures rooms in which people paint a map of 10,000 hexes. The servers are programs of their own. */
export async function measureRooms(): Promise<RoomFigures> {
  const sameNode = await onOneNode();
  const across = hasServices ? await onTwoNodes() : null;
  const { core, folded } = await tenRooms();
  return {
    sameNode,
    twoNodes: across?.twoNodes ?? null,
    redis: across?.redis ?? null,
    core,
    folded,
    ...(await twentyRooms()),
  };
}

async function onOneNode(): Promise<number> {
  const place = await plains(1);
  const port = await portOf(place.run('--port', '0'));
  const people = await crowd([port], ['scenarios']);
  const times = await paint(people, RATE, SECONDS);
  leave(people);
  await place.clear();
  return percentile(times, 0.95);
}

async function onTwoNodes(): Promise<{ readonly twoNodes: number; readonly redis: number }> {
  const place = await plains(1);
  const name = ownWord();
  const services = { DATABASE_URL: POSTGRES, REDIS_URL: REDIS };
  const programs = [0, 1].map(
    () => new Program(['--port', '0', '--folder', path.join(place.home, 'plains-0'), '--cluster', name], services),
  );
  const ports = await Promise.all(programs.map(portOf));
  const people = await crowd(ports, [PROJECT]);
  // Each message goes in once, and out to every server, the one it came from included.
  const traffic = async (): Promise<number> => {
    const sent = await Promise.all(ports.map(async (port) => (await numbers(port)).sent));
    return sent.reduce((sum, one) => sum + one, 0) * (1 + ports.length);
  };
  const before = await traffic();
  // Only what one sees of somebody on the other server counts.
  const times = await paint(people, RATE, SECONDS, true);
  const redis = (await traffic()) - before;
  leave(people);
  for (const program of programs) await program.end('SIGTERM');
  await place.clear();
  await dropSchema(name);
  return { twoNodes: percentile(times, 0.95), redis: redis / 1024 / SECONDS };
}

async function tenRooms(): Promise<{ readonly core: number; readonly folded: number }> {
  const place = await plains(10);
  const folders = folderOptions(place, 10);
  const program = new Program([
    '--port',
    '0',
    '--data',
    place.data,
    ...folders,
    '--limits',
    'connectionsOfOne=1000,emptyFor=1000',
  ]);
  const port = await portOf(program);
  const rooms = Array.from({ length: 10 }, (_, index) => `plains-${index}`);
  const people = await crowd([port], rooms, 10);
  const before = await numbers(port);
  await paint(people, RATE, SECONDS);
  const core = ((await numbers(port)).cpu - before.cpu) / SECONDS;
  // A day's work on one of them, in one go; then everybody goes home.
  const [ann] = people;
  for (let step = 0; step < 20_000; step++) ann.paint(step % 3 === 0 ? 'wood' : 'clear');
  await until(() => !ann.provider.hasUnsyncedChanges, 'the day’s work');
  const fresh = freshSize(ann.project);
  leave(people);
  await until(async () => (await numbers(port)).rooms === 0, 'the rooms to close');
  await program.end('SIGTERM');
  const database = new SqliteDatabase(place.data);
  const sql = `SELECT length(state) + (SELECT coalesce(sum(length(change)), 0) FROM changes WHERE project = $1) AS size
    FROM documents WHERE project = $1`;
  const [row] = await database.query(sql, ['plains-0']);
  await database.close();
  await place.clear();
  return { core: core * 100, folded: Number(row?.['size']) / fresh };
}

async function twentyRooms(): Promise<{ readonly open: number; readonly closed: number }> {
  const place = await plains(20);
  const program = new Program([
    '--port',
    '0',
    '--data',
    place.data,
    ...folderOptions(place, 20),
    '--limits',
    'emptyFor=2000',
  ]);
  const port = await portOf(program);
  const rooms = Array.from({ length: 20 }, (_, index) => `plains-${index}`);
  const people = await crowd([port], rooms, 2);
  await paint(people, RATE, 5);
  const open = (await numbers(port)).memory;
  leave(people);
  await until(async () => (await numbers(port)).rooms === 0, 'the rooms to close');
  // The machine gives memory back a while after it is free.
  let closed = open;
  for (let look = 0; look < 20; look++) {
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    closed = Math.min(closed, (await numbers(port)).memory);
  }
  await program.end('SIGTERM');
  await place.clear();
  return { open, closed };
}

const PROJECT = 'plains-0';
const PACKAGE = 'plain';

/** Folders with a map of 10,000 hexes each, all of them painted once. */
async function plains(count: number): Promise<Place> {
  const place = await Place.make();
  await rm(place.root, { recursive: true });
  const first = path.join(place.home, 'plains-0');
  await mkdir(path.join(first, PACKAGE), { recursive: true });
  const row = (sign: string): string[] => Array.from({ length: SIDE }, () => sign.repeat(SIDE));
  const map = {
    grid: { orientation: 'pointy', columns: SIDE, rows: SIDE, shift: 'even' },
    numbering: { preset: 'column-row', digits: 3 },
    terrainCodes: { '.': 'clear', w: 'wood' },
    terrain: row('.'),
    elevation: row('1'),
  };
  const terrain = { terrains: ['clear', 'wood'].map((id) => ({ id, name: id, cost: 1 })) };
  const files = {
    'scenario.json': { format: 1, id: PACKAGE, title: 'Plain', kind: 'battle' },
    'map.json': map,
    'terrain.json': terrain,
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(first, PACKAGE, name), JSON.stringify(content));
  for (let index = 1; index < count; index++)
    await cp(first, path.join(place.home, `plains-${index}`), { recursive: true });
  await cp(first, place.root, { recursive: true });
  return place;
}

function folderOptions(place: Place, count: number): string[] {
  return Array.from({ length: count }, (_, index) => ['--folder', path.join(place.home, `plains-${index}`)]).flat();
}

async function portOf(program: Program): Promise<number> {
  return Number(new URL(await program.address()).port);
}

/** Somebody who paints, and sees others paint. */
class Painter {
  readonly project: Project;
  readonly provider: HocuspocusProvider;
  readonly port: number;
  readonly room: string;
  readonly #editor: Editor;
  readonly #socket: HocuspocusProviderWebsocket;
  #next: number;

  constructor(port: number, room: string, place: number) {
    const doc = new Y.Doc();
    this.port = port;
    this.room = room;
    this.project = new Project(doc);
    this.#editor = new Editor(this.project, 'bench');
    this.#next = place * 199;
    this.#socket = new HocuspocusProviderWebsocket({ url: `ws://127.0.0.1:${port}/sync` });
    this.provider = new HocuspocusProvider({ websocketProvider: this.#socket, name: room, document: doc });
    this.provider.attach();
  }

  /** Ends what a page does at every change besides taking it: fifty pages would be too much for the machine that measures. */
  rest(): void {
    this.project.close();
  }

  paint(terrain = 'wood'): void {
    this.#next = (this.#next + 37) % (SIDE * SIDE);
    this.#editor.do(paintTerrain(this.project, PACKAGE, [this.#next], terrain));
  }

  leave(): void {
    this.provider.destroy();
    this.#socket.destroy();
  }
}

async function crowd(ports: readonly number[], rooms: readonly string[], count = PEOPLE): Promise<Painter[]> {
  const people: Painter[] = [];
  for (const room of rooms) {
    for (let index = 0; index < count; index++)
      people.push(new Painter(ports[index % ports.length], room, people.length));
  }
  await until(() => people.every(({ provider }) => provider.isSynced), 'everybody');
  // The first who writes takes the map apart; that is not part of what is measured.
  const first = rooms.map((room) => people.find((one) => one.room === room));
  for (const one of first) one?.paint();
  const isMaterialised = ({ project }: Painter): boolean => project.isMaterialised(`${PACKAGE}:map.json`);
  await until(() => people.every((one) => isMaterialised(one) && !one.provider.hasUnsyncedChanges), 'the map');
  for (const one of people) one.rest();
  return people;
}

function leave(people: readonly Painter[]): void {
  for (const one of people) one.leave();
}

/** Lets people paint in turn. @returns milliseconds until others have seen each change: somebody of each room looks */
async function paint(people: readonly Painter[], rate: number, seconds: number, isAcross = false): Promise<number[]> {
  const times: number[] = [];
  const started = new Map<string, number>();
  const watchers = new Map<string, Painter>();
  for (const one of people) watchers.set(`${one.room} ${isAcross ? one.port : ''}`, one);
  const marks = (one: Painter): Y.Map<number> => one.project.doc.getMap<number>('times');
  for (const watcher of watchers.values()) {
    marks(watcher).observe(({ keysChanged, transaction }) => {
      if (transaction.local) return;
      for (const key of keysChanged) {
        const [from] = key.split(' ', 1);
        const start = started.get(`${watcher.room} ${key}`);
        if (start !== undefined && (!isAcross || from !== String(watcher.port))) times.push(performance.now() - start);
      }
    });
  }
  const each = 1000 / rate;
  const begin = performance.now();
  for (let turn = 0; turn < rate * seconds; turn++) {
    const one = people[(turn * 7) % people.length];
    const key = `${one.port} ${turn % 500}`;
    started.set(`${one.room} ${key}`, performance.now());
    one.project.doc.transact(() => {
      one.paint(turn % 3 === 0 ? 'clear' : 'wood');
      marks(one).set(key, turn);
    });
    const wait = begin + (turn + 1) * each - performance.now();
    if (wait > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
  }
  await until(() => people.every(({ provider }) => !provider.hasUnsyncedChanges), 'everything to be saved');
  return times;
}

/** The document's size without its past. */
function freshSize(project: Project): number {
  const doc = new Y.Doc();
  const texts = new Map(project.files().map((file) => [file, project.text(file) ?? '']));
  doc.transact(() => {
    for (const [file, text] of texts) doc.getMap('files').set(file, text);
  });
  return Y.encodeStateAsUpdate(doc).byteLength;
}

async function numbers(
  port: number,
): Promise<{ readonly cpu: number; readonly memory: number; readonly rooms: number; readonly sent: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  return {
    cpu: value('process_cpu_seconds_total'),
    memory: value('process_resident_memory_bytes') / 2 ** 20,
    rooms: value('hexwright_rooms'),
    sent: value('hexwright_bus_sent_bytes'),
  };
}

/** The number below which such a share of all lie; not a number where there are none. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
