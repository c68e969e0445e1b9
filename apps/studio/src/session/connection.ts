import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';
import type { Problem } from '@hexwright/model';
import type { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';
import { Store } from '../parts/store.ts';
import { LineWatch } from './line-watch.ts';

/** Whether the server has what was done here. */
export type SaveState =
  | { readonly is: 'opening' }
  /** The server has everything. */
  | { readonly is: 'saved' }
  /** Changes are under way to the server. */
  | { readonly is: 'saving' }
  /** The server cannot be reached. */
  | { readonly is: 'offline' };

/** How the project stands with its folder, as the server says. */
export interface FolderState {
  /** Files that are not in the folder as they are in the project. */
  readonly unsaved: readonly string[];
  readonly problems: readonly Problem[];
}

/** What the server has turned away for good. */
export interface Refused {
  readonly code: string;
  readonly message: string;
}

/** Who one is for the server, and what one may do here. */
export interface Access {
  readonly id: string;
  /** '' where nobody has to say who they are. */
  readonly name: string;
  readonly role: 'owner' | 'editor' | 'playtester' | 'viewer';
}

/**
 * Why the server does not let this page in: there is no such project, its document was made anew meanwhile, who is here
 * has no access to it, or not any more, the server cannot open it, or too many are connected already.
 */
export type Barred = 'no-such-project' | 'another-epoch' | 'no-access' | 'not-opened' | 'refused';

/** Milliseconds between tries to reach the server: a server on this machine is soon back. */
const LONGEST_WAIT = 4000;
/** The channel on which a page asks whether the server is there. */
const HERE = 'here';

/** The tie between a document here and the server's copy of it. */
export class Connection {
  readonly state = new Store<SaveState>({ is: 'opening' });
  readonly folder = new Store<FolderState>({ unsaved: [], problems: [] });
  readonly refused = new Store<Refused | null>(null);
  /** null until the server has said it. */
  readonly access = new Store<Access | null>(null);
  readonly barred = new Store<Barred | null>(null);
  /** The document as the server had it has arrived. */
  readonly ready: Promise<void>;
  readonly #doc: Y.Doc;
  readonly #project: string;
  #provider: HocuspocusProvider | null = null;
  #socket: HocuspocusProviderWebsocket | null = null;
  #arrived: () => void = () => undefined;
  readonly #channels = new Map<string, (message: unknown) => void>();
  readonly #watch = new LineWatch({
    ask: () => this.send(HERE, {}),
    silent: () => this.#notify(),
    isUnseen: () => document.hidden,
  });

  constructor(doc: Y.Doc, project: string) {
    this.#doc = doc;
    this.#project = project;
    this.ready = new Promise((resolve) => {
      this.#arrived = resolve;
    });
  }

  /** Begins. What is in the document already must be a copy of the server's. */
  start(): void {
    const address = new URL('/sync', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new HocuspocusProviderWebsocket({
      url: address.href,
      delay: 500,
      minDelay: 250,
      maxDelay: LONGEST_WAIT,
    });
    const provider = new HocuspocusProvider({
      websocketProvider: socket,
      name: this.#project,
      document: this.#doc,
      // Asked before each try: a server that has begun anew must not be given the document of before.
      token: () => epochOf(this.#doc),
      onStateless: ({ payload }) => this.#receive(payload),
      onAuthenticationFailed: ({ reason }) => {
        this.barred.value = barredBy(reason);
      },
      onAuthenticated: () => {
        this.barred.value = null;
      },
      onSynced: () => this.#arrived(),
    });
    this.#socket = socket;
    this.#provider = provider;
    provider.on('message', this.#heard);
    addEventListener('offline', this.#ask);
    addEventListener('online', this.#backAgain);
    document.addEventListener('visibilitychange', this.#seen);
    for (const event of ['status', 'synced', 'unsyncedChanges', 'disconnect', 'close'])
      provider.on(event, this.#notify);
    provider.attach();
  }

  /** Who else is here and what they are doing; null before {@link start}. */
  get awareness(): Awareness | null {
    return this.#provider?.awareness ?? null;
  }

  /** Hears what the server says on a channel of the room. */
  listenTo(channel: string, listener: (message: unknown) => void): void {
    this.#channels.set(channel, listener);
  }

  /** Says something on a channel of the room; it is lost where the server cannot be reached. */
  send(channel: string, message: object): void {
    this.#provider?.sendStateless(JSON.stringify({ kind: channel, ...message }));
  }

  /** Tries to reach the server now, not at the next turn. */
  retry(): void {
    const socket = this.#socket;
    if (socket === null) return;
    if (socket.status === WebSocketStatus.Connected) {
      // Closing a socket waits for the other end, which a dead line never reaches: it is taken as closed.
      this.#provider?.onClose();
      socket.onClose({ event: new CloseEvent('close', { code: 4408, reason: 'silent' }) });
    } else {
      socket.disconnect();
      void socket.connect();
    }
  }

  close(): void {
    this.#watch.end();
    removeEventListener('offline', this.#ask);
    removeEventListener('online', this.#backAgain);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#provider?.destroy();
    this.#socket?.destroy();
  }

  readonly #notify = (): void => {
    if (this.#provider === null || this.#socket === null) return;
    const { unsyncedChanges, synced } = this.#provider;
    if (this.#socket.status !== WebSocketStatus.Connected) {
      this.#watch.end();
      // While it is still opening for the first time, nothing is amiss yet.
      if (this.state.value.is !== 'opening' || this.#socket.status === WebSocketStatus.Disconnected)
        this.#set('offline');
    } else if (!synced) this.#set('opening');
    else {
      const isSaved = unsyncedChanges === 0;
      if (!isSaved) this.#watch.expect();
      this.#set(this.#watch.isSilent ? 'offline' : isSaved ? 'saved' : 'saving');
    }
  };

  readonly #heard = (): void => {
    this.#watch.heard();
    this.#notify();
  };

  /** The browser has lost its network. A server on this machine can be reached all the same: only asking tells. */
  readonly #ask = (): void => {
    if (this.state.value.is === 'saved') this.#watch.ask();
  };

  readonly #seen = (): void => {
    if (document.hidden) this.#watch.unseen();
    else this.#ask();
  };

  readonly #backAgain = (): void => {
    if (this.state.value.is === 'offline') this.retry();
  };

  #set(is: SaveState['is']): void {
    if (this.state.value.is !== is) this.state.value = { is };
  }

  #receive(payload: string): void {
    const said: unknown = JSON.parse(payload);
    if (typeof said !== 'object' || said === null || !('kind' in said)) return;
    if (said.kind === 'state') {
      const { unsaved, problems } = said as unknown as FolderState;
      this.folder.value = { unsaved, problems };
    } else if (said.kind === 'access') {
      const { id, name, role } = said as unknown as Access;
      this.access.value = { id, name, role };
    } else if (said.kind === 'refused') this.refused.value = said as unknown as Refused;
    else if (typeof said.kind === 'string') this.#channels.get(said.kind)?.(said);
  }
}

/** Whether somebody may change the project; until the server has spoken, everybody may. */
export function mayEdit(access: Access | null): boolean {
  return access === null || access.role === 'owner' || access.role === 'editor';
}

function barredBy(reason: string): Barred {
  if (reason === 'no-such-project' || reason === 'another-epoch' || reason === 'not-opened') return reason;
  return reason === 'no-access' || reason === 'sign-in' ? 'no-access' : 'refused';
}

/** The epoch of a document as the server asks for it; '' for an empty one. */
function epochOf(doc: Y.Doc): string {
  const epoch = doc.getMap('meta').get('epoch');
  return typeof epoch === 'number' ? String(epoch) : '';
}
