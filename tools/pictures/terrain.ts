// The terrain of a map: tints between contours, the kinds of hex, roads, the grid and its numbers.
import type { LinkedMap, Terrain } from '@hexwright/model';
import { corner, HEX_RADIUS, type HexPlane, pair, type Point, written } from './hex-plane.ts';
import { type Belongs, roundOutline } from './outline.ts';

/** What high ground is tinted towards, and how far for each level above the lowest. */
const HEIGHT_TINT = '#8d5a2b';
const TINT_A_LEVEL = 0.15;
const CONTOUR = '#8b6534';

/** Levels, the higher laid over the lower like cut paper. */
export function heights(plane: HexPlane, map: LinkedMap, lowest: string): string {
  const levelAt = (column: number, row: number): number => Number(map.elevation[row][column]);
  const levels = [...new Set(map.elevation.flatMap((line) => Array.from(line, Number)))].toSorted((a, b) => a - b);
  return levels
    .map((level, index) => {
      const color = tint(lowest, index);
      if (index === 0) return `<rect x="-60" y="-60" width="3000" height="3000" fill="${color}"/>`;
      const line = roundOutline(plane, (column, row) => levelAt(column, row) >= level);
      return `<path class="shade" transform="translate(1.6 2.4)" d="${line}"/><path d="${line}" fill="${color}" stroke="${CONTOUR}" stroke-width=".9"/>`;
    })
    .join('\n');
}

/** The colour of a level, counted from 0, by that of the lowest. */
export function tint(lowest: string, index: number): string {
  return mixed(lowest, HEIGHT_TINT, index * TINT_A_LEVEL);
}

/** A colour on the way from one to another. */
export function mixed(from: string, to: string, share: number): string {
  const part = (at: number): string => {
    const [one, other] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round(one + (other - one) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Hexes of other terrains than the open ground, each kind in its colour and pattern. */
export function terrains(plane: HexPlane, map: LinkedMap, kinds: readonly Terrain[]): string {
  return kinds
    .map((kind) => {
      const isHere: Belongs = (column, row) => map.terrainCodes[map.terrain[row][column]] === kind.id;
      const line = roundOutline(plane, isHere);
      if (line === '') return '';
      const color = kind.color ?? '#cccccc';
      const dark = mixed(color, '#2a1c10', 0.45);
      const tents = kind.pattern === 'tents' ? tentsIn(plane, isHere, dark) : '';
      const fill =
        kind.pattern === 'waves' || kind.pattern === 'stipple'
          ? `<path d="${line}" fill="url(#${kind.pattern})"/>`
          : '';
      return `<path d="${line}" fill="${color}" stroke="${dark}" stroke-width="1.3"/>${fill}${tents}`;
    })
    .join('\n');
}

function tentsIn(plane: HexPlane, isHere: Belongs, dark: string): string {
  const { columns, rows } = plane.grid;
  const middles = Array.from({ length: columns * rows }, (_, index) => index)
    .filter((index) => isHere(index % columns, Math.floor(index / columns)))
    .map((index) => plane.middle(index));
  const tent = ({ x, y }: Point): string =>
    `M${pair({ x: x - 5, y: y + 4 })}L${pair({ x, y: y - 5 })}L${pair({ x: x + 5, y: y + 4 })}Z`;
  const camp = (middle: Point): string =>
    [
      { x: middle.x, y: middle.y - 7 },
      { x: middle.x - 9, y: middle.y + 6 },
      { x: middle.x + 9, y: middle.y + 6 },
    ]
      .map(tent)
      .join('');
  return `<path d="${middles.map(camp).join('')}" fill="#fdf6e0" stroke="${dark}" stroke-width=".9"/>`;
}

/** A road through the middles of its hexes, drawn on to the frame. */
export function road(path: readonly Point[], color: string): string {
  const first = beyond(path[1], path[0]);
  const last = beyond(path[path.length - 2], path[path.length - 1]);
  const way = [first, ...path, last];
  const half = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const curves = way.slice(1, -1).map((at, index) => `Q${pair(at)} ${pair(half(at, way[index + 2]))}`);
  const line = `M${pair(first)}L${pair(half(first, way[1]))}${curves.join('')}L${pair(last)}`;
  const stroke = (width: number, look: string): string =>
    `<path d="${line}" fill="none" stroke="${look}" stroke-width="${width}"/>`;
  return stroke(6, mixed(color, '#2a1c10', 0.3)) + stroke(3.6, mixed(color, '#fdf6e0', 0.72));
}

/** As far again past `to` as `from` lies before it, twice over, so that it passes the frame. */
function beyond(from: Point, to: Point): Point {
  return { x: to.x + 2 * (to.x - from.x), y: to.y + 2 * (to.y - from.y) };
}

/** All hexsides, each once, and the number of every hex under its upper corner. */
export function grid(plane: HexPlane, label: (hex: number) => string): string {
  const { count, neighbour, columns } = plane.grid;
  const lines: string[] = [];
  for (let hex = 0; hex < count; hex++) {
    const middle = plane.middle(hex);
    // The three sides to the right belong to this hex, those to the left to its neighbours, where it has them.
    const mine = [0, 1, 2, 3, 4, 5].filter((direction) => direction < 3 || neighbour[hex * 6 + direction] < 0);
    for (const direction of mine)
      lines.push(`M${pair(corner(middle, direction))}L${pair(corner(middle, direction + 1))}`);
  }
  const numbers = Array.from({ length: count / columns }, (_, row) => {
    const { y } = plane.middle(row * columns);
    const spans = Array.from({ length: columns }, (_, column) => {
      const hex = row * columns + column;
      return `<tspan x="${written(plane.middle(hex).x)}">${label(hex)}</tspan>`;
    });
    return `<text y="${written(y - HEX_RADIUS * 0.46)}">${spans.join('')}</text>`;
  });
  return `<path d="${lines.join('')}" class="grid"/><g class="number">${numbers.join('')}</g>`;
}
