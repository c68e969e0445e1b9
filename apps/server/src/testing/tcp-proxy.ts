import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A wire between two programs that can be made slow, cut, and led elsewhere. */
export class TcpProxy {
  /** Milliseconds that everything takes in each direction. */
  delay = 0;
  /** The port at the other end. */
  target: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

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
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket): void {
    if (this.#isCut) {
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
      from.on('data', (bytes: Buffer) => this.#pass(to, bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }

  #pass(to: Socket, bytes: Buffer): void {
    if (this.delay === 0) to.write(bytes);
    else setTimeout(() => to.destroyed || to.write(bytes), this.delay);
  }
}
