import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { partsOf, readChange, type ReadChange } from './read-change.ts';
import { atOnce } from './work.ts';

function read(change: Uint8Array): ReadChange {
  const result = readChange(change);
  if (typeof result === 'string') throw new TypeError(result);
  return result;
}

/** Pieces of a text by two hands, one of which writes among what the other has just written. */
function written(rounds: number, each: number): Y.Doc {
  const [ann, bob] = [new Y.Doc(), new Y.Doc()];
  [ann.clientID, bob.clientID] = [2, 1];
  for (let round = 0; round < rounds; round++) {
    for (const [doc, other] of [
      [ann, bob],
      [bob, ann],
    ] as const) {
      doc.transact(() => {
        for (let at = 0; at < each; at++) doc.getText('words').insert(doc.getText('words').length >> 1, 'x');
      });
      Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
    }
  }
  return ann;
}

describe('partsOf', () => {
  it('gives parts that do together, one after the other, what the whole change does', () => {
    const write = fc.tuple(fc.nat({ max: 3 }), fc.constantFrom('a', 'b', 'c'), fc.option(fc.nat({ max: 9 })));
    fc.assert(
      fc.property(fc.array(write, { maxLength: 40 }), (writes) => {
        const docs = Array.from({ length: 4 }, (_, at) => Object.assign(new Y.Doc(), { clientID: at + 1 }));
        for (const [who, key, value] of writes) {
          const doc = docs[who];
          if (value === null) doc.getMap('map').delete(key);
          else doc.getMap('map').set(key, new Y.Map([[key, value]]));
          if (value === 3) for (const one of docs) Y.applyUpdate(one, Y.encodeStateAsUpdate(doc));
        }
        const whole = Y.mergeUpdates(docs.map((doc) => Y.encodeStateAsUpdate(doc)));
        const [one, other] = [new Y.Doc(), new Y.Doc()];
        Y.applyUpdate(one, whole);
        for (const part of atOnce(partsOf(read(whole)))) Y.applyUpdate(other, part);
        expect(Y.encodeStateVector(other)).toEqual(Y.encodeStateVector(one));
        expect(other.getMap('map').toJSON()).toEqual(one.getMap('map').toJSON());
      }),
    );
  });

  it('gives no part before what it builds on, so that nothing of it ever waits', () => {
    const doc = written(6, 1000);
    const change = read(Y.encodeStateAsUpdate(doc));
    const parts = atOnce(partsOf(change));
    expect(parts.length).toBeGreaterThan(3);
    const copy = new Y.Doc();
    for (const part of parts) {
      Y.applyUpdate(copy, part);
      expect(copy.store.pendingStructs).toBeNull();
    }
    expect(copy.getText('words').toJSON()).toBe(doc.getText('words').toJSON());
  });

  it('gives parts of few writers, of whom each may have to be compared with each', () => {
    const all = Array.from({ length: 1000 }, (_, at) => {
      const doc = Object.assign(new Y.Doc(), { clientID: at + 1 });
      doc.getMap('map').set('same', at);
      return Y.encodeStateAsUpdate(doc);
    });
    const [whole, copy] = [new Y.Doc(), new Y.Doc()];
    Y.applyUpdate(whole, Y.mergeUpdates(all));
    const parts = atOnce(partsOf(read(Y.mergeUpdates(all))));
    expect(parts).toHaveLength(4);
    for (const part of parts) Y.applyUpdate(copy, part);
    expect(copy.getMap('map').toJSON()).toEqual(whole.getMap('map').toJSON());
  });

  it('takes away what the change takes away', () => {
    const doc = written(3, 1500);
    const copy = new Y.Doc();
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
    const before = Y.encodeStateVector(doc);
    doc.transact(() => {
      for (let at = 0; at < 4000; at++) doc.getText('words').delete(at, 1);
    });
    for (const part of atOnce(partsOf(read(Y.encodeStateAsUpdate(doc, before))))) Y.applyUpdate(copy, part);
    expect(copy.getText('words').toJSON()).toBe(doc.getText('words').toJSON());
  });
});

describe('readChange', () => {
  it('says of what is no change that it cannot be read', () => {
    expect(readChange(Uint8Array.of(1, 2, 3, 255))).toBe('unreadable');
    expect(readChange(new Uint8Array(1_000_000).fill(117))).toBe('unreadable');
  });
});
