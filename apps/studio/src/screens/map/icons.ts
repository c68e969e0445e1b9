/** Drawings of the tools, in a box of 20 by 20. */
import { svg, type SVGTemplateResult } from 'lit';
import type { MapToolId } from './map-tools.ts';

const HEX = 'M10 2.2 16.8 6.1V13.9L10 17.8 3.2 13.9V6.1Z';

const DRAWINGS: Readonly<Record<MapToolId, SVGTemplateResult>> = {
  select: svg`<path d="M4 3l4.2 13 2.1-5.3L15.5 9Z" />`,
  pan: svg`<path d="M10 2v16M2 10h16M10 2 7.8 4.4M10 2l2.2 2.4M10 18l-2.2-2.4M10 18l2.2-2.4M2 10l2.4-2.2M2 10l2.4 2.2M18 10l-2.4-2.2M18 10l-2.4 2.2" />`,
  brush: svg`<path d="M17 3 9.5 10.5M11.2 12.2 9.4 10.4C7.6 9.8 5.6 10.8 5.2 12.8 4.9 14.4 4 15.4 2.8 16c3 1.4 6.6 1 8-1.2.6-1 .8-1.8.4-2.6Z" />`,
  fill: svg`<path d="M9 3.2 15.8 10 9.4 16.4 2.8 9.8ZM2.8 9.8h12.6M6.4 5.8 4.6 4M17.2 13c.9 1.3 1.3 2.1 1.3 2.8a1.4 1.4 0 0 1-2.8 0c0-.7.5-1.5 1.5-2.8Z" />`,
  replace: svg`<path d="M3 7.5A7 7 0 0 1 15.4 5.3M15.6 2.4v3.2h-3.2M17 12.5A7 7 0 0 1 4.6 14.7M4.4 17.6v-3.2h3.2" />`,
  eyedropper: svg`<path d="M11 6.5 13.5 9M3 17l.6-2.8 7.8-7.8 2.3 2.3-7.8 7.8ZM12.2 7.8l2.6-3a1.8 1.8 0 0 1 2.6 2.4l-3 2.8Z" />`,
  hexside: svg`<path class="faint" d=${HEX} /><path class="bold" d="M10 2.2 16.8 6.1V13.9" />`,
  path: svg`<path d="M2.5 16.5C6 16.5 5 11 9.4 10.4S14.4 4 17.5 3.5" /><path class="faint" d="M2.5 12.8C4.8 12.2 4.8 8 8.6 7.2M11.4 13.6c3.2-.8 3.6-4.4 6.1-5.6" />`,
  zone: svg`<path class="dash" d="M6.4 3.5h7.2l3.6 6.5-3.6 6.5H6.4L2.8 10Z" /><circle class="solid" cx="10" cy="10" r="1.5" />`,
  label: svg`<path d="M4 5.4V3.6h12v1.8M10 3.6v12.8M7.4 16.4h5.2" />`,
  counter: svg`<path d="M5.4 5.4h11v11h-11ZM3.6 14.4V3.6h10.8" /><path d="M8 8.2l5.8 5.4M13.8 8.2 8 13.6" />`,
  stamp: svg`<path d="M7.2 7.2h9.2v9.4H7.2ZM4.8 12.8H3.6V3.4h9.2v1.4" />`,
  ruler: svg`<path d="M2.6 13.6 13.6 2.6l3.8 3.8L6.4 17.4ZM5.4 10.8l1.6 1.6M8 8.2l2.2 2.2M10.6 5.6l1.6 1.6" />`,
  rings: svg`<circle class="solid" cx="10" cy="10" r="1.3" /><circle cx="10" cy="10" r="4.4" /><circle class="faint" cx="10" cy="10" r="7.8" />`,
  calibrate: svg`<circle cx="10" cy="10" r="5.4" /><path d="M10 1.8v5M10 13.2v5M1.8 10h5M13.2 10h5" />`,
  movement: svg`<path d="M3 15.5h3.5v-4H10v-4h3.5v-4H17M17 3.5l-2.4-1.6M17 3.5l-2.4 1.7" /><path class="faint" d="M3 18h14" />`,
  sight: svg`<path d="M1.8 10S4.8 4.8 10 4.8 18.2 10 18.2 10 15.2 15.2 10 15.2 1.8 10 1.8 10Z" /><circle cx="10" cy="10" r="2.4" />`,
};

/** The drawing of a tool. */
export function toolIcon(tool: MapToolId): unknown {
  return icon(DRAWINGS[tool]);
}

const MARKS = {
  close: svg`<path d="M5 5l10 10M15 5 5 15" />`,
  eye: DRAWINGS.sight,
  hidden: svg`<path class="faint" d="M1.8 10S4.8 4.8 10 4.8 18.2 10 18.2 10 15.2 15.2 10 15.2 1.8 10 1.8 10Z" /><path d="M4 16 16 4" />`,
  locked: svg`<path d="M5 9.2h10v7.4H5ZM7 9.2V6.4a3 3 0 0 1 6 0v2.8" />`,
  open: svg`<path class="faint" d="M5 9.2h10v7.4H5ZM7 9.2V6.4a3 3 0 0 1 5.6-1.4" />`,
  solo: svg`<circle cx="10" cy="10" r="6.4" /><circle class="solid" cx="10" cy="10" r="2.6" />`,
  left: svg`<path d="M15.6 13.4A6 6 0 1 0 4.6 9.6M4.4 4.8v5h5" />`,
  right: svg`<path d="M4.4 13.4A6 6 0 1 1 15.4 9.6M15.6 4.8v5h-5" />`,
  flip: svg`<path d="M10 2.5v15M7.4 5 2.8 15h4.6ZM12.6 5l4.6 10h-4.6Z" />`,
  off: svg`<path d="M4 6h12M8 6V3.8h4V6M5.6 6l.8 10.4h7.2L14.4 6" />`,
  find: svg`<circle cx="8.6" cy="8.6" r="5.4" /><path d="m12.6 12.6 4.6 4.6" />`,
  fit: svg`<path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />`,
  plus: svg`<path d="M10 4v12M4 10h12" />`,
  minus: svg`<path d="M4 10h12" />`,
  settings: svg`<path d="M3 6h8M15 6h2M3 14h2M9 14h8" /><circle cx="13" cy="6" r="2" /><circle cx="7" cy="14" r="2" />`,
  link: svg`<path d="M8.4 11.6a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1 1M11.6 8.4a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1-1" />`,
} as const;

/** The drawing of something else that can be done. */
export function markIcon(mark: keyof typeof MARKS): unknown {
  return icon(MARKS[mark]);
}

function icon(drawing: SVGTemplateResult): unknown {
  return svg`<svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">${drawing}</svg>`;
}
