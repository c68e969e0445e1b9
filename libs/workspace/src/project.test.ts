import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { writeCanonical, type JsonValue } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';
import { kindOf, type FileKey } from './file-key.ts';
import { Editor, setItem } from './index.ts';
import { openPackage, Project, projectFiles } from './project.ts';
import { copyOf, sync } from './sample.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../scenarios');
const library = new FolderLibrary([SCENARIOS]);

function filesOf(id: string): ReadonlyMap<string, string> {
  const found = library.find(id);
  if (found === null || !('files' in found)) throw new Error(`There is no package ${id}`);
  return found.files;
}

/** Files of a package; of its many cases one in twenty. */
function someFiles(id: string): ReadonlyMap<string, string> {
  const files = [...filesOf(id)];
  return new Map(files.filter(([file], index) => !file.startsWith('cases/') || index % 20 === 0));
}

function canonical(key: FileKey, text: string): string {
  const kind = kindOf(key);
  return kind === undefined ? text : writeCanonical(kind, JSON.parse(text) as JsonValue);
}

function materialised(project: Project): Project {
  project.doc.transact(() => {
    for (const key of project.files()) project.materialise(key);
  });
  return project;
}

it('never makes a file anew, as empty, whose content is still to come', () => {
  const whole = openPackage('ford', new Map([['units.json', '{ "units": [{ "id": "guards" }] }']]));
  new Editor(whole, 'Ann').do(setItem(whole, 'ford', 'units/guards/name', 'Guards'));
  // The list of files comes first, as when messages overtake each other.
  const early = new Project();
  early.doc.getMap('files').set('ford:units.json', true);
  expect(early.isStillComing('ford:units.json')).toBe(true);
  expect([early.text('ford:units.json'), early.content('ford:units.json')]).toEqual([undefined, undefined]);
  early.materialise('ford:units.json');
  new Editor(early, 'Bob').do(setItem(early, 'ford', 'units/guards/name', 'Nobody'));
  sync(early, whole);
  for (const project of [early, whole]) expect(project.text('ford:units.json')).toContain('"guards"');
});

describe('a package in a document', () => {
  it.each(library.ids())('%s comes out as it went in', (id) => {
    const files = filesOf(id);
    expect(projectFiles(openPackage(id, files), id)).toEqual(files);
  });

  it.each(library.ids())('%s comes out canonical, byte for byte, once every file is taken apart', (id) => {
    const files = filesOf(id);
    const project = materialised(openPackage(id, files));
    for (const [file, text] of projectFiles(project, id)) {
      const key = `${id}:${file}`;
      expect(text).toBe(canonical(key, files.get(file) ?? ''));
    }
  });

  it('keeps whatever JSON a file holds', () => {
    const names = fc.constantFrom('units', 'tables', 'cells', 'rows', 'terrain', 'notes', 'id', 'grid', '7', 'zones');
    const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<JsonValue>;
    const file = fc.dictionary(names, json) as fc.Arbitrary<{ readonly [name: string]: JsonValue }>;
    fc.assert(
      fc.property(file, fc.constantFrom('map', 'units', 'rules', 'scenario'), (content, kind) => {
        const text = writeCanonical(kind, content);
        const project = materialised(openPackage('a', new Map([[`${kind}.json`, text]])));
        expect(project.text(`a:${kind}.json`)).toBe(text);
        expect(JSON.parse(project.text(`a:${kind}.json`) ?? '')).toEqual(JSON.parse(text));
      }),
    );
  });

  it('keeps rows without a single hex', () => {
    const text = '{\n  "terrain": [\n    ""\n  ]\n}\n';
    expect(materialised(openPackage('a', new Map([['map.json', text]]))).text('a:map.json')).toBe(text);
  });

  it('keeps what is no JSON, or no JSON of ours, as text', () => {
    const texts = new Map([
      ['units.json', '{ "units": [ {'],
      ['rules.json', '[1, 2]'],
      ['terrain.json', '{ "notes": [], "notes": [] }'],
      ['map.json', '{ "\\u0001awake": 1 }'],
      ['scenario.json', '{ "__proto__": { "id": "a" } }'],
      ['README.md', '# Hello'],
    ]);
    const project = materialised(openPackage('a', texts));
    expect(projectFiles(project, 'a')).toEqual(texts);
    expect(project.content('a:units.json')).toBeNull();
    expect(project.content('a:cases/none.case.json')).toBeUndefined();
  });

  it('keeps signs that have no meaning, or a meaning twice', () => {
    const text = writeCanonical('map', {
      terrainCodes: { b: 'clear', a: 'clear', '~': 'river' },
      terrain: ['ab~?', 'xx'],
      elevation: ['1x', '', '3'],
    });
    const project = materialised(openPackage('a', new Map([['map.json', text]])));
    expect(project.text('a:map.json')).toBe(text);
  });

  it('is the same for two people who take a file apart at once', () => {
    const one = openPackage('gmb/tamburlaine', someFiles('gmb/tamburlaine'));
    const other = new Project();
    Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(one.doc));
    materialised(one);
    materialised(other);
    const before = Y.encodeStateVector(one.doc);
    Y.applyUpdate(one.doc, Y.encodeStateAsUpdate(other.doc));
    expect(Y.encodeStateVector(one.doc)).toEqual(before);
    expect(projectFiles(other, 'gmb/tamburlaine')).toEqual(projectFiles(one, 'gmb/tamburlaine'));
  });

  it('gives the compiler the same strings while nothing changes', () => {
    const project = openPackage('a', new Map([['units.json', '{ "units": [] }']]));
    project.materialise('a:units.json');
    expect(project.find('a')?.files.get('units.json')).toBe(project.find('a')?.files.get('units.json'));
    expect(project.ids()).toEqual(['a']);
    expect(project.find('b')).toBeNull();
    expect(project.text('a:map.json')).toBeUndefined();
  });

  it('knows its files at any moment, also while they change and when others change them', () => {
    const project = openPackage('a', new Map([['map.json', '{}']]));
    const other = copyOf(project);
    expect(project.files()).toEqual(['a:map.json']);
    project.doc.transact(() => {
      project.list.set('a:units.json', '{}');
      expect(project.files()).toEqual(['a:map.json', 'a:units.json']);
      project.list.delete('a:map.json');
      expect(project.files('a')).toEqual(['a:units.json']);
    });
    expect(project.files()).toEqual(['a:units.json']);
    other.addPackage('b', new Map([['map.json', '{}']]));
    sync(project, other);
    expect([project.files(), other.files()]).toEqual([
      ['a:units.json', 'b:map.json'],
      ['a:units.json', 'b:map.json'],
    ]);
    project.files().pop();
    expect(project.ids()).toEqual(['a', 'b']);
  });
});
