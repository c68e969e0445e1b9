import { describe, expect, it } from 'vitest';
import { look, stateOf } from './plain-counter-style.ts';

const rook = {
  id: 'rook',
  name: 'Rook',
  side: 'white',
  values: { worth: 5, movement: 8, note: 'a tower' },
  faces: [{ id: 'castled', values: { movement: 2 } }, { id: 'free' }],
};

describe('the plain look', () => {
  it('shows the numbers of the face that is up, and its name where there are several', () => {
    expect(look(rook, 'castled')).toMatchObject({ name: 'Rook', values: '5-2', mode: 'CASTLED', stripe: 'white' });
    expect(look(rook, 'free')).toMatchObject({ values: '5-8', mode: 'FREE' });
    expect(look(rook, 'no such face').mode).toBe('CASTLED');
    expect(look({ id: 'pawn', faces: [{ id: 'front' }] }, 'front')).toMatchObject({
      values: '',
      mode: '',
      stripe: null,
    });
  });

  it('has a mark for each marker that is on', () => {
    const marks = look(rook, 'free', { ...stateOf(['pinned']), moved: 0, taken: false }).marks;
    expect(marks.map(({ text, name }) => [text, name])).toEqual([['p', 'pinned']]);
  });
});
