/** Tools that ask or write something about a hex: a click or Enter means it, a drag moves the map as the hand does. */
import type { Hit } from '../scene/hit.ts';
import type { Point } from '../scene/layout.ts';
import { panTool } from './pan.ts';
import type { Tool, ToolEffect } from './tool.ts';

/** What such a tool does. */
export interface ClickTool extends Omit<Tool, 'idle' | 'busy' | 'handle' | 'holds' | 'pans' | 'fans'> {
  /** What a click on a hex of the map does. */
  click(hit: Hit): readonly ToolEffect[];
  /** What it does when it is only pointed at. */
  over?(hit: Hit): readonly ToolEffect[];
}

/** Where the pointer went down, and the map as it is held; null while it is up. */
interface ClickState {
  readonly hex: number;
  readonly from: Point;
  readonly held: Point | null;
}

/** A pointer that strays no further than this, in CSS pixels, has clicked. */
const CLICK = 4;

/** Makes such a tool. */
export function clickTool(tool: ClickTool): Tool<ClickState | null> {
  return {
    ...tool,
    idle: null,
    pans: true,
    fans: true,
    busy: (state) => state !== null,
    handle(state, event, context) {
      const { effects, preview, state: held } = panTool.handle(state?.held ?? null, event, context);
      if (event.type === 'key' || event.type === 'leave') return { state, effects: [], preview };
      const { hit, screen } = event;
      if (event.type === 'down') return { state: { hex: hit.hex, from: screen, held: screen }, effects: [], preview };
      if (event.type === 'move') {
        if (state === null) return { state, effects: tool.over?.(hit) ?? [], preview };
        return { state: { ...state, held }, effects, preview };
      }
      const isClick =
        state !== null && hit.hex >= 0 && Math.hypot(screen.x - state.from.x, screen.y - state.from.y) <= CLICK;
      return { state: null, effects: isClick ? [...effects, ...tool.click(hit)] : effects, preview };
    },
  };
}
