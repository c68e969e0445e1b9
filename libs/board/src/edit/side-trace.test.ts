import { sideHex, sideDirection } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { sampleScene, SAMPLE_SPECS } from '../scene/sample-scene.ts';
import { stage } from '../scene/stage.ts';
import { cornerPlace, vertexOf } from '../scene/vertex.ts';
import { edgesAt, wayBetween } from './side-trace.ts';

describe.each(SAMPLE_SPECS)('hexsides of a $orientation map', (spec) => {
  const { grid, layout } = stage(sampleScene(spec));

  it('end in the corners they are drawn between, three at each inner one', () => {
    for (let hex = 0; hex < grid.count; hex++) {
      for (let corner = 0; corner < 6; corner++) {
        const vertex = vertexOf(grid, hex, corner);
        const edges = edgesAt(grid, vertex);
        const inner = [corner, (corner + 5) % 6].every((d) => grid.neighbour[hex * 6 + d] >= 0);
        if (inner) expect(edges).toHaveLength(3);
        expect(new Set(edges.map(({ side }) => side)).size).toBe(edges.length);
        for (const { side, to } of edges) {
          const [owner, d] = [sideHex(grid, side), sideDirection(grid, side)];
          const ends = [vertexOf(grid, owner, d), vertexOf(grid, owner, (d + 1) % 6)];
          expect(ends).toContain(vertex);
          expect(ends).toContain(to);
          expect(to).not.toBe(vertex);
        }
      }
    }
  });

  it('lead round a hex by the shorter way', () => {
    const corner = (i: number) => vertexOf(grid, 44, i);
    const middle = { x: layout.x[44], y: layout.y[44] };
    expect(wayBetween(layout, corner(0), corner(0), middle)).toEqual([]);
    expect(wayBetween(layout, corner(0), corner(2), middle)).toHaveLength(2);
    expect(wayBetween(layout, corner(0), corner(4), middle)).toHaveLength(2);
  });

  it('lead across a hex by the half that is nearer', () => {
    const corner = (i: number) => vertexOf(grid, 44, i);
    for (const half of [
      [1, 2],
      [5, 4],
    ]) {
      const way = wayBetween(layout, corner(0), corner(3), cornerPlace(layout, corner(half[0])));
      expect(way.map(({ to }) => to)).toEqual([...half.map(corner), corner(3)]);
    }
  });
});
