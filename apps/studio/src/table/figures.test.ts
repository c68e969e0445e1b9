import { describe, expect, it } from 'vitest';
import { blockPaths, figurePlaces, thinned } from './figures.ts';

const LINE = { x: 0, y: 0, facing: 0, width: 4000, depth: 2000, files: 4, ranks: 2, figures: 8 };
const count = (path: string): number => path.split('M').length - 1;

describe('a block of figures', () => {
  it('has as many figures as stand, the front rank full', () => {
    expect(count(blockPaths(LINE, false).bases)).toBe(8);
    expect(count(blockPaths({ ...LINE, figures: 5 }, true).heads)).toBe(5);
    expect(figurePlaces({ files: 4, ranks: 2, figures: 5 }).map(({ rank }) => rank)).toEqual([0, 0, 0, 0, 1]);
  });

  it('has what is left of its last rank in the middle', () => {
    expect(figurePlaces({ files: 4, ranks: 2, figures: 6 }).slice(4)).toEqual([
      { file: 1, rank: 1 },
      { file: 2, rank: 1 },
    ]);
  });

  it('never has more than it has room for, and none where all have fallen', () => {
    expect(figurePlaces({ files: 4, ranks: 2, figures: 20 })).toHaveLength(8);
    expect(blockPaths({ ...LINE, figures: 0 }, false).bases).toBe('');
  });

  it('closes up as figures fall: ranks from the rear, then files', () => {
    expect(thinned(LINE, 5)).toMatchObject({ figures: 5, files: 4, ranks: 2, width: 4000, depth: 2000 });
    expect(thinned(LINE, 4)).toMatchObject({ figures: 4, files: 4, ranks: 1, depth: 1000 });
    expect(thinned(LINE, 3)).toMatchObject({ figures: 3, files: 3, ranks: 1, width: 3000 });
    expect(thinned(LINE, 8)).toEqual(LINE);
  });

  it('covers its footprint in inches, and looks ahead', () => {
    const { footprint, front } = blockPaths(LINE, false);
    expect(footprint).toBe('M-2 0H2V2H-2Z');
    expect(front).toBe('M-2 0H-0.3L0 -0.3L0.3 0H2');
  });
});
