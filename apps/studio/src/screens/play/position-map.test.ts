import type { CaseFile } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { PackageScene } from '../../scene/package-scene.ts';
import { openPackages } from '../../scene/testing.ts';
import { mapOf, rendererOf } from './position-map.ts';

const source = new PackageScene(openPackages({}), 'small');
const position: CaseFile = {
  format: 1,
  case: '5.0',
  title: 'On a small map',
  map: {
    columns: 3,
    rows: 2,
    terrain: { '0201': 'marsh' },
    elevation: { '0102': 3 },
    features: { '0101': ['track'], '0201': ['track'] },
    hexsides: [{ feature: 'dyke', between: ['0101', '0201'] }],
  },
  units: [{ id: 'X', copy: 'guards', hexes: ['0101'] }],
};

describe('the map of a position', () => {
  it('is the small one that the example draws, in the look of its package', () => {
    const drawn = mapOf(position, source)!;
    expect(drawn.grid).toMatchObject({ columns: 3, rows: 2, orientation: source.scene!.grid.orientation });
    expect([...drawn.terrain]).toEqual([0, 1, 0, 0, 0, 0]);
    expect([...drawn.elevation]).toEqual([1, 1, 1, 3, 1, 1]);
    expect(drawn.label(3)).toBe('0102');
    expect(drawn.paths.map(({ hexes, style }) => [hexes, drawn.pathStyles[style].id])).toEqual([[[0, 1], 'track']]);
    expect(drawn.sides.map(({ style }) => drawn.sideStyles[style].id)).toEqual(['dyke']);
    expect(drawn.labels).toEqual([]);
  });

  it('is that of the package where the example draws none', () => {
    const { map: _, ...bare } = position;
    expect(mapOf(bare, source)).toBe(source.scene);
  });

  it('has counters like those that are copied', () => {
    const [own, copied] = [rendererOf(position, source).counter('X', ''), source.renderer.counter('guards', '')];
    expect({ ...own, id: 'guards' }).toEqual(copied);
  });
});
