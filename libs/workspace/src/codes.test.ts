import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '@hexwright/model';
import { WORKSPACE_CODES } from './codes.ts';

/** Every word of this package's code that looks like a code of its own. */
function codesUsed(): Set<string> {
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true }).map(String);
  const code = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'codes.ts');
  const words = code.flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(/'((?:disk|document|offline)\.[a-z-]+)'/g),
  ]);
  return new Set(words.map(([, word]) => word));
}

describe('WORKSPACE_CODES', () => {
  it('lists every code that is used, and none that another registry has', () => {
    for (const code of codesUsed()) expect(Object.keys(WORKSPACE_CODES)).toContain(code);
    for (const code of Object.keys(WORKSPACE_CODES)) expect(Object.keys(PROBLEM_CODES)).not.toContain(code);
  });
});
