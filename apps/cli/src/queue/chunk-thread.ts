/** The thread of a worker: plays chunk after chunk, and keeps the packages that it has opened last. */
import { parentPort } from 'node:worker_threads';
import { type Entrants, openMatches, type Match } from '@hexwright/playtest';
import { type GameOrder, playChunk, type PlayedChunk } from '@hexwright/playtest/batch';

/** To a thread: games of packages by the name of these; the packages come along when the thread does not have them. */
export interface ThreadOrder {
  readonly packages: string;
  readonly entrants: Entrants | null;
  /** The packages that will not be asked for again. */
  readonly forget: string | null;
  readonly compiled: readonly string[];
  readonly orders: readonly GameOrder[];
}

/** From a thread. */
export type ThreadAnswer =
  | ({ readonly kind: 'played' } & PlayedChunk)
  /** It broke off, for want of memory, say. */
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'refused'; readonly why: string };

interface Opened {
  readonly entrants: Entrants;
  readonly matches: readonly Match[];
}

const port = parentPort;
if (port === null) throw new Error('chunk-thread.ts is started by ChunkThreads only.');
const opened = new Map<string, Promise<Opened>>();

port.on('message', (order: ThreadOrder) => {
  void answerTo(order).then((answer) => port.postMessage(answer));
});

async function answerTo({ packages, entrants, forget, compiled, orders }: ThreadOrder): Promise<ThreadAnswer> {
  if (forget !== null) opened.delete(forget);
  if (entrants !== null) opened.set(packages, open(entrants));
  try {
    const { matches, ...found } = await (opened.get(packages) ?? Promise.reject(new RangeError('no packages came')));
    const other = matches.findIndex(({ playable }, at) => playable.game.hash !== compiled[at]);
    if (matches.length !== compiled.length || other >= 0) {
      return {
        kind: 'refused',
        why: `the package comes out as ${matches[other]?.playable.game.hash} here, not as ${compiled[other]}`,
      };
    }
    return { kind: 'played', ...playChunk(found.entrants, matches, orders) };
  } catch (error) {
    // No package that compiles where it was sent from, or a game whose rules are not here.
    return { kind: 'refused', why: messageOf(error) };
  }
}

async function open(entrants: Entrants): Promise<Opened> {
  return { entrants, matches: await openMatches(entrants) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
