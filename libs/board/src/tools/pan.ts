import type { Point } from '../scene/layout.ts';
import { doing, showing, type Tool } from './tool.ts';

/** Where the sheet is held, or null. */
type PanState = Point | null;

/** Drags the sheet. */
export const panTool: Tool<PanState> = {
  id: 'pan',
  title: 'Pan',
  key: 'h',
  cursor: 'grab',
  idle: null,
  busy: (state) => state !== null,
  touches: () => [],
  handle(state, event) {
    if (event.type === 'key' || event.type === 'leave') return showing(state);
    if (event.type === 'down') return showing(event.screen);
    if (state === null) return showing(null);
    const effect = { do: 'pan', dx: event.screen.x - state.x, dy: event.screen.y - state.y } as const;
    return doing(event.type === 'up' ? null : event.screen, [effect]);
  },
};
