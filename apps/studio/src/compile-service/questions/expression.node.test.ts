import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '@hexwright/playtest/all-games';
import { PackageMirror } from '../package-mirror.ts';
import { expression, type ExpressionAnswer } from './expression.ts';

const STANDARD = path.resolve(import.meta.dirname, '../../../../../scenarios/gmb/standard');

function ask(source: string, offset = source.length): ExpressionAnswer {
  const mirror = new PackageMirror(games);
  const texts = ['scenario.json', 'terrain.json', 'rules.json'].map(
    (file) => [file, readFileSync(path.join(STANDARD, file), 'utf8')] as const,
  );
  mirror.project.addPackage('gmb/standard', new Map(texts));
  return expression(mirror, { package: 'gmb/standard', place: 'melee.dice', expects: 'truth', source, offset });
}

describe('a formula that is being written', () => {
  it('is read, with what it depends on', () => {
    const { problems, words, reads } = ask('attacker.size == "double" && zone == "side"');
    expect(problems).toEqual([]);
    expect(words).toBe('the attacker’s size is double and the zone is side');
    expect(reads).toMatchObject([
      { name: 'attacker.size', type: 'one of sizes: single, double', meaning: 'One hex or two.', isFixed: true },
      { name: 'zone', type: 'one of zone: front, side', isFixed: false },
    ]);
  });

  it('is completed by names, fields, functions and words, with their types', () => {
    const [attacker] = ask('attacke').completions;
    expect(attacker).toMatchObject({ label: 'attacker', text: 'attacker', type: 'a whole unit' });
    expect(attacker.meaning).toMatch(/^The unit that attacks\. In morale\.die: /);
    expect(ask('attacker.mor').completions.map(({ label }) => label)).toEqual(['morale']);
    expect(ask('attacker.class == "ca')).toMatchObject({ start: 19, completions: [{ label: 'cavalry' }] });
    expect(ask('stack').completions).toMatchObject([{ label: 'stacked(…)', text: 'stacked(' }]);
  });

  it('tells what is wrong and what would do', () => {
    expect(ask('attacker.class == "cavlary"').problems).toMatchObject([
      { start: 18, end: 27, suggestion: '"cavalry"' },
    ]);
    expect(ask('attacker.rout').problems[0]?.message).toContain('must be true or false');
    expect(ask('(').problems).toHaveLength(1);
  });
});
