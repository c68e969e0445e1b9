import { PATCH, setting, stampTool } from '@hexwright/board';
import { clipFor } from '../clip.ts';
import type { MapContext } from '../map-context.ts';
import type { MapTool } from '../map-tool.ts';

/** The board's tool that lays a copy down; taken up by its letter, it lays down what was copied last. */
export function pasteTool(context: MapContext): MapTool {
  return {
    ...stampTool,
    taken() {
      const { hand } = context;
      if (hand.options.value.get(PATCH) === null) hand.set(setting(PATCH, clipFor(context)));
      return undefined;
    },
  };
}
