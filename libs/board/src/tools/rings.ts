import { showing, type Tool } from './tool.ts';

/** Shows how far it is all round the hex under the pointer. */
export const ringsTool: Tool<null> = {
  id: 'rings',
  title: 'Range rings',
  key: 'o',
  cursor: 'crosshair',
  idle: null,
  busy: () => false,
  touches: () => [],
  handle(_, event, { staged, options }) {
    if (event.type === 'key' || event.type === 'leave' || event.hit.hex < 0) return showing(null);
    const { hex } = event.hit;
    return showing(null, {
      brush: [hex],
      rings: options.ranges.map((radius) => ({ hex, radius })),
      note: staged.scene.label(hex),
    });
  },
};
