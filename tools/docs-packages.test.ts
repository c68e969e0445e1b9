import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '@hexwright/compiler';
import { FolderLibrary } from '@hexwright/model/node';
import { ExampleSuite } from '@hexwright/playtest';
import { games } from '@hexwright/playtest/all-games';
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

/** Pages that show what their commands print. */
const SHOWN = ['designer.md', 'examples.md', 'modder.md', 'playtester.md'];
/**
 * Shown of packages that are not on the page as they were then, or of games that take minutes; and how long
 * something took.
 */
const ELSEWHERE = /my\/mistakes|system\.missing|game\.json:\d|npx hexwright (?:compare|balance|ladder|rank|train)/;
const TIMING = /^\d+ games in /;

/** Commands that a page prints with what comes of them: `...` stands for lines that it leaves out. */
function commandsIn(page: string): readonly (readonly [command: string, told: readonly string[]])[] {
  const blocks = readFileSync(path.join(DOCS, page), 'utf8').matchAll(
    /^ {4}\$ npx hexwright (.*)\n((?:(?: {4}(?!\$).*)?\n)*)/gm,
  );
  return [...blocks].flatMap(([block, command, output]) => {
    const told = output.split('\n').map(flat);
    return ELSEWHERE.test(block)
      ? []
      : [[command, told.filter((line) => line !== '' && line !== '...' && !TIMING.test(line))] as const];
  });
}

/** Pages break lines that the program does not. */
function flat(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

describe('the commands that the pages print', () => {
  const commands = SHOWN.flatMap(commandsIn);
  const hexwright = fork(path.join(ROOT, 'apps/cli/src/testing/command-loop.ts'), { cwd: folder, execArgv: [] });
  afterAll(() => void hexwright.kill());

  it('are found on every page', () => {
    for (const page of SHOWN) expect(commandsIn(page), page).not.toEqual([]);
  });

  it.each(commands)('%s prints what the page says', async (command, told) => {
    hexwright.send([...command.split(' '), '--scenarios', folder]);
    const [{ out, err }] = (await once(hexwright, 'message')) as readonly {
      readonly out: string;
      readonly err: string;
    }[];
    const text = flat(out);
    let from = 0;
    for (const line of told) {
      const at = text.indexOf(line, from);
      expect(at, `${line} in ${out}${err}`).toBeGreaterThanOrEqual(0);
      from = at + line.length;
    }
  });
});

describe('the packages that the pages print', () => {
  it('are found', () => {
    expect(ids.toSorted()).toEqual([
      'my/anatolia',
      'my/berserks',
      'my/ford',
      'my/ford-wagons',
      'my/stiff-lagers',
      'my/two-volleys',
    ]);
  });

  it.each(ids)('%s compiles without a problem', (id) => {
    const loaded = library.loadChain(id);
    if (!loaded.ok) throw new Error(`${id} cannot be read.`);
    const compiled = compile(loaded.chain, games.systems);
    expect(compiled.problems).toEqual([]);
    expect(compiled.ok).toBe(true);
  });

  it.each(ids)('%s has only examples that hold', (id) => {
    const loaded = library.loadChain(id);
    if (!loaded.ok) throw new Error(`${id} cannot be read.`);
    const results = [...new ExampleSuite(library, games).run(loaded.chain)];
    expect(results.flatMap(({ path: file, problems }) => problems.map((problem) => [file, problem.message]))).toEqual(
      [],
    );
  });

  it('have examples', () => {
    expect(files.filter(([file]) => file.endsWith('.case.json'))).toHaveLength(4);
  });
});
