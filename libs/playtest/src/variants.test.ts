import { readdirSync } from 'node:fs';
import path from 'node:path';
import { compileCase, CompilerCache } from '@hexwright/compiler';
import { caseSources } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { games } from './all-games.ts';
import { runCase } from './cases/case-runner.ts';
import { chainOf, compiled } from './testing/battle.ts';
import { breachesOf } from './testing/contract.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../scenarios/variants');
const VARIANTS = readdirSync(FOLDER).map((name) => `variants/${name}`);

/** Commands of a game: enough for a turn. */
const MOST = 200;

const cache = new CompilerCache();

/** Which of a variant's examples hold by the rules of the package itself, or by those of its base. */
function holding(id: string, by: 'itself' | 'base'): readonly boolean[] {
  const chain = chainOf(id);
  const examples = chain.slice(-1).flatMap(caseSources);
  const rules = by === 'itself' ? chain : chain.slice(0, -1);
  return examples.map((example) => {
    const position = compileCase(rules, example, games.systems, cache, id);
    if (!position.ok) return false;
    return runCase(games.playable(position.game), position.content, id, example.path).problems.length === 0;
  });
}

describe.each(VARIANTS)('%s', (id) => {
  it('has examples that hold, and one at least that does not hold in its base', () => {
    const held = holding(id, 'itself');
    expect(held).not.toEqual([]);
    expect(held).not.toContain(false);
    expect(holding(id, 'base')).toContain(false);
  });

  it('keeps to the contract: undone to the start and played again, it goes through the same positions', () => {
    expect(breachesOf(compiled(chainOf(id)), [5], MOST)).toEqual([]);
  });
});
