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
  idle: -1,
  holds: true,
  busy: (state) => state >= 0,
  touches: () => [],
  handle(state, event, { staged }) {
    if (event.type === 'key' || event.type === 'leave') return showing(state);
    const { hex } = event.hit;
    if (event.type === 'down') return showing(hex, { measure: hex < 0 ? [] : [hex] });
    if (event.type === 'up') return showing(-1);
    if (state < 0 || hex < 0) return showing(state);
    const way = lineBetween(staged.grid, state, hex);
    const note = `${counted(way.length - 1, 'hex', 'hexes')} from ${staged.scene.label(state)} to ${staged.scene.label(hex)}`;
    return showing(state, { measure: way, note });
  },
};
