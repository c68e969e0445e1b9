/** What is written and ruled on the map: grid, hex numbers, names, zones, and the frame of the sheet. */
import { sideOf } from '@hexwright/hex';
import { faded } from '../scene/color.ts';
import { grown, meet, type Area, type Point } from '../scene/layout.ts';
import type { Label, PathFeature, SideFeature } from '../scene/scene.ts';
import type { StagedScene } from '../scene/stage.ts';
import { roomsAlong, writeAlong } from './curved.ts';
import { SERIF, textWidth, write } from './ink.ts';
import { setOf, wash } from './marks.ts';
import { hexesOn, type Sheet } from './sheet.ts';

const GRID_FROM = 4;
const NUMBERS_FROM = 21;
/** Below NUMBERS_FROM only some numbers are printed: every fifth column and row, further off every tenth. */
const FIFTHS_FROM = 10;
const SOME_NUMBERS_FROM = 3;
/** Their size in pixels. */
const SMALL_PRINT = 9.5;
const NUMBER_SIZE = 0.215;
/** Pixels that no number is smaller than: below it a 6 reads as an 8. */
const LEAST_PRINT = 8;
/** What of the size is above the middle of a digit. */
const HALF_DIGIT = 0.365;
const NAMES_FROM = 3.5;
const NAME_SIZE = 0.52;
const NAME_SPACING = 0.06;
/** Half the length of a number from afar, in its size: longer ones are hardly ever printed. */
const HALF_NUMBER = 2;

/** Paper and frame. */
export function drawPaper({ ink, staged, theme, area }: Sheet): void {
  const { layout } = staged;
  ink.fillStyle = theme.paper;
  ink.beginPath();
  ink.rect(0, 0, layout.width, layout.height);
  ink.fill();
  // The frame touches only pieces on the rim.
  const inner = 0.7;
  const inside =
    area.left > inner && area.top > inner && area.right < layout.width - inner && area.bottom < layout.height - inner;
  if (inside) return;
  ink.strokeStyle = theme.frame;
  for (const [inset, width] of [
    [0.28, 0.07],
    [0.42, 0.025],
  ]) {
    ink.lineWidth = width;
    ink.beginPath();
    ink.rect(inset, inset, layout.width - 2 * inset, layout.height - 2 * inset);
    ink.stroke();
  }
}

/** The hexes' outlines. */
export function drawGrid(sheet: Sheet): void {
  const { ink, staged, theme, scale } = sheet;
  if (scale < GRID_FROM) return;
  const { layout, grid } = staged;
  ink.beginPath();
  for (const hex of hexesOn(sheet)) {
    const [x, y] = [layout.x[hex], layout.y[hex]];
    // Three sides of every hex, and those that no other hex draws.
    let pen = -1;
    for (let d = 0; d < 6; d++) {
      if (d >= 3 && grid.neighbour[hex * 6 + d] >= 0) continue;
      const next = (d + 1) % 6;
      if (pen !== d) ink.moveTo(x + layout.cornerX[d], y + layout.cornerY[d]);
      ink.lineTo(x + layout.cornerX[next], y + layout.cornerY[next]);
      pen = next;
    }
  }
  const alpha = ink.globalAlpha;
  ink.globalAlpha = alpha * Math.min(1, (scale - GRID_FROM) / 8 + 0.25);
  ink.strokeStyle = theme.gridLine;
  ink.lineWidth = Math.max(theme.gridWidth, 0.7 / scale);
  ink.lineCap = 'butt';
  ink.lineJoin = 'round';
  ink.stroke();
  ink.globalAlpha = alpha;
}

/** The hexes' numbers, near their upper edge. */
export function drawNumbers(sheet: Sheet): void {
  const { ink, staged, theme, scale } = sheet;
  const { layout, grid, scene } = staged;
  if (scale < NUMBERS_FROM) {
    drawSomeNumbers(sheet);
    return;
  }
  const size = Math.max(NUMBER_SIZE, LEAST_PRINT / scale);
  const above = (grid.orientation === 'pointy' ? 0.74 : 0.78) - HALF_DIGIT * size;
  const room = grid.orientation === 'pointy' ? 0.72 : 0.95;
  const look = { size, color: theme.number, style: '500', within: room } as const;
  const overLine = { ...look, color: theme.text, halo: theme.halo, haloWidth: 0.4 } as const;
  const [lined, crossed] = [sidesWithLine(scene.sides), hexesWithPath(scene.paths)];
  for (const hex of hexesOn(sheet)) {
    const isOverLine = crossed.has(hex) || SIDES.some((d) => lined.has(sideOf(grid, hex, d)));
    write(ink, scene.label(hex), layout.x[hex], layout.y[hex] - above, isOverLine ? overLine : look);
  }
}

const SIDES = [0, 1, 2, 3, 4, 5] as const;

/** Hexsides along which something is drawn: a number beside one could not be read without paper under it. */
const sidesWithLine = onceFor((sides: readonly SideFeature[]) => new Set(sides.map(({ side }) => side)));
/** Hexes through which something is drawn. */
const hexesWithPath = onceFor((paths: readonly PathFeature[]) => new Set(paths.flatMap(({ hexes }) => hexes)));

/** What is worked out of a list of the scene, once for a list: scenes that differ elsewhere share it. */
function onceFor<List extends object, Result>(work: (list: List) => Result): (list: List) => Result {
  const known = new WeakMap<List, Result>();
  return (list) => {
    const found = known.get(list) ?? work(list);
    known.set(list, found);
    return found;
  };
}

/** From far off, numbers of every fifth or every tenth column and row, always of one size on the screen; none lies under a name. */
function drawSomeNumbers(sheet: Sheet): void {
  const { ink, staged, theme, scale, layers } = sheet;
  if (scale < SOME_NUMBERS_FROM) return;
  const { layout, grid, scene } = staged;
  const step = scale < FIFTHS_FROM ? 10 : 5;
  const look = {
    size: SMALL_PRINT / scale,
    color: theme.text,
    halo: theme.halo,
    haloWidth: 0.35,
    style: '600',
  } as const;
  const names = scale < NAMES_FROM || layers.labels <= 0 ? [] : scene.labels.flatMap((one) => nameRooms(staged, one));
  // A number is longer than its hex: those beside a piece of the sheet reach into it.
  for (const hex of hexesOn({ staged, area: grown(sheet.area, HALF_NUMBER * look.size) })) {
    const isMeant = (grid.columnOf(hex) + 1) % step === 0 && (grid.rowOf(hex) + 1) % step === 0;
    if (!isMeant) continue;
    const [number, x, y] = [scene.label(hex), layout.x[hex], layout.y[hex]];
    const [half, high] = [textWidth(number, look.size) / 2, HALF_DIGIT * look.size];
    const room = { left: x - half, right: x + half, top: y - high, bottom: y + high };
    if (!names.some((name) => meet(name, room))) write(ink, number, x, y, look);
  }
}

/** Names of places. */
export function drawNames({ ink, staged, theme, area, scale }: Sheet): void {
  if (scale < NAMES_FROM) return;
  for (const label of staged.scene.labels) {
    const covered = nameArea(staged, label);
    if (!meet(covered, area)) continue;
    const { text, size = 1, rotation = 0, along = [] } = label;
    const look = {
      size: NAME_SIZE * size,
      color: theme.text,
      family: SERIF,
      style: 'italic 500',
      halo: theme.halo,
      haloWidth: 0.26,
      spacing: NAME_SPACING,
    };
    if (along.length > 1) {
      writeAlong(ink, text, lineOf(staged, along), look);
      continue;
    }
    const { x, y } = nameMiddle(staged, label);
    ink.save();
    ink.translate(x, y);
    ink.rotate((rotation * Math.PI) / 180);
    write(ink, text, 0, 0.12, look);
    ink.restore();
  }
}

/** Where the middle of a name is. A level one that would run over the edge of the sheet is moved in. */
function nameMiddle({ layout }: StagedScene, { text, hex, size = 1, rotation = 0 }: Label): Point {
  const [x, y] = [layout.x[hex], layout.y[hex]];
  if (rotation !== 0) return { x, y };
  const half = halfName(text, size);
  return { x: Math.max(half, Math.min(layout.width - half, x)), y };
}

function halfName(text: string, size: number): number {
  return textWidth(text, NAME_SIZE * size, NAME_SPACING) / 2 + 0.4;
}

function lineOf({ layout }: StagedScene, hexes: readonly number[]): Point[] {
  return hexes.map((hex) => ({ x: layout.x[hex], y: layout.y[hex] }));
}

/** What a name covers: along hexes, letter by letter. */
function nameRooms(staged: StagedScene, label: Label): Area[] {
  const { text, size = 1, along = [] } = label;
  if (along.length < 2) return [nameArea(staged, label)];
  return roomsAlong(text, lineOf(staged, along), { size: NAME_SIZE * size, spacing: NAME_SPACING });
}

/** Where the drawing changes with a name: also numbers from afar that reach under it come and go with it. */
export function nameReach(staged: StagedScene, label: Label): Area {
  return grown(nameArea(staged, label), (HALF_NUMBER * SMALL_PRINT) / NAMES_FROM);
}

/** Where a name is written, with its halo. */
function nameArea(staged: StagedScene, label: Label): Area {
  const { text, size = 1, rotation = 0, along = [] } = label;
  const [half, height] = [halfName(text, size), NAME_SIZE * size];
  if (along.length > 1) {
    const { layout } = staged;
    const [xs, ys] = [along.map((hex) => layout.x[hex]), along.map((hex) => layout.y[hex])];
    // Words that are longer than their line go straight on beyond its ends.
    return grown(
      { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
      half + height,
    );
  }
  const { x, y } = nameMiddle(staged, label);
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [wide, high] = [half * cos + height * sin, half * sin + height * cos];
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

/** Zones, as a wash of colour with a broken border inside. */
export function drawZones(sheet: Sheet): void {
  const { ink, staged, theme, area, scale } = sheet;
  const { layout, grid, scene } = staged;
  for (const { hexes, color, isFaint = false } of scene.zones) {
    const around = layout.areaOf(hexes);
    if (around === null || !meet(around, area)) continue;
    wash(sheet, hexes, color, isFaint ? 0.02 : 0.06);
    const inside = setOf(hexes);
    ink.beginPath();
    for (const hex of hexesOn(sheet)) {
      if (!inside.has(hex)) continue;
      for (let d = 0; d < 6; d++) {
        if (inside.has(grid.neighbour[hex * 6 + d])) continue;
        const next = (d + 1) % 6;
        const [x, y, size] = [layout.x[hex], layout.y[hex], 0.91];
        ink.moveTo(x + layout.cornerX[d] * size, y + layout.cornerY[d] * size);
        ink.lineTo(x + layout.cornerX[next] * size, y + layout.cornerY[next] * size);
      }
    }
    ink.strokeStyle = faded(theme.line(color), isFaint ? 0.3 : 0.85);
    ink.lineWidth = Math.max(0.075, 1 / scale);
    ink.lineCap = 'butt';
    ink.setLineDash(scale > 6 ? [0.26, 0.11] : []);
    ink.stroke();
    ink.setLineDash([]);
  }
}
