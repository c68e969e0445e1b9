import { createNumbering, Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import type { ValueDifference } from '../../session/differences.ts';
import { mapMarks } from './map-marks.ts';

const grid = new Grid({ orientation: 'pointy', columns: 6, rows: 6, shift: 'even' });
const numbering = createNumbering({ preset: 'column-row', digits: 2 }, grid);
const map = { grid, numbering };
const at = (label: string): number => numbering.hexOf(label);
const marks = (...values: readonly ValueDifference[]): unknown =>
  mapMarks(map, [], values, [{ unit: 'guards', hexes: ['0303'] }]);

describe('marks of differences', () => {
  it('lie on hexes that were painted, but for those that are off the map', () => {
    const paint = { layer: 'terrain', was: 'clear', now: 'wood', count: 2, labels: ['0101', '0901'] } as const;
    expect(mapMarks(map, [paint], [], null)).toEqual([{ is: 'now', hex: at('0101') }]);
  });

  it('lie on the side that two hexes share', () => {
    const path = ['hexsides', 'ditch-1'];
    const side = { id: 'ditch-1', feature: 'ditch', between: ['0202', '0302'] };
    const direction = grid.directionBetween(at('0202'), at('0302'));
    expect(marks({ path, was: side, now: undefined })).toEqual([{ is: 'was', hex: at('0202'), direction }]);
    const far = { path: [...path, 'between'], was: ['0202', '0302'], now: ['0202', '0502'] };
    expect(marks(far)).toEqual([{ is: 'was', hex: at('0202'), direction }]);
  });

  it('follow a counter that was moved, and show one that was turned where it stands', () => {
    expect(marks({ path: ['setUp', 'guards', 'hexes'], was: ['0101'], now: ['0303'] })).toEqual([
      { is: 'was', hex: at('0101') },
      { is: 'now', hex: at('0303') },
      { is: 'moved', hex: at('0101'), to: at('0303') },
    ]);
    expect(marks({ path: ['setUp', 'guards', 'facing'], was: 'N', now: 'S' })).toEqual([
      { is: 'now', hex: at('0303') },
    ]);
  });
});
