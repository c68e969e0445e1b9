import { badge, wash } from '../draw/marks.ts';
import type { Sheet } from '../draw/sheet.ts';
import { lineBetween } from '../edit/areas.ts';
import { counted, showing, type Tool } from './tool.ts';

/** Where the measure begins, or -1. */
type RulerState = number;

/** Measures from hex to hex. */
export const rulerTool: Tool<RulerState> = {
  id: 'ruler',
  title: 'Measure',
  key: 'u',
  cursor: 'crosshair',
  icon: [{ d: 'M2.6 13.6 13.6 2.6l3.8 3.8L6.4 17.4ZM5.4 10.8l1.6 1.6M8 8.2l2.2 2.2M10.6 5.6l1.6 1.6' }],
  idle: -1,
  holds: 'place',
  hint: () => 'Drag from hex to hex.',
  busy: (state) => state >= 0,
  touches: () => [],
  handle(state, event, { staged }) {
    if (event.type === 'key' || event.type === 'leave') return showing(state);
    const { hex } = event.hit;
    if (event.type === 'down') return showing(hex, hex < 0 ? {} : { draw: (sheet) => drawMeasure(sheet, [hex]) });
    if (event.type === 'up') return showing(-1);
    if (state < 0 || hex < 0) return showing(state);
    const way = lineBetween(staged.grid, state, hex);
    const note = `${counted(way.length - 1, 'hex', 'hexes')} from ${staged.scene.label(state)} to ${staged.scene.label(hex)}`;
    return showing(state, { draw: (sheet) => drawMeasure(sheet, way), note });
  },
};

function drawMeasure(sheet: Sheet, hexes: readonly number[]): void {
  const { ink, staged, theme } = sheet;
  const { layout } = staged;
  wash(sheet, hexes, theme.overlay, 0.16);
  const [first, last] = [hexes[0], hexes[hexes.length - 1]];
  ink.lineCap = 'round';
  for (const [color, width] of [
    [theme.overlayHalo, 0.2],
    [theme.overlay, 0.09],
  ] as const) {
    ink.beginPath();
    ink.moveTo(layout.x[first], layout.y[first]);
    ink.lineTo(layout.x[last], layout.y[last]);
    ink.strokeStyle = color;
    ink.lineWidth = width;
    ink.stroke();
  }
  badge(sheet, layout.x[last], layout.y[last], String(hexes.length - 1), theme.overlay, 0.42);
}
