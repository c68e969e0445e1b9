import { existsSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node';
import { afterEach, expect, it, vi } from 'vitest';
import { LONGEST, LongestFirst } from './longest-first.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

afterEach(() => vi.restoreAllMocks());

it('names files that there are', () => {
  expect(LONGEST.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it('begins what takes longest first, and leaves the order of all else', async () => {
  vi.spyOn(BaseSequencer.prototype, 'sort').mockImplementation((files) => Promise.resolve([...files]));
  const [longest, second] = LONGEST;
  const files = ['b.test.ts', second, 'a.test.ts', longest].map(
    (file) => ({ moduleId: path.posix.join('/repository', file) }) as TestSpecification,
  );
  const sorted = await new LongestFirst({} as Vitest).sort(files);
  expect(sorted.map(({ moduleId }) => path.posix.relative('/repository', moduleId))).toEqual([
    longest,
    second,
    'b.test.ts',
    'a.test.ts',
  ]);
});
