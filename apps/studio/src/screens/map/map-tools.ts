/** The tools of the map screen: those of the board, and those that ask or write something beside it. */
import {
  brushTool,
  calibrateTool,
  counterTool,
  eyedropperTool,
  fillTool,
  hexsideTool,
  Options,
  panTool,
  pathTool,
  replaceTool,
  ringsTool,
  rulerTool,
  selectTool,
  zoneTool,
  type Tool,
} from '@hexwright/board';
import type { ProjectSession } from '../../session/project-session.ts';
import type { MapContext } from './map-context.ts';
import type { MapTool } from './map-tool.ts';
import { RangeOverlay } from './range-overlay.ts';
import { labelTool } from './tools/label.ts';
import { movementTool, type MovementTool } from './tools/movement.ts';
import { pasteTool } from './tools/paste.ts';
import { sightTool, type SightTool } from './tools/sight.ts';

/** All tools of a map screen. */
export interface MapTools {
  /** In the order of the rail, in groups. */
  readonly groups: readonly (readonly MapTool[])[];
  readonly movement: MovementTool;
  readonly sight: SightTool;
  /** What they show of the ground. */
  readonly overlay: RangeOverlay;
}

/** Makes the tools: a new one is a line here. */
export function mapTools(context: MapContext, write: (hex: number) => void): MapTools {
  const overlay = new RangeOverlay();
  const movement = movementTool(context, overlay);
  const sight = sightTool(context, overlay);
  const groups = [
    [selectTool, panTool],
    [brushTool, fillTool, replaceTool, eyedropperTool],
    [hexsideTool, pathTool, zoneTool, labelTool(write)],
    [counterTool, pasteTool(context)],
    [rulerTool, ringsTool, movement, sight, calibrateTool],
  ];
  return { groups, movement, sight, overlay };
}

const NOTHING_SET = new Options();

/** Whether a tool changes the map or the set-up. */
export function isWriting(tool: Tool): boolean {
  return tool.touches(NOTHING_SET).length > 0;
}

/** Why a tool cannot be taken up by those who are here; null where it can. */
export function whyShut({ readOnlyReason }: Pick<ProjectSession, 'readOnlyReason'>, tool: Tool): string | null {
  return isWriting(tool) ? readOnlyReason : null;
}
