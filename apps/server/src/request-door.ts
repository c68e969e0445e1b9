/** Keeps room at the port: anyone who opens connections and does not say what they want makes way for others. */
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './people/address-of-request.ts';

/** Milliseconds between looks at who takes too long. */
const LOOK = 500;

interface Caller {
  readonly socket: Socket;
  readonly address: string;
  /** When they came, began to ask, or were answered last. */
  since: number;
  /** What they are asking; null before the first, and between two. */
  asking: IncomingMessage | null;
}

export interface DoorLimits {
  /** Connections that ask something, or have not said yet what they want. */
  readonly most: number;
  /** Of these, those that come from one address; what comes through a proxy all comes from one. */
  readonly mostOfOne: number;
  /** Milliseconds in which a request must have come as a whole, and after which nothing is expected any more. */
  readonly slowest: number;
}

/** Watches the connections of a port that are no open pages. */
export class RequestDoor {
  readonly #limits: DoorLimits;
  readonly #callers = new Map<Socket, Caller>();

  constructor(limits: DoorLimits) {
    this.#limits = limits;
  }

  /** Watches a port until it is closed. */
  watch(server: HttpServer): void {
    const look = setInterval(() => this.#sweep(), LOOK).unref();
    server.on('connection', (socket: Socket) => this.#come(socket));
    server.on('request', (request: IncomingMessage, response: ServerResponse) => this.#ask(request, response));
    server.on('upgrade', ({ socket }: IncomingMessage) => this.#callers.delete(socket));
    server.on('close', () => clearInterval(look));
  }

  #come(socket: Socket): void {
    const address = networkOf(socket.remoteAddress ?? '');
    this.#callers.set(socket, { socket, address, since: performance.now(), asking: null });
    socket.once('close', () => this.#callers.delete(socket));
    const ofOne = [...this.#callers.values()].filter((caller) => caller.address === address);
    if (ofOne.length > this.#limits.mostOfOne) this.#letGo(ofOne);
    else if (this.#callers.size > this.#limits.most) this.#letGo(this.#ofBusiest());
  }

  #ask(request: IncomingMessage, response: ServerResponse): void {
    const caller = this.#callers.get(request.socket);
    if (caller === undefined) return;
    caller.asking = request;
    caller.since = performance.now();
    response.once('close', () => {
      caller.asking = null;
      caller.since = performance.now();
    });
  }

  /** Those of the address that most come from. */
  #ofBusiest(): readonly Caller[] {
    const groups = Map.groupBy(this.#callers.values(), ({ address }) => address);
    return [...groups.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  }

  /** Lets go of the one who has kept others waiting longest; of the last to come, if all are being answered. */
  #letGo(callers: readonly Caller[]): void {
    const idle = callers.filter((caller) => !isBusy(caller));
    const [gone = callers.at(-1)] = idle.toSorted((a, b) => a.since - b.since);
    gone?.socket.destroy();
  }

  #sweep(): void {
    const now = performance.now();
    for (const caller of this.#callers.values()) {
      if (!isBusy(caller) && now - caller.since > this.#limits.slowest) caller.socket.destroy();
    }
  }
}

/** Whether somebody has said all of what they want, and waits for the answer. */
function isBusy({ asking }: Caller): boolean {
  return asking?.complete === true;
}
