/** The tools of the map screen: those of the board, and those that ask or write something beside it. */
import { BOARD_TOOL_GROUPS, Options, type Tool, type ToolGroup } from '@hexwright/board';
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

/** Makes the tools: a new one of the studio's own is a line here, in the group of the rail where it belongs. */
export function mapTools(context: MapContext, write: (hex: number) => void): MapTools {
  const overlay = new RangeOverlay();
  const movement = movementTool(context, overlay);
  const sight = sightTool(context, overlay);
  const own: Readonly<Partial<Record<ToolGroup, readonly MapTool[]>>> = {
    draw: [labelTool(write)],
    counters: [pasteTool(context)],
    measure: [movement, sight],
  };
  const groups = Object.entries(BOARD_TOOL_GROUPS).map(([name, tools]) => withOwn(tools, own[name as ToolGroup] ?? []));
  return { groups, movement, sight, overlay };
}

/** Tools of the board with those of the studio behind them; one of the same id takes the other's place. */
function withOwn(tools: readonly Tool[], own: readonly MapTool[]): readonly MapTool[] {
  const ids = new Set(own.map(({ id }) => id));
  return [...tools.filter(({ id }) => !ids.has(id)), ...own];
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
