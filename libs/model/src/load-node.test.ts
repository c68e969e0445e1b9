import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { briefly, toyBase, toyBattle } from './fixtures/toy-packages.ts';
import { FolderLibrary, SteadyFolderLibrary } from './load-node.ts';
import type { PackageSource } from './package.ts';
import type { Problem } from './problem.ts';

let parent = '';
let root = '';

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'hexwright-load-'));
  root = path.join(parent, 'scenarios');
  for (const source of [toyBase, toyBattle]) writePackage(root, source);
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

function writePackage(folder: string, source: PackageSource): void {
  for (const [name, text] of source.files) writeText(path.join(folder, source.id, name), text);
}

function writeText(file: string, text: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The problems of reading a package. */
function problems(request: string, from?: string): readonly Problem[] {
  const result = new FolderLibrary([root]).load(request, from);
  return result.ok ? [] : result.problems;
}

describe('FolderLibrary', () => {
  it('reads a package by id, with its cases and nothing else', () => {
    writeText(path.join(root, 'toy/battle/cases/a.case.json'), '{}');
    writeText(path.join(root, 'toy/battle/cases/notes.txt'), 'notes');
    writeText(path.join(root, 'toy/battle/README.md'), '# Toy');
    const result = new FolderLibrary([root]).load('toy/battle');
    if (!result.ok) throw new Error('not loaded');
    expect([...result.source.files.keys()]).toEqual([
      'scenario.json',
      'map.json',
      'units.json',
      'rules.json',
      'cases/a.case.json',
    ]);
    expect(result.source.files.get('units.json')).toBe(toyBattle.files.get('units.json'));
  });

  it('reads a package by the path of its folder', () => {
    const library = new FolderLibrary([root]);
    const requests = [path.join(root, 'toy/battle'), `${path.join(root, 'toy/battle')}/`];
    for (const request of requests)
      expect(library.load(request)).toMatchObject({ ok: true, source: { id: 'toy/battle' } });
    expect(library.load('scenarios/toy/base', parent)).toMatchObject({ ok: true, source: { id: 'toy/base' } });
    expect(library.load('.', path.join(root, 'toy/base'))).toMatchObject({ ok: true, source: { id: 'toy/base' } });
  });

  it('reads a chain', () => {
    const result = new FolderLibrary([root]).loadChain('toy/battle');
    expect(result.ok && result.chain.map(({ id }) => id)).toEqual(['toy/base', 'toy/battle']);
  });

  it('reads a package once where nobody changes it', () => {
    const library = new SteadyFolderLibrary([root]);
    const first = library.find('toy/base');
    expect(first).toEqual(new FolderLibrary([root]).find('toy/base'));
    expect(library.find('toy/base')).toBe(first);
    expect(library.find('toy/nothing')).toBeNull();
  });

  it('lists the packages there are', () => {
    mkdirSync(path.join(root, 'empty'));
    expect(new FolderLibrary([root, path.join(parent, 'nowhere')]).ids()).toEqual(['toy/base', 'toy/battle']);
  });

  it('prefers the earlier of two folders', () => {
    const other = path.join(parent, 'mine');
    writePackage(other, { ...toyBase, files: new Map([['scenario.json', '{"mine": true}']]) });
    const result = new FolderLibrary([other, root]).load('toy/base');
    expect(result.ok && result.source.files.get('scenario.json')).toBe('{"mine": true}');
  });

  it('takes a mark at the beginning of a text for what it is', () => {
    writeText(path.join(root, 'toy/base/scenario.json'), '\uFEFF{}');
    const result = new FolderLibrary([root]).load('toy/base');
    expect(result.ok && result.source.files.get('scenario.json')).toBe('{}');
  });
});

describe('FolderLibrary with requests it refuses', () => {
  it('tells a package that does not exist, with the nearest one', () => {
    expect(problems('toy/batle')).toMatchObject([
      { code: 'package.missing', message: 'There is no package "toy/batle". Did you mean "toy/battle"?' },
    ]);
    expect(problems('no\0where')).toMatchObject([{ code: 'package.missing' }]);
    expect(problems(path.join(root, 'toy/base/scenario.json'))).toMatchObject([{ code: 'package.missing' }]);
  });

  it('tells a file from the folder that it lies in, and a folder that is no package', () => {
    const told = (request: string): string => {
      const [{ code, message }] = problems(request);
      return `${code} ${message}`;
    };
    const cases = path.join(root, 'toy/battle/cases/one.case.json');
    writeText(cases, '{}');
    expect(told(cases)).toBe(
      `package.missing "${cases}" is a file. Name the folder of its package: "${path.join(root, 'toy/battle')}".`,
    );
    const stray = path.join(parent, 'notes.txt');
    writeText(stray, '');
    expect(told(stray)).toBe(
      `package.missing "${stray}" is a file. Name the folder of a package, the one that scenario.json lies in.`,
    );
    const around = path.join(parent, 'outside');
    writePackage(around, toyBase);
    expect(told(around)).toBe(
      `package.missing The folder "${around}" holds no scenario.json. Name the folder of a package, the one that scenario.json lies in.`,
    );
  });

  it('refuses folders outside, also by dots and by links', () => {
    const outside = path.join(parent, 'outside');
    writePackage(outside, toyBase);
    symlinkSync(path.join(outside, 'toy/base'), path.join(root, 'toy/link'));
    expect(problems(path.join(outside, 'toy/base'))).toMatchObject([{ code: 'path.outside' }]);
    expect(problems('../outside/toy/base', root)).toMatchObject([{ code: 'path.outside' }]);
    expect(problems('toy/link').map(({ code }) => code)).toContain('path.outside');
    expect(new FolderLibrary([root]).ids()).toEqual(['toy/base', 'toy/battle']);
  });

  it('refuses files that are links to the outside', () => {
    writeText(path.join(parent, 'secret.json'), '{"secret": true}');
    symlinkSync(path.join(parent, 'secret.json'), path.join(root, 'toy/base/units.json'));
    expect(briefly(problems('toy/base'))).toEqual(['units.json  path.outside']);
  });

  it('refuses a file of 10 MB without reading it', () => {
    const file = path.join(root, 'toy/base/units.json');
    writeText(file, '');
    truncateSync(file, 10 * 1024 * 1024);
    expect(problems('toy/base')).toMatchObject([
      { code: 'file.too-large', package: 'toy/base', file: 'units.json', message: expect.stringContaining('10 MB') },
    ]);
  });

  it('tells a folder where a file should be, and what is not text', () => {
    mkdirSync(path.join(root, 'toy/base/units.json'));
    writeText(path.join(root, 'toy/base/map.json'), new Uint8Array([0x7b, 0xff, 0x7d]));
    expect(briefly(problems('toy/base'))).toEqual(['map.json  file.unreadable', 'units.json  file.unreadable']);
  });

  it('tells a folder whose name no package can have', () => {
    writeText(path.join(root, 'My Battle/scenario.json'), '{}');
    expect(problems(path.join(root, 'My Battle'))).toMatchObject([{ code: 'package.missing' }]);
    expect(problems(root)).toMatchObject([{ code: 'package.missing' }]);
  });

  it('passes the problems of a base on', () => {
    writeText(path.join(root, 'toy/base/units.json'), new Uint8Array([0xff]));
    const result = new FolderLibrary([root]).loadChain('toy/battle');
    expect(result).toMatchObject({ ok: false, problems: [{ code: 'file.unreadable', package: 'toy/base' }] });
  });
});
