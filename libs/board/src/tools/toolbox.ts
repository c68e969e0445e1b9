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
import { stampTool } from './stamp.ts';
import type { Tool, ToolId } from './tool.ts';
import { zoneTool } from './zone.ts';

/** All tools by name. A tool is only ever given states of its own. */
export const TOOLS: Readonly<Record<ToolId, Tool>> = {
  pan: panTool,
  select: selectTool,
  brush: brushTool,
  fill: fillTool,
  replace: replaceTool,
  eyedropper: eyedropperTool,
  hexside: hexsideTool,
  path: pathTool,
  zone: zoneTool,
  counter: counterTool,
  stamp: stampTool,
  ruler: rulerTool,
  rings: ringsTool,
  calibrate: calibrateTool,
};

/** The tool that a key takes up, or null. */
export function toolOfKey(key: string): ToolId | null {
  const tool = Object.values(TOOLS).find((one) => one.key === key.toLowerCase());
  return tool?.id ?? null;
}
