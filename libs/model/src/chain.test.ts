import { describe, expect, it } from 'vitest';
import { isPackageId, resolveChain, type PackageLibrary } from './chain.ts';
import { packageOf, toyBase, toyBattle } from './fixtures/toy-packages.ts';
import type { PackageSource } from './package.ts';
import type { Problem } from './problem.ts';

function library(...packages: readonly PackageSource[]): PackageLibrary {
  return {
    find: (id) => packages.find((one) => one.id === id) ?? null,
    ids: () => packages.map(({ id }) => id),
  };
}

function extending(id: string, base: string): PackageSource {
  return packageOf(id, { 'scenario.json': { format: 1, id, title: id, kind: 'battle', extends: base } });
}

/** The one problem of a package that extends `base`. */
function refusal(base: string, ...packages: readonly PackageSource[]): Problem {
  const { ok, problems } = resolveChain(extending('toy/start', base), library(...packages));
  expect(ok).toBe(false);
  expect(problems).toHaveLength(1);
  return problems[0];
}

describe('resolveChain', () => {
  it('gives the base first', () => {
    const result = resolveChain(toyBattle, library(toyBase, toyBattle));
    expect(result.ok && result.chain.map(({ id }) => id)).toEqual(['toy/base', 'toy/battle']);
  });

  it('leaves a scenario.json that cannot be read to the linker', () => {
    for (const text of ['{', '[]', '{"extends": 5}']) {
      expect(resolveChain(packageOf('toy/a', { 'scenario.json': text }), library()).ok).toBe(true);
    }
    expect(resolveChain(packageOf('toy/a', {}), library()).ok).toBe(true);
  });

  it('tells a base that does not exist, with the nearest one', () => {
    expect(refusal('toy/bsae', toyBase)).toMatchObject({
      code: 'extends.missing',
      package: 'toy/start',
      file: 'scenario.json',
      pointer: '/extends',
      message: 'There is no package "toy/bsae" to extend. Did you mean "toy/base"?',
    });
    expect(refusal('Toy Base', toyBase).code).toBe('extends.missing');
  });

  it('tells a circle, and who is in it', () => {
    expect(refusal('toy/start')).toMatchObject({
      code: 'extends.cycle',
      message: expect.stringContaining('toy/start extends toy/start'),
    });
    const problem = refusal('toy/a', extending('toy/a', 'toy/b'), extending('toy/b', 'toy/a'));
    expect(problem).toMatchObject({ code: 'extends.cycle', package: 'toy/b' });
    expect(problem.message).toContain('toy/a extends toy/b extends toy/a');
  });

  it('refuses a chain without end', () => {
    const packages = Array.from({ length: 30 }, (_, i) => extending(`toy/p${i}`, `toy/p${i + 1}`));
    expect(refusal('toy/p0', ...packages).code).toBe('extends.too-deep');
  });

  it.each(['../secrets', '/etc', 'toy/../../etc', String.raw`..\up`, String.raw`C:\toy`, '~/toy', '..'])(
    'refuses %s, which leads out of the scenarios folder',
    (base) => {
      expect(refusal(base).code).toBe('path.outside');
    },
  );
});

describe('isPackageId', () => {
  it('lets only names of folders through', () => {
    for (const id of ['gmb', 'gmb/standard', 'a/b-2/c']) expect(isPackageId(id)).toBe(true);
    for (const id of ['', '/', 'a/', '/a', 'a//b', '.', 'a/..', 'A', 'a b', 'a\0', 'x'.repeat(200)])
      expect(isPackageId(id)).toBe(false);
  });

  it('keeps out names that have another use, and folders too deep to be found again', () => {
    for (const id of ['cases', 'gmb/cases', 'nul', 'gmb/com1', 'a/b/c/d/e/f/g', '.git', 'a/.vscode', 'node_modules'])
      expect([id, isPackageId(id)]).toEqual([id, false]);
    expect(isPackageId('a/b/c/d/e/f')).toBe(true);
  });
});
