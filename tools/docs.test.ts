import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchor } from './generate-reference/markdown.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join('docs', name.replaceAll('\\', '/'))),
];

function read(page: string): string {
  return readFileSync(path.join(ROOT, page), 'utf8');
}

/** Anchors of a page, made from its headings. */
function anchorsOf(page: string): ReadonlySet<string> {
  return new Set([...read(page).matchAll(/^#+ (.+)$/gm)].map((match) => anchor(match[1])));
}

/** What a page links to within the repository. Links in code are none. */
function linksOf(page: string): string[] {
  const prose = read(page)
    .replaceAll(/```.*?```/gs, '')
    .replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map((match) => match[1] ?? match[2])
    .filter((target) => !/^[a-z]+:/.test(target));
}

function leadsSomewhere(page: string, target: string): boolean {
  const [file, heading] = target.split('#');
  const to = file === '' ? page : path.posix.join(path.posix.dirname(page), file);
  if (!existsSync(path.join(ROOT, to))) return false;
  return heading === undefined || heading === '' || anchorsOf(to).has(heading);
}

describe('the documentation', () => {
  it.each(pages)('%s links only to what there is', (page) => {
    expect(linksOf(page).filter((target) => !leadsSomewhere(page, target))).toEqual([]);
  });

  it('quotes the game of an hour as it is played', () => {
    const [, rest] = read('docs/architecture.md').split('## A game in an hour\n');
    const quoted = [...rest.split('\n## ')[0].matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
    const played = ['testing/tic-tac-hex', 'testing/pocket-games', 'contract.test']
      .map((name) => read(`libs/playtest/src/${name}.ts`))
      .join('\n');
    expect(quoted.length).toBeGreaterThan(4);
    expect(quoted.filter((code) => !played.includes(code))).toEqual([]);
  });
});
