import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { isKnown } from './known-change.ts';

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
