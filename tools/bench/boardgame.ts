/**
 * The peer for rules engines: a game of boardgame.io that has a state of the same size and does nothing but write one
 * value and throw one die a move. Log and undo are as they are by default.
 */
import { createRequire } from 'node:module';

interface Random {
  D6(): number;
}

/** What a move gets, as far as we use it. */
interface MoveContext<State> {
  readonly G: State;
  readonly random: Random;
}

interface GameDefinition<State> {
  readonly name: string;
  readonly seed: string;
  setup(): State;
  readonly moves: { readonly write: (context: MoveContext<State>, entry: number, value: number) => void };
}

interface GameClient<State> {
  readonly moves: { write(entry: number, value: number): void };
  readonly log: readonly unknown[];
  start(): void;
  stop(): void;
  getState(): { readonly G: State } | null;
}

type ClientFactory = <State>(options: {
  game: GameDefinition<State>;
  numPlayers: number;
  debug: false;
}) => GameClient<State>;

/** A game of the peer: its moves, and what became of them. */
export interface PeerGame {
  /** Makes one move: an entry of the state gets `value` and the die's number on top. */
  move(entry: number, value: number): void;
  /** The value of an entry now. */
  valueOf(entry: number): number;
  /** How many moves the log holds. */
  readonly logged: number;
  end(): void;
}

/** Starts games of the peer, all of one form. */
export type Peer = () => PeerGame;

/** The form in which the peer keeps its state, and how an entry of it is reached. */
interface Form<State> {
  setup(): State;
  write(state: State, entry: number, value: number): void;
  read(state: State, entry: number): number;
}

function peerWith<State>(form: Form<State>): Peer {
  // In production mode, which is quicker. Its packages are folders that only `require` finds.
  process.env['NODE_ENV'] = 'production';
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as { Client: ClientFactory };
  const game: GameDefinition<State> = {
    name: 'bare',
    seed: '1',
    setup: () => form.setup(),
    moves: { write: ({ G, random }, entry, value) => form.write(G, entry, value + random.D6()) },
  };
  return () => {
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    return {
      move: (entry, value) => client.moves.write(entry, value),
      valueOf: (entry) => {
        const state = client.getState();
        return state === null ? Number.NaN : form.read(state.G, entry);
      },
      get logged() {
        return client.log.length;
      },
      end: () => client.stop(),
    };
  };
}

/** All words in one array, as in our state. */
export function arrayPeer(words: number): Peer {
  return peerWith<{ words: number[] }>({
    setup: () => ({ words: zeros(words) }),
    write: (state, entry, value) => {
      state.words[entry] = value;
    },
    read: (state, entry) => state.words[entry],
  });
}

const FIELDS = [
  'hex',
  'direction',
  'face',
  'rout',
  'lance',
  'charging',
  'disobeyed',
  'status',
  'moved',
  'acted',
] as const;
type Piece = Record<(typeof FIELDS)[number], number>;

/**
 * Pieces as records, and what is left of the words in rows as long as a row of the map: the form in which somebody
 * would write a war game for it. Moves write into pieces.
 */
export function recordsPeer(words: number, pieces: number, columns: number): Peer {
  const rest = words - pieces * FIELDS.length;
  return peerWith<{ pieces: Piece[]; rows: number[][] }>({
    setup: () => ({
      pieces: Array.from({ length: pieces }, () => Object.fromEntries(FIELDS.map((field) => [field, 0])) as Piece),
      rows: Array.from({ length: Math.ceil(rest / columns) }, (_, row) =>
        zeros(Math.min(columns, rest - row * columns)),
      ),
    }),
    write: (state, entry, value) => {
      state.pieces[entry % pieces].hex = value;
    },
    read: (state, entry) => state.pieces[entry % pieces].hex,
  });
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}
