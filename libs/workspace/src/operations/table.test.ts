import { describe, expect, it } from 'vitest';
import { Editor } from '../editor.ts';
import { fileKey } from '../file-key.ts';
import { Project } from '../project.ts';
import { addItem, alterItem, itemOf, removeItem, setItem } from './items.ts';
import { addPackage } from './packages.ts';
import type { Plan } from '../editor.ts';

const WOOD = {
  id: 'wood-1',
  kind: 'wood',
  area: [
    [1, 1],
    [5, 1],
    [3, 4],
  ],
};

/** A package with a bare table, and one that builds on it. */
function tables(): { project: Project; editor: Editor; make: (plan: Plan) => void } {
  const project = new Project();
  const editor = new Editor(project, 'Ann');
  const make = (plan: Plan): void => expect(editor.do(plan)).toBe(null);
  const scenario = (id: string, more: object): string =>
    JSON.stringify({ format: 1, id, title: id, kind: 'battle', ...more });
  const map = JSON.stringify({ format: 1, table: { width: 48, depth: 36, features: [] } });
  make(
    addPackage(
      project,
      'field',
      new Map([
        ['scenario.json', scenario('field', {})],
        ['map.json', map],
      ]),
    ),
  );
  make(addPackage(project, 'later', new Map([['scenario.json', scenario('later', { extends: 'field' })]])));
  return { project, editor, make };
}

describe('what lies on a table', () => {
  it('is added, altered and taken away, one step each, and taken back', () => {
    const { project, editor, make } = tables();
    make(addItem(project, 'field', 'table/features', WOOD));
    make(setItem(project, 'field', 'table/features/wood-1/level', 2));
    make(
      alterItem(project, 'field', 'table/features/wood-1/area', (now) =>
        Array.isArray(now) ? now.with(0, [2, 2]) : now,
      ),
    );
    expect(itemOf(project, 'field', 'table/features/wood-1')).toEqual({
      ...WOOD,
      area: [
        [2, 2],
        [5, 1],
        [3, 4],
      ],
      level: 2,
    });
    editor.undo();
    editor.undo();
    expect(itemOf(project, 'field', 'table/features/wood-1')).toEqual(WOOD);
    make(removeItem(project, 'field', 'table/features/wood-1'));
    expect(itemOf(project, 'field', 'table/features/wood-1')).toBe(undefined);
    expect(project.part(fileKey('field', 'map.json'), 'table')).toEqual({ width: 48, depth: 36, features: [] });
  });

  it('is made larger', () => {
    const { project, make } = tables();
    make(setItem(project, 'field', 'table/width', 60));
    expect(project.part(fileKey('field', 'map.json'), 'table')).toEqual({ width: 60, depth: 36, features: [] });
  });

  it('is added by a change to a table that is inherited', () => {
    const { project, make } = tables();
    make(addItem(project, 'later', 'table/features', WOOD));
    expect(itemOf(project, 'later', 'table/features/wood-1')).toEqual(WOOD);
    expect(itemOf(project, 'field', 'table/features/wood-1')).toBe(undefined);
    expect(project.part(fileKey('later', 'map.json'), 'table')).toBe(undefined);
  });

  it('is changed where it is inherited', () => {
    const { project, make } = tables();
    make(addItem(project, 'field', 'table/features', WOOD));
    make(setItem(project, 'later', 'table/features/wood-1/level', 3));
    expect(itemOf(project, 'later', 'table/features/wood-1/level')).toBe(3);
    expect(itemOf(project, 'field', 'table/features/wood-1/level')).toBe(undefined);
    expect(project.part(fileKey('later', 'map.json'), 'changes')).toMatchObject([
      { op: 'add', target: 'table/features/wood-1/level', value: 3 },
    ]);
  });
});
