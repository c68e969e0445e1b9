import { type Cell, distance, INCH, Lattice, outlinesOf, type Point } from '@hexwright/table';
import { svg, type SVGTemplateResult } from 'lit';
import { AREA_KIND, meantBy } from '../terrain-kinds.ts';
import { snapped, written } from '../table-edits.ts';
import { answer, type TableAnswer, type TableContext, type TableTool } from '../table-tool.ts';

/** A stroke under way: the squares that it has come over, and where it is. */
interface BrushStroke {
  readonly cells: ReadonlySet<Cell>;
  readonly at: Point;
}

/** Paints squares of an inch; what one stroke has painted becomes areas. */
export const brushTool: TableTool<BrushStroke | null> = {
  id: 'brush',
  title: 'Brush',
  key: 'b',
  cursor: 'crosshair',
  icon: [{ d: 'M16.5 3.5 9 11l-2.2-2.2M9 11c.6 2.6-1.6 5.2-5.5 5.2 1.4-1 1-2.2 1.3-3.6A2.9 2.9 0 0 1 9 11Z' }],
  hint: () =>
    'Paint squares of an inch: what is painted in one stroke becomes one area. By keys, Enter begins a stroke and ends it.',
  offers: () => [AREA_KIND],
  idle: null,
  holds: 'place',
  busy: (stroke) => stroke !== null,
  touches: () => ['features'],
  grabs: () => true,
  handle(stroke, event, context) {
    if (event.type === 'key' || event.type === 'leave') return shown(stroke, context);
    const { hit, type } = event;
    if (stroke === null && type !== 'down') return answer(null);
    const next = { cells: brushed(new Lattice(context.plan), stroke ?? { cells: new Set(), at: hit }, hit), at: hit };
    return type === 'up' ? answer(null, null, painted(next, context)) : shown(next, context);
  },
};

/** The squares that a stroke has come over when it goes on to a point, however fast. */
export function brushed(lattice: Lattice, { cells, at }: BrushStroke, to: Point): ReadonlySet<Cell> {
  const steps = Math.max(1, Math.ceil((2 * distance(at, to)) / INCH));
  const between = Array.from({ length: steps + 1 }, (_, step) =>
    lattice.cellAt({ x: at.x + ((to.x - at.x) * step) / steps, y: at.y + ((to.y - at.y) * step) / steps }),
  );
  return new Set([...cells, ...between.filter((cell) => cell >= 0)]);
}

function painted({ cells }: BrushStroke, context: TableContext): Parameters<typeof answer>[2] {
  const kind = meantBy(AREA_KIND, context);
  const outlines = kind === '' ? [] : outlinesOf(new Lattice(context.plan), cells);
  if (outlines.length === 0) return [];
  const items = outlines.map((points) => ({
    kind,
    area: points.map((point) => written(snapped(point, context.plan))),
  }));
  return [{ do: 'lay', list: 'features', stem: kind, items }];
}

function shown(stroke: BrushStroke | null, { plan }: TableContext): TableAnswer<BrushStroke | null> {
  return stroke === null ? answer(null) : answer(stroke, { drawn: squares(stroke.cells, new Lattice(plan)) });
}

function squares(cells: ReadonlySet<Cell>, { columns }: Lattice): SVGTemplateResult {
  const path = [...cells].map((cell) => `M${cell % columns} ${Math.floor(cell / columns)}h1v1h-1z`);
  return svg`<path class="spot fill selection" d=${path.join('')}></path>`;
}
