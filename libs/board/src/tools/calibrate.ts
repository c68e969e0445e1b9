import { marksOnSheet, type ScanMark, type Underlay } from '../scene/underlay.ts';
import { shifted, unwarped, warpError, warpThrough } from '../scene/warp.ts';
import type { Point } from '../scene/layout.ts';
import { circle } from './icon.ts';
import { doing, showing, type Tool, type ToolAnswer, type ToolContext } from './tool.ts';

/** The pixel that was taken hold of, and where on the sheet that was; or null. */
type CalibrateState = { readonly pixel: Point; readonly from: Point } | null;

/** How far Alt and an arrow push the scan, in hexsides; with Shift ten times as far. */
const NUDGE = 0.02;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Fits a scan: drag the middle of one of its hexes to the hex where it belongs, three times, each in another corner of
 * the map. Alt and the arrows push it; Backspace takes the last mark back.
 */
export const calibrateTool: Tool<CalibrateState> = {
  id: 'calibrate',
  title: 'Fit a scan',
  key: 'c',
  cursor: 'move',
  icon: [{ d: circle(10, 10, 5.4) }, { d: 'M10 1.8v5M10 13.2v5M1.8 10h5M13.2 10h5' }],
  hint: ({ underlay }) =>
    underlay === null
      ? 'Choose a picture under Scan first.'
      : 'Drag the centre of a hex of the scan to where it belongs. Alt and the arrows nudge it, Backspace undoes the last hex.',
  idle: null,
  numbers: true,
  holds: 'place',
  busy: (state) => state !== null,
  touches: () => [],
  handle(state, event, context) {
    const { underlay } = context;
    if (event.type === 'leave') return showing(state);
    if (underlay === null) return showing(null, { note: 'There is no scan to fit' });
    if (event.type === 'key') return keyed(state, event, underlay, context);
    const { hex, place } = event.hit;
    if (event.type === 'down') {
      const pixel = unwarped(underlay.warp, place);
      return pixel === null ? showing(null) : showing({ pixel, from: place }, { brush: hex < 0 ? [] : [hex] });
    }
    if (state === null) return showing(null, { note: asking(underlay) });
    const label = hex < 0 ? 'Off the map' : `Middle of ${context.staged.scene.label(hex)}`;
    if (event.type === 'move') {
      return showing(state, { brush: hex < 0 ? [] : [hex], outline: [state.from, place], note: label });
    }
    if (hex < 0) return showing(null);
    return fitted(
      [...underlay.marks.filter((mark) => mark.hex !== hex), { pixel: state.pixel, hex }],
      context,
      underlay,
    );
  },
};

function asking({ marks }: Underlay): string {
  return marks.length < 3
    ? `Drag the middle of a hex of the scan to its place (${marks.length + 1} of 3)`
    : 'Fitted; drag another hex to make it better';
}

function fitted(marks: readonly ScanMark[], { staged }: ToolContext, underlay: Underlay): ToolAnswer<CalibrateState> {
  const known = marksOnSheet(staged.layout, marks);
  const warp = warpThrough(known, underlay.warp);
  const off = warpError(warp, known);
  const how = marks.length > 3 ? `, ${off.toFixed(2)} hexsides off at most` : '';
  const title = `Fit the scan on ${marks.map(({ hex }) => staged.scene.label(hex)).join(', ')}${how}`;
  return doing(null, [{ do: 'lay-scan', title, underlay: { ...underlay, marks, warp } }]);
}

function keyed(
  state: CalibrateState,
  { key, keys }: { readonly key: string; readonly keys: { readonly shift: boolean; readonly alt: boolean } },
  underlay: Underlay,
  context: ToolContext,
): ToolAnswer<CalibrateState> {
  if (key === 'Backspace' && underlay.marks.length > 0 && state === null) {
    return fitted(underlay.marks.slice(0, -1), context, underlay);
  }
  const way = keys.alt ? ARROWS[key] : undefined;
  if (way === undefined) return showing(state);
  const far = NUDGE * (keys.shift ? 10 : 1);
  const warp = shifted(underlay.warp, way[0] * far, way[1] * far);
  return doing(state, [{ do: 'lay-scan', title: 'Push the scan', underlay: { ...underlay, warp } }]);
}
