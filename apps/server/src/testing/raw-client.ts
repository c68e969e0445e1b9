import { Socket } from 'node:net';
import { WebSocket as NodeSocket } from 'ws';
import { until } from './place.ts';

/** Kinds of messages, as Hocuspocus numbers them. */
export const KIND = { sync: 0, awareness: 1, auth: 2, queryAwareness: 3, stateless: 5, broadcast: 6 } as const;
/** Kinds of sync messages. */
export const SYNC = { step1: 0, step2: 1, update: 2 } as const;

/** The answer to somebody who may come in, as Hocuspocus numbers it. */
const LET_IN = 2;

/** A connection that says what it likes, byte by byte. */
export class RawClient {
  readonly socket: NodeSocket;
  readonly received: Uint8Array[] = [];
  /** Why it was closed: the number, or the status of the answer to its wish to connect. */
  closed: number | null = null;

  constructor(port: number, headers: Readonly<Record<string, string>> = {}) {
    this.socket = new NodeSocket(`ws://127.0.0.1:${port}/sync`, { headers });
    this.socket.on('message', (data: Buffer) => this.received.push(new Uint8Array(data)));
    this.socket.on('unexpected-response', (_request, response) => (this.closed = response.statusCode ?? 0));
    this.socket.on('close', (code: number) => (this.closed ??= code));
    this.socket.on('error', () => (this.closed ??= 0));
  }

  /** Waits until it is open, or turned away. */
  async opened(): Promise<boolean> {
    await until(() => this.socket.readyState === NodeSocket.OPEN || this.closed !== null, 'a connection');
    return this.closed === null;
  }

  /** Asks to be let in. */
  hello(name = 'scenarios', token = ''): void {
    this.send(frame(name, KIND.auth, 0, token));
  }

  /** What the server has answered to that; null for nothing yet. */
  answer(name = 'scenarios'): 'let in' | 'turned away' | null {
    const head = Buffer.from(frame(name, KIND.auth));
    const answer = this.received.find((bytes) => Buffer.from(bytes).subarray(0, head.length).equals(head));
    if (answer === undefined) return null;
    return answer[head.length] === LET_IN ? 'let in' : 'turned away';
  }

  send(bytes: Uint8Array | string): void {
    if (this.socket.readyState === NodeSocket.OPEN) this.socket.send(bytes);
  }

  /** Puts bytes on the wire, no matter whether they are a message. */
  bytes(bytes: Uint8Array): void {
    // The socket of `ws`, which shows it to nobody.
    const wire: unknown = this.socket['_socket' as keyof NodeSocket];
    if (wire instanceof Socket) wire.write(bytes);
  }

  leave(): void {
    this.socket.terminate();
  }
}

/** A message: numbers as they are encoded, words and bytes with their length. */
export function frame(name: string, ...parts: readonly (number | string | Uint8Array)[]): Uint8Array {
  const bytes: number[] = [];
  for (const part of [name, ...parts]) {
    if (typeof part === 'number') bytes.push(...encoded(part));
    else {
      const content = typeof part === 'string' ? new TextEncoder().encode(part) : part;
      bytes.push(...encoded(content.length));
      for (const byte of content) bytes.push(byte);
    }
  }
  return Uint8Array.from(bytes);
}

function encoded(value: number): readonly number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push(128 + (rest % 128));
  return [...bytes, rest];
}
