import { describe, expect, it } from 'vitest';
import {
  addFile,
  addPackage,
  deriveVariant,
  duplicatePackage,
  Editor,
  packageMentions,
  paintTerrain,
  removePackage,
  renamePackage,
  setItem,
  terrainAt,
} from '../index.ts';
import { sampleProject } from '../sample.ts';

function designer(): Editor {
  const ann = new Editor(sampleProject(), 'Ann');
  ann.do(addFile(ann.project, 'ford:README.md', '# The ford'));
  ann.do(addFile(ann.project, 'ford-dry:cases/a.case.json', '{ "case": "1", "title": "A", "package": "ford" }'));
  return ann;
}

function texts(ann: Editor): unknown {
  return ann.project.ids().map((id) => ann.project.find(id));
}

describe('packages', () => {
  it('are given no file that no package may have', () => {
    const ann = designer();
    for (const path of ['.git/config', 'a.ts', 'cases/a/b.case.json', 'nul.md'])
      expect(addFile(ann.project, `ford:${path}`, '')).toMatchObject({ code: 'disk.name', file: path });
    expect(addFile(ann.project, 'ford:readme.md', '')).toMatchObject({ code: 'id.duplicate' });
    expect(addPackage(ann.project, 'new', new Map([['../x.md', '']]))).toMatchObject({ code: 'disk.name' });
  });

  it('are duplicated with everything that lies in them, broken or not', () => {
    const ann = designer();
    ann.do(
      addPackage(
        ann.project,
        'odd',
        new Map([
          ['scenario.json', '{ "id": "odd" }'],
          ['units.json', '{ "un'],
        ]),
      ),
    );
    ann.do(duplicatePackage(ann.project, 'ford', 'ford/copy', 'A copy'));
    ann.do(duplicatePackage(ann.project, 'odd', 'even', 'Even'));
    expect(ann.project.text('ford/copy:README.md')).toBe('# The ford');
    expect(ann.project.text('even:units.json')).toBe('{ "un');
    expect(ann.project.part('even:scenario.json', 'title')).toBe('Even');
    ann.do(paintTerrain(ann.project, 'ford/copy', [0], 'marsh'));
    expect(terrainAt(ann.project, 'ford', 0)).toBe('clear');
    expect(ann.do(duplicatePackage(ann.project, 'ford', 'odd', 'x'))?.message).toContain('odd-2 is free');
  });

  it('are called by their titles in the steps that make, copy and remove them', () => {
    const { project } = designer();
    const plans = [
      deriveVariant(project, 'ford', 'ford-wet', 'The ford in spring'),
      duplicatePackage(project, 'ford', 'mine', 'My ford'),
      removePackage(project, 'ford-dry'),
      renamePackage(project, 'ford', 'rivers/ford'),
    ];
    expect(plans.map((plan) => 'title' in plan && plan.title)).toEqual([
      'Derive The ford in spring from The ford',
      'Duplicate The ford as My ford',
      'Remove The ford in summer',
      'Change the ID of The ford from ford to rivers/ford',
    ]);
  });

  it('are renamed wherever they are named, in one step that can be taken back', () => {
    const ann = designer();
    ann.do(setItem(ann.project, 'ford', 'units/guards/name', 'Old Guards'));
    const before = texts(ann);
    expect(packageMentions(ann.project, 'ford')).toEqual(['ford-dry:cases/a.case.json', 'ford-dry:scenario.json']);
    expect(ann.do(renamePackage(ann.project, 'ford', 'rivers/ford'))).toBeNull();
    expect(ann.project.ids()).toEqual(['ford-dry', 'rivers/ford']);
    expect(ann.project.part('ford-dry:scenario.json', 'extends')).toBe('rivers/ford');
    expect(ann.project.part('ford-dry:cases/a.case.json', 'package')).toBe('rivers/ford');
    expect(ann.project.part('rivers/ford:scenario.json', 'id')).toBe('rivers/ford');
    expect(ann.project.part('rivers/ford:units.json', 'units', 0, 'name')).toBe('Old Guards');
    ann.undo();
    expect(texts(ann)).toEqual(before);
    expect(ann.redo()?.left).toBe(0);
    ann.do(renamePackage(ann.project, 'rivers/ford', 'ford'));
    expect(ann.project.part('ford:units.json', 'units', 0, 'name')).toBe('Old Guards');
    expect(ann.project.text('ford:README.md')).toBe('# The ford');
  });

  it('are removed unless others build on them', () => {
    const ann = designer();
    expect(ann.do(removePackage(ann.project, 'ford'))?.message).toContain('ford-dry');
    expect(ann.do(removePackage(ann.project, 'ford-dry'))).toBeNull();
    expect(ann.do(removePackage(ann.project, 'ford'))).toBeNull();
    expect(ann.project.ids()).toEqual([]);
    expect(ann.do(removePackage(ann.project, 'ford'))).toMatchObject({ code: 'package.missing' });
    ann.undo();
    ann.undo();
    expect(ann.project.ids()).toEqual(['ford', 'ford-dry']);
  });
});
