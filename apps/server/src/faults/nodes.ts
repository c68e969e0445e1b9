import { Place } from '../testing/place.ts';
import { Program } from '../testing/program.ts';
import { dropSchema, ownWord, POSTGRES, REDIS } from '../testing/storages.ts';
import { TcpProxy } from '../testing/tcp-proxy.ts';

/** A server of several that runs as a program. */
export interface Node {
  readonly program: Program;
  readonly port: number;
}

/** Servers as programs of their own, on one database and one Redis, with wires that can be cut in between. */
export class Nodes {
  readonly place: Place;
  readonly postgres: TcpProxy;
  readonly redis: TcpProxy;
  readonly #name = ownWord();
  readonly #programs: Program[] = [];
  readonly #proxies: TcpProxy[];

  private constructor(place: Place, postgres: TcpProxy, redis: TcpProxy) {
    [this.place, this.postgres, this.redis] = [place, postgres, redis];
    this.#proxies = [postgres, redis];
  }

  static async make(): Promise<Nodes> {
    const port = (url: string): number => Number(new URL(url).port);
    return new Nodes(await Place.make(), await TcpProxy.to(port(POSTGRES)), await TcpProxy.to(port(REDIS)));
  }

  /** @param skew milliseconds that the clock of this server is wrong by */
  async start(skew = 0): Promise<Node> {
    const through = (url: string, { port }: TcpProxy): string => {
      const address = new URL(url);
      address.port = String(port);
      return address.href;
    };
    const clock = `data:text/javascript,const now=Date.now;Date.now=()=>now()+(${skew})`;
    const program = new Program(['--port', '0', '--folder', this.place.root, '--cluster', this.#name], {
      DATABASE_URL: through(POSTGRES, this.postgres),
      REDIS_URL: through(REDIS, this.redis),
      ...(skew === 0 ? {} : { NODE_OPTIONS: `--import=${encodeURI(clock)}` }),
    });
    this.#programs.push(program);
    return { program, port: Number(new URL(await program.address()).port) };
  }

  /** A wire to a server, as a balancer of load would be. */
  async wireTo(port: number): Promise<TcpProxy> {
    const proxy = await TcpProxy.to(port);
    this.#proxies.push(proxy);
    return proxy;
  }

  async clear(): Promise<void> {
    await this.place.clear();
    for (const program of this.#programs) await program.end('SIGKILL');
    for (const proxy of this.#proxies) proxy.close();
    await dropSchema(this.#name);
  }
}
