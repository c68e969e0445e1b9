import * as Y from 'yjs';
import type { Work } from './work.ts';

/** A piece of a change. */
export type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];

/** What a change takes away: pieces, by who wrote them. */
export type Ranges = ReturnType<typeof Y.decodeUpdate>['ds']['clients'];

/** A change that has been taken apart: what it brings, and what it takes away. */
export interface ReadChange {
  readonly structs: readonly Struct[];
  readonly removed: Ranges;
}

/** Pieces of one change. Everybody waits while more are read. */
const MOST_PIECES = 200_000;
/** Pieces that are looked at, or put into a document, before others have their turn. */
export const FEW_PIECES = 2000;

/** The same of writers: of many who write in one place each is compared with each. */
const FEW_WRITERS = 250;

/** Thrown where a change has more pieces than it may have. */
class TooMany extends Error {}

/**
 * Takes a change apart: `unreadable` where the bytes are none, or name a writer in two places, of which only one would be
 * taken; `large` where it has too many pieces.
 */
export function readChange(change: Uint8Array): ReadChange | 'unreadable' | 'large' {
  let pieces = 0;
  const writers = new Set<number>();
  class Counting extends Y.UpdateDecoderV1 {
    override readInfo(): number {
      if (++pieces > MOST_PIECES) throw new TooMany();
      return super.readInfo();
    }

    override readClient(): number {
      const client = super.readClient();
      if (writers.has(client)) throw new RangeError('A writer is named twice.');
      writers.add(client);
      return client;
    }
  }
  try {
    const { structs, ds } = Y.decodeUpdateV2(change, Counting);
    return { structs, removed: ds.clients };
  } catch (error) {
    // Also where values are nested so deep that they cannot even be read.
    return error instanceof TooMany ? 'large' : 'unreadable';
  }
}

/**
 * The same change as several that have few pieces each: in their order, and all of them, they do what it does. What is
 * taken away comes last, since it may be among what is brought.
 */
export function* partsOf({ structs, removed }: ReadChange): Work<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  let few: Struct[] = [];
  const writers = new Set<number>();
  for (const struct of inOrder(structs)) {
    few.push(struct);
    writers.add(struct.id.client);
    if (few.length < FEW_PIECES && writers.size < FEW_WRITERS) continue;
    parts.push(encoded(few, []));
    few = [];
    writers.clear();
    yield;
  }
  if (few.length > 0) parts.push(encoded(few, []));
  const ranges = [...removed].flatMap(([client, all]) => all.map(({ clock, len }) => ({ client, clock, len })));
  for (let at = 0; at < ranges.length; at += FEW_PIECES) {
    parts.push(encoded([], ranges.slice(at, at + FEW_PIECES)));
    yield;
  }
  return parts;
}

/** The pieces of a change, each after all of the same change that it builds on. */
function* inOrder(structs: readonly Struct[]): Generator<Struct, void> {
  const writers = grouped(structs, ({ id }) => id.client);
  const done = new Map<number, number>();
  const isToCome = (id: Y.ID | null): id is Y.ID => {
    const next = id === null ? undefined : writers.get(id.client)?.[done.get(id.client) ?? 0];
    return id !== null && next !== undefined && id.clock >= next.id.clock;
  };
  for (const [writer, own] of writers) {
    while ((done.get(writer) ?? 0) < own.length) {
      // Whose next piece has to come before that of the one before them.
      const way = [writer];
      while (way.length > 0) {
        const client = way[way.length - 1];
        const at = done.get(client) ?? 0;
        const struct = writers.get(client)?.[at];
        const before =
          struct === undefined ? undefined : basesOf(struct).find((id) => isToCome(id) && !way.includes(id.client));
        if (before !== undefined && before !== null) {
          way.push(before.client);
          continue;
        }
        way.pop();
        if (struct === undefined) continue;
        done.set(client, at + 1);
        yield struct;
      }
    }
  }
}

/** What a piece lies beside, or in. */
function basesOf(struct: Struct): readonly (Y.ID | null)[] {
  if (!(struct instanceof Y.Item)) return [];
  const { origin, rightOrigin, parent } = struct;
  return [origin, rightOrigin, parent instanceof Y.ID ? parent : null];
}

interface Range {
  readonly client: number;
  readonly clock: number;
  readonly len: number;
}

function encoded(structs: readonly Struct[], ranges: readonly Range[]): Uint8Array {
  const encoder = new Y.UpdateEncoderV1();
  const brought = grouped(structs, ({ id }) => id.client);
  encoder.writeLen(brought.size);
  for (const [client, pieces] of brought) {
    encoder.writeLen(pieces.length);
    encoder.writeClient(client);
    encoder.writeLen(pieces[0].id.clock);
    for (const piece of pieces) piece.write(encoder, 0);
  }
  const removed = grouped(ranges, ({ client }) => client);
  encoder.writeLen(removed.size);
  for (const [client, pieces] of removed) {
    encoder.writeLen(client);
    encoder.writeLen(pieces.length);
    for (const { clock, len } of pieces) {
      encoder.writeLen(clock);
      encoder.writeLen(len);
    }
  }
  return encoder.toUint8Array();
}

function grouped<T>(all: readonly T[], writerOf: (one: T) => number): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const one of all) {
    const group = groups.get(writerOf(one));
    if (group === undefined) groups.set(writerOf(one), [one]);
    else group.push(one);
  }
  return groups;
}
