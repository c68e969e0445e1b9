import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { Editor, paintTerrain, type Project } from './index.ts';
import { migrate, migrated, migrationFault, MIGRATIONS, type Migration } from './migrate.ts';
import { sampleProject } from './sample.ts';
import { store, type Stored } from './stored.ts';
import { DOCUMENT_VERSION } from './materialise.ts';

/** A migration that puts a word behind the name of every file. */
function suffix(from: number, word: string): Migration {
  const renamed = (stored: Stored, alter: (key: string) => string): Stored => ({
    ...stored,
    list: new Map([...stored.list].map(([key, node]) => [alter(key), node])),
    roots: new Map([...stored.roots].map(([key, node]) => [alter(key), node])),
  });
  return {
    name: `add-${word}`,
    from,
    up: (stored) => renamed(stored, (key) => key + word),
    down: (stored) => renamed(stored, (key) => key.slice(0, -word.length)),
  };
}

const two = [suffix(1, '.a'), suffix(2, '.b')];

function painted(): Project {
  const ann = new Editor(sampleProject(), 'Ann');
  ann.do(paintTerrain(ann.project, 'ford', [1, 2], 'marsh'));
  return ann.project;
}

describe('migrations', () => {
  it('lead to the present version without a gap', () => {
    expect(migrationFault(MIGRATIONS, DOCUMENT_VERSION)).toBeNull();
    expect(migrationFault(two, 3)).toBeNull();
    expect(migrationFault(two, 2)).toContain('lead to version 3');
    expect(migrationFault([suffix(2, '.a')], 2)).toContain('from version 1 is missing');
    expect(migrationFault([suffix(1, '.a'), suffix(2, '.a')], 3)).toContain('same name');
  });

  it('go up in order, and down again to the same', () => {
    const stored = store(painted().doc);
    const up = migrated(stored, 3, two);
    expect(up.version).toBe(3);
    expect([...up.list.keys()]).toContain('ford:map.json.a.b');
    expect(migrated(up, 2, two).roots.has('ford:map.json.a')).toBe(true);
    expect(migrated(up, 1, two)).toEqual(stored);
    expect(migrated(stored, 1, two)).toBe(stored);
  });

  it('open an older document anew, the present one as it is, and no newer one', () => {
    const { doc } = painted();
    expect(migrate(doc)).toEqual({ ok: true, doc });
    const older = migrate(doc, 3, two);
    expect(older.ok && store(older.doc)).toMatchObject({ version: 3, epoch: 2 });
    const newer = new Y.Doc();
    newer.getMap('meta').set('version', DOCUMENT_VERSION + 1);
    expect(migrate(newer)).toMatchObject({ ok: false, problem: { code: 'document.newer' } });
  });

  it.each([0, -3, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '99', null])(
    'takes a version that there cannot be (%s) for the first',
    (version) => {
      const doc = new Y.Doc();
      doc.getMap('meta').set('version', version);
      expect(migrate(doc)).toEqual({ ok: true, doc });
    },
  );
});
