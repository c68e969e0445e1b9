import { expect, it } from 'vitest';
import { checkScreenWords } from './screen-words.ts';
import { parseSource } from './source.ts';

function said(text: string, path = 'apps/studio/src/screens/map/a.ts'): string[] {
  return checkScreenWords([parseSource(path, text)]).map(({ message }) => /“(.*)”/.exec(message)?.[1] ?? message);
}

it('refuses words in templates, between tags and in what is read out', () => {
  expect(said('html`<p class="soft">Nothing yet</p>`')).toEqual(['Nothing yet']);
  expect(said('html`<b>${count}</b> of ${all}<i title="All of them"></i>`')).toEqual(['All of them', 'of']);
  expect(said('html`<ul>${list.map(() => html`<li>One</li>`)}</ul>`')).toEqual(['One']);
});

it('refuses sentences in the code', () => {
  expect(said("say('There is none.'); const title = `Set ${a} of ${b}`;")).toEqual(['There is none.', 'Set … of …']);
});

it('lets names, keys, styles and faults be', () => {
  expect(said('html`<p class="soft ${kind}" title=${WORDS.all}>${WORDS.none} <kbd>Ctrl+Z</kbd> – 1</p>`')).toEqual([]);
  expect(
    said("html`<${tag} .session=${a} .route=${b}></${tag}>`; const font = 'Source Serif 4', key = 'Enter';"),
  ).toEqual([]);
  expect(said("throw new Error('There is no such thing.'); css`a { color: red; }`; f('input, select');")).toEqual([]);
});

it('lets a file have a table of words at its head, and no other', () => {
  expect(said("const WORDS = { none: 'There is none.', of: (a) => `Set of ${a}` } as const;")).toEqual([]);
  expect(said("const OTHER = { none: 'There is none.' };")).toEqual(['There is none.']);
  expect(said("function f() { const WORDS = { none: 'There is none.' }; }")).toEqual(['There is none.']);
});

it('looks at no words, tools, lists of screens and tests', () => {
  for (const name of ['words.ts', 'map-words.ts', 'tools/sight.ts', 'a.test.ts']) {
    expect(said("const a = 'There is none.';", `apps/studio/src/screens/map/${name}`)).toEqual([]);
  }
  expect(said("const a = 'There is none.';", 'apps/studio/src/screens/screens.ts')).toEqual([]);
});

it('looks at what tools put on the page, though they are declared with their titles', () => {
  const tool = "const tool = { title: 'Lay a label' }; const drawn = html`<p>Click a hex</p>`;";
  expect(said(tool, 'apps/studio/src/screens/map/tools/label.ts')).toEqual(['Click a hex']);
});
