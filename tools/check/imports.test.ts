import { describe, expect, it } from 'vitest';
import { importsOf, packageOf } from './imports.ts';
import { parseSource } from './source.ts';

describe('importsOf', () => {
  it('finds static, type, side-effect, dynamic and re-exporting imports with their lines', () => {
    const file = parseSource(
      'libs/hex/src/a.ts',
      [
        `import { a } from './a.ts';`,
        `import type { B } from '@hexwright/model';`,
        `import 'side-effect';`,
        `export * from "./again.ts";`,
        `export { c } from './c.ts';`,
        `const later = await import('node:fs');`,
        `let d: import('./d.ts').D;`,
      ].join('\n'),
    );
    expect(importsOf(file).map(({ specifier, line }) => `${line} ${specifier}`)).toEqual([
      '1 ./a.ts',
      '2 @hexwright/model',
      '3 side-effect',
      '4 ./again.ts',
      '5 ./c.ts',
      '6 node:fs',
      '7 ./d.ts',
    ]);
  });

  it('is not misled by comments and strings', () => {
    const file = parseSource('a.ts', `// import 'x';\nconst text = "import 'y'";\nexport const z = 1;`);
    expect(importsOf(file)).toEqual([]);
  });
});

describe('packageOf', () => {
  it.each([
    ['@hexwright/hex', '@hexwright/hex'],
    ['@hexwright/hex/src/grid.ts', '@hexwright/hex'],
    ['ajv/dist/2020.js', 'ajv'],
    ['vitest', 'vitest'],
    ['./grid.ts', null],
    ['../grid.ts', null],
    ['node:fs', null],
  ])('%s belongs to %s', (specifier, expected) => {
    expect(packageOf(specifier)).toBe(expected);
  });
});
