import { showing, type Tool } from './tool.ts';

/** Drags the sheet, which is done for it wherever a tool pans. */
export const panTool: Tool = {
  id: 'pan',
  title: 'Pan',
  key: 'h',
  cursor: 'grab',
  icon: [
    {
      d: 'M10 2v16M2 10h16M10 2 7.8 4.4M10 2l2.2 2.4M10 18l-2.2-2.4M10 18l2.2-2.4M2 10l2.4-2.2M2 10l2.4 2.2M18 10l-2.4-2.2M18 10l-2.4 2.2',
    },
  ],
  pans: true,
  fans: true,
  hint: () => 'Drag the map. The space bar lends this tool to any other.',
  idle: null,
  busy: () => false,
  touches: () => [],
  handle: (state) => showing(state),
};
