/** The tools of the map screen: those of the board, and those that ask or write something beside it. */
import { BOARD_TOOL_GROUPS, Options, type Tool, type ToolGroup } from '@hexwright/board';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EditedMap } from './map-edits.ts';
import type { MapTool } from './map-tool.ts';
import type { RangeOverlay } from './range-overlay.ts';
import { labelTool } from './tools/label.ts';
import { movementTool } from './tools/movement.ts';
import { pasteTool } from './tools/paste.ts';
import { lineOfSightTool } from './tools/line-of-sight.ts';

/** The tools of a map screen, in the order of the rail, in groups. */
export type MapTools = readonly (readonly MapTool[])[];

/**
 * Makes the tools: a new one of the studio's own is a line here, in the group of the rail where it belongs.
 *
 * @param overlay where tools show what they have found out of the ground
 */
export function mapTools(map: EditedMap, overlay: RangeOverlay): MapTools {
  const own: Readonly<Partial<Record<ToolGroup, readonly MapTool[]>>> = {
    draw: [labelTool(map)],
    counters: [pasteTool(map)],
    measure: [movementTool(map, overlay), lineOfSightTool(map, overlay)],
  };
  return Object.entries(BOARD_TOOL_GROUPS).map(([name, tools]) => [...tools, ...(own[name as ToolGroup] ?? [])]);
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
