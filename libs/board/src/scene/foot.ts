/** How much room the foot of a sheet takes, and what its legend has: the same for the layout and for the drawing. */
import type { BoardScene, TerrainStyle, PathStyle, SideStyle } from './scene.ts';

/** Heights in hexsides. */
const TITLE_ROW = 1.9;
export const LEGEND_ROW = 1.05;
const LEAST = 2.2;
const AIR = 0.35;

/** Width of an entry, of the margins, and of what compass and scale bar take on the right. */
const COLUMN = 5;
const MARGINS = 2.2;

/** Something that the legend explains. */
export type LegendEntry =
  | { readonly is: 'terrain'; readonly style: TerrainStyle }
  | { readonly is: 'side'; readonly style: SideStyle }
  | { readonly is: 'path'; readonly style: PathStyle };

/** What the legend explains, and how it is set. */
export interface Legend {
  readonly entries: readonly LegendEntry[];
  readonly perRow: number;
  readonly column: number;
  /** Below the upper edge of the foot, in hexsides. */
  readonly top: number;
}

/** The legend of a scene on a sheet of that width: what the map has; empty where its frame has none. */
export function legendOf(scene: BoardScene, width: number): Legend {
  const { frame } = scene;
  const entries = frame?.legend === true ? explained(scene) : [];
  const set = (room: number, top: number): Legend => {
    const perRow = Math.max(1, Math.floor((room - MARGINS) / COLUMN));
    return { entries, perRow, column: COLUMN, top };
  };
  const below = frame === undefined || frame === null || frame.title === '' ? 0.3 : TITLE_ROW;
  const beside = set(width - aside(frame), below);
  const across = set(width, Math.max(below, LEAST));
  return bottomOf(across) < bottomOf(beside) ? across : beside;
}

function bottomOf({ entries, perRow, top }: Legend): number {
  return top + Math.ceil(entries.length / perRow) * LEGEND_ROW;
}

/** What lies on the map, of all kinds of its chart and in their order. */
export function explained({ terrain, terrains, sides, sideStyles, paths, pathStyles }: BoardScene): LegendEntry[] {
  const [grounds, lines, ways] = [new Set(terrain), stylesOf(sides), stylesOf(paths)];
  return [
    ...terrains.filter((_, style) => grounds.has(style)).map((style) => ({ is: 'terrain' as const, style })),
    ...sideStyles.filter((_, style) => lines.has(style)).map((style) => ({ is: 'side' as const, style })),
    ...pathStyles.filter((_, style) => ways.has(style)).map((style) => ({ is: 'path' as const, style })),
  ];
}

function stylesOf(things: readonly { readonly style: number }[]): ReadonlySet<number> {
  return new Set(things.map(({ style }) => style));
}

/** Height of the foot of the sheet, in hexsides; 0 without a frame. */
export function footOf(scene: BoardScene, width: number): number {
  const { frame } = scene;
  if (frame === undefined || frame === null) return 0;
  const legend = legendOf(scene, width);
  const isEmpty = frame.title === '' && legend.entries.length === 0;
  const beside = frame.compass || frame.scale !== null ? LEAST : 0;
  return isEmpty && beside === 0 ? 0 : Math.max(bottomOf(legend), beside) + AIR;
}

function aside(frame: BoardScene['frame']): number {
  if (frame === undefined || frame === null) return 0;
  return (frame.compass ? 2.3 : 0) + (frame.scale === null ? 0 : frame.scale.hexes * Math.sqrt(3) + 1);
}
