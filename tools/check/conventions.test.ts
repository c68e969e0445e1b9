import { describe, expect, it } from 'vitest';
import { checkColours, checkConventions, checkGameWords, LONGEST_FILE } from './conventions.ts';
import { parseSource } from './source.ts';

function messages(text: string, file = 'libs/hex/src/a.ts'): string[] {
  return checkConventions([parseSource(file, text)]).map(({ line, message }) => `${line}: ${message}`);
}

describe('checkConventions', () => {
  it('accepts ordinary code', () => {
    expect(messages(`/** Any company is fine. */\nexport const many: unknown[] = [];\n`)).toEqual([]);
  });

  it('counts lines, not line ends', () => {
    expect(messages('\n'.repeat(LONGEST_FILE))).toEqual([]);
    expect(messages('\n'.repeat(LONGEST_FILE + 1))).toEqual([
      `${LONGEST_FILE + 1}: has ${LONGEST_FILE + 1} lines, more than ${LONGEST_FILE}: split it`,
    ]);
  });

  it('refuses the type any wherever it stands', () => {
    const expected = 'uses the type any; name the type, or use unknown';
    expect(messages(`let a: any;\nconst b = a as any;\nconst c: Array<any> = [];`)).toEqual([
      `1: ${expected}`,
      `2: ${expected}`,
      `3: ${expected}`,
    ]);
  });

  it('refuses comments that switch the type check off, but not talk about them', () => {
    expect(messages(`\n  // @ts-ignore because\nconst a = 1;\n/* @ts-nocheck */`)).toEqual([
      '2: switches the type check off',
      '4: switches the type check off',
    ]);
    expect(messages(`// without @ts-ignore\nconst text = '@ts-ignore';`)).toEqual([]);
  });

  it('refuses tests that are left out or run alone', () => {
    const text = `it.only('a', f);\ndescribe.concurrent.skip('b', f);\ntest.skip.each([1])('c', f);\nit.todo('d');`;
    expect(messages(text, 'libs/hex/src/a.test.ts')).toEqual([
      '1: leaves tests out (it.only)',
      '2: leaves tests out (describe.skip)',
      '3: leaves tests out (test.skip)',
      '4: leaves tests out (it.todo)',
    ]);
    expect(messages('cursor.skip(3);\nreader.it.only;')).toEqual([]);
  });

  it('keeps what Yjs has for itself in one file', () => {
    const text = `doc._transaction;\nconst { _item } = root;\ndoc.store.clients.get(1);\nroom.clients.get(1);`;
    const expected = 'reaches into Yjs: libs/workspace/src/yjs-internals.ts is the place for that';
    expect(messages(text)).toEqual([1, 2, 3].map((line) => `${line}: ${expected}`));
    expect(messages(text, 'libs/workspace/src/yjs-internals.ts')).toEqual([]);
  });

  it('keeps the places of pieces in the files that judge changes', () => {
    const text = `piece.parentSub;\nconst { rightOrigin } = piece;`;
    expect(messages(text)).toHaveLength(2);
    expect(messages(text, 'libs/workspace/src/change-places.ts')).toEqual([]);
    expect(messages('piece._item;', 'libs/workspace/src/change-places.ts')).toHaveLength(1);
  });

  it('keeps the words of one game out of the packages that serve every game', () => {
    const text = `/** How far a unit Routs. */\nexport const routDirections = ['lance'];\nexport const balance = 1;`;
    const finding = (line: number, word: string): string =>
      `${line}: says "${word}", a word of one game, in what serves every game`;
    expect(messages(text)).toEqual([finding(1, 'Routs'), finding(2, 'rout'), finding(2, 'lance')]);
    expect(messages(text, 'libs/hex/src/a.test.ts')).toEqual([]);
    expect(messages(text, 'libs/rules-gmb/src/a.ts')).toEqual([]);
    for (const library of ['board', 'playtest', 'table', 'workspace', 'rules-kit']) {
      expect(messages(text, `libs/${library}/src/a.ts`)).toHaveLength(3);
    }
  });

  it('refuses colours in styles of the studio, and takes them elsewhere', () => {
    const style =
      'const a = css`\n  p {\n    color: #fff;\n    fill: rgb(0 0 0);\n  }\n  #add {\n    color: red;\n  }\n`;';
    const file = 'apps/studio/src/app/a.ts';
    const refused = (text: string): string[] => messages(text, file).filter((one) => one.includes('colour'));
    expect(refused(style).map((one) => one.slice(0, 30))).toEqual([
      '3: names the colour #fff itsel',
      '4: names the colour rgb( itsel',
    ]);
    expect(refused(`const wood = { color: '#6f8f57' };`)).toEqual([]);
    expect(messages(style, 'apps/server/src/a.ts')).toEqual([]);
    const sheet = 'p {\n  color: #fff;\n}\n';
    expect(checkColours(parseSource('apps/studio/src/a.css', sheet)).map(({ line }) => line)).toEqual([2]);
    expect(checkColours(parseSource('apps/studio/src/ui/tokens.css', sheet))).toEqual([]);
  });

  it('wants the controls of a screen from the set of controls', () => {
    const text =
      'html`<select></select>\n<dialog></dialog><div role="tablist"></div><p role="alert"></p>\n<input type="radio" /><button role="radio"></button><datalist></datalist><button popovertarget="a"></button>`;';
    const message = (line: number, control: string): string =>
      `${line}: makes its own ${control}; take the control of apps/studio/src/ui`;
    expect(messages(text, 'apps/studio/src/screens/map/a.ts')).toEqual([
      message(1, '<select'),
      message(2, '<dialog'),
      message(2, 'role="tablist"'),
      message(2, 'role="alert"'),
      message(3, 'type="radio"'),
      message(3, 'role="radio"'),
      message(3, '<datalist'),
      message(3, 'popovertarget='),
    ]);
    expect(messages(text, 'apps/studio/src/ui/select.ts')).toEqual([]);
  });

  it('looks at the words of schemas too', () => {
    const schema = parseSource('schemas/case.schema.json', '{\n  "examples": ["lance"]\n}');
    expect(checkGameWords(schema)).toMatchObject([{ line: 2, message: expect.stringMatching(/^says "lance"/) }]);
  });

  it('lets a game be named in its own library and in the list of games alone', () => {
    const text = `import { library } from '@hexwright/rules-gmb';\nconst id = 'great-medieval-battles';\nconst third = 'wrg-1970';\nconst wrgTable = kingArthur;`;
    const finding = (line: number, name: string): string =>
      `${line}: names the game "${name}"; only games.ts and its own library may`;
    expect(messages(text, 'libs/playtest/src/counter-styles.ts')).toEqual([
      finding(1, '@hexwright/rules-gmb'),
      finding(2, 'great-medieval-battles'),
      finding(4, 'kingArthur'),
      finding(3, 'wrg'),
      finding(4, 'wrg'),
    ]);
    expect(
      messages(`import('@hexwright/rules-chase');\nimport('@hexwright/rules-kit');`, 'libs/board/src/a.ts'),
    ).toEqual([finding(1, '@hexwright/rules-chase')]);
    for (const file of ['playtest/src/games.ts', 'rules-gmb/src/a.ts', 'playtest/src/a.test.ts']) {
      expect(messages(text, `libs/${file}`)).toEqual([]);
    }
  });
});
