/** What a fill or a replacement would paint, kept while the pointer stays in it: on a large map that is found but once. */
import type { StagedScene } from '../scene/stage.ts';
import type { Options } from './options.ts';
import { counted, paintable, painted, type Preview, type ToolContext } from './tool.ts';

/** Hexes that would be painted, and for what this was found. */
export interface PaintArea {
  readonly staged: StagedScene;
  readonly options: Options;
  readonly selection: readonly number[];
  /** Pointing at any of these means the same. */
  readonly same: ReadonlySet<number>;
  readonly hexes: readonly number[];
  readonly preview: Partial<Preview>;
}

/** The area from a hex: the one before if the hex is in it, else that of the hexes that `find` finds. */
export function paintAreaFrom(
  before: PaintArea | null,
  hex: number,
  context: ToolContext,
  find: () => readonly number[],
): PaintArea {
  const { staged, options, selection } = context;
  const current =
    before !== null && before.staged === staged && before.options === options && before.selection === selection;
  if (current && before.same.has(hex)) return before;
  const same = find();
  const hexes = paintable(context, same);
  const preview = { paint: painted(context, hexes), note: counted(hexes.length, 'hex', 'hexes') };
  return { staged, options, selection, same: new Set(same), hexes, preview };
}
