import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { Editor, type Plan } from '../editor.ts';
import { fileKey } from '../file-key.ts';
import type { Project } from '../project.ts';
import { copyOf, sampleProject } from '../sample.ts';
import { insertAt } from './at.ts';
import {
  addComment,
  commentsOf,
  pinAt,
  placeOfItem,
  removeComment,
  replyTo,
  resolveComment,
  type Saying,
} from './comments.ts';
import { duplicatePackage } from './packages.ts';
import { renameItem } from './rename.ts';
import { resizeMap } from './resize.ts';

const AT = '2026-11-22T10:15:00Z';
const saying = (id: string, note: string, by = 'Ann'): Saying => ({ id, by, at: AT, note });

/** A project in which somebody has said something at three places. */
function talked(): { readonly project: Project; readonly ann: Editor; readonly make: (plan: Plan) => void } {
  const project = sampleProject();
  const ann = new Editor(project, 'Ann');
  const make = (plan: Plan): void => expect(ann.do(plan)).toBeNull();
  make(addComment(project, 'ford', { hex: '0302' }, saying('c-1', 'Deep enough?')));
  make(addComment(project, 'ford', { unit: 'guards' }, saying('c-2', 'Too slow.')));
  make(addComment(project, 'ford', { item: 'units/guards/values/armour' }, saying('c-3', 'Plate?')));
  return { project, ann, make };
}

describe('comments', () => {
  it('are answered, settled, opened again and removed', () => {
    const { project, make } = talked();
    make(replyTo(project, 'ford', 'c-1', saying('r-1', 'To the knee.', 'Ben')));
    make(resolveComment(project, 'ford', 'c-1', { by: 'Ben', at: AT }));
    const [first] = commentsOf(project, 'ford');
    expect(first).toMatchObject({ replies: [{ by: 'Ben', note: 'To the knee.' }], resolved: { by: 'Ben' } });
    make(resolveComment(project, 'ford', 'c-1', null));
    make(removeComment(project, 'ford', 'c-1', 'r-1'));
    expect(commentsOf(project, 'ford')[0]).not.toHaveProperty('resolved');
    expect(commentsOf(project, 'ford')[0].replies).toEqual([]);
    make(removeComment(project, 'ford', 'c-1'));
    expect(commentsOf(project, 'ford').map(({ id }) => id)).toEqual(['c-2', 'c-3']);
  });

  it('go along with what they are pinned to', () => {
    const { project, make } = talked();
    make(renameItem(project, 'ford', 'units', 'guards', 'halberds'));
    make(resizeMap(project, 'ford', { left: 2, top: 1 }));
    expect(commentsOf(project, 'ford')).toMatchObject([
      { hex: '0503' },
      { unit: 'halberds' },
      { item: 'units/halberds/values/armour' },
    ]);
  });

  it('outlive the hex they were pinned to, and have it back when the cut is taken back', () => {
    const { project, ann, make } = talked();
    make(resizeMap(project, 'ford', { left: -3 }));
    expect(commentsOf(project, 'ford')[0]).toMatchObject({ was: 'hex 0302' });
    ann.undo();
    expect(commentsOf(project, 'ford')[0]).toMatchObject({ hex: '0302' });
  });

  it('are pinned to what a pointer leads to, and lead back to where it stands now', () => {
    const { project, make } = talked();
    const units = fileKey('ford', 'units.json');
    const pin = pinAt(project, units, '/units/1/values/movement');
    expect(pin).toEqual({ item: 'units/archers/values/movement' });
    make(renameItem(project, 'ford', 'units', 'archers', 'bowmen'));
    expect(placeOfItem(project, 'ford', 'units/bowmen/values/movement')?.pointer).toBe('/units/1/values/movement');
    expect(placeOfItem(project, 'ford', 'units/archers/values/movement')).toBeNull();
    const map = fileKey('ford', 'map.json');
    expect(pinAt(project, map, '/zones/0/hexes')).toEqual({ item: 'map/zones/camp/hexes' });
    expect(placeOfItem(project, 'ford', 'map/zones/camp/hexes')).toEqual({ file: map, pointer: '/zones/0/hexes' });
    expect(placeOfItem(project, 'ford', 'firstSide')).toEqual({
      file: fileKey('ford', 'scenario.json'),
      pointer: '/firstSide',
    });
    expect(pinAt(project, fileKey('ford', 'cases/a.case.json'), '/units/0')).toEqual({});
  });

  it('stay with their item when entries come above it and its name changes', () => {
    const { project, make } = talked();
    const units = fileKey('ford', 'units.json');
    const horse = { id: 'horse', name: 'Horse', side: 'red', kind: 'unit', size: 'single', faces: [{ id: 'front' }] };
    make(insertAt(project, units, '/units', horse, 0));
    make(renameItem(project, 'ford', 'units', 'guards', 'halberds'));
    const { item = '' } = commentsOf(project, 'ford')[2];
    expect(placeOfItem(project, 'ford', item)).toEqual({ file: units, pointer: '/units/1/values/armour' });
  });

  it('of two people at once are both there', () => {
    const { project } = talked();
    const other = copyOf(project);
    new Editor(project, 'Ann').do(replyTo(project, 'ford', 'c-1', saying('r-1', 'No.')));
    new Editor(other, 'Ben').do(replyTo(other, 'ford', 'c-1', saying('r-2', 'Yes.', 'Ben')));
    Y.applyUpdate(project.doc, Y.encodeStateAsUpdate(other.doc));
    Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(project.doc));
    const notes = commentsOf(project, 'ford')[0].replies?.map(({ note }) => note);
    expect(notes?.toSorted()).toEqual(['No.', 'Yes.']);
    expect(project.text(fileKey('ford', 'comments.json'))).toBe(other.text(fileKey('ford', 'comments.json')));
  });

  it('stay behind when a package is duplicated', () => {
    const { project, make } = talked();
    make(duplicatePackage(project, 'ford', 'ford-2', 'Another ford'));
    expect(commentsOf(project, 'ford-2')).toEqual([]);
  });

  it('cannot be empty, nor about what is gone', () => {
    const { project, ann } = talked();
    expect(ann.do(addComment(project, 'ford', {}, saying('c-4', '  ')))?.message).toContain('Write something');
    expect(ann.do(replyTo(project, 'ford', 'c-9', saying('r-1', 'Hm.')))?.message).toContain('removed it meanwhile');
    expect(ann.do(addComment(project, 'nowhere', {}, saying('c-4', 'Hm.')))?.code).toBe('package.missing');
  });
});
