import { describe, expect, it } from 'vitest';
import { editsBetween } from './edits-between.ts';

describe('editsBetween', () => {
  it('says nothing of what is the same', () => {
    expect(editsBetween({ a: [1, { b: null }] }, { a: [1, { b: null }] }, 'f')).toEqual([]);
  });

  it('tells what is new, gone and different where it stands', () => {
    const before = { 'a/b': 1, list: [{ id: 'x', old: 2 }, 3], gone: true };
    const after = { 'a/b': 1, list: [{ id: 'x', new: [2] }, 4], more: {} };
    expect(editsBetween(before, after, 'f')).toEqual([
      { file: 'f', pointer: '/gone', op: 'remove' },
      { file: 'f', pointer: '/list/0/old', op: 'remove' },
      { file: 'f', pointer: '/list/0/new', op: 'add', value: [2] },
      { file: 'f', pointer: '/list/1', op: 'set', value: 4 },
      { file: 'f', pointer: '/more', op: 'add', value: {} },
    ]);
  });

  it('gives a list of another length, or another kind of value, whole', () => {
    expect(editsBetween({ 'a~': [1] }, { 'a~': [1, 2] }, 'f')).toEqual([
      { file: 'f', pointer: '/a~0', op: 'set', value: [1, 2] },
    ]);
    expect(editsBetween({ a: [] }, { a: {} }, 'f')).toEqual([{ file: 'f', pointer: '/a', op: 'set', value: {} }]);
  });
});
