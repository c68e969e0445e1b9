import { sideDirection, sideHex } from '@hexwright/hex';
import type { StagedScene } from '../scene/stage.ts';

/** The two ends of a hexside. */
export function endsOf({ layout, grid }: StagedScene, side: number): [number, number, number, number] {
  const [hex, d] = [sideHex(grid, side), sideDirection(grid, side)];
  const next = (d + 1) % 6;
  const [x, y] = [layout.x[hex], layout.y[hex]];
  return [x + layout.cornerX[d], y + layout.cornerY[d], x + layout.cornerX[next], y + layout.cornerY[next]];
}
