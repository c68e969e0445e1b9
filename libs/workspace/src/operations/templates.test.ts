import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '@hexwright/compiler';
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

function compiled(project: Project, id: string): unknown {
  const source = project.find(id);
  const chain = source === null ? null : resolveChain(source, project);
  return chain?.ok === true ? compile(chain.chain, [library.system]) : chain;
}

const FIELD = { id: 'mine/field', title: 'My field' } as const;

describe('createFromTemplate', () => {
  it.each([
    ['blank-flat', 'gmb/standard'],
    ['blank-pointy', 'gmb/standard'],
    ['base', 'gmb/standard'],
    ['base', 'gmb/tamburlaine'],
  ] as const)('%s on %s compiles without a word, and is one step', (template, base) => {
    const ann = new Editor(shelf(), 'Ann');
    expect(ann.do(createFromTemplate(ann.project, { template, base, ...FIELD }))).toBeNull();
    expect(compiled(ann.project, 'mine/field')).toMatchObject({ ok: true, problems: [] });
    expect(ann.done).toEqual(['New battle: My field']);
    ann.undo();
    expect(ann.project.find('mine/field')).toBeNull();
    ann.redo();
    expect(compiled(ann.project, 'mine/field')).toMatchObject({ ok: true, problems: [] });
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
