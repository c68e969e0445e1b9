import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { changeFault } from './change-check.ts';
import {
  addFile,
  duplicatePackage,
  Editor,
  paintTerrain,
  Project,
  removePackage,
  renamePackage,
  setItem,
} from './index.ts';
import { sampleProject } from './sample.ts';

const EPOCH = 7;

/** A document as a server has it. */
function served(): Y.Doc {
  const { doc } = sampleProject();
  doc.getMap('meta').set('epoch', EPOCH);
  return doc;
}

/** What is said about what somebody writes into their copy of a document. */
function faultOf(write: (doc: Y.Doc) => void, server = served()): string | null {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(server));
  const before = Y.encodeStateVector(doc);
  doc.transact(() => write(doc));
  const [all, own] = [Y.encodeStateAsUpdate(doc), Y.encodeStateAsUpdate(doc, before)];
  const fault = changeFault(server, own, EPOCH);
  expect(changeFault(server, all, EPOCH)).toBe(fault);
  return fault;
}

const SCENARIO = 'file:ford:scenario.json';

function nestedList(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

describe('changeFault', () => {
  it('takes what people do', () => {
    const server = served();
    const copies = [new Y.Doc(), new Y.Doc()];
    for (const copy of copies) Y.applyUpdate(copy, Y.encodeStateAsUpdate(server));
    const editors = copies.map((copy) => new Editor(new Project(copy), 'Ann'));
    for (const copy of copies) {
      copy.on('update', (change: Uint8Array) => {
        expect(changeFault(server, change, EPOCH)).toBeNull();
        Y.applyUpdate(server, change);
      });
    }
    for (const [index, ann] of editors.entries()) {
      const { project } = ann;
      ann.do(setItem(project, 'ford', 'units/guards/values/movement', 9 + index));
      ann.do(setItem(project, 'ford', 'scenario/summary', 'A river, and two armies.'));
      ann.do(setItem(project, 'ford', 'scenario/summary', 'A wide river, and two armies.'));
      ann.do(paintTerrain(project, 'ford', [3, 4], 'wood'));
      ann.do(addFile(project, `ford:notes-${index}.md`, '# Notes'));
      ann.do(duplicatePackage(project, 'ford', `copy-${index}`, 'Copy'));
      ann.do(renamePackage(project, `copy-${index}`, `copy-${index}-b`));
      ann.undo();
      ann.undo();
      ann.redo();
      ann.do(removePackage(project, 'ford-dry'));
      ann.undo();
    }
    // Each brings all that it has, as after a time without connection.
    for (const copy of copies) {
      expect(changeFault(server, Y.encodeStateAsUpdate(copy, Y.encodeStateVector(server)), EPOCH)).toBeNull();
      expect(changeFault(server, Y.encodeStateAsUpdate(copy), EPOCH)).toBeNull();
      expect(changeFault(new Y.Doc(), Y.encodeStateAsUpdate(copy), EPOCH)).toBeNull();
    }
  });

  it.each<[string, (doc: Y.Doc) => void]>([
    ['another version', (doc) => doc.getMap('meta').set('version', 99)],
    ['another epoch', (doc) => doc.getMap('meta').set('epoch', 5)],
    ['no epoch', (doc) => doc.getMap('meta').delete('epoch')],
    ['no version', (doc) => doc.getMap('meta').delete('version')],
    ['more of its own', (doc) => doc.getMap('meta').set('owner', 'me')],
    ['an epoch that is a map', (doc) => doc.getMap('meta').set('epoch', new Y.Map())],
    ['a list beside it', (doc) => doc.getArray('meta').push([1])],
  ])('lets nobody write %s', (_, write) => {
    expect(faultOf(write)).toBe('own');
  });

  it('lets somebody who begins a copy say of it what is so', () => {
    const said = (key: string, value: number): string | null => {
      const doc = new Y.Doc();
      doc.getMap('meta').set(key, value);
      return changeFault(served(), Y.encodeStateAsUpdate(doc), EPOCH);
    };
    expect([said('version', 1), said('epoch', EPOCH)]).toEqual([null, null]);
    expect([said('version', 2), said('epoch', EPOCH + 1)]).toEqual(['own', 'own']);
  });

  it.each([73, 80, 2000])('takes no value nested %d deep', (depth) => {
    expect(faultOf((doc) => void doc.getMap(SCENARIO).set('a', nestedList(depth)))).toBe('deep');
    expect(faultOf((doc) => void doc.getMap(SCENARIO).set('a', nestedList(64)))).toBeNull();
  });

  it.each([
    ['a long text', 'x'.repeat(3_000_000)],
    ['a long list', Array.from({ length: 200_000 }, () => 7)],
    ['many names', Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`k${at}`, at]))],
    ['many lists', Array.from({ length: 60_000 }, () => [1])],
    ['long names', { ['k'.repeat(3_000_000)]: 1 }],
  ])('takes no value larger than any file needs: %s', (_, value) => {
    expect(faultOf((doc) => void doc.getMap(SCENARIO).set('title', value))).toBe('large');
  });

  it('takes no more properties of one file than it may have, and whatever is done to those it has', () => {
    const write = (count: number) => (doc: Y.Doc) => {
      for (let at = 0; at < count; at++) doc.getMap(SCENARIO).set(`p${at}`, at);
    };
    expect([faultOf(write(19_000)), faultOf(write(20_001))]).toEqual([null, 'large']);
    const server = served();
    write(21_000)(server);
    expect([faultOf(write(21_000), server), faultOf(write(21_001), server)]).toEqual([null, 'large']);
  });

  it('takes no change of more pieces than any edit has, and none that names a writer in two places', () => {
    const terrain = new Y.Map();
    expect(
      faultOf((doc) => {
        doc.getMap('file:ford:map.json').set('terrain', terrain);
        for (let at = 0; at < 200_000; at++) terrain.set(String(at), 'a');
      }),
    ).toBe('large');
    const [one, two] = [new Y.Doc(), new Y.Doc()];
    for (const [index, doc] of [one, two].entries()) {
      doc.clientID = 9;
      doc.getMap(SCENARIO).set('title', index);
    }
    const [first, second] = [one, two].map((doc) => Y.encodeStateAsUpdate(doc).slice(1, -1));
    expect(changeFault(served(), Uint8Array.of(2, ...first, ...second, 0), EPOCH)).toBe('unreadable');
  });

  it('takes the ground of the largest map, and leaves what has been kept already', () => {
    const rows = Array.from({ length: 1000 }, () => 'x'.repeat(1000));
    expect(faultOf((doc) => void doc.getMap(SCENARIO).set('a', { rows, codes: { x: 'open' } }))).toBeNull();
    const doc = served();
    const before = Y.encodeStateVector(doc);
    doc.getMap(SCENARIO).set('title', 'x'.repeat(3_000_000));
    expect(changeFault(served(), Y.encodeStateAsUpdate(doc, before), null)).not.toBe('large');
  });

  it('takes no shared types nested deep either, in one change or in many', () => {
    const nest = (doc: Y.Doc, levels: number): void => {
      let map: Y.Map<unknown> = doc.getMap(SCENARIO);
      while (map.get('a') instanceof Y.Map) map = map.get('a') as Y.Map<unknown>;
      for (let level = 0; level < levels; level++) {
        const inner = new Y.Map();
        map.set('a', inner);
        map = inner;
      }
      if (levels === 1) map.set('b', nestedList(60));
    };
    expect(faultOf((doc) => nest(doc, 2000))).toBe('deep');
    const server = served();
    nest(server, 60);
    expect(faultOf((doc) => nest(doc, 5), server)).toBeNull();
    expect(faultOf((doc) => nest(doc, 20), server)).toBe('deep');
    expect(faultOf((doc) => nest(doc, 1), server)).toBe('deep');
  });

  it.each<[string, (doc: Y.Doc) => void]>([
    ['another root', (doc) => doc.getMap('marks').set('a', 1)],
    ['a text of its own', (doc) => doc.getText('notes').insert(0, 'x')],
    ['a file that no package may have', (doc) => doc.getMap('files').set('ford:.git/hooks/post-commit', 'x')],
    ['a way out', (doc) => doc.getMap('files').set('../up:rules.json', true)],
    ['the content of such a file', (doc) => doc.getMap('file:.vscode:tasks.json').set('a', 'x')],
    ['an order to other programs', (doc) => doc.getMap('files').set('ford:CLAUDE.md', 'x')],
    [
      'a file that differs in capitals only',
      (doc) =>
        doc.getMap('files').set('ford:cases/A.case.json', 'x') &&
        doc.getMap('files').set('ford:cases/a.case.json', 'x'),
    ],
    ['a file that is a number', (doc) => doc.getMap('files').set('ford:notes.md', 1)],
    ['a file that is a map', (doc) => doc.getMap('files').set('ford:notes.md', new Y.Map())],
    ['a file that is too large', (doc) => doc.getMap('files').set('ford:notes.md', 'x'.repeat(9_000_000))],
    ['bytes', (doc) => doc.getMap(SCENARIO).set('a', new Uint8Array(3))],
    ['a document', (doc) => doc.getMap(SCENARIO).set('a', new Y.Doc())],
    ['a list', (doc) => doc.getMap(SCENARIO).set('a', new Y.Array())],
    ['XML', (doc) => doc.getMap(SCENARIO).set('a', new Y.XmlElement('a'))],
    ['a list where a map is', (doc) => doc.getArray(SCENARIO).push([1])],
    ['a text where a map is', (doc) => doc.getText(SCENARIO).insert(0, 'x')],
    [
      'a formatted text',
      (doc) =>
        doc.getMap(SCENARIO).set('a', new Y.Text()) instanceof Y.Text &&
        doc.getMap<Y.Text>(SCENARIO).get('a')?.insert(0, 'x', { bold: true }),
    ],
  ])('takes no %s', (_, write) => {
    expect(faultOf(write)).toBe('foreign');
  });

  it.each([1n, Number.NaN, { a: [2n] }])('takes no value that is not JSON: %s', (value) => {
    expect(faultOf((doc) => void doc.getMap(SCENARIO).set('a', value))).toBe('deep');
  });

  it('takes only so many writers at once', () => {
    const all = Array.from({ length: 6002 }, (_, index) => {
      const doc = new Y.Doc();
      doc.clientID = index + 1;
      doc.getMap(SCENARIO).set('a', index);
      return Y.encodeStateAsUpdate(doc);
    });
    expect(changeFault(served(), Y.mergeUpdates(all.slice(0, 900)), EPOCH)).toBeNull();
    expect(changeFault(served(), Y.mergeUpdates(all), EPOCH)).toBe('foreign');
  });

  it('takes only so many files', () => {
    const add = (doc: Y.Doc, count: number): void => {
      for (let index = 0; index < count; index++) doc.getMap('files').set(`ford:cases/n${index}.case.json`, '{}');
    };
    expect(faultOf((doc) => add(doc, 4900))).toBeNull();
    expect(faultOf((doc) => add(doc, 5001))).toBe('foreign');
  });

  it('takes nothing that builds on what is not there, or takes away what is yet to come', () => {
    const server = served();
    const doc = new Y.Doc();
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(server));
    const changes: Uint8Array[] = [];
    doc.on('update', (change: Uint8Array) => changes.push(change));
    const map = new Y.Map();
    doc.getMap(SCENARIO).set('a', map);
    map.set('b', 1);
    map.delete('b');
    expect(changes.map((change) => changeFault(server, change, EPOCH))).toEqual([null, 'gap', 'gap']);
    expect(changeFault(server, Y.mergeUpdates([changes[0], changes[2]]), EPOCH)).toBe('gap');
    expect(changeFault(server, Y.mergeUpdates(changes), EPOCH)).toBeNull();
  });

  it('answers about anything, soon', () => {
    const server = served();
    const all = Y.encodeStateAsUpdate(sampleProject().doc);
    const faults = new Set<unknown>([null, 'unreadable', 'gap', 'deep', 'large', 'own', 'foreign']);
    const changes = fc.array(fc.tuple(fc.nat({ max: all.length - 1 }), fc.nat({ max: 255 })), { maxLength: 6 });
    fc.assert(
      fc.property(changes, fc.nat({ max: all.length }), (altered, length) => {
        const bytes = all.slice(0, length < 20 ? length : all.length);
        for (const [at, value] of altered) if (at < bytes.length) bytes[at] = value;
        expect(faults).toContain(changeFault(server, bytes, EPOCH));
      }),
      { numRuns: 300 },
    );
    // A list in a list, again and again, without an end.
    expect(changeFault(server, new Uint8Array(1_000_000).fill(117), EPOCH)).not.toBeNull();
  });
});
