import { lineBetween, underBrush } from '../edit/areas.ts';
import { FORM, paintOption, PAINTED_LAYER, RADIUS } from './paint-options.ts';
import {
  doing,
  paintable,
  painted,
  paintEffects,
  showing,
  type Tool,
  type ToolAnswer,
  type ToolContext,
} from './tool.ts';

interface BrushState {
  /** Hexes painted in this stroke, in order; null between strokes. */
  readonly stroke: ReadonlySet<number> | null;
  /** Where the brush was last in this stroke, or where the last stroke ended: shift draws a line from there. */
  readonly last: number;
}

/** Paints ground or levels under a brush. Shift draws a straight line from where the last stroke ended. */
export const brushTool: Tool<BrushState> = {
  id: 'brush',
  title: 'Paint',
  key: 'b',
  cursor: 'crosshair',
  icon: [
    {
      d: 'M17 3 9.5 10.5M11.2 12.2 9.4 10.4C7.6 9.8 5.6 10.8 5.2 12.8 4.9 14.4 4 15.4 2.8 16c3 1.4 6.6 1 8-1.2.6-1 .8-1.8.4-2.6Z',
    },
  ],
  offers: (now) => [PAINTED_LAYER, paintOption(now), RADIUS, FORM],
  paints: true,
  idle: { stroke: null, last: -1 },
  busy: (state) => state.stroke !== null,
  touches: (options) => [options.get(PAINTED_LAYER)],
  handle(state, event, context) {
    if (event.type === 'leave') return state.stroke === null ? showing(state) : inStroke(state, context);
    if (event.type === 'key') return state.stroke === null ? showing(state) : inStroke(state, context);
    const { hex } = event.hit;
    if (event.type === 'down') {
      if (hex < 0) return showing(state);
      const from = event.keys.shift && isOn(state.last, context) ? state.last : hex;
      return inStroke({ stroke: new Set(swept(context, from, hex)), last: hex }, context);
    }
    if (state.stroke === null) {
      if (hex < 0) return showing(state);
      const line = event.keys.shift && isOn(state.last, context);
      const brush = swept(context, line ? state.last : hex, hex);
      return showing(state, { brush, paint: painted(context, paintable(context, brush)) });
    }
    // A stroke that leaves the map goes on where it comes back.
    const stroke =
      hex < 0 || hex === state.last ? state.stroke : state.stroke.union(new Set(swept(context, state.last, hex)));
    const next = { stroke, last: hex < 0 ? state.last : hex };
    if (event.type === 'move') return inStroke(next, context);
    const effects = paintEffects(context, 'Paint', paintable(context, [...stroke]));
    return doing({ stroke: null, last: next.last }, effects);
  },
};

function inStroke(state: BrushState, context: ToolContext): ToolAnswer<BrushState> {
  const brush = underBrush(context.staged.grid, state.last, context.options.get(RADIUS), context.options.get(FORM));
  return showing(state, { brush, paint: painted(context, paintable(context, [...(state.stroke ?? [])])) });
}

/** Every hex that the brush passes over on its straight way. */
function swept({ staged, options }: ToolContext, from: number, to: number): number[] {
  const way = lineBetween(staged.grid, from, to);
  return [...new Set(way.flatMap((hex) => underBrush(staged.grid, hex, options.get(RADIUS), options.get(FORM))))];
}

function isOn(hex: number, { staged }: ToolContext): boolean {
  return hex >= 0 && hex < staged.grid.count;
}
