import { Editor, openPackage, setAt } from '@hexwright/workspace';
import { describe, expect, it } from 'vitest';
import { repair, together } from './plans.ts';

const SCENARIO = {
  id: 'my/war',
  title: 'War',
  kind: 'battle',
  sides: [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
    { id: 'c', name: 'C' },
  ],
};
const FILE = 'my/war:scenario.json';

function opened(): { readonly editor: Editor; readonly names: () => unknown; readonly title: () => unknown } {
  const project = openPackage(
    'my/war',
    new Map([
      ['scenario.json', JSON.stringify(SCENARIO)],
      ['units.json', '{'],
    ]),
  );
  const editor = new Editor(project, 'You');
  const names = (): unknown => (project.part(FILE, 'sides') as { name: string }[]).map(({ name }) => name);
  return { editor, names, title: () => project.part(FILE, 'title') };
}

describe('repair', () => {
  it('makes the edits of many fixes as one step, later places first', () => {
    const { editor, names, title } = opened();
    const at = (pointer: string, op: 'set' | 'remove' | 'add', value?: string | { id: string; name: string }) => ({
      package: 'my/war',
      edit: { file: 'scenario.json', pointer, op, ...(value === undefined ? {} : { value }) },
    });
    const edits = [
      at('/sides/0', 'remove'),
      at('/sides/2', 'remove'),
      at('/sides/1/name', 'set', 'Bee'),
      at('/title', 'set', 'T'),
    ];
    expect(editor.do(repair(editor.project, 'Fix 4', edits))).toBeNull();
    expect(names()).toEqual(['Bee']);
    expect(title()).toBe('T');
    expect(editor.done).toEqual(['Fix 4']);
    editor.undo();
    expect(names()).toEqual(['A', 'B', 'C']);
  });

  it('says so when the place is gone', () => {
    const { project } = opened().editor;
    const edit = { file: 'scenario.json', pointer: '/title/x', op: 'set', value: 1 } as const;
    expect(repair(project, 'x', [{ package: 'my/war', edit }])).toMatchObject({ severity: 'error' });
  });
});

describe('together', () => {
  it('refuses all where one is refused', () => {
    const { project } = opened().editor;
    const fine = setAt(project, FILE, '/title', 'Peace');
    const broken = setAt(project, FILE, '/sides/9/name', 'Nobody');
    expect(together('both', [fine, broken])).toBe(broken);
  });
});
