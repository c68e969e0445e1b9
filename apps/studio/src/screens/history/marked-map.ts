import type { Layout } from '@hexwright/board';
import { css, html, svg, type TemplateResult } from 'lit';
import { MapPicture } from '../../scene/map-picture.ts';
import type { Mark } from './map-marks.ts';
import { CHANGES } from './words.ts';

/** A mark lies a little inside of its hex, so that marks side by side can be told apart. */
const INSIDE = 0.94;

/** The map of a package as it is, marked: in full where something has come, dashed where it has gone. */
class MarkedMap extends MapPicture {
  static override styles = [
    MapPicture.styles,
    css`
      polygon,
      line {
        stroke: var(--of);
        stroke-width: 3px;
        vector-effect: non-scaling-stroke;
      }
      polygon {
        /* What has come is to be seen. */
        fill: color-mix(in srgb, var(--of) 15%, transparent);
      }
      line {
        stroke-width: 5px;
      }
      .now {
        --of: var(--focus);
      }
      .was {
        --of: var(--danger);
        fill: none;
        stroke-dasharray: 5 3;
      }
      .moved {
        --of: var(--focus);
        stroke-width: 2px;
        stroke-linecap: round;
      }
      figcaption span::before {
        border: 2px solid var(--of);
      }
      figcaption .was::before {
        border-style: dashed;
      }
      figcaption .moved::before {
        block-size: 0;
        border-width: 0 0 2px;
        vertical-align: 0.25em;
      }
    `,
  ];
  declare marks: readonly Mark[];

  protected override get label(): string {
    const places = this.marks.filter(({ is }) => is !== 'moved');
    return CHANGES.marked(
      new Set(places.map((mark) => `${mark.hex} ${'direction' in mark ? mark.direction : ''}`)).size,
    );
  }

  protected override get caption(): unknown {
    const kinds = (['now', 'was', 'moved'] as const).filter((kind) => this.marks.some(({ is }) => is === kind));
    return kinds.map((kind) => html`<span class=${kind}>${CHANGES.marks[kind]}</span>`);
  }

  protected override drawn(layout: Layout): readonly TemplateResult[] {
    const { x, y, cornerX, cornerY } = layout;
    const line = (is: Mark['is'], [x1, y1]: Place, [x2, y2]: Place): TemplateResult =>
      svg`<line class=${is} x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`;
    return this.marks.map((mark) => {
      const { is, hex } = mark;
      const corner = (i: number, share: number): Place => [
        x[hex] + cornerX[i % 6] * share,
        y[hex] + cornerY[i % 6] * share,
      ];
      if (mark.is === 'moved') return line(is, [x[hex], y[hex]], [x[mark.to], y[mark.to]]);
      if ('direction' in mark) return line(is, corner(mark.direction, 1), corner(mark.direction + 1, 1));
      const points = [0, 1, 2, 3, 4, 5].map((i) => corner(i, INSIDE).join(','));
      return svg`<polygon class=${is} points=${points.join(' ')} />`;
    });
  }
}

type Place = readonly [x: number, y: number];

customElements.define('marked-map', MarkedMap);
