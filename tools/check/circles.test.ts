import { describe, expect, it } from 'vitest';
import { checkCircles } from './circles.ts';
import { parseSource } from './source.ts';

/** Files of a rules library by name, each with what it imports. */
function circles(imports: Readonly<Record<string, readonly string[]>>, folder = 'libs/rules-stones/src'): string[] {
  const files = Object.entries(imports).map(([name, targets]) =>
    parseSource(`${folder}/${name}.ts`, targets.map((target) => `import type { A } from './${target}.ts';\n`).join('')),
  );
  return checkCircles(files).map(({ path, message }) => `${path}: ${message}`);
}

describe('checkCircles', () => {
  it('finds none where imports go one way, however many ways there are', () => {
    expect(circles({ top: ['left', 'right'], left: ['leaf'], right: ['leaf', 'left'], leaf: [] })).toEqual([]);
  });

  it('names each circle once, with imports of types, and what only leads there not', () => {
    const found = circles({ top: ['a'], a: ['b', 'leaf'], b: ['c'], c: ['a'], leaf: [], x: ['y'], y: ['x'] });
    expect(found).toEqual([
      'libs/rules-stones/src/a.ts: stands in a circle of 3 files that import one another: a.ts, b.ts, c.ts',
      'libs/rules-stones/src/x.ts: stands in a circle of 2 files that import one another: x.ts, y.ts',
    ]);
  });

  it('looks at all libraries and programs', () => {
    for (const folder of ['libs/board/src', 'libs/rules-kit/src', 'apps/studio/src/screens/map'])
      expect(circles({ a: ['b'], b: ['a'] }, folder)).toHaveLength(1);
    expect(circles({ a: ['b'], b: ['a'] }, 'elsewhere')).toEqual([]);
  });
});
