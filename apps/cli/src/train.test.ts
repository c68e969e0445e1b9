import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hexwright, withScenarios } from './testing/command-line.ts';

const asked = ['train', 'wrg/knights-and-bills', '--steps', '2', '--games', '2', '--proof', '30', '--workers', '1'];

it('tunes a general alike each time, and says honestly what came of it', async () => {
  const first = await hexwright([...asked, '--json']);
  expect(first.code).toBe(0);
  const told = JSON.parse(first.out) as { side: string; found: object; proof: { pairs: number; verdict: string } };
  expect(Object.keys(told.found)).toEqual(['advance', 'caution', 'attack', 'cohesion', 'goals']);
  expect(told.proof.pairs).toBeLessThanOrEqual(30);
  expect(JSON.parse((await hexwright([...asked, '--json'])).out)).toEqual(told);
});

it('writes nothing that is not certainly better', async () => {
  await withScenarios(async (temporary) => {
    const head = { id: 'my/duel', title: 'A duel', kind: 'battle', extends: 'wrg/knights-and-bills' };
    const folder = temporary.write('my/duel', { 'scenario.json': head });
    const before = temporary.contents();
    const { code, out } = await hexwright([...asked.with(1, folder), '--write']);
    expect(code).toBe(0);
    if (out.includes('Nothing was written')) expect(temporary.contents()).toBe(before);
    else expect(readFileSync(path.join(folder, 'scenario.json'), 'utf8')).toContain('general');
  });
});

it('says who cannot be trained', async () => {
  expect((await hexwright([...asked, '--side', 'frensh'])).err).toMatch(/there is no side "frensh"\. Did you mean/);
  expect((await hexwright([...asked, '--side', 'french', '--seat', 'french=random'])).err).toContain('leans no way');
});
