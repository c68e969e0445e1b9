/** Small pictures of grounds and lines, drawn by the board's own hand, as addresses of images. */
import {
  ALL_LAYERS,
  EXAMPLE,
  EXAMPLE_MIDDLE as MIDDLE,
  isCrossing,
  sheetAsSvg,
  stage,
  type BoardScene,
  type TerrainStyle,
  type LayerId,
  type PathStyle,
  type Point,
  type SideStyle,
  type Theme,
} from '@hexwright/board';
import { Grid, sideOf } from '@hexwright/hex';
import { DRAWN_COLORS } from './paint-box.ts';

const pictures = new Map<string, string>();
const MOST_PICTURES = 600;
/** Half of the piece of ground that is shown, in hexsides. */
const HALF = 0.95;

/** A piece of ground, square. */
export function terrainSwatch(style: TerrainStyle, theme: Theme): string {
  return kept(`ground ${theme.id} ${style.color} ${style.pattern}`, () => sketch(meadow(style), 'terrain', theme));
}

/** A piece of a hexside as it is drawn: bridges and fords over a river, gates in a wall. */
export function sideSwatch(style: SideStyle, theme: Theme): string {
  return kept(`side ${theme.id} ${style.color} ${style.drawing}`, () => {
    const scene = meadow(PAPER);
    const grid = new Grid(scene.grid);
    const sides = [0, 1, 2, 3].map((direction) => sideOf(grid, MIDDLE, direction));
    const isAcross = isCrossing(style.drawing);
    const under = isAcross ? sides.map((side) => ({ side, style: 0 })) : [];
    const over = (isAcross ? [sides[1]] : sides.slice(1, 3)).map((side) => ({ side, style: 1 }));
    const all = { ...scene, sideStyles: [style.drawing === 'gate' ? WALL : WATER, style], sides: [...under, ...over] };
    return sketch(all, 'sides', theme, isAcross ? { x: 0.43, y: -0.75 } : { x: 0, y: -0.5 });
  });
}

/** A piece of a road or stream as it is drawn. */
export function pathSwatch(style: PathStyle, theme: Theme): string {
  return kept(`path ${theme.id} ${style.color} ${style.drawing}`, () =>
    sketch(
      { ...meadow(PAPER), pathStyles: [style], paths: [{ id: 'path', style: 0, hexes: [3, 4, 5] }] },
      'paths',
      theme,
    ),
  );
}

const PAPER: TerrainStyle = { id: 'clear', name: '', color: '#d9cfa3', pattern: 'none' };
const WATER: SideStyle = { id: 'river', name: '', color: DRAWN_COLORS.river, drawing: 'river' };

const WALL: SideStyle = { id: 'wall', name: '', color: DRAWN_COLORS.wall, drawing: 'wall' };

/** The ground of a scene of nine hexes and one more layer, about a place beside the middle of the middle one. */
function sketch(scene: BoardScene, layer: LayerId, theme: Theme, aside: Point = { x: 0, y: 0 }): string {
  const staged = stage(scene);
  const [x, y] = [staged.layout.x[MIDDLE] + aside.x - HALF, staged.layout.y[MIDDLE] + aside.y - HALF];
  const layers = Object.fromEntries(Object.keys(ALL_LAYERS).map((one) => [one, 0])) as Record<LayerId, number>;
  const svg = sheetAsSvg(staged, { theme, layers: { ...layers, terrain: 1, [layer]: 1 } });
  const size = 2 * HALF;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="${x} ${y} ${size} ${size}">`;
  return svg.replace(/^<svg[^>]*>/, head);
}

/** Nine hexes of one kind. */
function meadow(style: TerrainStyle): BoardScene {
  return { ...EXAMPLE, terrains: [style] };
}

/** The address of an SVG document, made once. */
function kept(key: string, make: () => string): string {
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const [oldest] = pictures.keys();
  if (pictures.size >= MOST_PICTURES && oldest !== undefined) pictures.delete(oldest);
  const made = `data:image/svg+xml,${encodeURIComponent(make())}`;
  pictures.set(key, made);
  return made;
}
