/** Bridges, fords and gates: drawn across their hexsides, over the water or the wall that is drawn there. */
import { mixed } from '../scene/color.ts';
import type { SideDrawing } from '../scene/scene.ts';
import { endsOf } from './side-ends.ts';
import type { Sheet } from './sheet.ts';

type CrossingDrawing = 'bridge' | 'ford' | 'gate';

/** Half of what a bridge spans, and of its breadth, in hexsides. */
const SPAN = 0.34;
const BREADTH = 0.15;
/** The water of a ford, which may be drawn in place of the river. */
const SHALLOW = 0.3;
/** Stepping stones: how far along the way across, and their size. */
const STONES = [
  [-0.3, 0.055],
  [-0.15, 0.065],
  [0, 0.06],
  [0.15, 0.065],
  [0.3, 0.055],
] as const;

/** A gate: half of the way through the wall, its breadth, and where its towers stand along the wall and how broad they are. */
const GATE = { span: 0.24, breadth: 0.2, towers: 0.21, tower: 0.2 } as const;

/** Whether a drawing leads across its hexside rather than along it. */
export function isCrossing(drawing: SideDrawing): drawing is CrossingDrawing {
  return drawing === 'bridge' || drawing === 'ford' || drawing === 'gate';
}

/** Draws bridges, fords or gates; `shown` is their colour as the theme has it. */
export function drawCrossing(sheet: Sheet, drawing: CrossingDrawing, shown: string, sides: readonly number[]): void {
  const places = sides.map((side): Place => {
    const [ax, ay, bx, by] = endsOf(sheet.staged, side);
    return { x: (ax + bx) / 2, y: (ay + by) / 2, alongX: bx - ax, alongY: by - ay };
  });
  const draw = { bridge: drawBridges, ford: drawFords, gate: drawGates }[drawing];
  draw(sheet, shown, places);
}

/** The middle of a hexside, and the step along it. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly alongX: number;
  readonly alongY: number;
}

/** What is trodden, and what it is bordered by. */
function tonesOf({ theme }: Sheet, shown: string): { readonly dark: string; readonly deck: string } {
  const isDark = theme.id === 'dark';
  return {
    dark: mixed(shown, isDark ? '#0c0c0a' : '#1c1813', 0.6),
    deck: mixed(shown, isDark ? '#ffe9c0' : '#fff6e0', 0.45),
  };
}

/** Leads the pen to a place so far across the hexside and along it. */
function point(
  { ink }: Sheet,
  { x, y, alongX, alongY }: Place,
  across: number,
  along: number,
  to: 'moveTo' | 'lineTo',
): void {
  ink[to](x + alongY * across + alongX * along, y - alongX * across + alongY * along);
}

function drawGates(sheet: Sheet, shown: string, places: readonly Place[]): void {
  const { ink } = sheet;
  const { dark, deck } = tonesOf(sheet, shown);
  const across = (span: number, along: readonly number[], width: number, style: string): void => {
    ink.beginPath();
    for (const place of places) {
      for (const at of along) {
        point(sheet, place, -span, at, 'moveTo');
        point(sheet, place, span, at, 'lineTo');
      }
    }
    ink.strokeStyle = style;
    ink.lineWidth = width;
    ink.stroke();
  };
  ink.lineCap = 'butt';
  across(GATE.span, [0], GATE.breadth, deck);
  const towers = [-GATE.towers, GATE.towers];
  across(GATE.tower / 2 + 0.04, towers, GATE.tower + 0.08, dark);
  across(GATE.tower / 2, towers, GATE.tower, mixed(shown, deck, 0.5));
}

function drawBridges(sheet: Sheet, shown: string, places: readonly Place[]): void {
  const { ink, scale } = sheet;
  const { dark, deck } = tonesOf(sheet, shown);
  const stroke = (width: number, style: string): void => {
    ink.strokeStyle = style;
    ink.lineWidth = width;
    ink.stroke();
  };
  ink.lineCap = 'butt';
  ink.beginPath();
  for (const place of places) line(place, -SPAN, 0, SPAN, 0);
  stroke(2 * BREADTH + 0.1, dark);
  stroke(2 * BREADTH, deck);
  if (scale <= 8) return;
  // Parapets, which open towards the banks.
  ink.lineCap = 'round';
  ink.beginPath();
  for (const place of places) {
    for (const edge of [-1, 1]) {
      point(sheet, place, -SPAN - 0.06, edge * (BREADTH + 0.13), 'moveTo');
      point(sheet, place, -SPAN + 0.08, edge * (BREADTH + 0.03), 'lineTo');
      point(sheet, place, SPAN - 0.08, edge * (BREADTH + 0.03), 'lineTo');
      point(sheet, place, SPAN + 0.06, edge * (BREADTH + 0.13), 'lineTo');
    }
  }
  stroke(0.075, dark);
  ink.beginPath();
  for (const place of places) {
    for (const plank of [-0.2, -0.07, 0.07, 0.2]) line(place, plank, -BREADTH, plank, BREADTH);
  }
  stroke(0.022, mixed(deck, dark, 0.5));

  function line(place: Place, fromAcross: number, fromAlong: number, toAcross: number, toAlong: number): void {
    point(sheet, place, fromAcross, fromAlong, 'moveTo');
    point(sheet, place, toAcross, toAlong, 'lineTo');
  }
}

function drawFords({ ink, theme, scale }: Sheet, shown: string, places: readonly Place[]): void {
  const isDark = theme.id === 'dark';
  ink.lineCap = 'round';
  ink.beginPath();
  for (const { x, y, alongX, alongY } of places) {
    ink.moveTo(x - alongX * 0.22, y - alongY * 0.22);
    ink.lineTo(x + alongX * 0.22, y + alongY * 0.22);
  }
  ink.strokeStyle = mixed(shown, isDark ? '#ffffff' : theme.paper, isDark ? 0.12 : 0.35);
  ink.lineWidth = SHALLOW;
  ink.stroke();
  ink.beginPath();
  for (const { x, y, alongX, alongY } of places) {
    for (const [across, size] of STONES) {
      // A little aside in turn, as stones lie.
      const aside = across === 0 || Math.abs(across) > 0.2 ? 0.05 : -0.05;
      const [stoneX, stoneY] = [x + alongY * across + alongX * aside, y - alongX * across + alongY * aside];
      ink.moveTo(stoneX + size, stoneY);
      ink.arc(stoneX, stoneY, size, 0, Math.PI * 2);
    }
  }
  ink.fillStyle = isDark ? '#d8ccb0' : '#f4ead2';
  ink.fill();
  if (scale <= 8) return;
  ink.strokeStyle = mixed(shown, '#1c1813', 0.65);
  ink.lineWidth = 0.028;
  ink.stroke();
}
