import { range } from '@hexwright/hex';
import { badge, border } from '../draw/marks.ts';
import type { Sheet } from '../draw/sheet.ts';
import { circle } from './icon.ts';
import type { Option } from './options.ts';
import { showing, type Tool } from './tool.ts';

const MOST_RINGS = 8;
const LARGEST_RADIUS = 60;

/** Radii of the rings, in hexes. */
export const RANGES: Option<readonly number[]> = {
  title: 'Radii',
  initial: [1, 2, 3, 4],
  control: {
    is: 'text',
    name: 'Radii',
    written: (radii) => radii.join(', '),
    read(text) {
      const numbers = text.split(/[\s,;]+/).map(Number);
      const radii = numbers.filter((one) => Number.isInteger(one) && one > 0 && one <= LARGEST_RADIUS);
      return radii.length === 0 ? null : radii.slice(0, MOST_RINGS);
    },
  },
};

/** Shows how far it is all round the hex under the pointer. */
export const ringsTool: Tool<null> = {
  id: 'rings',
  title: 'Range rings',
  key: 'o',
  cursor: 'crosshair',
  icon: [
    { d: circle(10, 10, 1.3), look: 'solid' },
    { d: circle(10, 10, 4.4) },
    { d: circle(10, 10, 7.8), look: 'faint' },
  ],
  idle: null,
  offers: () => [RANGES],
  busy: () => false,
  touches: () => [],
  handle(_, event, { staged, options }) {
    if (event.type === 'key' || event.type === 'leave' || event.hit.hex < 0) return showing(null);
    const { hex } = event.hit;
    return showing(null, {
      brush: [hex],
      draw: (sheet) => drawRings(sheet, hex, options.get(RANGES)),
      note: staged.scene.label(hex),
    });
  },
};

function drawRings(sheet: Sheet, hex: number, radii: readonly number[]): void {
  const { staged, theme } = sheet;
  const { layout, grid } = staged;
  for (const radius of radii) {
    const inside = range(grid, hex, radius);
    border(sheet, inside, theme.overlayHalo, 4.5);
    border(sheet, inside, theme.overlay, 2.2);
    const top = layout.y[hex] - radius * (grid.orientation === 'pointy' ? 1.5 : Math.sqrt(3));
    badge(sheet, layout.x[hex], top, String(radius), theme.overlay, 0.34);
  }
}
