import fc from 'fast-check';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES, type PackageLibrary, type PackageSource } from '@hexwright/model';
import { EXCHANGE_CODES } from './codes.ts';
import { unzipPackages, type Unpacked } from './unzip.ts';
import { withId } from './with-id.ts';
import { packagesToZip, zipPackages } from './zip.ts';

const BASE: PackageSource = {
  id: 'my/rules',
  files: new Map([
    ['scenario.json', '{ "format": 1, "id": "my/rules", "title": "Rules", "kind": "base" }'],
    ['rules.json', '{ "format": 1, "notes": ["Ä, ö and 中."] }'],
  ]),
};
const BATTLE: PackageSource = {
  id: 'my/battle',
  files: new Map([
    ['scenario.json', '{\n  "id": "my/battle",\n  "extends": "my/rules"\n}\n'],
    ['cases/a.case.json', '{ "case": "1", "package": "my/battle" }'],
    ['README.md', '# A battle'],
    ['comments.json', '{ "format": 1, "comments": [] }'],
  ]),
};
const library: PackageLibrary = {
  ids: () => [BASE.id, BATTLE.id],
  find: (id) => [BASE, BATTLE].find((one) => one.id === id) ?? null,
};
const nobody = (): boolean => false;

function zip(files: Record<string, string | Uint8Array>, attributes = 0): Uint8Array {
  const entries = Object.entries(files).map(([name, content]) => {
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    return [name, [bytes, { os: 3, attrs: attributes }]] as const;
  });
  return zipSync(Object.fromEntries(entries) as unknown as Zippable);
}

function codes(unpacked: Unpacked): string[] {
  return unpacked.ok ? ['none'] : unpacked.problems.map(({ code }) => code);
}

/** The zip with its last file listed more often, under other names: all of them are the same bytes. */
function repeated(bytes: Uint8Array, times: number): Uint8Array {
  const end = bytes.length - 22;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const start = view.getUint32(end + 16, true);
  const second = start + 46 + 'a/scenario.json'.length;
  const last = bytes.slice(second, end);
  const copies = Array.from({ length: times }, (_, index) => {
    const copy = last.slice();
    copy.set(strToU8(String(index + 10)), 46 + 'a/cases/'.length);
    return copy;
  });
  const whole = new Uint8Array(bytes.length + times * last.length);
  whole.set(bytes.subarray(0, end));
  for (const [index, copy] of copies.entries()) whole.set(copy, end + index * last.length);
  whole.set(bytes.subarray(end), end + times * last.length);
  new DataView(whole.buffer).setUint16(end + times * last.length + 10, times + 2, true);
  return whole;
}

const SCENARIO = '{ "id": "a" }';

describe('a zip of packages', () => {
  it('comes back as it went out, with what it builds on', () => {
    const packages = packagesToZip('my/battle', library, true);
    expect(packages).toEqual([BASE, BATTLE]);
    const bytes = zipPackages(packages as readonly PackageSource[]);
    expect(zipPackages([BASE, BATTLE])).toEqual(bytes);
    const unpacked = unzipPackages(bytes, nobody);
    expect(unpacked).toMatchObject({ ok: true, skipped: [], problems: [] });
    const sources = unpacked.ok ? unpacked.packages.map(({ source }) => source) : [];
    expect(new Map(sources.map((one) => [one.id, one]))).toEqual(new Map([BASE, BATTLE].map((one) => [one.id, one])));
    expect(packagesToZip('my/battle', library, false)).toEqual([BATTLE]);
  });

  it('may lie in folders of its own, and hold things that are none of a package', () => {
    const bytes = zip({
      'battle-main/scenario.json': SCENARIO,
      'battle-main/map.png': 'x',
      'battle-main/art/': '',
      '__MACOSX/battle-main/._scenario.json': 'x',
      'notes.txt': 'x',
    });
    const unpacked = unzipPackages(bytes, nobody);
    expect(unpacked).toMatchObject({ ok: true, skipped: ['battle-main/map.png', 'notes.txt'] });
    expect(unpacked.ok && unpacked.packages[0].source).toEqual({
      id: 'a',
      files: new Map([['scenario.json', SCENARIO]]),
    });
    expect(unzipPackages(zip({ 'folder/scenario.json': '{ broken' }), nobody)).toMatchObject({
      packages: [{ source: { id: 'folder' } }],
    });
  });

  it('is offered another id where its own is taken', () => {
    const unpacked = unzipPackages(zipPackages([BATTLE, BASE]), (id) => id === 'my/battle' || id === 'my/battle-2');
    expect(unpacked).toMatchObject({
      ok: true,
      packages: [{ offer: 'my/battle-3' }, { offer: null }],
      problems: [{ code: 'id.duplicate', severity: 'warning' }],
    });
    const [battle, base] = withId([BATTLE, BASE], 'my/battle', 'my/battle-3');
    expect(battle.id).toBe('my/battle-3');
    expect(battle.files.get('scenario.json')).toBe('{\n  "id": "my/battle-3",\n  "extends": "my/rules"\n}\n');
    expect(battle.files.get('cases/a.case.json')).toBe('{ "case": "1", "package": "my/battle-3" }');
    expect(base).toEqual(BASE);
    const [heir] = withId([BATTLE], 'my/rules', 'my/other');
    expect(heir.files.get('scenario.json')).toContain('"extends": "my/other"');
  });
});

describe('a zip that is not to be trusted', () => {
  it.each(['../a/scenario.json', '/etc/scenario.json', 'C:/scenario.json', 'a\\..\\scenario.json', 'a/./b/units.json'])(
    'is refused for the path %s',
    (name) => {
      const unpacked = unzipPackages(zip({ 'a/scenario.json': SCENARIO, [name]: SCENARIO }), nobody);
      expect(codes(unpacked)).toEqual(['path.outside']);
    },
  );

  it('brings nothing that no package may have, and no two files that are one on some systems', () => {
    const others = [
      'CLAUDE.md',
      'cases/x/y.case.json',
      'cases/con.case.json',
      'package.json',
      'post-commit',
      'n\u00f6.md',
    ];
    const files = Object.fromEntries(others.map((name) => [`a/${name}`, 'x']));
    const unpacked = unzipPackages(zip({ 'a/scenario.json': SCENARIO, ...files, 'a/.vscode/tasks.json': 'x' }), nobody);
    expect(unpacked).toMatchObject({ ok: true, skipped: others.map((name) => `a/${name}`) });
    expect(unpacked.ok && [...unpacked.packages[0].source.files.keys()]).toEqual(['scenario.json']);
    const twice = zip({ 'a/scenario.json': SCENARIO, 'a/Notes.md': '1', 'a/notes.md': '2' });
    expect(unzipPackages(twice, nobody).problems).toMatchObject([{ code: 'id.duplicate', file: 'a/notes.md' }]);
  });

  it('is not made of a project that has such files', () => {
    const files = new Map([...BATTLE.files, ['../../up.case.json', 'x'], ['.git/hooks/post-commit', 'x']]);
    const hostile = [
      { id: 'my/battle', files },
      { id: '../up', files: BATTLE.files },
    ];
    expect(zipPackages(hostile)).toEqual(zipPackages([BATTLE]));
  });

  it('is refused for a link', () => {
    expect(codes(unzipPackages(zip({ 'a/scenario.json': '/etc/passwd' }, (0o120777 << 16) >>> 0), nobody))).toEqual([
      'zip.link',
    ]);
  });

  it('is refused where a file grows without end, whatever it says of its size', () => {
    const bytes = zip({ 'a/scenario.json': SCENARIO, 'a/map.json': new Uint8Array(40 * 1024 * 1024) });
    expect(codes(unzipPackages(bytes, nobody))).toEqual(['zip.bomb']);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 28 < bytes.length; at++) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1000)
        view.setUint32(at + 24, 99, true);
    }
    expect(codes(unzipPackages(bytes, nobody))).toEqual(['zip.bomb']);
  });

  it('is refused where many files together are too much, even if all are the same bytes of the zip', () => {
    const text = '0123456789abcdef'.repeat(2 ** 18).replaceAll(/7/g, (_, at: number) => String(at % 1000));
    const bytes = repeated(zip({ 'a/scenario.json': SCENARIO, 'a/cases/00.case.json': text }), 30);
    expect(codes(unzipPackages(bytes, nobody))).toEqual(['zip.too-large']);
  });

  it('says which map is too large, and how large it may be', () => {
    const map = new Uint8Array(20 * 1024 * 1024).map((_, index) => 32 + (Math.imul(index, 0x9e3779b1) >>> 27));
    const bytes = zip({ 'a/scenario.json': SCENARIO, 'a/map.json': map });
    const unpacked = unzipPackages(bytes, nobody);
    expect(codes(unpacked)).toEqual(['file.too-large']);
    expect(unpacked.problems[0]).toMatchObject({ file: 'a/map.json' });
    expect(unpacked.problems[0].message).toContain('The file has 20 MB; package files may have 8 MB');
    expect(codes(unzipPackages(new Uint8Array(50 * 1024 * 1024), nobody))).toEqual(['zip.too-large']);
  });

  it.each([
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x7b, 0, 0x7d, 0), 'file.unreadable'],
    ['Latin-1', Uint8Array.of(0x7b, 0xe4, 0x7d), 'file.unreadable'],
  ])('says that a file is in %s', (_, content, code) => {
    const unpacked = unzipPackages(zip({ 'a/scenario.json': SCENARIO, 'a/units.json': content }), nobody);
    expect(codes(unpacked)).toEqual([code]);
    expect(unpacked.ok ? '' : unpacked.problems[0].file).toBe('a/units.json');
  });

  it('is refused for a file in a newer format, and taken with files in an older one', () => {
    const files = { 'a/scenario.json': SCENARIO, 'a/units.json': '{ "format": 2, "units": [] }', 'a/notes.txt': 'x' };
    const unpacked = unzipPackages(zip(files), nobody);
    expect(unpacked.problems).toMatchObject([
      { code: 'format.newer', file: 'a/units.json', pointer: '/format', message: expect.stringContaining('format 2') },
    ]);
    expect(unpacked.ok).toBe(false);
    expect(codes(unzipPackages(zip({ ...files, 'a/units.json': '{ "units": [] }' }), nobody))).toEqual(['none']);
  });

  it('says that there is no package in it, or that it is no zip', () => {
    expect(codes(unzipPackages(zip({ 'a/map.json': '{}' }), nobody))).toEqual(['zip.no-package']);
    expect(codes(unzipPackages(strToU8('PK but no zip'), nobody))).toEqual(['zip.broken']);
    expect(codes(unzipPackages(new Uint8Array(0), nobody))).toEqual(['zip.broken']);
    expect(codes(unzipPackages(zip({ 'a/scenario.json': SCENARIO, 'b/scenario.json': SCENARIO }), nobody))).toEqual([
      'id.duplicate',
    ]);
    expect(codes(unzipPackages(zip({ 'scenario.json': '{}' }), nobody))).toEqual(['package.id']);
  });

  it('never throws, whatever its bytes are', () => {
    const good = zipPackages([BASE, BATTLE]);
    const known = new Set([...Object.keys(EXCHANGE_CODES), ...Object.keys(PROBLEM_CODES)]);
    const damage = fc.array(fc.tuple(fc.nat({ max: good.length - 1 }), fc.nat({ max: 255 })), { maxLength: 12 });
    fc.assert(
      fc.property(damage, fc.nat({ max: good.length }), (changes, length) => {
        const bytes = good.slice(0, length < 20 ? length : good.length);
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        const unpacked = unzipPackages(bytes, nobody);
        for (const { code } of unpacked.problems) expect(known).toContain(code);
        if (!unpacked.ok) expect(unpacked.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
