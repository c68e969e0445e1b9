import { describe, expect, it } from 'vitest';
import { LentTool, type KeyPress } from './lent-tool.ts';

const press = (key: string, timeStamp = 0, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  timeStamp,
  repeat: false,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

describe('a tool of the screen', () => {
  it('is lent while its letter is held, or while it is used', () => {
    const lent = new LentTool();
    lent.down(press('e'), 'brush');
    expect(lent.up(press('e', 900), 'sight')).toBe('brush');
    lent.down(press('E'), 'brush');
    lent.use();
    expect(lent.up(press('e', 50), 'sight')).toBe('brush');
  });

  it('is taken up for good by a tap, and by taking another one meanwhile', () => {
    const lent = new LentTool();
    lent.down(press('w'), 'brush');
    expect(lent.up(press('w', 50), 'movement')).toBeNull();
    lent.down(press('w'), 'brush');
    expect(lent.up(press('w', 900), 'fill')).toBeNull();
  });

  it('goes back when the keyboard goes elsewhere', () => {
    const lent = new LentTool();
    lent.down(press('l'), 'select');
    lent.use();
    expect(lent.end(20, 'label')).toBe('select');
    expect(lent.end(30, 'label')).toBeNull();
  });

  it('is not meant by other keys', () => {
    const lent = new LentTool();
    for (const key of [press('b'), press('e', 0, { ctrlKey: true })]) {
      lent.down(key, 'select');
      expect(lent.up(press(key.key, 900), 'brush')).toBeNull();
    }
    lent.down(press('e'), 'sight');
    expect(lent.up(press('e', 900), 'sight')).toBeNull();
    lent.down(press('e'), 'brush');
    lent.down(press('e', 400, { repeat: true }), 'sight');
    expect(lent.up(press('x', 500), 'sight')).toBeNull();
    expect(lent.up(press('e', 600), 'sight')).toBe('brush');
  });
});
