import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile, readiness, type Compilation } from '@hexwright/compiler';
import { resolveChain } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';
import { library } from '@hexwright/rules-gmb';
import { createFromTemplate, Editor, Project, type NewBattle } from '../index.ts';
import { sampleProject } from '../sample.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../../scenarios');

function shelf(): Project {
  const folder = new FolderLibrary([SCENARIOS]);
  const project = new Project();
  for (const id of ['gmb/standard', 'gmb/tamburlaine']) {
    const found = folder.find(id);
    if (found !== null && 'files' in found) project.addPackage(id, found.files);
  }
  return project;
}

function compiled(project: Project, id: string): Compilation {
  const source = project.find(id);
  const chain = source === null ? null : resolveChain(source, project);
  if (chain?.ok !== true) throw new Error(`There is no ${id}.`);
  return compile(chain.chain, [library.system]);
}

/** The steps in which something is missing before it can be played; nothing else may be wrong with it. */
function missing(project: Project, id: string): string[] {
  const { ok, problems } = compiled(project, id);
  const open = readiness(problems).steps.filter((one) => one.open.length > 0);
  expect({ ok, told: problems.length }).toEqual({ ok: true, told: open.flatMap((one) => one.open).length });
  return open.map(({ step }) => step);
}

const FIELD = {
  id: 'mine/field',
  title: 'My field',
  sides: [
    { id: 'red', name: 'Red', color: '#a3312b', edge: 'north', routDirections: ['NE', 'NW'] },
    { id: 'blue', name: 'Blue', color: '#2f5d8a', edge: 'south', routDirections: ['SE', 'SW'] },
  ],
} as const;

describe('createFromTemplate', () => {
  it.each([
    ['blank-flat', 'gmb/standard', ['forces', 'victory']],
    ['blank-pointy', 'gmb/standard', ['forces', 'victory']],
    ['base', 'gmb/standard', ['forces', 'victory']],
    ['base', 'gmb/tamburlaine', []],
  ] as const)('%s on %s compiles, says what is missing, and is one step', (template, base, wanted) => {
    const ann = new Editor(shelf(), 'Ann');
    expect(ann.do(createFromTemplate(ann.project, { template, base, ...FIELD }))).toBeNull();
    expect(missing(ann.project, 'mine/field')).toEqual(wanted);
    expect(ann.done).toEqual(['New battle: My field']);
    ann.undo();
    expect(ann.project.find('mine/field')).toBeNull();
    ann.redo();
    expect(missing(ann.project, 'mine/field')).toEqual(wanted);
  });

  it('makes a map of the size that was asked for', () => {
    const ann = new Editor(shelf(), 'Ann');
    const size = { columns: 120, rows: 3 };
    ann.do(createFromTemplate(ann.project, { template: 'blank-flat', base: 'gmb/standard', ...FIELD, ...size }));
    const file = 'mine/field:map.json';
    expect(ann.project.part(file, 'grid')).toMatchObject({ orientation: 'flat', ...size });
    expect(ann.project.part(file, 'numbering', 'digits')).toBe(3);
    expect(compiled(ann.project, 'mine/field')).toMatchObject({ ok: true });
  });

  it('says why there can be no such battle', () => {
    const ann = new Editor(sampleProject(), 'Ann');
    const wish: NewBattle = { template: 'blank-flat', base: 'ford', ...FIELD };
    const codes = [
      wish,
      { ...wish, base: 'frod' },
      { ...wish, id: 'ford' },
      { ...wish, id: 'My Field' },
      { ...wish, columns: 0 },
    ].map((one) => ann.do(createFromTemplate(ann.project, one))?.code);
    expect(codes).toEqual(['map.second', 'extends.missing', 'id.duplicate', 'package.id', 'schema.limit']);
    expect(ann.done).toEqual([]);
  });
});
