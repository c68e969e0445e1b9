import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { clutterOf, documentFrom, Editor, epochOf, paintTerrain, Project, renewedState } from './index.ts';
import { sampleProject } from './sample.ts';

/** A project with every change that has been made in it. */
function logged(steps: number): { readonly project: Project; readonly changes: Uint8Array[] } {
  const project = sampleProject();
  const changes = [Y.encodeStateAsUpdate(project.doc)];
  project.doc.on('update', (change: Uint8Array) => changes.push(change));
  const ann = new Editor(project, 'Ann');
  for (let step = 0; step < steps; step++) {
    ann.do(paintTerrain(project, 'ford', [step % 30, (step * 7) % 30], step % 2 === 0 ? 'marsh' : 'wood'));
    if (step % 5 === 4) ann.undo();
  }
  return { project, changes };
}

function texts(project: Project): unknown {
  return project.ids().map((id) => project.find(id));
}

describe('documentFrom', () => {
  it('gives the same document wherever the log was folded', () => {
    fc.assert(
      fc.property(fc.nat({ max: 25 }), fc.nat({ max: 25 }), (steps, folded) => {
        const { project, changes } = logged(steps);
        const { doc } = documentFrom(null, changes.slice(0, folded + 1));
        const whole = documentFrom(Y.encodeStateAsUpdate(doc), changes.slice(folded + 1));
        expect(whole.unreadable).toEqual([]);
        expect(texts(new Project(whole.doc))).toEqual(texts(project));
      }),
      { numRuns: 40 },
    );
  });

  it('passes over what cannot be read, and says which it is', () => {
    const { project, changes } = logged(4);
    const { doc, unreadable } = documentFrom(null, [...changes, Uint8Array.of(255, 255, 255), Uint8Array.of()]);
    expect(unreadable).toEqual([changes.length, changes.length + 1]);
    expect(texts(new Project(doc))).toEqual(texts(project));
  });
});

describe('renewedState', () => {
  it('is the same project in the next epoch, without its past', () => {
    const { project, changes } = logged(600);
    const { doc } = documentFrom(null, changes);
    const state = renewedState(doc);
    const fresh = new Project(documentFrom(state, []).doc);
    expect(texts(fresh)).toEqual(texts(project));
    expect(epochOf(fresh)).toBe(epochOf(project) + 1);
    expect(clutterOf(new Project(doc))).toBeGreaterThan(50);
    expect(clutterOf(fresh)).toBe(0);
  });
});
