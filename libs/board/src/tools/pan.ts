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
  icon: [
    {
      d: 'M10 2v16M2 10h16M10 2 7.8 4.4M10 2l2.2 2.4M10 18l-2.2-2.4M10 18l2.2-2.4M2 10l2.4-2.2M2 10l2.4 2.2M18 10l-2.4-2.2M18 10l-2.4 2.2',
    },
  ],
  pans: true,
  fans: true,
  hint: () => 'Drag the map. The space bar lends this tool to any other.',
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
