import { svg, html, type TemplateResult } from 'lit';
import type { Grid } from '@hexwright/hex';
import { Layout } from '@hexwright/board';

/** Longest edge of the picture, in pixels. */
const SIZE = 260;

/** A hex where something has come, or has gone. */
export interface Mark {
  readonly hex: number;
  readonly is: 'was' | 'now';
}

/** A small picture of a map on which hexes are marked: filled where something has come, empty where it has gone. */
export function markedMap(grid: Grid, marks: readonly Mark[]): TemplateResult {
  const layout = new Layout(grid);
  const scale = SIZE / Math.max(layout.width, layout.height);
  const count = new Set(marks.map(({ hex }) => hex)).size;
  return html`<svg
    class="touched"
    role="img"
    aria-label=${`A map with ${count === 1 ? '1 hex' : `${count} hexes`} marked`}
    width=${layout.width * scale}
    height=${layout.height * scale}
    viewBox="0 0 ${layout.width} ${layout.height}"
  >
    ${svg`<rect class="sheet" width=${layout.width} height=${layout.height} rx="1" />
    ${marks.map(({ hex, is }) => {
      const points = [0, 1, 2, 3, 4, 5].map(
        (i) => `${layout.x[hex] + layout.cornerX[i] * 1.1},${layout.y[hex] + layout.cornerY[i] * 1.1}`,
      );
      return svg`<polygon class=${is} points=${points.join(' ')} />`;
    })}`}
  </svg>`;
}
