import { clickTool } from '@hexwright/board';
import type { MapTool } from '../map-tool.ts';
import { WORDS } from '../words.ts';

/** The id of the tool that writes names. */
export const LABEL_TOOL = 'label';

/** Writes a name on a hex. */
export function labelTool(write: (hex: number) => void): MapTool {
  const tool = clickTool({
    id: LABEL_TOOL,
    title: WORDS.label,
    key: 'l',
    cursor: 'grab',
    icon: [{ d: 'M4 5.4V3.6h12v1.8M10 3.6v12.8M7.4 16.4h5.2' }],
    hint: () => WORDS.clickToLabel,
    touches: () => ['labels'],
    click: ({ hex }) => [{ do: 'own', run: () => write(hex) }],
  });
  return { ...tool, ofHex: { title: WORDS.addALabelHere, run: write } };
}
