import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { SharedMap } from './node.ts';
import { Project } from './project.ts';
import { MATERIALISED, BASE, KEYS, LIST, ORDER, RAW, SHOWN, WORDS } from './reserved.ts';

const keys = fc.constantFrom(
  MATERIALISED,
  BASE,
  KEYS,
  LIST,
  ORDER,
  RAW,
  SHOWN,
  WORDS,
  'terrain',
  'elevation',
  'units',
  'notes',
  'title',
  'a',
  '7',
  '__proto__',
  'constructor',
  'terrainCodes',
);
const values = fc.oneof(
  fc.constantFrom<unknown>(true, null, 1, 'x', '', 'items', 'values', 'prose', -1, 1e300),
  fc.jsonValue({ maxDepth: 3 }),
  fc.record({
    rows: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.array(fc.string())),
    codes: fc.jsonValue({ maxDepth: 2 }),
  }),
  fc.constant('a map'),
  fc.constant('a text'),
);
const steps = fc.array(fc.tuple(fc.array(keys, { minLength: 1, maxLength: 4 }), values), { maxLength: 20 });
const files = fc
  .constantFrom('map', 'units', 'scenario', 'rules', 'terrain', 'comments')
  .map((kind) => `ford:${kind}.json`);

it('whatever has been written into a document, its files have texts', () => {
  fc.assert(
    fc.property(files, steps, fc.boolean(), (file, written, isMaterialised) => {
      const project = new Project(new Y.Doc());
      project.list.set(file, isMaterialised ? true : 'x');
      const root = project.root(file);
      if (isMaterialised) root.set(MATERIALISED, true);
      for (const [path, value] of written) {
        let map: SharedMap = root;
        for (const key of path.slice(0, -1)) {
          const inner = map.get(key);
          if (inner instanceof Y.Map) map = inner as SharedMap;
          else map.set(key, (map = new Y.Map()));
        }
        const made =
          value === 'a map'
            ? new Y.Map()
            : value === 'a text'
              ? new Y.Text('words')
              : (JSON.parse(JSON.stringify(value)) as unknown);
        map.set(path[path.length - 1], made);
        expect(typeof project.text(file)).toBe('string');
      }
      for (const [path] of written) project.part(file, ...path);
      expect(project.find('ford')?.files.size).toBe(1);
    }),
    { numRuns: 4000 },
  );
});

it('no row of hexes takes more room than a map can have', () => {
  const project = new Project(new Y.Doc());
  project.list.set('ford:map.json', true);
  const root = project.root('ford:map.json');
  root.set(MATERIALISED, true);
  const terrain = new Y.Map();
  root.set('terrain', terrain);
  terrain.set(BASE, { rows: ['a'.repeat(100_000), ...new Array<string>(100_000).fill('')], codes: {} });
  expect(project.text('ford:map.json')?.length).toBeLessThan(1000);
});
