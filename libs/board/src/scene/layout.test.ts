import { Grid } from '@hexwright/hex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INRADIUS, Layout, MARGIN } from './layout.ts';
import { hexesAtCorner, vertexOf } from './vertex.ts';

const anyGrid = fc
  .record({
    orientation: fc.constantFrom('pointy' as const, 'flat' as const),
    shift: fc.constantFrom('odd' as const, 'even' as const),
    columns: fc.integer({ min: 1, max: 12 }),
    rows: fc.integer({ min: 1, max: 12 }),
  })
  .map((spec) => new Grid(spec));

describe('the layout of a map', () => {
  it('finds every hex at its center, and near each of its corners', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const layout = new Layout(grid);
        for (let hex = 0; hex < grid.count; hex++) {
          expect(layout.hexAt(layout.x[hex], layout.y[hex])).toBe(hex);
          for (let i = 0; i < 6; i++) {
            const [x, y] = [layout.x[hex] + layout.cornerX[i] * 0.98, layout.y[hex] + layout.cornerY[i] * 0.98];
            expect(layout.hexAt(x, y)).toBe(hex);
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it('puts neighbours side by side, across the side that bears their direction', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const layout = new Layout(grid);
        for (let hex = 0; hex < grid.count; hex++) {
          for (let d = 0; d < 6; d++) {
            const next = grid.neighbour[hex * 6 + d];
            if (next < 0) continue;
            expect(layout.x[next] - layout.x[hex]).toBeCloseTo(2 * layout.middleX[d]);
            expect(layout.y[next] - layout.y[hex]).toBeCloseTo(2 * layout.middleY[d]);
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it('keeps all hexes on the sheet, with the margin round them', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const layout = new Layout(grid);
        const xs = [...layout.x].flatMap((x) => layout.cornerX.map((dx) => x + dx));
        const ys = [...layout.y].flatMap((y) => layout.cornerY.map((dy) => y + dy));
        expect(Math.min(...xs)).toBeCloseTo(MARGIN);
        expect(Math.min(...ys)).toBeCloseTo(MARGIN);
        expect(Math.max(...xs)).toBeCloseTo(layout.width - MARGIN);
        expect(Math.max(...ys)).toBeCloseTo(layout.height - MARGIN);
      }),
      { numRuns: 12 },
    );
  });

  it('misses no hex that reaches into an area', () => {
    fc.assert(
      fc.property(anyGrid, fc.nat(1000), fc.nat(1000), fc.nat(1000), (grid, a, b, c) => {
        const layout = new Layout(grid);
        const left = (a / 1000) * layout.width;
        const top = (b / 1000) * layout.height;
        const area = { left, top, right: left + c / 100, bottom: top + c / 150 };
        const { firstColumn, lastColumn, firstRow, lastRow } = layout.span(area);
        for (let hex = 0; hex < grid.count; hex++) {
          const [x, y] = [layout.x[hex], layout.y[hex]];
          const reaches = x + 1 > area.left && x - 1 < area.right && y + 1 > area.top && y - 1 < area.bottom;
          if (!reaches) continue;
          expect(grid.columnOf(hex)).toBeGreaterThanOrEqual(firstColumn);
          expect(grid.columnOf(hex)).toBeLessThanOrEqual(lastColumn);
          expect(grid.rowOf(hex)).toBeGreaterThanOrEqual(firstRow);
          expect(grid.rowOf(hex)).toBeLessThanOrEqual(lastRow);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('says -1 beside the map', () => {
    const layout = new Layout(new Grid({ orientation: 'flat', columns: 3, rows: 3, shift: 'odd' }));
    expect(layout.hexAt(0.1, 0.1)).toBe(-1);
    expect(layout.hexAt(layout.width + 5, 2)).toBe(-1);
    expect(INRADIUS).toBeCloseTo(0.866, 3);
  });
});

describe('a corner', () => {
  it('has one id and one place for all hexes that share it', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const layout = new Layout(grid);
        const placeOf = new Map<number, string>();
        const idAt = new Map<string, number>();
        for (let hex = 0; hex < grid.count; hex++) {
          for (let i = 0; i < 6; i++) {
            const place = `${(layout.x[hex] + layout.cornerX[i]).toFixed(4)} ${(layout.y[hex] + layout.cornerY[i]).toFixed(4)}`;
            const id = vertexOf(grid, hex, i);
            // A corner of two hexes on the rim that are no neighbours may have two ids; of neighbours it never has.
            if (hexesAtCorner(grid, hex, i).filter((one) => one >= 0).length > 1) {
              expect(placeOf.get(id) ?? place).toBe(place);
              expect(idAt.get(place) ?? id).toBe(id);
              idAt.set(place, id);
            }
            placeOf.set(id, place);
          }
        }
      }),
      { numRuns: 12 },
    );
  });
});
