import { describe, expect, it } from 'vitest';
import { Editor, suppressProblem, type Project } from '../index.ts';
import { sampleProject } from '../sample.ts';

const settings = (project: Project, id: string): unknown => project.content(`${id}:scenario.json`)?.['problems'];

describe('suppressProblem', () => {
  const start = (): { readonly ann: Editor; readonly id: string } => {
    const project = sampleProject();
    const [id] = project.ids();
    return { ann: new Editor(project, 'Ann'), id };
  };

  it('writes what is left out, and why; for the same thing once', () => {
    const { ann, id } = start();
    const item = { code: 'unit.never-placed', item: 'units/guards' };
    expect(ann.do(suppressProblem(ann.project, id, { ...item, reason: 'Spare.' }))).toBeNull();
    expect(ann.do(suppressProblem(ann.project, id, { ...item, reason: ' A spare counter. ' }))).toBeNull();
    expect(ann.do(suppressProblem(ann.project, id, { code: 'change.uncited', reason: 'A sketch.' }))).toBeNull();
    expect(settings(ann.project, id)).toEqual([
      { ...item, severity: 'off', reason: 'A spare counter.' },
      { code: 'change.uncited', severity: 'off', reason: 'A sketch.' },
    ]);
    expect(ann.done.at(-1)).toBe('Suppress change.uncited');
    ann.undo();
    ann.undo();
    ann.undo();
    expect(settings(ann.project, id)).toBeUndefined();
  });

  it('asks for a reason', () => {
    const { ann, id } = start();
    const refused = ann.do(suppressProblem(ann.project, id, { code: 'unit.never-placed', reason: ' ' }));
    expect(refused?.message).toMatch(/why/);
  });
});
