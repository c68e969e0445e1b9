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
import type { Tool } from './tool.ts';
import { zoneTool } from './zone.ts';

/** The tools of the board itself. A tool is only ever given states of its own. */
export const BOARD_TOOLS: readonly Tool[] = [
  selectTool,
  panTool,
  brushTool,
  fillTool,
  replaceTool,
  eyedropperTool,
  hexsideTool,
  pathTool,
  zoneTool,
  counterTool,
  stampTool,
  rulerTool,
  ringsTool,
  calibrateTool,
];
