import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server, type Connection, type Document } from '@hocuspocus/server';
import { messageYjsSyncStep1, messageYjsSyncStep2 } from 'y-protocols/sync';
import { isPlainJson } from '@hexwright/model';
import { atOnce, broughtIn, partsOf, type FileKey } from '@hexwright/workspace';
import type { Metrics } from '../operations/metrics.ts';
import { Charges, payerOf } from '../people/charges.ts';
import { isAbout, mayEdit, type Access, type AccessChange, type Gate } from '../people/gate.ts';
import { Callers, STRANGERS_BYTES } from './callers.ts';
import { isFor, readSaid, type Audience, type ChannelListener, type Member } from './channels.ts';
import { isLong, isOfAnotherPast, judged, LONG_CHANGE, type Judged } from './incoming-change.ts';
import { LongWork } from './long-work.ts';
import { kindOf } from './message-kind.ts';
import { withWaiting } from './waiting-changes.ts';
import { askRate, longestAsk, MessageRate, type Limits } from './message-limits.ts';
import { CLOSED, NOT_ALLOWED, OTHER_PAST, Refusal, tooFull, tooLarge, type Notice } from './notices.ts';
import { NotOpened, OpenRooms, type OpenRoomsOptions } from './open-rooms.ts';
import { admitPresence, nameShown } from './presence-check.ts';
import type { Pays, ProjectRoom } from './project-room.ts';

/** The path that clients connect to. */
export const SYNC_PATH = '/sync';

/** Milliseconds between looks at who does not take what is sent, and whose time is over. */
const SWEEP = 1000;
/** How much more may wait over all sockets of a person, or of the guests of a link, than over one. */
const HOARD = 4;
/** Questions whose answers are about everybody: of one person, and of the guests of one link together. */
const BROAD_ASKS = { person: { burst: 60, lasting: 1 }, guests: { burst: 200, lasting: 3 } } as const;
/** The kind of message that asks where everybody is, as Hocuspocus numbers it. */
const WHERE_IS_EVERYBODY = 3;
/** Bytes of changes that are kept together at most, beyond one that has more. */
const LARGEST_TOGETHER = 1024 * 1024;
/** Documents that one socket may have open; a page has one. */
const MOST_DOCUMENTS = 4;
/** In the head of a request, put there by this server: which of its sockets it came over. */
const SOCKET = 'x-hexwright-socket';

/** What is known of a connection. */
interface Context {
  access: Access;
  /** Over which of its sockets it came. */
  readonly socket: string;
  readonly rate: MessageRate;
  readonly asks: MessageRate;
  /** Bytes of the message that is being handled. */
  size: number;
  /** Something of this connection has been refused for good: what follows may build on that. */
  isRefused: boolean;
  /** Changes next in its queue that are kept already, together with one before them. */
  keptAhead: number;
  /** Access is being looked up again: nothing is taken before that is known. */
  checking: Promise<void> | null;
}

/** What the server needs to know. */
export interface SyncOptions {
  /** Whether a request to connect may be followed. */
  readonly mayConnect: (request: IncomingMessage) => boolean;
  /** The address that a request comes from. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly gate: Gate;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** What all rooms have in common. */
  readonly common: OpenRoomsOptions['common'];
}

/** Shares the documents of rooms between everybody who is connected, and lets everybody do what they may. */
export class SyncServer {
  /** The server of the port, which answers all else too. */
  readonly http: HttpServer;
  readonly rooms: OpenRooms;
  readonly #server: Server<Context>;
  readonly #options: SyncOptions;
  readonly #channels = new Map<string, ChannelListener>();
  readonly #callers: Callers;
  readonly #broadAsks = new Charges(BROAD_ASKS);
  readonly #longWork = new LongWork();
  readonly #sweep: NodeJS.Timeout;
  readonly #endListening: () => void;
  readonly #cuts;
  readonly #appendTimes;
  #isClosing = false;

  constructor(options: SyncOptions) {
    this.#options = options;
    const { limits, gate, common, metrics } = options;
    this.#callers = new Callers(limits);
    this.#cuts = metrics.counter('hexwright_connections_cut_total', 'Connections that the server ended, by reason.');
    this.#appendTimes = metrics.times('hexwright_append_seconds', 'How long a change takes into the log.');
    this.#server = new Server<Context>({
      quiet: true,
      stopOnSignals: false,
      // What is larger than this is cut off without a word; up to then there is one.
      websocketOptions: { maxPayload: 4 * limits.largestChange },
      maxUnauthenticatedQueueSize: STRANGERS_BYTES,
      maxPendingDocuments: MOST_DOCUMENTS,
      // Changes of one moment go out together, but parts of a large one each by itself: to join them takes longer.
      flushMaxBytes: LONG_CHANGE / 2,
      onUpgrade: ({ request, socket }: { request: IncomingMessage; socket: Duplex }) => this.#upgrade(request, socket),
      onAuthenticate: ({ documentName, token, requestHeaders, connectionConfig, socketId }) =>
        this.#authenticate(documentName, token, requestHeaders, connectionConfig, socketId),
      onLoadDocument: async ({ documentName, document }) => this.rooms.fill(documentName, document),
      connected: async ({ connection, documentName }) => this.#greet(connection, documentName),
      beforeHandleMessage: async ({ connection, context, update }) => {
        const now = performance.now();
        this.#callers.took(context.socket, update.byteLength);
        if (!context.rate.allows(now)) throw this.#cut(connection, 'too-fast', CLOSED.tooFast);
        await context.checking;
        if (context.access.ends <= now) throw this.#cut(connection, 'access-ended', CLOSED.noAccess);
        context.size = update.byteLength;
        if (kindOf(update) === WHERE_IS_EVERYBODY && !this.#mayAskBroadly(context, now))
          throw this.#cut(connection, 'too-fast', CLOSED.tooFast);
      },
      beforeHandleAwareness: async ({ connection, context, states, document }) => {
        if (connection === undefined || context === undefined) return;
        if (context.size > limits.largestPresence) throw this.#cut(connection, 'presence-too-large', CLOSED.malformed);
        // It is written down again for everybody who comes.
        if (![...states.values()].every((state) => isPlainJson(state)))
          throw this.#cut(connection, 'malformed', CLOSED.malformed);
        admitPresence(connection, document, states);
        if (!gate.hasAccounts) return;
        // Anyone who shows themselves under a number will write under it too.
        const owners = this.rooms.find(document.name)?.owners;
        const ids = [...states.keys()];
        const others = await owners?.claim(ids, context.access.visitor.id).catch(() => ids);
        for (const id of others ?? ids) states.delete(id);
        // Who it is says the server; the rest is the client's word.
        const { visitor, role } = context.access;
        for (const state of states.values()) state['person'] = { ...visitor, role };
      },
      beforeSync: async ({ connection, context, documentName, type, payload }) => {
        const isAsking = type === messageYjsSyncStep1;
        // To see whether somebody who only reads has all that there is takes as much as to tell them.
        const isCostly = isAsking || (type === messageYjsSyncStep2 && connection.readOnly);
        if (isCostly && !this.#mayAskBroadly(context, performance.now()))
          throw this.#cut(connection, 'too-fast', CLOSED.tooFast);
        if (isAsking && payload.byteLength > longestAsk(connection.document))
          throw this.#cut(connection, 'malformed', CLOSED.malformed);
        // One who asks again and again waits for a turn each time, so that others are heard in between.
        if (isCostly) await this.#longWork.turn(payerOf(context.access));
        if (isAsking) return;
        const keep = (): Promise<void> => this.#keep(connection, context, documentName, payload);
        return isLong(payload) ? this.#longWork.alone(payerOf(context.access), keep) : keep();
      },
      onStateless: async ({ connection, documentName, payload }) => this.#receive(connection, documentName, payload),
    });
    this.http = this.#server.httpServer;
    this.rooms = new OpenRooms({
      hocuspocus: this.#server.hocuspocus,
      common,
      emptyFor: limits.emptyFor,
      dismiss,
      send: (document, words) => this.#notify(document, words),
      looked: () => gate.look(),
    });
    // A page that has heard nothing for a while asks whether anybody is there.
    this.addChannel('here', (_, member) => member.send({ kind: 'here' }));
    this.#endListening = gate.listen((change) => this.#accessChanged(change));
    this.#sweep = setInterval(() => this.#sweepConnections(), SWEEP);
    this.#sweep.unref();
    metrics.gauge('hexwright_rooms', 'Rooms that are open.', () => this.rooms.open.length);
    metrics.gauge('hexwright_connections', 'Connections to rooms.', () => this.#callers.size);
  }

  /** Has somebody hear what is said on a channel of the rooms. A second one for a channel takes the place of the first. */
  addChannel(kind: string, listener: ChannelListener): void {
    this.#channels.set(kind, listener);
  }

  /** Says something to people in a room, on all servers. */
  send(project: string, message: object, audience: Audience = {}): void {
    const words = JSON.stringify({ audience, message });
    const document = this.#server.hocuspocus.documents.get(project);
    if (document !== undefined) this.#notify(document, words);
    this.rooms.find(project)?.send(words);
  }

  /**
   * Says goodbye to everybody, keeps what they have sent, and closes all rooms.
   * @returns files that could not be written to their folders
   */
  async close(): Promise<readonly FileKey[]> {
    this.#isClosing = true;
    clearInterval(this.#sweep);
    this.#endListening();
    const unsaved = await this.rooms.close();
    for (const socket of this.#callers.sockets) socket.destroy();
    return unsaved;
  }

  /** Whether somebody may ask for what is about everybody, or for the whole document. */
  #mayAskBroadly({ asks, access }: Context, now: number): boolean {
    return asks.allows(now) && (access.session === null || this.#broadAsks.allows(access, now));
  }

  #upgrade(request: IncomingMessage, socket: Duplex): Promise<void> {
    const { mayConnect, addressOf } = this.#options;
    if (!this.#isClosing && pathOf(request) === SYNC_PATH && mayConnect(request)) {
      const id = randomUUID();
      request.headers[SOCKET] = id;
      this.#callers.come(id, socket, addressOf(request), performance.now());
      return Promise.resolve();
    }
    socket.on('error', () => undefined);
    socket.end(`HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    // Nothing, not an error: the sign that the request has been dealt with.
    return Promise.reject<void>(undefined);
  }

  async #authenticate(
    project: string,
    token: string,
    headers: Headers,
    config: { readOnly: boolean },
    socketId: string,
  ): Promise<Context> {
    const { gate, limits } = this.#options;
    // Each would be sent everything, and could say as much as a page of its own.
    const open = this.#connections().filter((connection) => connection.socketId === socketId).length;
    if (open >= MOST_DOCUMENTS) throw new Refusal('too-many-documents');
    const access = await gate.admit(headers.get('cookie'), project);
    if (typeof access === 'string') throw new Refusal(access);
    // The page tries again later, as after any end of its connection.
    if (!this.#callers.know(headers.get(SOCKET), access)) throw new Refusal('too-many-connections');
    const room = await this.rooms.enter(project).catch((error: unknown) => {
      throw error instanceof NotOpened ? new Refusal('not-opened') : error;
    });
    if (room === null) throw new Refusal('no-such-project');
    if (token !== '' && token !== String(room.epoch)) throw new Refusal('another-epoch');
    config.readOnly = !mayEdit(access.role);
    const now = performance.now();
    const rate = new MessageRate(now, { burst: limits.burst, lasting: limits.lastingRate });
    const socket = headers.get(SOCKET) ?? '';
    return { access, socket, rate, asks: askRate(now), size: 0, isRefused: false, keptAhead: 0, checking: null };
  }

  async #greet(connection: Connection<Context>, project: string): Promise<void> {
    // Hocuspocus lets go of the document only; a client that is left with half a connection never comes back.
    connection.onClose((_document, event) => {
      if (event?.reason !== 'provider_initiated') connection.webSocket.close(event?.code, event?.reason);
    });
    const room = this.rooms.find(project);
    if (room !== null) send(connection, { kind: 'state', ...room.state });
    tellAccess(connection);
    // It may have changed between being asked and being here.
    if (this.#options.gate.hasAccounts) await this.#check(connection);
  }

  /** Puts what a client sent into the log before it is applied and acknowledged. */
  async #keep(connection: Connection<Context>, context: Context, project: string, change: Uint8Array): Promise<void> {
    const room = this.rooms.find(project);
    if (context.keptAhead > 0) {
      context.keptAhead -= 1;
      return;
    }
    // Read-only: Hocuspocus answers that it was not taken.
    if (connection.readOnly) return;
    if (room === null) throw this.#cut(connection, 'not-kept', CLOSED.notKept);
    const { largestChange, largestDocument } = this.#options.limits;
    if (change.byteLength > largestChange)
      return this.#refuse(connection, context, 'sync.too-large', tooLarge(change.byteLength, largestChange));
    if (room.bytes + change.byteLength > largestDocument)
      return this.#refuse(connection, context, 'sync.project-full', tooFull(largestDocument));
    const together = isLong(change) ? 0 : Math.min(LARGEST_TOGETHER, largestDocument - room.bytes);
    const waiting = withWaiting(change, messagesOf(connection), together);
    const judge = (one: Uint8Array): Promise<Judged> =>
      judged(connection.document, one, room.epoch, this.#paidBy(context, one));
    const all = await judge(waiting.change);
    const isRun = waiting.more > 0 && all.fault === null;
    const run = isRun ? waiting : { change, more: 0 };
    let one = isRun || waiting.more === 0 ? all : await judge(change);
    if (one.fault === 'gap') {
      // It may come of what another server has put into the log, and has not told of yet.
      await room.catchUp();
      one = await judge(change);
    }
    const { fault, read } = one;
    if (fault === 'unreadable') throw this.#cut(connection, 'malformed', CLOSED.malformed);
    // What it builds on is not here: the client connects again, and sends all that is missing in one piece.
    if (fault === 'gap') throw this.#cut(connection, 'gap', CLOSED.notKept);
    if (fault !== null || read === null)
      return this.#refuse(connection, context, 'sync.not-allowed', NOT_ALLOWED[fault ?? 'foreign']);
    const paid = this.#paidBy(context, run.change);
    const brought = await paid(broughtIn(connection.document, read));
    if (brought.isKnown && !brought.isForged) {
      context.keptAhead = run.more;
      return;
    }
    const visitor = this.#options.gate.hasAccounts ? context.access.visitor.id : null;
    if (await isOfAnotherPast(connection.document, room, visitor, read, brought, paid)) {
      this.#refuse(connection, context, 'sync.other-past', OTHER_PAST);
      // By its numbers it would look as if it were here, and be acknowledged.
      throw this.#cut(connection, 'other-past', CLOSED.anotherEpoch);
    }
    // The log has what is put into the document: a large change as its parts.
    const changes = isLong(run.change) ? await paid(partsOf(read)) : [run.change];
    const start = performance.now();
    try {
      await room.keep(changes, { source: 'connection', connection }, paid);
    } catch {
      // Not kept, so not acknowledged: the client connects again, later and later, and sends it again.
      throw this.#cut(connection, 'not-kept', CLOSED.notKept);
    }
    context.keptAhead = run.more;
    this.#appendTimes.note((performance.now() - start) / 1000);
    room.versions?.note(context.access.visitor.name || nameShown(connection));
    // Hocuspocus is about to read it once more, all at once: it is in the document, so that nothing need be left of it.
    if (isLong(change)) change.fill(0);
    // Taken away while it was on its way to the disk: it is in the log, as if it had come a moment before.
    await context.checking;
  }

  /** Does what a change takes at once, or, where that is long, a slice at a time and for who has sent it. */
  #paidBy({ access }: Context, change: Uint8Array): Pays {
    return isLong(change) ? (work) => this.#longWork.run(payerOf(access), work) : (work) => atOnce(work);
  }

  #refuse(connection: Connection<Context>, context: Context, code: string, message: string): void {
    connection.readOnly = true;
    context.isRefused = true;
    this.#options.common.log.note('change.refused', { project: connection.document.name, code });
    send(connection, { kind: 'refused', code, message });
  }

  async #receive(connection: Connection<Context>, project: string, words: string): Promise<void> {
    const said = words.length > this.#options.limits.largestPresence ? null : readSaid(words);
    const listener = said === null ? undefined : this.#channels.get(said.kind);
    if (said === null || listener === undefined) return;
    try {
      await listener(said, memberAt(connection));
    } catch (error) {
      this.#options.common.log.failure('channel.failed', error, { project, channel: said.kind });
    }
  }

  /** Tells everybody here; words with an audience only those whom they are meant for. */
  #notify(document: Document, words: string): void {
    const said = JSON.parse(words) as { readonly audience?: Audience; readonly message?: object };
    const { audience, message } = said;
    if (audience === undefined || message === undefined) {
      document.broadcastStateless(words);
      return;
    }
    document.broadcastStateless(JSON.stringify(message), ({ context }: Connection<Context>) =>
      isFor(audience, context.access),
    );
  }

  #accessChanged(change: AccessChange): void {
    for (const connection of this.#connections()) {
      const { access, checking } = connection.context;
      if (!isAbout(change, access, connection.document.name)) continue;
      connection.context.checking = (checking ?? Promise.resolve()).then(() => this.#check(connection));
    }
  }

  /** Looks up again what somebody may do, and acts on it. */
  async #check(connection: Connection<Context>): Promise<void> {
    const { context, document } = connection;
    let found: Access | string;
    try {
      found = await this.#options.gate.admitAgain(context.access, document.name);
    } catch {
      // Nobody knows: they come back when somebody does.
      found = 'unknown';
    }
    if (typeof found === 'string') {
      this.#cut(connection, 'no-access', CLOSED.noAccess);
      connection.close({ code: CLOSED.noAccess, reason: found });
      return;
    }
    const isOther = found.role !== context.access.role || found.visitor.name !== context.access.visitor.name;
    context.access = found;
    connection.readOnly = context.isRefused || !mayEdit(found.role);
    if (isOther) tellAccess(connection);
  }

  #sweepConnections(): void {
    const overdue = new Set(this.#callers.overdue(performance.now()));
    for (const socket of this.#callers.sockets) {
      const isStranger = overdue.has(socket);
      if (!isStranger && socket.writableLength <= this.#options.limits.longestQueue) continue;
      this.#cuts.add(1, { reason: isStranger ? 'stranger' : 'too-slow' });
      socket.destroy();
    }
    for (const socket of this.#callers.hoarders(HOARD * this.#options.limits.longestQueue)) {
      this.#cuts.add(1, { reason: 'hoarder' });
      socket.destroy();
    }
    const now = performance.now();
    for (const connection of this.#connections()) {
      if (connection.context.access.ends <= now) this.#end(connection, 'access-ended', CLOSED.noAccess);
      // Messages are counted when their turn comes, which can take long where the database is slow.
      else if (bytesWaiting(connection) > this.#options.limits.longestQueue)
        this.#end(connection, 'too-fast', CLOSED.tooFast);
    }
  }

  #end(connection: Connection<Context>, reason: string, code: number): void {
    this.#cut(connection, reason, code);
    connection.close({ code, reason });
  }

  #connections(): readonly Connection<Context>[] {
    return [...this.#server.hocuspocus.documents.values()].flatMap((document) => document.getConnections());
  }

  #cut(connection: Connection<Context>, reason: string, code: number): Refusal {
    this.#cuts.add(1, { reason });
    this.#options.common.log.note('connection.cut', { project: connection.document.name, reason });
    return new Refusal(reason, code);
  }
}

function memberAt(connection: Connection<Context>): Member {
  return {
    project: connection.document.name,
    connection,
    get visitor() {
      return connection.context.access.visitor;
    },
    get role() {
      return connection.context.access.role;
    },
    get link() {
      return connection.context.access.link;
    },
    send: (message) => connection.sendStateless(JSON.stringify(message)),
    onLeave: (left) => void connection.onClose(left),
  };
}

/** Bytes that somebody has sent and that have not been looked at. */
function bytesWaiting(connection: Connection<Context>): number {
  return messagesOf(connection).reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** What somebody has sent and has not been dealt with, the one first that is. Hocuspocus tells nobody how its queue stands. */
function messagesOf(connection: Connection<Context>): readonly Uint8Array[] {
  const queue: unknown = connection['messageQueue'];
  return Array.isArray(queue) ? queue.filter((message) => message instanceof Uint8Array) : [];
}

async function dismiss(document: Document, why: 'another-epoch' | 'stopping'): Promise<void> {
  for (const connection of document.getConnections()) {
    await connection.waitForPendingMessages();
    const code = why === 'stopping' ? CLOSED.goingAway : CLOSED.anotherEpoch;
    connection.close({ code, reason: why });
  }
}

function tellAccess(connection: Connection<Context>): void {
  const { visitor, role } = connection.context.access;
  send(connection, { kind: 'access', ...visitor, role });
}

function send(connection: Connection<Context>, notice: Notice): void {
  connection.sendStateless(JSON.stringify(notice));
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0];
}

export type { ProjectRoom };
