import { drawingTool } from '../drawing-tool.ts';
import { DEPLOYING_SIDE, meantBy } from '../terrain-kinds.ts';
import { written } from '../table-edits.ts';

/** Says where a side may stand at the beginning, corner by corner. */
export const deploymentTool = drawingTool({
  id: 'deployment',
  title: 'Deployment',
  key: 'd',
  icon: [{ d: 'M3 4h14v12H3Z', look: 'dash' }, { d: 'M7 10h6' }],
  hint: () => 'Click the corners of where a side may stand; click the first one again to close it.',
  offers: () => [DEPLOYING_SIDE],
  touches: () => ['deployments'],
  end: 'first',
  least: 3,
  lay(points, context) {
    const side = meantBy(DEPLOYING_SIDE, context);
    return [{ do: 'lay', list: 'deployments', stem: side, items: [{ side, area: points.map(written) }] }];
  },
});
