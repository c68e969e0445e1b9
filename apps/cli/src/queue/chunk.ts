/** Some games that are played together on one machine, and what becomes of them, as they travel. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { CountedResult } from '@hexwright/playtest';
import type { GameOrder, PlayedChunk } from '@hexwright/playtest/batch';

/** More games in a chunk than anybody deals. */
export const MOST_GAMES = 2000;
/** Most bytes of an answer, laid open. */
const MOST_OPEN = 256 * 1024 * 1024;
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

/** See above. */
export interface Chunk {
  /** Whose games they are. */
  readonly run: string;
  /** Hash of the code that plays them. */
  readonly engine: string;
  /** Hash of the packed packages and players. */
  readonly packages: string;
  /** Hashes of the packages as compiled, in their order: a machine where they come out otherwise plays something else. */
  readonly compiled: readonly string[];
  readonly orders: readonly GameOrder[];
}

/** What became of a chunk. */
export type ChunkAnswer =
  | ({ readonly kind: 'played' } & PlayedChunk)
  /** The thread that played it broke off, for want of memory, say. */
  | { readonly kind: 'broken'; readonly message: string }
  /** The packages are not in Redis any more. */
  | { readonly kind: 'lacking' }
  /** The worker does not play this. */
  | { readonly kind: 'refused'; readonly worker: string; readonly why: string };

/** Reads a chunk that came over the wire; null where it is none. */
export function readChunk(content: unknown): Chunk | null {
  if (typeof content !== 'object' || content === null) return null;
  const { run, engine, packages, compiled, orders } = content as Partial<Record<keyof Chunk, unknown>>;
  const isName = (text: unknown): text is string => typeof text === 'string' && /^[\da-z-]{1,80}$/i.test(text);
  if (!isName(run) || !isName(engine) || !isName(packages)) return null;
  if (!Array.isArray(compiled) || compiled.length === 0 || !compiled.every(isName)) return null;
  if (!Array.isArray(orders) || orders.length === 0 || orders.length > MOST_GAMES) return null;
  const isOrder = (order: unknown): order is GameOrder => {
    if (typeof order !== 'object' || order === null) return false;
    const { index, entrant, seed } = order as Partial<Record<keyof GameOrder, unknown>>;
    return [index, entrant, seed].every(Number.isSafeInteger) && Number(entrant) in compiled;
  };
  return orders.every(isOrder) ? { run, engine, packages, compiled, orders } : null;
}

/** An answer as it travels, with the chunk that it belongs to. */
export function packAnswer(chunk: string, answer: ChunkAnswer): Buffer {
  return brotliCompressSync(JSON.stringify({ chunk, answer }), FAST);
}

/** An answer that came over the wire; null where it is none. Its results are looked at by {@link isAnswerTo}. */
export function unpackAnswer(bytes: Buffer): { readonly chunk: string; readonly answer: ChunkAnswer } | null {
  try {
    const content = JSON.parse(brotliDecompressSync(bytes, { maxOutputLength: MOST_OPEN }).toString()) as unknown;
    if (typeof content !== 'object' || content === null || !('chunk' in content) || !('answer' in content)) return null;
    const { chunk, answer } = content;
    const isAnswer = typeof answer === 'object' && answer !== null && 'kind' in answer;
    return typeof chunk === 'string' && isAnswer ? { chunk, answer: answer as ChunkAnswer } : null;
  } catch {
    return null;
  }
}

/** Whether results are those of these games: on their seeds, each with all that is counted of a game, and all if none failed. */
export function isAnswerTo(orders: readonly GameOrder[], { results, failure }: PlayedChunk): boolean {
  if (!Array.isArray(results) || (failure !== null && typeof failure !== 'string')) return false;
  if (failure === null ? results.length !== orders.length : results.length >= orders.length) return false;
  return results.every((result: CountedResult, at) => {
    const { seed } = orders[at];
    const { seed: played, turns, commands, hash, end, score } = result;
    const isCounted = [turns, commands].every(Number.isSafeInteger) && typeof score === 'number';
    return played === seed && isCounted && typeof hash === 'string' && (end === 'over' || end === 'limit');
  });
}
