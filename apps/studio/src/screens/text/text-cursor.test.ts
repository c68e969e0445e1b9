import { Editor, insertAt, openPackage, type Project } from '@hexwright/workspace';
import { describe, expect, it } from 'vitest';
import { cursorAt, offsetOf } from './text-cursor.ts';

const FILE = 'ford:units.json';

function opened(): Project {
  const units = { units: ['guards', 'archers'].map((id) => ({ id, name: `The ${id}`, side: 'red' })) };
  return openPackage('ford', new Map([['units.json', JSON.stringify(units)]]));
}

/** The cursor of somebody who has it just behind some words. */
const behind = (project: Project, words: string): ReturnType<typeof cursorAt> => {
  const text = project.text(FILE) ?? '';
  return cursorAt(FILE, text, text.indexOf(words) + words.length);
};

describe('the cursor of somebody else in a text', () => {
  it('is where it is in the text of the other, in a value as in a name', () => {
    const project = opened();
    const text = project.text(FILE) ?? '';
    for (const words of ['The arch', '"units', '{"id":"archers","na']) {
      expect(offsetOf(behind(project, words), text, project), words).toBe(text.indexOf(words) + words.length);
    }
  });

  it('stays with the item when entries come above it, and with the place in a text that is laid out otherwise', () => {
    const project = opened();
    const cursor = behind(project, 'The arch');
    expect(cursor).toMatchObject({ item: 'units/archers/name', pointer: '/units/1/name', offset: 9 });
    new Editor(project, 'Ann').do(
      insertAt(project, FILE, '/units', { id: 'horse', name: 'Horse', side: 'red' }, 0, 'Horse'),
    );
    const text = project.text(FILE) ?? '';
    expect(text.slice(0, offsetOf(cursor, text, project))).toMatch(/horse.*The arch$/s);
  });

  it('is never outside of the value, however short that is here', () => {
    const project = opened();
    const cursor = { ...behind(project, 'The arch'), offset: 500 };
    const text = project.text(FILE) ?? '';
    expect(text.slice(0, offsetOf(cursor, text, project))).toMatch(/"The archers"$/);
    expect(offsetOf({ ...cursor, file: 'ford:notes.md', offset: 9 }, 'short', project)).toBe(5);
  });
});
