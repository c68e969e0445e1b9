import type { Plan } from '../editor.ts';
import type { Project } from '../project.ts';
import { isOperation } from '../editor.ts';
import type { Because } from './changes.ts';
import { drawHexsides, hexCount, type DrawnHexside } from './map-items.ts';
import { paintHexes, type PaintedHex } from './paint.ts';

/** A piece of a map, already where it is to lie. */
export interface Patch {
  readonly hexes: readonly PaintedHex[];
  readonly hexsides?: readonly DrawnHexside[];
}

/** Lays a piece of map (terrain, levels, hexsides) in one step. */
export function layPatch(project: Project, id: string, patch: Patch, because: Because = {}): Plan {
  const title = `Lay ${hexCount(patch.hexes.length)}`;
  const ground = paintHexes(project, id, patch.hexes, () => title, because);
  const sides = drawHexsides(project, id, patch.hexsides ?? [], title);
  if (!isOperation(ground)) return ground;
  if (!isOperation(sides)) return sides;
  return {
    title,
    apply(writer) {
      ground.apply(writer);
      sides.apply(writer);
    },
  };
}
