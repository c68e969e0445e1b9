import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '@hexwright/compiler';
import { FolderLibrary } from '@hexwright/model/node';
import { ExampleSuite, systems } from '@hexwright/playtest';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const DOCS = path.join(ROOT, 'docs');

/** Blocks of JSON in the pages that say which file they are: `<!-- file: my/ford/map.json -->`. */
function filesIn(page: string): readonly (readonly [file: string, text: string])[] {
  const text = readFileSync(path.join(DOCS, page), 'utf8');
  return [...text.matchAll(/<!-- file: (\S+) -->\s+(?:<!-- prettier-ignore -->\s+)?```json\n(.*?)```/gs)].map(
    (match) => [match[1], match[2]],
  );
}

const folder = mkdtempSync(path.join(tmpdir(), 'hexwright-docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = readdirSync(DOCS)
  .filter((name) => name.endsWith('.md'))
  .flatMap(filesIn);
for (const [file, text] of files) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
const ids = files.flatMap(([file]) => (file.endsWith('/scenario.json') ? [path.posix.dirname(file)] : []));
const library = new FolderLibrary([folder, path.join(ROOT, 'scenarios')]);

describe('the packages that the pages print', () => {
  it('are found', () => {
    expect(ids.toSorted()).toEqual(['my/anatolia', 'my/ford', 'my/ford-wagons', 'my/stiff-lagers']);
  });

  it.each(ids)('%s compiles without a problem', (id) => {
    const loaded = library.loadChain(id);
    if (!loaded.ok) throw new Error(`${id} cannot be read.`);
    const compiled = compile(loaded.chain, systems);
    expect(compiled.problems).toEqual([]);
    expect(compiled.ok).toBe(true);
  });

  it.each(ids)('%s has only examples that hold', (id) => {
    const loaded = library.loadChain(id);
    if (!loaded.ok) throw new Error(`${id} cannot be read.`);
    const results = [...new ExampleSuite(library).run(loaded.chain)];
    expect(results.flatMap(({ path: file, problems }) => problems.map((problem) => [file, problem.message]))).toEqual(
      [],
    );
  });

  it('have examples', () => {
    expect(files.filter(([file]) => file.endsWith('.case.json'))).toHaveLength(3);
  });
});
