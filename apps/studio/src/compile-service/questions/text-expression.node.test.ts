import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '@hexwright/playtest/all-games';
import { PackageMirror } from '../package-mirror.ts';
import { textExpression } from './text-expression.ts';

const SCENARIOS = resolve(import.meta.dirname, '../../../../../scenarios');

/** The words that may go on in a formula of the variant with wounds and fortunes. */
function words(path: string, source: string): readonly string[] {
  const mirror = new PackageMirror(games);
  for (const id of ['gmb/standard', 'gmb/tamburlaine', 'variants/fortunes']) {
    const texts = ['scenario.json', 'terrain.json', 'rules.json', 'units.json', 'map.json'].flatMap((file) => {
      try {
        return [[file, readFileSync(join(SCENARIOS, id, file), 'utf8')] as const];
      } catch {
        return [];
      }
    });
    mirror.project.addPackage(id, new Map(texts));
  }
  const question = {
    package: 'variants/fortunes',
    path: path.split('/'),
    said: {},
    verb: '',
    source,
    offset: source.length,
  };
  return textExpression(mirror, question)?.words.map(({ label }) => label) ?? [];
}

describe('a formula in a text', () => {
  it('of an effect knows who is concerned at its moment', () => {
    expect(words('effects/struck/when', 'oth')).toContain('other');
    expect(words('effects/omen/when', 'oth')).not.toContain('other');
  });

  it('of a column of a table knows what all know that roll on it', () => {
    expect(words('tables/wounds/columns/cavalry/when', 'unit.class == "cav')).toContain('cavalry');
    expect(words('tables/fortune/columns/result/when', 'uni')).not.toContain('unit');
  });

  it('about the game as a whole knows of nobody', () => {
    expect(words('victory/conditions/held/when', 'tur')).toContain('turn');
    expect(words('victory/conditions/held/when', 'uni')).not.toContain('unit');
  });
});
