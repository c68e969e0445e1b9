import { createNumbering, Grid, type GridSpec, type NumberingSpec } from '@hexwright/hex';
import { isOperation, type Plan } from '../editor.ts';
import { fileKey, packageOf } from '../file-key.ts';
import type { JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { mapOf } from './chain.ts';
import { refusal } from './content.ts';
import { planned } from './draft.ts';
import { relabelFiles } from './resize.ts';

/** How the hexes of a map stand and are counted. */
export interface Shape {
  readonly orientation: GridSpec['orientation'];
  readonly shift: GridSpec['shift'];
  readonly numbering: NumberingSpec;
}

/**
 * Makes the hexes of a map stand another way, or numbers them anew. A hex stays in its column and row with everything on
 * it, and gets its new label wherever it is named, as when a map is resized.
 */
export function reshapeMap(project: Project, id: string, { orientation, shift, numbering }: Shape): Plan {
  const file = fileKey(id, 'map.json');
  const map = mapOf(project, id);
  if (map === null) {
    return refusal(file, 'reference.unknown', 'There is no map to number. Give map.json a grid first.');
  }
  if (!map.isOwn) {
    const message = `The map is that of ${packageOf(map.file)}. Number it there; every package that uses it follows.`;
    return refusal(file, 'map.second', message);
  }
  let labels: ReturnType<typeof createNumbering>;
  try {
    labels = createNumbering(
      numbering,
      new Grid({ columns: map.grid.columns, rows: map.grid.rows, orientation, shift }),
    );
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    return refusal(file, 'map.numbering', problem.message, '/numbering');
  }
  const relabel = (label: string): string => {
    const hex = map.numbering.hexOf(label);
    return hex < 0 ? label : labels.label(hex);
  };
  const plan = planned(project, 'Number the map anew', (draft) => {
    const content = draft.content(file);
    const grid = { ...(content['grid'] as JsonObject), orientation, shift };
    draft.write(file, { ...content, grid, numbering: numbering as unknown as JsonObject });
    relabelFiles(draft, id, relabel);
    return null;
  });
  const isTurned = orientation !== map.grid.orientation || shift !== map.grid.shift;
  return isOperation(plan) && isTurned ? { ...plan, title: 'Turn the grain of the map' } : plan;
}
