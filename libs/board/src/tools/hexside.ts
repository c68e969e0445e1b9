import { sidesBetween } from '../edit/side-trace.ts';
import { counted, doing, showing, type Tool, type ToolContext, type ToolEffect } from './tool.ts';

interface HexsideState {
  readonly sides: ReadonlySet<number>;
  /** The corner the pen is at. */
  readonly vertex: number;
  /** Nothing was traced from corner to corner yet: a click means the side under the pointer. */
  readonly clicked: number;
}

/** A pen that strays less than this from a corner, in hexsides, has reached it. */
const SNAP = 0.42;

/** Draws along hexsides from corner to corner; a click sets a single side. Alt takes away. */
export const hexsideTool: Tool<HexsideState | null> = {
  id: 'hexside',
  title: 'Draw hexsides',
  key: 's',
  cursor: 'crosshair',
  idle: null,
  holds: true,
  busy: (state) => state !== null,
  touches: () => ['sides'],
  handle(state, event, context) {
    if (event.type === 'key' || event.type === 'leave') return showing(state);
    const { hit } = event;
    const erase = context.options.erase || event.keys.alt;
    const look = { sideStyle: context.options.sideStyle, erase };
    if (event.type === 'down') {
      if (hit.hex < 0) return showing(null);
      const start = { sides: new Set<number>(), vertex: hit.vertex, clicked: hit.side };
      return showing(start, { ...look, sides: [hit.side] });
    }
    if (state === null) return showing(null, hit.hex < 0 ? {} : { ...look, sides: [hit.side] });
    const reached = hit.hex >= 0 && hit.vertexDistance < SNAP && hit.vertex !== state.vertex;
    const next: HexsideState = reached
      ? {
          sides: state.sides.union(new Set(sidesBetween(context.staged.grid, state.vertex, hit.vertex))),
          vertex: hit.vertex,
          clicked: -1,
        }
      : state;
    const drawn = next.clicked >= 0 ? [next.clicked] : [...next.sides];
    if (event.type === 'move')
      return showing(next, { ...look, sides: drawn, note: counted(drawn.length, 'side', 'sides') });
    return doing(null, effects(context, drawn, erase));
  },
};

function effects({ staged, options }: ToolContext, drawn: readonly number[], erase: boolean): ToolEffect[] {
  const style = options.sideStyle;
  const kind = staged.scene.sideStyles[style];
  const there = new Set(staged.scene.sides.filter((one) => one.style === style).map(({ side }) => side));
  const sides = drawn.filter((side) => there.has(side) === erase);
  if (kind === undefined || sides.length === 0) return [];
  const what = counted(sides.length, 'side', 'sides');
  const title = erase ? `Erase ${what}: ${kind.name.toLowerCase()}` : `Draw ${what}: ${kind.name.toLowerCase()}`;
  return [{ do: 'sides', title, style, sides, erase }];
}
