import { State } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { Companions, tooMany } from './companions.ts';

function companions(): { readonly state: State; readonly along: Companions } {
  const state = new State();
  const along = new Companions(state.scalar('along'), [7, 3, 9]);
  state.seal();
  return { state, along };
}

describe('companions', () => {
  it('are nobody at first', () => {
    const { along } = companions();
    expect(along.pieces()).toEqual([]);
    expect(along.has(7)).toBe(false);
  });

  it('are taken and left, and named in the order of all', () => {
    const { along } = companions();
    along.take(9);
    along.take(7);
    expect(along.pieces()).toEqual([7, 9]);
    along.leave(7);
    expect(along.pieces()).toEqual([9]);
    along.set([3]);
    expect([3, 7, 9].map((piece) => along.has(piece))).toEqual([true, false, false]);
    along.clear();
    expect(along.pieces()).toEqual([]);
  });

  it('are never those of whom the game says nothing', () => {
    const { along } = companions();
    along.take(4);
    expect(along.has(4)).toBe(false);
    expect(along.pieces()).toEqual([]);
  });

  it('are undone with the command that took them', () => {
    const { state, along } = companions();
    state.mark(0);
    along.take(3);
    state.undo();
    expect(along.has(3)).toBe(false);
  });
});

describe('tooMany', () => {
  it('says how many there are, and how many there may be', () => {
    expect(tooMany('leaders', 31, 31, '12.0')).toEqual([]);
    expect(tooMany('leaders', 32, 31, '12.0')).toEqual([
      {
        placement: -1,
        code: 'set-up.too-many',
        case: '12.0',
        message: 'A battle can have 31 leaders; this one has 32. Take some away.',
      },
    ]);
  });
});
