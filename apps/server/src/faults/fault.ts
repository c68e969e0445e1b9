import { Place } from '../testing/place.ts';
import { Nodes, type Node } from './nodes.ts';
import { compare, MarkWriter, type Outcome } from './writer.ts';

/** How long things are broken. */
export interface Extent {
  /** Milliseconds for which something is cut off, stopped or held. */
  readonly cut: number;
  /** Edits on each side while one is away. */
  readonly editsAway: number;
}

/** What a fault needs of the machine. */
export type Need = 'services' | 'own PostgreSQL' | 'a disk to fill';

/** Something that goes wrong, and what comes of it each time. */
export interface Fault {
  readonly name: string;
  readonly needs: Need | null;
  /** Gives the outcome of so many rounds, one after the other. */
  readonly run: (times: number, extent: Extent) => AsyncGenerator<Outcome>;
}

export type Rounds<Ground> = (ground: Ground, times: number, extent: Extent) => AsyncGenerator<Outcome>;

/** Rounds at once, where most of one is waiting. */
const LANES = 4;
/** Edits of each, and milliseconds between two, while something is wrong. */
const EDITS = 60;

/** Rounds on several servers, which are gone afterwards, whatever has happened. */
export function onNodes(rounds: Rounds<Nodes>, hasOwnDatabase = false): Fault['run'] {
  return async function* (times, extent) {
    const nodes = await Nodes.make(hasOwnDatabase);
    try {
      yield* rounds(nodes, times, extent);
    } finally {
      await nodes.clear();
    }
  };
}

/** Rounds in folders of their own. */
export function inPlace(rounds: Rounds<Place>): Fault['run'] {
  return async function* (times, extent) {
    const place = await Place.make();
    try {
      yield* rounds(place, times, extent);
    } finally {
      await place.clear();
    }
  };
}

/** Two servers on which people edit. The first keeps the folder when they begin. */
export interface Pair {
  readonly nodes: Nodes;
  readonly one: Node;
  readonly two: Node;
}

/** Somebody writes at each of two servers, and meanwhile something happens to them that passes. */
export function whileTwoWrite(disturb: (pair: Pair, round: number, extent: Extent) => Promise<void>): Rounds<Nodes> {
  return async function* (nodes, times, extent) {
    const pair = { nodes, one: await nodes.start(), two: await nodes.start() };
    for (let round = 0; round < times; round++) {
      const { place } = nodes;
      const ann = await MarkWriter.join(place, pair.one.port, `ann-${round}`);
      const bob = await MarkWriter.join(place, pair.two.port, `bob-${round}`);
      const pause = extent.cut / EDITS;
      const writing = Promise.all([ann.keepWriting(EDITS, pause), bob.keepWriting(EDITS, pause)]);
      await disturb(pair, round, extent);
      await writing;
      await Promise.all([ann.keepWriting(5, 5), bob.keepWriting(5, 5)]);
      yield await compare([ann, bob], [], await place.join(pair.two.port), place);
      place.leaveAll();
    }
  };
}

/** Where most of a round is waiting: shares them out, and gives each outcome as soon as it is there. */
export function sideBySide(run: Fault['run']): Fault['run'] {
  return async function* (times, extent) {
    const lanes = Array.from({ length: Math.min(LANES, times) }, (_, lane) =>
      run(Math.ceil((times - lane) / LANES), extent),
    );
    const next = async (lane: AsyncGenerator<Outcome>): Promise<Step> => ({ lane, result: await lane.next() });
    const under = new Map(lanes.map((lane) => [lane, next(lane)]));
    try {
      while (under.size > 0) {
        const { lane, result } = await Promise.race(under.values());
        under.delete(lane);
        if (result.done === true) continue;
        yield result.value;
        under.set(lane, next(lane));
      }
    } finally {
      await Promise.all(lanes.map((lane) => lane.return(undefined)));
    }
  };
}

interface Step {
  readonly lane: AsyncGenerator<Outcome>;
  readonly result: IteratorResult<Outcome, unknown>;
}
