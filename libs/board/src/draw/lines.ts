/** Roads, streams, ridges, walls: what runs through hexes and along their sides. */
import { sideDirection, sideHex, type Grid } from '@hexwright/hex';
import { cornerPlace, vertexOf } from '../scene/vertex.ts';
import { mixed } from '../scene/color.ts';
import { grown, meet, type Area } from '../scene/layout.ts';
import type { PathDrawing, PathFeature, SideDrawing, SideFeature } from '../scene/scene.ts';
import type { StagedScene } from '../scene/stage.ts';
import { drawCrossing, isCrossing } from './crossings.ts';
import { endsOf } from './side-ends.ts';
import { hexesOn, type Sheet } from './sheet.ts';

const LINES_FROM = 1.5;

/** Draws all paths: water first, then tracks and roads over it. */
export function drawPaths(sheet: Sheet): void {
  if (sheet.scale < LINES_FROM) return;
  const { scene } = sheet.staged;
  const near = scene.paths.filter((path) => path.hexes.length > 1 && meet(areaOf(sheet.staged, path), sheet.area));
  for (const drawing of ['river', 'stream', 'line', 'track', 'road'] as const) {
    const drawn = near.filter(({ style }) => scene.pathStyles[style]?.drawing === drawing);
    const styles = new Set(drawn.map(({ style }) => style));
    for (const style of styles) {
      const same = drawn.filter((path) => path.style === style);
      drawPath(sheet, drawing, scene.pathStyles[style].color, () => {
        for (const { hexes } of same) tracePath(sheet, hexes);
      });
    }
  }
}

/** Strokes a path in its manner; `trace` adds it to the current path. */
export function drawPath({ ink, theme }: Sheet, drawing: PathDrawing, color: string, trace: () => void): void {
  const stroke = (width: number, style: string, dash: number[] = []): void => {
    ink.beginPath();
    trace();
    ink.setLineDash(dash);
    ink.strokeStyle = style;
    ink.lineWidth = width;
    ink.stroke();
    ink.setLineDash([]);
  };
  ink.lineJoin = 'round';
  ink.lineCap = drawing === 'track' ? 'butt' : 'round';
  const shown = theme.line(color);
  switch (drawing) {
    case 'road':
      stroke(0.22, mixed(shown, theme.id === 'dark' ? '#14161a' : theme.text, theme.id === 'dark' ? 0.75 : 0.45));
      stroke(0.13, mixed(shown, theme.id === 'dark' ? '#ffe9c0' : '#fff6e0', 0.72));
      return;
    case 'track':
      stroke(0.1, mixed(shown, theme.text, 0.25), [0.24, 0.14]);
      return;
    case 'river':
      stroke(0.46, mixed(shown, theme.paper, theme.id === 'dark' ? 0.75 : 0.35));
      stroke(0.36, shown);
      return;
    case 'stream':
      stroke(0.2, mixed(shown, theme.paper, theme.id === 'dark' ? 0.75 : 0.35));
      stroke(0.13, shown);
      return;
    case 'line':
      stroke(0.1, shown);
  }
}

/** Adds a path to the current one: through the middles of hexsides, bending in the hexes, off the map at its rim. */
export function tracePath({ ink, staged: { layout, grid } }: Sheet, hexes: readonly number[]): void {
  const last = hexes.length - 1;
  const [first, second] = [hexes[0], hexes[1] ?? hexes[0]];
  const start = overRim(first, second);
  ink.moveTo(start.x, start.y);
  if (start.rim) ink.lineTo(layout.x[first], layout.y[first]);
  for (let i = 0; i < last; i++) {
    const [hex, next] = [hexes[i], hexes[i + 1]];
    const [x, y] = [(layout.x[hex] + layout.x[next]) / 2, (layout.y[hex] + layout.y[next]) / 2];
    if (i === 0) ink.lineTo(x, y);
    else ink.quadraticCurveTo(layout.x[hex], layout.y[hex], x, y);
  }
  ink.lineTo(layout.x[hexes[last]], layout.y[hexes[last]]);
  const end = overRim(hexes[last], hexes[last - 1] ?? hexes[last]);
  if (end.rim && last > 0) ink.lineTo(end.x, end.y);

  function overRim(hex: number, inner: number): { x: number; y: number; rim: boolean } {
    const towards = grid.directionBetween(hex, inner);
    if (towards >= 0) {
      // Straight on or, where that leads along the rim, a little aside.
      for (const turn of [3, 2, 4]) {
        const d = (towards + turn) % 6;
        if (grid.neighbour[hex * 6 + d] >= 0) continue;
        return { x: layout.x[hex] + layout.middleX[d], y: layout.y[hex] + layout.middleY[d], rim: true };
      }
    }
    return { x: layout.x[hex], y: layout.y[hex], rim: false };
  }
}

/** Draws everything that lies on hexsides. */
export function drawSides(sheet: Sheet): void {
  if (sheet.scale < LINES_FROM) return;
  const { staged, area } = sheet;
  const { scene } = staged;
  const byHex = sidesByHex(staged);
  const near = new Map<number, number[]>();
  for (const hex of hexesOn({ staged, area: grown(area, 1.2) })) {
    for (const { side, style } of byHex.get(hex) ?? []) {
      const same = near.get(style);
      if (same === undefined) near.set(style, [side]);
      else same.push(side);
    }
  }
  // What leads across lies over what it leads across.
  for (const isAcross of [false, true]) {
    scene.sideStyles.forEach(({ drawing, color }, style) => {
      const sides = near.get(style);
      if (sides !== undefined && isCrossing(drawing) === isAcross) drawSide(sheet, drawing, color, sides);
    });
  }
}

const sideTables = new WeakMap<readonly SideFeature[], ReadonlyMap<number, readonly SideFeature[]>>();

/** What lies on hexsides, by the hex that each side is numbered by: found once for a list. */
function sidesByHex({ grid, scene: { sides } }: StagedScene): ReadonlyMap<number, readonly SideFeature[]> {
  let table = sideTables.get(sides);
  if (table === undefined) {
    table = Map.groupBy(sides, ({ side }) => sideHex(grid, side));
    sideTables.set(sides, table);
  }
  return table;
}

/** Draws hexsides of one kind. */
export function drawSide(sheet: Sheet, drawing: SideDrawing, color: string, sides: readonly number[]): void {
  const { ink, theme, scale } = sheet;
  const shown = theme.line(color);
  const along = (each: (ax: number, ay: number, bx: number, by: number) => void): void => {
    ink.beginPath();
    for (const side of sides) each(...endsOf(sheet.staged, side));
  };
  const stroke = (width: number, style: string): void => {
    ink.strokeStyle = style;
    ink.lineWidth = width;
    ink.stroke();
  };
  const straight = (ax: number, ay: number, bx: number, by: number): void => {
    ink.moveTo(ax, ay);
    ink.lineTo(bx, by);
  };
  /** Calls with points along a side and the unit vector across it. */
  const beads =
    (count: number, each: (x: number, y: number, nx: number, ny: number, i: number) => void) =>
    (ax: number, ay: number, bx: number, by: number): void => {
      for (let i = 0; i < count; i++) {
        const share = (i + 0.5) / count;
        each(ax + (bx - ax) * share, ay + (by - ay) * share, by - ay, ax - bx, i);
      }
    };
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  const detailed = scale > 8;
  switch (drawing) {
    case 'bridge':
    case 'ford':
    case 'gate':
      drawCrossing(sheet, drawing, shown, sides);
      return;
    case 'river':
      ink.beginPath();
      traceStream(sheet, sides);
      stroke(0.44, mixed(shown, theme.paper, theme.id === 'dark' ? 0.75 : 0.4));
      stroke(0.33, shown);
      return;
    case 'ditch':
      along(straight);
      stroke(0.2, mixed(shown, '#000000', 0.6));
      stroke(0.1, mixed(shown, '#ffffff', 0.3));
      return;
    case 'stream':
      ink.beginPath();
      traceStream(sheet, sides);
      stroke(0.24, mixed(shown, theme.paper, theme.id === 'dark' ? 0.75 : 0.4));
      stroke(0.15, shown);
      return;
    case 'line':
      along(straight);
      stroke(0.11, shown);
      return;
    case 'wall':
      along(straight);
      stroke(0.2, mixed(shown, '#000000', 0.45));
      stroke(0.11, mixed(shown, '#ffffff', 0.35));
      if (!detailed) return;
      along(
        beads(5, (x, y, nx, ny) => {
          ink.moveTo(x - nx * 0.1, y - ny * 0.1);
          ink.lineTo(x + nx * 0.1, y + ny * 0.1);
        }),
      );
      stroke(0.06, mixed(shown, '#000000', 0.45));
      return;
    case 'hedge':
      along(
        beads(detailed ? 6 : 3, (x, y, _, __, i) => {
          ink.moveTo(x + 0.08, y);
          ink.arc(x, y, i % 2 === 0 ? 0.1 : 0.08, 0, Math.PI * 2);
        }),
      );
      ink.fillStyle = shown;
      ink.fill();
      stroke(0.03, mixed(shown, '#000000', 0.4));
      return;
    case 'cliff':
      along(straight);
      stroke(0.13, shown);
      if (!detailed) return;
      along(
        beads(7, (x, y, nx, ny, i) => {
          ink.moveTo(x, y);
          ink.lineTo(x + nx * (i % 2 === 0 ? 0.26 : 0.17), y + ny * (i % 2 === 0 ? 0.26 : 0.17));
        }),
      );
      stroke(0.06, shown);
      return;
    case 'ridge':
      along(straight);
      stroke(0.08, shown);
      if (!detailed) return;
      along(
        beads(6, (x, y, nx, ny, i) => {
          const way = i % 2 === 0 ? 1 : -1;
          ink.moveTo(x, y);
          ink.lineTo(x + nx * 0.16 * way, y + ny * 0.16 * way);
        }),
      );
      stroke(0.055, shown);
  }
}

/**
 * Adds hexsides to the current path as water runs: in bends round the corners where two of them meet, straight where
 * one ends or three come together.
 */
function traceStream({ ink, staged }: Sheet, sides: readonly number[]): void {
  const { layout, grid } = staged;
  const meetings = new Map<number, number[]>();
  for (const side of sides) {
    for (const vertex of verticesOf(grid, side)) {
      const there = meetings.get(vertex);
      if (there === undefined) meetings.set(vertex, [side]);
      else there.push(side);
    }
  }
  const middle = (side: number): readonly [number, number] => {
    const [ax, ay, bx, by] = endsOf(staged, side);
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  for (const [vertex, there] of meetings) {
    const { x, y } = cornerPlace(layout, vertex);
    const [first, second] = there;
    if (there.length === 2) {
      ink.moveTo(...middle(first));
      ink.quadraticCurveTo(x, y, ...middle(second));
      continue;
    }
    for (const side of there) {
      ink.moveTo(...middle(side));
      ink.lineTo(x, y);
    }
  }
}

function verticesOf(grid: Grid, side: number): readonly [number, number] {
  const [hex, d] = [sideHex(grid, side), sideDirection(grid, side)];
  return [vertexOf(grid, hex, d), vertexOf(grid, hex, (d + 1) % 6)];
}

const areas = new WeakMap<PathFeature, Area>();

function areaOf({ layout }: StagedScene, path: PathFeature): Area {
  const known = areas.get(path);
  if (known !== undefined) return known;
  const area = layout.areaOf(path.hexes) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  areas.set(path, area);
  return area;
}
