import { describe, expect, it } from 'vitest';
import { toyBase, toyBattle, withFile } from '../fixtures/toy-packages.ts';
import { LinkCache } from '../link-cache.ts';
import { linkPackage } from '../link-package.ts';
import { readCase } from '../link-case.ts';
import type { PackageSource } from '../package.ts';
import { FORMAT } from './format.ts';
import { migratePackage, oldFormat } from './package-format.ts';

/** A package as it was written before files said their format. */
function old(source: PackageSource): PackageSource {
  return [...source.files.keys()].reduce(
    (one, name) => withFile(one, name, (content) => void delete content['format']),
    source,
  );
}

const NEWER = `{ "format": ${FORMAT + 1}, "id": "toy/battle", "sides": "of another kind" }`;

describe('a package in an older format', () => {
  it('is read as one of the present format, with one warning that offers to migrate it', () => {
    const linked = linkPackage([toyBase, old(toyBattle)]);
    expect(linked.ok).toBe(true);
    const count = toyBattle.files.size;
    expect(linked.problems).toMatchObject([
      {
        code: 'format.old',
        severity: 'warning',
        package: 'toy/battle',
        file: 'scenario.json',
        message: `${count} files of the package are in an older format than 1, and read as if in that one. Migrate the package, so that its files say what is read in them.`,
        fixes: [{ title: 'Migrate to format 1' }],
      },
    ]);
    expect(linked.problems[0].fixes[0].edits).toContainEqual({
      file: 'units.json',
      pointer: '/format',
      op: 'add',
      value: 1,
    });
    expect(linkPackage([toyBase, toyBattle])).toMatchObject({ ok: true, problems: [] });
  });

  it('is told by its examples and comments too, and each file is looked at once', () => {
    const cache = new LinkCache();
    const files = new Map(toyBattle.files).set('cases/a.case.json', '{ "case": "1", "title": "A" }');
    const source = { ...toyBattle, files };
    const [problem] = oldFormat(source, cache);
    expect(problem).toMatchObject({
      file: 'cases/a.case.json',
      message: expect.stringMatching(/^cases.a.case.json is /),
    });
    expect(oldFormat(source, cache)[0]).toBe(problem);
    expect(readCase({ path: 'cases/a.case.json', text: files.get('cases/a.case.json') ?? '' }, 'toy/battle')).toEqual({
      content: { format: 1, case: '1', title: 'A' },
      problems: [],
    });
  });

  it('says nothing of files that cannot be read: that is told already', () => {
    expect(oldFormat(withFile(toyBattle, 'units.json', '{ "units": '), new LinkCache())).toEqual([]);
  });
});

describe('a file in a newer format', () => {
  it('is refused in one sentence, whatever else it says', () => {
    const linked = linkPackage([toyBase, withFile(toyBattle, 'scenario.json', NEWER)]);
    expect(linked.ok).toBe(false);
    expect(linked.problems).toMatchObject([
      {
        code: 'format.newer',
        severity: 'error',
        package: 'toy/battle',
        file: 'scenario.json',
        pointer: '/format',
        message:
          'The file is in format 2; this Hexwright reads formats up to 1. Open it with a newer Hexwright. Nothing in it has been changed.',
      },
    ]);
  });
});

describe('comments and scanned sheets', () => {
  it.each([
    ['comments.json', NEWER, 'format.newer'],
    ['sheets.json', NEWER, 'format.newer'],
    ['sheets.json', '{ "format": "1", "sheets": [] }', 'schema.type'],
    ['sheets.json', '{ "format": 1, "sheets": ', 'json.syntax'],
  ])('%s is told of, and a battle can be played whatever it says: %s', (file, text, code) => {
    const files = new Map([...toyBattle.files, [file, text]]);
    const linked = linkPackage([toyBase, { ...toyBattle, files }]);
    expect(linked).toMatchObject({ ok: true, problems: [{ code, file, severity: 'warning' }] });
  });
});

describe('migratePackage', () => {
  it('writes what is older anew, and nothing else', () => {
    const migration = migratePackage(withFile(toyBattle, 'units.json', '{ "units": [], "note": 1 }'));
    expect(migration.ok && [...migration.files]).toEqual([
      ['units.json', '{\n  "format": 1,\n  "units": [],\n  "note": 1\n}\n'],
    ]);
    expect(migratePackage(toyBattle)).toEqual({ ok: true, files: new Map() });
  });

  it('leads to what was read before', () => {
    const source = old(toyBattle);
    const migration = migratePackage(source);
    if (!migration.ok) throw new Error('not migrated');
    const migrated = { ...source, files: new Map([...source.files, ...migration.files]) };
    expect(linkPackage([toyBase, migrated]).problems).toEqual([]);
    const [before, after] = [source, migrated].map((one) => linkPackage([toyBase, one]));
    expect(before.ok && after.ok && after.linked.units).toEqual(before.ok && before.linked.units);
  });

  it('writes nothing where a file cannot be read or is newer', () => {
    const source = withFile(withFile(old(toyBattle), 'scenario.json', NEWER), 'units.json', '{ "units": ');
    const migration = migratePackage(source);
    expect(migration.ok ? [] : migration.problems.map(({ code, file }) => `${code} ${file}`).toSorted()).toEqual([
      'format.newer scenario.json',
      'json.syntax units.json',
    ]);
  });
});
