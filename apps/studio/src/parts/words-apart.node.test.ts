import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');
/** Names that are the same in every language. */
const NAMES: ReadonlySet<string> = new Set(['Hexwright']);
/** Stands for what is put into a template. */
const HOLE = '\u0000';
/** A word of a sentence, in its small letters. */
const WORD = /[a-z]{2,}/;

/** Sentences that a template of a page writes itself: its text, and what only some people hear or point at. */
function wordsOf(template: string): string[] {
  const shown = template.replaceAll(/<(style|kbd|code)\b[^>]*>[^<]*<\/\1>/g, '').replaceAll(/<!--.*?-->/gs, '');
  const said = [...shown.matchAll(/\s(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, text]) => text);
  const between = shown.replaceAll(/<[^<>]*>/g, HOLE).split(HOLE);
  return [...said, ...between]
    .map((text) => text.trim())
    .filter((text) => WORD.test(text) && !/[=<>"{}/]/.test(text) && !NAMES.has(text));
}

function templatesOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html') {
      const { template } = node;
      const parts = ts.isTemplateExpression(template)
        ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
        : [template.text];
      found.push(parts.join(HOLE));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

it('keeps the words of every screen in a file of their own, ready to be translated', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const found = files.flatMap((name) =>
    templatesOf(path.join(SOURCES, name)).flatMap((template) => wordsOf(template).map((text) => `${name}: ${text}`)),
  );
  expect(found).toEqual([]);
});

it('finds words between tags, around what is put in, and in what is said aloud', () => {
  expect(wordsOf(`<p class="soft">Read ${HOLE} now</p><b aria-label="Close it">x</b><i>${HOLE}</i>`)).toEqual([
    'Close it',
    'Read',
    'now',
  ]);
});
