import { Place } from '../testing/place.ts';
import { PrivatePostgres } from '../testing/private-postgres.ts';
import { Program } from '../testing/program.ts';
import { dropSchema, ownWord, POSTGRES, REDIS } from '../testing/storages.ts';
import { TcpProxy } from '../testing/tcp-proxy.ts';

/** A server of several that runs as a program. */
export interface Node {
  readonly program: Program;
  readonly port: number;
  /** Its own wires. */
  readonly postgres: TcpProxy;
  readonly redis: TcpProxy;
}

/** What is wrong with the clock of a server: so many milliseconds, after so many that it has run. */
export interface Skew {
  readonly by: number;
  readonly after: number;
}

/** Servers as programs of their own, on one database and one Redis, with wires that can be cut in between. */
export class Nodes {
  readonly place: Place;
  /** A PostgreSQL that may be restarted; null where all share that of the machine. */
  readonly database: PrivatePostgres | null;
  readonly #name = ownWord();
  readonly #programs: Program[] = [];
  readonly #proxies: TcpProxy[] = [];

  private constructor(place: Place, database: PrivatePostgres | null) {
    [this.place, this.database] = [place, database];
  }

  static async make(hasOwnDatabase = false): Promise<Nodes> {
    return new Nodes(await Place.make(), hasOwnDatabase ? await PrivatePostgres.start() : null);
  }

  async start(skew: Skew | null = null): Promise<Node> {
    const url = this.database?.url ?? POSTGRES;
    const [postgres, redis] = [await this.wireTo(portOf(url)), await this.wireTo(portOf(REDIS))];
    const program = new Program(['--port', '0', '--folder', this.place.root, '--cluster', this.#name], {
      DATABASE_URL: through(url, postgres),
      REDIS_URL: through(REDIS, redis),
      ...(skew === null ? {} : { NODE_OPTIONS: `--import=${encodeURI(wrongClock(skew))}` }),
    });
    this.#programs.push(program);
    return { program, port: Number(new URL(await program.address()).port), postgres, redis };
  }

  /** A wire to a port, as a balancer of load would be. */
  async wireTo(port: number): Promise<TcpProxy> {
    const proxy = await TcpProxy.to(port);
    this.#proxies.push(proxy);
    return proxy;
  }

  async clear(): Promise<void> {
    this.place.leaveAll();
    for (const program of this.#programs) {
      program.signal('SIGCONT');
      await program.end('SIGKILL');
    }
    // Not before: one that still runs may write to the folder.
    await this.place.clear();
    for (const proxy of this.#proxies) proxy.close();
    if (this.database === null) await dropSchema(this.#name);
    else await this.database.end();
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

function through(url: string, { port }: TcpProxy): string {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}

function wrongClock({ by, after }: Skew): string {
  return `data:text/javascript,const now=Date.now;Date.now=()=>now()+(performance.now()>${after}?${by}:0)`;
}
