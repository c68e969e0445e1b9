import { drawingTool } from '../drawing-tool.ts';
import { written } from '../table-edits.ts';

/** Draws an area that rules speak of, corner by corner: an objective, or where somebody comes in. */
export const zoneTool = drawingTool({
  id: 'zone',
  title: 'Zone',
  key: 'z',
  icon: [{ d: 'M4 6 10 3l7 4-2 9H6Z', look: 'dash' }],
  hint: () => 'Click the corners of a zone that rules speak of; click the first one again to close it.',
  offers: () => [],
  touches: () => ['zones'],
  end: 'first',
  least: 3,
  lay: (points) => [{ do: 'lay', list: 'zones', stem: 'zone', items: [{ area: points.map(written) }] }],
});
