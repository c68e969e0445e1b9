import type { Layout } from '@hexwright/board';
import { css, html, svg, type TemplateResult } from 'lit';
import { MapPicture } from '../../scene/map-picture.ts';
import { CHANGES } from './words.ts';

/** A mark lies a little inside of its hex, so that marks side by side can be told apart. */
const INSIDE = 0.94;

/** A hex where something has come, or has gone. */
export interface Mark {
  readonly hex: number;
  readonly is: 'was' | 'now';
}

/** The map of a package as it is, with hexes marked on it: in full where something has come, dashed where it has gone. */
class MarkedMap extends MapPicture {
  static override styles = [
    MapPicture.styles,
    css`
      polygon {
        fill: color-mix(in srgb, var(--of) 40%, transparent);
        stroke: var(--of);
        stroke-width: 3px;
        vector-effect: non-scaling-stroke;
      }
      .now {
        --of: var(--focus);
      }
      .was {
        --of: var(--danger);
        fill: none;
        stroke-dasharray: 5 3;
      }
      figcaption span::before {
        border: 2px solid var(--of);
      }
      figcaption .was::before {
        border-style: dashed;
      }
    `,
  ];
  declare marks: readonly Mark[];

  protected override get label(): string {
    return CHANGES.marked(new Set(this.marks.map(({ hex }) => hex)).size);
  }

  protected override get caption(): unknown {
    const kinds = (['now', 'was'] as const).filter((kind) => this.marks.some(({ is }) => is === kind));
    return kinds.map((kind) => html`<span class=${kind}>${CHANGES.marks[kind]}</span>`);
  }

  protected override drawn(layout: Layout): readonly TemplateResult[] {
    return this.marks.map(({ hex, is }) => {
      const points = [0, 1, 2, 3, 4, 5].map(
        (i) => `${layout.x[hex] + layout.cornerX[i] * INSIDE},${layout.y[hex] + layout.cornerY[i] * INSIDE}`,
      );
      return svg`<polygon class=${is} points=${points.join(' ')} />`;
    });
  }
}

customElements.define('marked-map', MarkedMap);
