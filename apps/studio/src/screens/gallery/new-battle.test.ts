import type { HomeNames } from '@hexwright/compiler';
import { Editor, openPackage, removePackage, type Project } from '@hexwright/workspace';
import { describe, expect, it } from 'vitest';
import { makeBattle } from './new-battle.ts';

function project(): Project {
  const files = (content: object): Map<string, string> => new Map([['scenario.json', JSON.stringify(content)]]);
  const opened = openPackage('game/base', files({ id: 'game/base', title: 'Base', kind: 'base' }));
  opened.addPackage('game/war', files({ id: 'game/war', title: 'War', kind: 'battle', extends: 'game/base' }));
  return opened;
}

const FIELD = {
  orientation: 'flat',
  columns: 3,
  rows: 2,
  table: null,
  base: 'game/base',
  like: '',
  hasCounters: true,
  sides: ['', ''],
  home: { edge: 'edge', ways: 'ways' },
} as const;

describe('new battles', () => {
  it('are made, taken away, and brought back, each as one step', () => {
    const editor = new Editor(project(), 'You');
    expect(editor.do(makeBattle(editor.project, { id: 'my/hill', title: 'Hill', ...FIELD }))).toBeNull();
    expect(editor.project.files('my/hill')).toContain('my/hill:map.json');
    expect(editor.project.part('my/hill:map.json', 'terrain')).toEqual(['...', '...']);
    expect(editor.project.part('my/hill:scenario.json', 'extends')).toBe('game/base');
    expect(editor.do(removePackage(editor.project, 'my/hill'))).toBeNull();
    expect(editor.project.ids()).toEqual(['game/base', 'game/war']);
    editor.undo();
    expect(editor.project.part('my/hill:scenario.json', 'title')).toBe('Hill');
    editor.undo();
    expect(editor.project.ids()).toEqual(['game/base', 'game/war']);
    expect(editor.done).toEqual([]);
  });

  it('have sides with home edges, by the names that their game has for them, or none', () => {
    const sidesOf = (home: HomeNames | null): unknown => {
      const editor = new Editor(project(), 'You');
      const hill = { id: 'my/hill', title: 'Hill', ...FIELD, home };
      expect(editor.do(makeBattle(editor.project, hill))).toBeNull();
      return editor.project.part('my/hill:scenario.json', 'sides');
    };
    expect(sidesOf({ edge: 'from', ways: 'flight' })).toMatchObject([
      { from: 'north', flight: ['NE', 'N', 'NW'] },
      { from: 'south', flight: ['SE', 'SW', 'S'] },
    ]);
    const plain = { id: expect.any(String), name: expect.any(String), color: expect.any(String) };
    expect(sidesOf(null)).toEqual([plain, plain]);
  });

  it('have ground of their own where nothing gives them any', () => {
    const editor = new Editor(project(), 'You');
    expect(editor.do(makeBattle(editor.project, { id: 'my/hill', title: 'Hill', ...FIELD, base: '' }))).toBeNull();
    expect(editor.project.part('my/hill:terrain.json', 'terrains')).toHaveLength(1);
    expect(editor.project.part('my/hill:scenario.json', 'extends')).toBeUndefined();
  });

  it('have the sides and counters of another one if wanted', () => {
    const editor = new Editor(project(), 'You');
    const units = { units: [{ id: 'guards' }] };
    const levels = [{ id: 'red', name: 'Red Victory', title: 'The Great War', winner: 'red' }];
    const rules = { victory: { case: '21.3', levels }, objectives: [], contents: [] };
    editor.project.addPackage(
      'game/war',
      new Map([
        ['units.json', JSON.stringify(units)],
        ['rules.json', JSON.stringify(rules)],
      ]),
    );
    expect(
      editor.do(makeBattle(editor.project, { id: 'my/hill', title: 'Hill', ...FIELD, like: 'game/war' })),
    ).toBeNull();
    expect(editor.project.part('my/hill:units.json', 'units')).toMatchObject([{ id: 'guards' }]);
    expect(editor.project.part('my/hill:scenario.json', 'setUp')).toEqual([]);
    // What has to do with the story of the other battle is left there.
    const { $schema: _, format, ...own } = editor.project.content('my/hill:rules.json') ?? {};
    expect(format).toBe(1);
    expect(own).toEqual({ victory: { case: '21.3', levels: [{ id: 'red', name: 'Red Victory', winner: 'red' }] } });
    // Seventy counters that nobody has placed yet are no seventy problems.
    expect(editor.project.part('my/hill:scenario.json', 'problems')).toMatchObject([
      { code: 'unit.never-placed', severity: 'off', reason: expect.stringContaining('game/war') as string },
    ]);
    expect(editor.project.text('my/hill:scenario.json')).toMatch(
      /^\{\n {2}"\$schema": "\.\.\/\.\.\/\.\.\/schemas\/scenario/,
    );
    expect(editor.done).toEqual(['New battle: Hill']);
  });
});
