import { drawingTool } from '../drawing-tool.ts';
import { AREA_KIND, meantBy } from '../terrain-kinds.ts';
import { written } from '../table-edits.ts';

/** Lays an area of terrain, corner by corner. */
export const areaTool = drawingTool({
  id: 'area',
  title: 'Area',
  key: 'a',
  icon: [{ d: 'M3.5 7.5 9 3l7.5 4-2 9.5H6Z' }],
  hint: () =>
    'Click corner after corner; click the first one again, or press Shift+Enter, to close it. Backspace takes one back.',
  offers: () => [AREA_KIND],
  touches: () => ['features'],
  end: 'first',
  least: 3,
  lay(points, context) {
    const kind = meantBy(AREA_KIND, context);
    return kind === ''
      ? []
      : [{ do: 'lay', list: 'features', stem: kind, items: [{ kind, area: points.map(written) }] }];
  },
});
