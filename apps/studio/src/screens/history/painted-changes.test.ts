import { describe, expect, it } from 'vitest';
import { differenceOf } from '../../session/differences.ts';
import { paintedByChanges } from './painted-changes.ts';

const change = (target: string, value: string | number) => ({ op: 'set', target, value });

describe('hexes that a variant paints', () => {
  it('are told together where they are painted alike, and apart from everything else', () => {
    const before = { changes: [change('map/terrain/0101', 'grove'), change('map/terrain/0102', 'grove')] };
    const after = {
      changes: [
        change('map/terrain/0101', 'river'),
        change('map/terrain/0303', 'camp'),
        change('map/terrain/0304', 'camp'),
        change('map/elevation/0303', 2),
        change('labels/hill/text', 'Hill'),
      ],
    };
    const { values } = differenceOf('my/variant:map.json', before, after);
    const { painted, others } = paintedByChanges(values, 'as in the base');
    expect(painted).toEqual([
      { layer: 'terrain', was: 'grove', now: 'river', count: 1, labels: ['0101'] },
      { layer: 'terrain', was: 'grove', now: 'as in the base', count: 1, labels: ['0102'] },
      { layer: 'terrain', was: 'as in the base', now: 'camp', count: 2, labels: ['0303', '0304'] },
      { layer: 'elevation', was: 'as in the base', now: '2', count: 1, labels: ['0303'] },
    ]);
    const { values: ofNew } = differenceOf('my/variant:map.json', undefined, { format: 1, ...before });
    expect(paintedByChanges(ofNew, 'as in the base')).toEqual({
      painted: [{ layer: 'terrain', was: 'as in the base', now: 'grove', count: 2, labels: ['0101', '0102'] }],
      others: [],
    });
    expect(others.map(({ path }) => path)).toEqual([['changes', 'labels/hill/text']]);
  });
});
