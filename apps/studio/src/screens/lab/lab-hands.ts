import type { Entrants } from '@hexwright/playtest';
import type { GameOrder } from '@hexwright/playtest/lab';
import type { FromLab, ToLab } from './protocol.ts';

/** More would take the memory of the machine. */
const MOST = 32;

/** How many workers play: all cores but one, which the page has for itself. */
export function handCount(cores: number): number {
  return Math.max(1, Math.min(MOST, cores - 1));
}

/** What is heard of the workers. */
export interface Listener {
  /** A worker is ready: it is told what to play. */
  onMessage(message: FromLab, hand: number): void;
  /** A worker has broken off. */
  fail(message: string): void;
}

/** Workers that play games for the lab. */
export class LabHands {
  readonly #workers: readonly Worker[];

  constructor(entrants: Entrants, count: number, listener: Listener) {
    this.#workers = Array.from({ length: count }, (_, hand) => {
      const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<FromLab>) => listener.onMessage(data, hand));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        listener.fail(event.message);
      });
      return worker;
    });
    for (const worker of this.#workers) worker.postMessage({ type: 'open', entrants } satisfies ToLab);
  }

  play(hand: number, order: GameOrder): void {
    this.#send(hand, { type: 'play', order });
  }

  /** Plays a game once more and keeps its commands; it comes when the hand is done with what it is playing. */
  record(entrant: number, seed: number): void {
    this.#send(0, { type: 'record', entrant, seed });
  }

  close(): void {
    for (const worker of this.#workers) worker.terminate();
  }

  #send(hand: number, message: ToLab): void {
    this.#workers[hand].postMessage(message);
  }
}
