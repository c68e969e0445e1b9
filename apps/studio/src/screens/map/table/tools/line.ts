import { drawingTool } from '../drawing-tool.ts';
import { LINE_KIND, meantBy } from '../terrain-kinds.ts';
import { written } from '../table-edits.ts';

/** Lays a road, a stream or a hedge, point by point. */
export const lineTool = drawingTool({
  id: 'line',
  title: 'Line',
  key: 'l',
  icon: [{ d: 'M2.5 16 7 8l5 4 5.5-8.5' }],
  hint: () => 'Click point after point; click the last one again, or press Shift+Enter, to end it.',
  offers: () => [LINE_KIND],
  touches: () => ['features'],
  end: 'last',
  least: 2,
  lay(points, context) {
    const kind = meantBy(LINE_KIND, context);
    return kind === ''
      ? []
      : [{ do: 'lay', list: 'features', stem: kind, items: [{ kind, line: points.map(written) }] }];
  },
});
