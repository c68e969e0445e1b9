import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testsOfChange } from './dependants.ts';

const FILES: Readonly<Record<string, string>> = {
  'libs/hex/package.json': '{ "name": "@a/hex", "exports": { ".": "./src/index.ts", "./node": "./src/disk.ts" } }',
  'libs/hex/src/index.ts': "export {\n  Grid,\n} from './grid.ts';",
  'libs/hex/src/grid.ts': 'export class Grid {}',
  'libs/hex/src/grid.test.ts': "import { Grid } from './grid.ts';",
  'libs/hex/src/disk.ts': '',
  'libs/pure/package.json': '{ "name": "@a/pure", "exports": { ".": "./src/index.ts" }, "sideEffects": false }',
  'libs/pure/src/index.ts': "export { one as first } from './one.ts';\nexport { two, type Two } from './two.ts';",
  'libs/pure/src/one.ts': 'export const one = 1;',
  'libs/pure/src/two.ts': 'export const two = 2;',
  'libs/games/src/one.test.ts': "import { first } from '@a/pure';",
  'libs/games/src/two.test.ts': "import {\n  two as another,\n} from '@a/pure';",
  'libs/games/src/all.test.ts': "import * as pure from '@a/pure';",
  'libs/games/package.json': '{ "name": "@a/games" }',
  'libs/games/src/play.ts': "import { Grid } from '@a/hex';\nnew Worker(new URL('work.ts', import.meta.url));",
  'libs/games/src/work.ts': "await import('@a/hex/node');",
  'libs/games/src/play.test.ts': "import './play.ts';",
  'libs/games/src/words.test.ts': '',
  'libs/workspace/package.json': '{ "name": "@a/workspace" }',
  'libs/workspace/src/form.ts': '',
  'libs/workspace/src/form.browser.test.ts': "import '@a/hex';\nimport './form.ts';",
  'libs/workspace/src/together.test.ts': "import '@a/hex';\nimport './form.ts';",
  'libs/playtest/package.json': '{ "name": "@a/playtest" }',
  'libs/playtest/src/captains.test.ts': "import '@a/hex';",
  'apps/server/package.json': '{ "name": "@a/server" }',
  'apps/server/src/rooms.test.ts': "import '@a/hex';",
  'apps/server/src/door.ts': '',
  'apps/server/src/door.test.ts': "import './door.ts';",
  'tools/prepare.mjs': '',
  'tools/prepare.test.ts': "import './prepare.mjs';",
};

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hexwright-dependants-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the tests of a change', () => {
  it('are those of libraries that import it, by however many steps', () => {
    const tests = testsOfChange(root, ['libs/hex/src/grid.ts']);
    expect(tests.toSorted()).toEqual(['libs/games/src/play.test.ts', 'libs/hex/src/grid.test.ts']);
  });

  it('are those that take what comes from it, where reading the package does nothing else', () => {
    const names = (file: string): string[] =>
      testsOfChange(root, [`libs/pure/src/${file}.ts`])
        .map((one) => path.basename(one, '.test.ts'))
        .toSorted();
    expect([names('one'), names('two'), names('index')]).toEqual([
      ['all', 'one'],
      ['all', 'two'],
      ['all', 'one', 'two'],
    ]);
  });

  it('find what is imported late, by an entrance of its own, and by a worker', () => {
    expect(testsOfChange(root, ['libs/hex/src/disk.ts'])).toEqual(['libs/games/src/play.test.ts']);
  });

  it('leave long games to the whole run, unless they have changed themselves', () => {
    expect(testsOfChange(root, ['libs/playtest/src/captains.test.ts'])).toEqual(['libs/playtest/src/captains.test.ts']);
    expect(testsOfChange(root, ['libs/hex/src/index.ts'])).toEqual(['libs/games/src/play.test.ts']);
  });

  it('leave made-up files, and what is drawn, to the whole run and to changes of their own library', () => {
    const own = ['libs/workspace/src/form.browser.test.ts', 'libs/workspace/src/together.test.ts'];
    expect(testsOfChange(root, ['libs/workspace/src/form.ts'])).toEqual(own);
    expect(testsOfChange(root, ['libs/hex/src/index.ts'])).toEqual(['libs/games/src/play.test.ts']);
  });

  it('are those of a program that has changed itself', () => {
    expect(testsOfChange(root, ['apps/server/src/door.ts'])).toEqual(['apps/server/src/door.test.ts']);
    expect(testsOfChange(root, ['tools/prepare.mjs'])).toEqual(['tools/prepare.test.ts']);
  });

  it('are the test itself', () => {
    expect(testsOfChange(root, ['libs/games/src/words.test.ts'])).toEqual(['libs/games/src/words.test.ts']);
  });

  it('are all of the libraries where what all tests stand on has changed', () => {
    expect(testsOfChange(root, ['vitest.config.ts'])).toEqual([
      'libs/games/src/all.test.ts',
      'libs/games/src/one.test.ts',
      'libs/games/src/play.test.ts',
      'libs/games/src/two.test.ts',
      'libs/games/src/words.test.ts',
      'libs/hex/src/grid.test.ts',
    ]);
  });
});
