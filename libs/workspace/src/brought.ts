import * as Y from 'yjs';
import { FEW_PIECES, readChange, type Ranges, type ReadChange, type Struct } from './read-change.ts';
import { fileOfRoot, materialisingAuthor, materialisingUpdate, MATERIALISING_AUTHORS } from './materialise.ts';
import { atOnce, type Work } from './work.ts';
import { piecesBy } from './yjs-internals.ts';

/** What a change brings to a document. */
export interface Brought {
  /** Whether the document has all of it already, as when it is sent a second time. */
  readonly isKnown: boolean;
  /**
   * Whether it says something else than the document of what the document has, or than a text of what is drawn from that
   * text: two have written under one number, and only one of them can be in the document.
   */
  readonly isForged: boolean;
  /** The numbers of the copies that have written what is new; without those drawn from texts, which are everybody's. */
  readonly authors: ReadonlySet<number>;
}

/** What a change brings to a document; to be asked of changes that can be read. */
export function broughtBy(doc: Y.Doc, change: Uint8Array): Brought {
  const read = readChange(change);
  if (typeof read === 'string') throw new TypeError('This is no change that can be read.');
  return atOnce(broughtIn(doc, read));
}

/** The same of a change that has been read, as work that can be broken off for a moment. */
export function* broughtIn(doc: Y.Doc, { structs, removed }: ReadChange): Work<Brought> {
  const authors = new Set<number>();
  let isForged = false;
  let count = 0;
  for (const struct of structs) {
    if (++count % FEW_PIECES === 0) yield;
    if (struct instanceof Y.Skip) continue;
    const { client, clock } = struct.id;
    const state = Y.getState(doc.store, client);
    if (clock < state && !saysTheSame(doc, struct)) isForged = true;
    if (clock + struct.length > state) authors.add(client);
  }
  const isKnown = authors.size === 0 && areGone(doc, removed);
  for (const author of [...authors].filter((one) => one >= MATERIALISING_AUTHORS)) {
    const truth = truthOf(doc, structs, author);
    if (truth === null) continue;
    if (!truth) isForged = true;
    authors.delete(author);
    yield;
  }
  return { isKnown, isForged, authors };
}

/** Whether all that a change takes away is gone already. */
function areGone(doc: Y.Doc, taken: Ranges): boolean {
  for (const [client, ranges] of taken) {
    const pieces = piecesBy(doc, client);
    for (const { clock, len } of ranges) {
      if (len === 0) continue;
      if (pieces === undefined || Y.getState(doc.store, client) < clock + len) return false;
      for (let index = Y.findIndexSS(pieces, clock); index < pieces.length; index++) {
        const piece = pieces[index];
        if (piece === undefined || piece.id.clock >= clock + len) break;
        if (!piece.deleted) return false;
      }
    }
  }
  return true;
}

/**
 * Whether what is brought under a number that is drawn from a text is what that text says. null where the text is none
 * that the file has: it may have had it for somebody who was away.
 */
function truthOf(doc: Y.Doc, structs: readonly Struct[], author: number): boolean | null {
  const own = structs.filter(({ id }) => id.client === author);
  const parent: unknown = own[0] instanceof Y.Item ? own[0].parent : null;
  const file = typeof parent === 'string' ? fileOfRoot(parent) : null;
  if (file === null) return null;
  const held = doc.getMap('files').get(file);
  // A file that is not there, and one without a word, have the same author.
  const texts = [...(typeof held === 'string' ? [held] : []), '', undefined];
  const drawn = texts.filter((text) => materialisingAuthor(file, text) === author);
  return drawn.length === 0 ? null : drawn.some((text) => isDrawnFrom(materialisingUpdate(file, text), own));
}

/** Whether pieces of one author are all of an update, and say nothing else. */
function isDrawnFrom(update: Uint8Array, own: readonly Struct[]): boolean {
  const truth = new Y.Doc();
  Y.applyUpdate(truth, update);
  // With only the beginning of it, the file would pass for taken apart, and be empty.
  const end = own.at(-1);
  const isWhole = end !== undefined && end.id.clock + end.length === Y.getState(truth.store, end.id.client);
  const isTrue = isWhole && own.every((one) => saysTheSame(truth, one));
  truth.destroy();
  return isTrue;
}

/** Whether a piece says what a document has under its numbers, as far as it has any. What is gone may have said anything. */
function saysTheSame(doc: Y.Doc, struct: Struct): boolean {
  if (!(struct instanceof Y.Item)) return true;
  const { client, clock } = struct.id;
  const pieces = piecesBy(doc, client);
  const end = Math.min(clock + struct.length, Y.getState(doc.store, client));
  if (pieces === undefined || clock >= end || struct.content instanceof Y.ContentDeleted) return true;
  const said = struct.content.getContent();
  for (let index = Y.findIndexSS(pieces, clock); index < pieces.length; index++) {
    const piece = pieces[index];
    if (piece === undefined || piece.id.clock >= end) break;
    if (!(piece instanceof Y.Item) || piece.content instanceof Y.ContentDeleted) continue;
    if (piece.content.constructor !== struct.content.constructor || !isSamePlace(piece, struct)) return false;
    const held = piece.content.getContent();
    const [from, to] = [Math.max(clock, piece.id.clock), Math.min(end, piece.id.clock + piece.length)];
    for (let at = from; at < to; at++) {
      if (!areSame(held[at - piece.id.clock], said[at - clock])) return false;
    }
  }
  return true;
}

/** Whether two pieces that begin at one number lie in the same place; for others nobody can say. */
function isSamePlace(one: Y.Item, other: Y.Item): boolean {
  if (one.id.clock !== other.id.clock) return true;
  if (!Y.compareIDs(one.origin, other.origin)) return false;
  // A piece with neighbours has its place from them.
  return other.origin !== null || other.rightOrigin !== null || one.parentSub === other.parentSub;
}

/** A sign that stands for half of another one: what is left where a pair was parted. */
const PARTED = '\ufffd';

function areSame(one: unknown, other: unknown): boolean {
  if (one instanceof Y.AbstractType) return other instanceof Y.AbstractType && one.constructor === other.constructor;
  if (one === PARTED || other === PARTED) return true;
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
