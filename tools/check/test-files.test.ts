import { expect, it } from 'vitest';
import { parseSource } from './source.ts';
import { testFiles } from './test-files.ts';

it('tells what only serves tests from what is shipped', () => {
  const files = Object.entries({
    'libs/hex/src/index.ts': `export * from './grid.ts';`,
    'libs/hex/src/grid.ts': `import './deep.ts';`,
    'libs/hex/src/deep.ts': '',
    'libs/hex/src/grid.test.ts': `import './index.ts'; import './grid.ts'; import './samples.ts';`,
    'libs/hex/src/samples.ts': `import './deep.ts'; import './seeds.ts';`,
    'libs/hex/src/seeds.ts': '',
    'libs/hex/src/worker.ts': `import './work.ts';`,
    'libs/hex/src/work.ts': '',
  }).map(([file, text]) => parseSource(file, text));
  expect([...testFiles(files)]).toEqual([
    'libs/hex/src/grid.test.ts',
    'libs/hex/src/samples.ts',
    'libs/hex/src/seeds.ts',
  ]);
});
