import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@hexwright/playtest/all-games';
import { describe, expect, it } from 'vitest';
import { PackageMirror } from '../package-mirror.ts';
import { textWords, type TextWordsQuestion } from './text-words.ts';

const ID = 'grunwald-1410';
const FOLDER = path.resolve(import.meta.dirname, '../../../../../scenarios', ID);

const mirror = new PackageMirror(games);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
mirror.project.addPackage(ID, new Map(files.map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')])));

function offered(...names: TextWordsQuestion['names']): readonly string[] {
  const question = { package: ID, kind: 'case', names, written: '', isName: false } as const;
  return textWords(mirror, { ...question, file: `${ID}:cases/new.case.json` }).map(({ label }) => label);
}

describe('textWords', () => {
  it('offers units where an example says something in the words of its game', () => {
    const units = offered('units', 'A', 'copy');
    expect(units).toContain('jagiello');
    expect(offered('units', 'A', 'carrier')).toEqual(units);
    expect(offered('commands', '0', 'with', '1')).toEqual(units);
    expect(offered('expect', 'events', '2', 'router')).toEqual(units);
  });

  it('offers none where the format has words of its own', () => {
    expect(offered('units', 'A', 'note')).toEqual([]);
    expect(offered('expect', 'events', '2', 'side')).toEqual(['teutonic', 'polish-lithuanian']);
  });
});
