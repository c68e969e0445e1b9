/** Tools that ask or write something about a hex: a click or Enter means it, a drag moves the map as the hand does. */
import type { Hit } from '../scene/hit.ts';
import { doing, showing, type Tool, type ToolEffect } from './tool.ts';

/** What such a tool does. */
export interface ClickTool extends Omit<Tool, 'idle' | 'busy' | 'handle' | 'holds' | 'pans' | 'fans'> {
  /** What a click on a hex of the map does. */
  click(hit: Hit): readonly ToolEffect[];
  /** What it does when it is only pointed at. */
  over?(hit: Hit): readonly ToolEffect[];
}

/** Makes such a tool. */
export function clickTool(tool: ClickTool): Tool {
  return {
    ...tool,
    idle: null,
    pans: true,
    fans: true,
    busy: () => false,
    handle(state, event) {
      if (event.type === 'move') return doing(state, tool.over?.(event.hit) ?? []);
      return event.type === 'up' && event.hit.hex >= 0 ? doing(state, tool.click(event.hit)) : showing(state);
    },
  };
}
