import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@hexwright/playtest/all-games';
import { describe, expect, it } from 'vitest';
import { PackageMirror } from '../package-mirror.ts';
import { textWords, type TextWordsQuestion, type Word } from './text-words.ts';

const ID = 'grunwald-1410';
const FOLDER = path.resolve(import.meta.dirname, '../../../../../scenarios', ID);

const mirror = new PackageMirror(games);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
mirror.project.addPackage(ID, new Map(files.map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')])));

function offered(...names: TextWordsQuestion['names']): readonly string[] {
  const question = { package: ID, kind: 'case', names, written: '', isName: false } as const;
  return textWords(mirror, { ...question, file: `${ID}:cases/new.case.json` }).map(({ label }) => label);
}

function offeredIn(file: 'rules.json' | 'scenario.json', ...names: TextWordsQuestion['names']): readonly Word[] {
  const kind = file === 'rules.json' ? 'rules' : 'scenario';
  return textWords(mirror, { package: ID, file: `${ID}:${file}`, kind, names, written: '', isName: false });
}

describe('textWords', () => {
  it('offers units where an example says something in the words of its game', () => {
    const units = offered('units', 'A', 'copy');
    expect(units).toContain('jagiello');
    expect(offered('units', 'A', 'carrier')).toEqual(units);
    expect(offered('commands', '0', 'with', '1')).toEqual(units);
    expect(offered('expect', 'events', '2', 'router')).toEqual(units);
  });

  it('offers what a package adds to its rules', () => {
    const conditions = offeredIn('rules.json', 'conditions', '0', 'id');
    expect(conditions).toContainEqual({ label: 'exerts-zone', detail: expect.stringContaining('zone') });
    expect(offeredIn('rules.json', 'modifiers', '0', 'applies')).toContainEqual({
      label: 'movement.cost',
      detail: expect.stringMatching(/\w/),
    });
    expect(offeredIn('rules.json', 'restrictions', '0', 'forbids').every(({ detail }) => detail !== '')).toBe(true);
    const labels = (file: string, ...names: readonly string[]): string[] =>
      offeredIn(file, ...names).map(({ label }) => label);
    expect(labels('rules.json', 'effects', '0', 'then', '0', 'by')).toContain('jagiello');
    expect(labels('rules.json', 'effects', '0', 'then', '0', 'to')).toContain('spent');
    expect(labels('rules.json', 'sequence', '0', 'procedure')).toEqual(expect.arrayContaining(['event', 'choice']));
    expect(labels('rules.json', 'vocabularies', 'classes', 'values', '0', 'like')).toContain('heavy-horse');
    expect(labels('rules.json', 'victory', 'conditions', '0', 'level')).toContain('teutonic-minor');
    expect(labels('scenario.json', 'arrivals', '0', 'units', '0')).toContain('jagiello');
  });

  it('offers none where the format has words of its own', () => {
    expect(offered('units', 'A', 'note')).toEqual([]);
    expect(offered('expect', 'events', '2', 'side')).toEqual(['teutonic', 'polish-lithuanian']);
  });
});
