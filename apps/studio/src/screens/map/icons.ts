/** Drawings, in a box of 20 by 20. */
import type { Icon } from '@hexwright/board';
import { css, svg, type SVGTemplateResult } from 'lit';

/** A drawing of lines. */
export function iconOf(drawing: Icon): unknown {
  return icon(svg`${drawing.map(({ d, look = '' }) => svg`<path class=${look} d=${d} />`)}`);
}

const EYE = svg`<path d="M1.8 10S4.8 4.8 10 4.8 18.2 10 18.2 10 15.2 15.2 10 15.2 1.8 10 1.8 10Z" /><circle cx="10" cy="10" r="2.4" />`;

const MARKS = {
  close: svg`<path d="M5 5l10 10M15 5 5 15" />`,
  eye: EYE,
  hidden: svg`<path class="faint" d="M1.8 10S4.8 4.8 10 4.8 18.2 10 18.2 10 15.2 15.2 10 15.2 1.8 10 1.8 10Z" /><path d="M4 16 16 4" />`,
  locked: svg`<path d="M5 9.2h10v7.4H5ZM7 9.2V6.4a3 3 0 0 1 6 0v2.8" />`,
  open: svg`<path class="faint" d="M5 9.2h10v7.4H5ZM7 9.2V6.4a3 3 0 0 1 5.6-1.4" />`,
  solo: svg`<circle cx="10" cy="10" r="6.4" /><circle class="solid" cx="10" cy="10" r="2.6" />`,
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

/** How drawings look. */
export const iconStyles = css`
  .icon {
    display: block;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .icon .faint {
    opacity: 0.45;
  }
  .icon .bold {
    stroke-width: 2.6;
  }
  .icon .solid {
    fill: currentColor;
    stroke: none;
  }
  .icon .dash {
    stroke-dasharray: 2.6 2.2;
  }
`;
