import { brushTool } from './brush.ts';
import { calibrateTool } from './calibrate.ts';
import { counterTool } from './counter.ts';
import { eyedropperTool } from './eyedropper.ts';
import { fillTool } from './fill.ts';
import { hexsideTool } from './hexside.ts';
import { panTool } from './pan.ts';
import { pathTool } from './path.ts';
import { replaceTool } from './replace.ts';
import { ringsTool } from './rings.ts';
import { rulerTool } from './ruler.ts';
import { selectTool } from './select.ts';
import type { Tool } from './tool.ts';
import { zoneTool } from './zone.ts';

/** The tools of the board itself, in the groups in which they are offered: a new one is a line here. */
export const BOARD_TOOL_GROUPS = {
  hand: [selectTool, panTool],
  terrain: [brushTool, fillTool, replaceTool, eyedropperTool],
  draw: [hexsideTool, pathTool, zoneTool],
  counters: [counterTool],
  measure: [rulerTool, ringsTool, calibrateTool],
} as const satisfies Readonly<Record<string, readonly Tool[]>>;

/** The name of a group of tools. */
export type ToolGroup = keyof typeof BOARD_TOOL_GROUPS;

/** All of them. A tool is only ever given states of its own. */
export const BOARD_TOOLS: readonly Tool[] = Object.values(BOARD_TOOL_GROUPS).flat();
