import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { broughtBy } from './brought.ts';
import { Editor, setItem } from './index.ts';
import { openPackage, Project } from './project.ts';

const isKnown = (doc: Y.Doc, change: Uint8Array): boolean => broughtBy(doc, change).isKnown;

it('knows what a document has, and nothing else', () => {
  const step = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.option(fc.nat({ max: 9 })));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
      const doc = new Y.Doc();
      const changes: Uint8Array[] = [];
      doc.on('update', (change: Uint8Array) => changes.push(change));
      for (const [key, value] of steps) {
        if (value === null) doc.getMap('map').delete(key);
        else doc.getMap('map').set(key, value);
      }
      const copy = new Y.Doc();
      for (const change of changes) {
        expect(isKnown(copy, change)).toBe(false);
        Y.applyUpdate(copy, change);
        expect(isKnown(copy, change)).toBe(true);
      }
      expect(isKnown(copy, Y.encodeStateAsUpdate(doc))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it('sees a removal of what is there, and what waits for something else', () => {
  const doc = new Y.Doc();
  doc.getText('words').insert(0, 'abcdef');
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  let removal = new Uint8Array();
  doc.on('update', (change: Uint8Array) => (removal = new Uint8Array(change)));
  doc.getText('words').delete(2, 2);
  expect(isKnown(copy, removal)).toBe(false);
  expect(isKnown(new Y.Doc(), removal)).toBe(false);
  Y.applyUpdate(copy, removal);
  expect(isKnown(copy, removal)).toBe(true);
  expect(() => isKnown(doc, Uint8Array.of(1, 2, 3, 255))).toThrow(Error);
});

/** A copy with a number of its own, and the changes that are made in it. */
function copyOf(doc: Y.Doc, number: number): { readonly doc: Y.Doc; readonly changes: Uint8Array[] } {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  copy.clientID = number;
  const changes: Uint8Array[] = [];
  copy.on('update', (change: Uint8Array) => changes.push(change));
  return { doc: copy, changes };
}

it('names the copies that have written what is new', () => {
  const [ann, bob] = [copyOf(new Y.Doc(), 1), copyOf(new Y.Doc(), 2)];
  ann.doc.getMap('map').set('a', 1);
  Y.applyUpdate(bob.doc, ann.changes[0]);
  bob.doc.getMap('map').set('b', 2);
  const all = Y.encodeStateAsUpdate(bob.doc);
  expect(broughtBy(new Y.Doc(), all).authors).toEqual(new Set([1, 2]));
  expect([...broughtBy(ann.doc, all).authors]).toEqual([2]);
  expect(broughtBy(bob.doc, all)).toMatchObject({ isKnown: true, isForged: false });
});

it('sees that somebody says something else under a number that is taken', () => {
  const server = new Y.Doc();
  server.getText('words').insert(0, 'abcdef');
  const [ann, thief] = [copyOf(server, 7), copyOf(server, 7)];
  ann.doc.getMap('map').set('speed', 9);
  thief.doc.getMap('map').set('speed', 1);
  Y.applyUpdate(server, thief.changes[0]);
  expect(broughtBy(server, thief.changes[0]).isForged).toBe(false);
  expect(broughtBy(server, ann.changes[0]).isForged).toBe(true);
  // The same words, in pieces that are cut elsewhere.
  server.getText('words').insert(3, 'x');
  expect(broughtBy(server, Y.encodeStateAsUpdate(server)).isForged).toBe(false);
});

it('lets a file be taken apart by everybody, and only as its text says', () => {
  const project = openPackage('ford', new Map([['units.json', '{ "units": [{ "id": "guards" }] }']]));
  const ann = copyOf(project.doc, 7);
  const copy = new Project(ann.doc);
  new Editor(copy, 'Ann').do(setItem(copy, 'ford', 'units/guards/name', 'Guards'));
  const change = Y.mergeUpdates(ann.changes);
  expect(broughtBy(project.doc, change)).toMatchObject({ isKnown: false, isForged: false });
  expect([...broughtBy(project.doc, change).authors]).toEqual([7]);
  // The same author, with an empty roster.
  const author = [...Y.decodeStateVector(Y.encodeStateVector(ann.doc)).keys()].find((one) => one > 2 ** 40);
  const forged = copyOf(new Y.Doc(), author ?? 0);
  forged.doc.getMap('file:ford:units.json').set('\u0001awake', true);
  expect(broughtBy(project.doc, forged.changes[0]).isForged).toBe(true);
});
