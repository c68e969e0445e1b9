import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A wire between two programs that can be made slow, held, cut, swallowed, and led elsewhere. */
export class TcpProxy {
  /** Milliseconds that everything takes in each direction. */
  delay = 0;
  /** The port at the other end. */
  target: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #state: 'open' | 'held' | 'cut' | 'swallowing' | 'swallowing answers' = 'open';
  #held: (() => void)[] = [];

  private constructor(target: number) {
    this.target = target;
    this.#server = createServer((socket) => this.#join(socket));
  }

  static async to(target: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(target);
    await new Promise<void>((resolve) => {
      proxy.#server.listen(0, '127.0.0.1', resolve);
    });
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Ends all connections, and lets none through until {@link mend}. */
  cut(): void {
    this.#state = 'cut';
    this.#endAll();
  }

  /** Passes nothing on, and all of it at {@link mend}. */
  hold(): void {
    this.#state = 'held';
  }

  /** Passes nothing on, or only no answers, and says nothing of it: what is under way is never seen again. */
  swallow(what: 'all' | 'answers' = 'all'): void {
    this.#state = what === 'all' ? 'swallowing' : 'swallowing answers';
  }

  mend(): void {
    const isTorn = this.#state.startsWith('swallowing');
    this.#state = 'open';
    for (const pass of this.#held.splice(0)) pass();
    // With bytes missing in the middle, no connection is of use any more.
    if (isTorn) this.#endAll();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #endAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket): void {
    if (this.#state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(this.target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      this.#sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes: Buffer) => this.#pass(to, bytes, to === near));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }

  #pass(to: Socket, bytes: Buffer, isAnswer: boolean): void {
    if (this.#state === 'swallowing' || (this.#state === 'swallowing answers' && isAnswer)) return;
    const pass = (): void => {
      if (!to.destroyed) to.write(bytes);
    };
    if (this.#state === 'held') this.#held.push(pass);
    else if (this.delay === 0) pass();
    else setTimeout(pass, this.delay);
  }
}
