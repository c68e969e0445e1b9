import path from 'node:path';
import { compile } from '@hexwright/compiler';
import { FolderLibrary } from '@hexwright/model/node';
import { games } from '@hexwright/playtest/all-games';
import { describe, expect, it } from 'vitest';
import { problemSpans } from './problem-spans.ts';

/** What is wrong, by its code; what is written in a file in place of what, and what is marked of that. */
type Wrong = readonly [code: string, was: string, now: string, marked: string];

const scenarios = new FolderLibrary([path.resolve(import.meta.dirname, '../../../../../scenarios')]);

/** What is marked for the problems of a code in a file, after a change of its text. */
function marked(address: string, was: string, now: string, wanted: string): readonly string[] {
  const file = path.basename(address);
  const loaded = scenarios.loadChain(path.dirname(address));
  if (!loaded.ok) throw new Error(`There is no ${address}.`);
  const [own] = loaded.chain.slice(-1);
  const before = own.files.get(file) ?? '';
  expect(before).toContain(was);
  const text = before.replace(was, now);
  const chain = [...loaded.chain.slice(0, -1), { ...own, files: new Map([...own.files, [file, text]]) }];
  const found = compile(chain, games.systems).problems.filter(
    (problem) => problem.package === own.id && problem.file === file && problem.code === wanted,
  );
  return problemSpans(text, found, true).map(({ start, end }) => text.slice(start, end));
}

/** Tests that of each change of the text of a file that which is wrong is marked, by the address of the file. */
export function testMarks(all: Readonly<Record<string, readonly Wrong[]>>): void {
  describe.each(Object.entries(all))('in %s the value that is wrong is marked, or its name', (address, wrong) => {
    it.each(wrong)('%s: %s, now %s', (code, was, now, mark) => {
      expect(marked(address, was, now, code)).toContain(mark);
    });
  });
}
