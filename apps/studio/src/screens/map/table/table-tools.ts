/** The tools of a table that is edited: a new one is a line here. */
import type { TableTool } from './table-tool.ts';
import { areaTool } from './tools/area.ts';
import { brushTool } from './tools/brush.ts';
import { deploymentTool } from './tools/deployment.ts';
import { labelTool } from './tools/label.ts';
import { lineTool } from './tools/line.ts';
import { selectTool } from './tools/select.ts';
import { tapeTool } from './tools/tape.ts';
import { zoneTool } from './tools/zone.ts';

/** In the order in which they are offered. */
export const TABLE_TOOLS: readonly TableTool[] = [
  selectTool,
  areaTool,
  lineTool,
  brushTool,
  deploymentTool,
  zoneTool,
  labelTool,
  tapeTool,
];
