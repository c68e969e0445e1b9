// What lies in hand on a scan: a hex, the places of a river or road, and crosses. Lines, as a second canvas as large as the scan
// would be felt whenever one of them changes.
import type { Point } from '@hexwright/digitiser';
import { css, html, nothing, svg } from 'lit';
import type { Preview } from './browser-picture.ts';

/** What is drawn, in pixels of the scan. */
export interface InHand {
  /** The corners of the hex that is chosen; null where none is. */
  readonly hex: readonly Point[] | null;
  /** Places of a river or road, which are numbered from 1. */
  readonly ways: readonly { readonly ends: readonly [Point, Point]; readonly isTicked: boolean }[];
  readonly crosses: readonly { readonly at: Point; readonly reach: number }[];
}

export const inHandStyles = css`
  svg,
  .number {
    position: absolute;
    pointer-events: none;
  }
  svg {
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  path {
    fill: none;
    stroke: var(--scan-mark);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  path.hex {
    stroke: var(--sheet-ink);
  }
  path.hex,
  path.way {
    stroke-width: 3;
  }
  path.ticked {
    stroke-width: 6;
  }
  path.way:not(.ticked, .under) {
    stroke-dasharray: 5 4;
  }
  path.under {
    stroke: var(--sheet);
    stroke-width: 5;
  }
  path.ticked.under {
    stroke-width: 8;
  }
  .number {
    translate: -50% -50%;
    color: var(--sheet-ink);
    font: bold 13px / 1 sans-serif;
    paint-order: stroke;
    -webkit-text-stroke: 4px var(--sheet);
  }
`;

/** The drawing, over all of the scan. */
export function inHand({ width, height, scale }: Preview, { hex, ways, crosses }: InHand): unknown {
  const [across, down] = [width * scale, height * scale];
  return html`<svg viewBox=${`0 0 ${across} ${down}`} preserveAspectRatio="none" aria-hidden="true">
      ${hex === null ? nothing : onWhite(`M${pathOf(hex)}Z`, 'hex')}
      ${ways.map(({ ends, isTicked }) => onWhite(`M${pathOf(ends)}`, isTicked ? 'way ticked' : 'way'))}
      ${crosses.map(({ at: { x, y }, reach }) => onWhite(`M${x - reach} ${y}h${2 * reach}M${x} ${y - reach}v${2 * reach}`, 'cross'))}
    </svg>
    ${ways.map(({ ends: [from, to] }, way) => {
      const place = `left:${(50 * (from.x + to.x)) / across}%;top:${(50 * (from.y + to.y)) / down}%`;
      return html`<span class="number" style=${place} aria-hidden="true">${way + 1}</span>`;
    })}`;
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x} ${y}`).join('L');
}

/** A line on white, so that it is seen on every ground. */
function onWhite(path: string, kind: string): unknown {
  return svg`<path class=${`${kind} under`} d=${path}></path><path class=${kind} d=${path}></path>`;
}
