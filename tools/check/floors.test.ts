import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFloors, FLOORS, readPackages, type Package } from './floors.ts';
import { parseSource } from './source.ts';

function packageOn(floor: string, name: string, dependencies: string[] = [], testDependencies: string[] = []): Package {
  return { name: `@hexwright/${name}`, folder: `libs/${name}`, floor, dependencies, testDependencies };
}

const HOUSE = [
  packageOn('ground', 'hex', [], ['vitest']),
  packageOn('ground', 'engine'),
  packageOn('model', 'model', ['@hexwright/hex', 'jsonc-parser']),
  packageOn('rules', 'rules-gmb', ['@hexwright/hex', '@hexwright/model']),
];

function messages(file: string, text: string, packages: readonly Package[] = HOUSE): string[] {
  return checkFloors(packages, [parseSource(file, text)]).map(({ line, message }) => `${line}: ${message}`);
}

describe('checkFloors', () => {
  it('accepts imports that go down, own files and declared packages', () => {
    const text = `import '@hexwright/hex';\nimport '../src/own.ts';\nimport 'jsonc-parser';\nimport '@hexwright/model';`;
    expect(messages('libs/model/src/a.ts', text)).toEqual([]);
  });

  it('refuses an import that goes up, in every spelling', () => {
    const up = ['2: may not import @hexwright/model: "model" is above "ground", and imports only go down'];
    for (const statement of [
      `import { a } from '@hexwright/model';`,
      `import type { A } from '@hexwright/model';`,
      `export * from '@hexwright/model/src/deep.ts';`,
      `await import('@hexwright/model');`,
      `let a: import('@hexwright/model').A;`,
    ]) {
      expect(messages('libs/hex/src/a.ts', `\n${statement}`)).toEqual(up);
    }
  });

  it('refuses an import that goes sideways, in a test too', () => {
    expect(messages('libs/hex/src/a.test.ts', `import '@hexwright/engine';`)).toEqual([
      '1: may not import @hexwright/engine: both are on the floor "ground", and imports only go down',
    ]);
  });

  it('refuses a relative path into another package', () => {
    expect(messages('libs/model/src/a.ts', `import '../../hex/src/grid.ts';`)).toEqual([
      `1: '../../hex/src/grid.ts' leaves the package @hexwright/model; import the other package by its name`,
    ]);
  });

  it('wants every package that is used declared', () => {
    expect(messages('libs/hex/src/a.ts', `import 'honeycomb-grid';`)).toEqual([
      '1: uses honeycomb-grid, which libs/hex/package.json does not declare',
    ]);
    const forgetful = [packageOn('ground', 'hex'), packageOn('model', 'model')];
    expect(messages('libs/model/src/a.ts', `import '@hexwright/hex';`, forgetful)).toEqual([
      '1: uses @hexwright/hex, which libs/model/package.json does not declare',
    ]);
  });

  it('lets only tests use what is declared for tests', () => {
    expect(messages('libs/hex/src/a.test.ts', `import 'vitest';`)).toEqual([]);
    expect(messages('libs/hex/src/a.ts', `import 'vitest';`)).toHaveLength(1);
  });

  it("keeps Node's modules out of code that has to run in a browser", () => {
    expect(messages('libs/hex/src/a.ts', `import 'node:fs';`)).toHaveLength(1);
    expect(messages('libs/hex/src/a.test.ts', `import 'node:fs';`)).toEqual([]);
    expect(messages('libs/model/src/a.ts', `import 'node:fs';`)).toEqual([]);
  });

  it('refuses a package without a floor, and a declared dependency that goes up', () => {
    const packages = [
      packageOn('cellar', 'hex'),
      packageOn('ground', 'engine', ['@hexwright/model']),
      ...HOUSE.slice(2),
    ];
    expect(checkFloors(packages, []).map(({ path: file, message }) => `${file}: ${message}`)).toEqual([
      `libs/hex/package.json: needs the tag of its floor in "nx": {"tags": ["floor:..."]}, one of ${FLOORS.join(', ')}`,
      'libs/engine/package.json: may not depend on @hexwright/model: "model" is above "ground", and imports only go down',
    ]);
  });
});

describe('readPackages', () => {
  it('knows the packages of this repository and their floors', () => {
    const packages = readPackages(path.resolve(import.meta.dirname, '../..'));
    const floorOf = Object.fromEntries(packages.map((one) => [one.name, one.floor]));
    expect(floorOf).toMatchObject({
      '@hexwright/hex': 'ground',
      '@hexwright/engine': 'ground',
      '@hexwright/compiler': 'compiler',
      '@hexwright/rules-gmb': 'rules',
      '@hexwright/cli': 'app',
    });
    expect(packages.find((one) => one.name === '@hexwright/hex')?.testDependencies).toContain('vitest');
  });
});
