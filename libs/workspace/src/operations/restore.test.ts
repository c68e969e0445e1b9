import { expect, it } from 'vitest';
import { Editor } from '../editor.ts';
import { fileKey } from '../file-key.ts';
import { projectFiles } from '../project.ts';
import { sampleProject } from '../sample.ts';
import { addComment, commentsOf } from './comments.ts';
import { setItem } from './items.ts';
import { addFile, removeFile } from './packages.ts';
import { paintTerrain } from './paint.ts';
import { restorePackage } from './restore.ts';

it('makes a package again what it was, and can itself be taken back', () => {
  const project = sampleProject();
  const ann = new Editor(project, 'Ann');
  const then = projectFiles(project, 'ford');
  ann.do(paintTerrain(project, 'ford', [3, 4, 5], 'marsh'));
  ann.do(setItem(project, 'ford', 'units/guards/values/movement', 9));
  ann.do(removeFile(project, fileKey('ford', 'rules.json')));
  ann.do(addFile(project, fileKey('ford', 'cases/new.case.json'), '{ "title": "New" }'));
  ann.do(addComment(project, 'ford', {}, { id: 'c-1', by: 'Ann', at: '2026-11-22T10:15:00Z', note: 'Hm.' }));
  const since = projectFiles(project, 'ford');

  const { operation, left } = restorePackage(project, 'ford', then, 'the beginning');
  expect(left).toEqual([]);
  expect(operation?.title).toBe('Restore ford as of the beginning');
  if (operation !== null) ann.do(operation);
  const restored = new Map([...projectFiles(project, 'ford')].filter(([path]) => path !== 'comments.json'));
  expect(restored).toEqual(then);
  expect(commentsOf(project, 'ford')).toHaveLength(1);

  ann.undo();
  expect(projectFiles(project, 'ford')).toEqual(since);
});

it('leaves the text aside that was broken then', () => {
  const project = sampleProject();
  const then = new Map([...projectFiles(project, 'ford'), ['units.json', '{ "units": [']]);
  const { operation, left } = restorePackage(project, 'ford', then, 'yesterday');
  expect(operation).toBeNull();
  expect(left).toEqual([{ file: 'ford:units.json', text: '{ "units": [' }]);
});
