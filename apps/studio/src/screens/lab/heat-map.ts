import type { Layout } from '@hexwright/board';
import { css, html, svg, type TemplateResult } from 'lit';
import { MapPicture } from '../../scene/map-picture.ts';
import { told } from './numbers.ts';
import { SAID } from './words.ts';

/** What happens on hexes: counters are lost, fight, or come there. */
export type Happening = 'lost' | 'fought' | 'moved';

/** How often something befell counters of a side on hexes. */
export interface HexesOfSide {
  readonly name: string;
  readonly color: string;
  /** Hexes by label, and how often in a game, the most first. */
  readonly hexes: readonly (readonly [string, number])[];
}

/** As many hexes of each side are named below the map. */
const MOST_NAMED = 3;
/** A mark where it happened most often fills so much of its hex. */
const LARGEST = 0.8;

/** The map with a mark on every hex where something happened: its area says how often, its colour and its outline to whose counters. */
class HeatMap extends MapPicture {
  static override properties = { ...MapPicture.properties, what: {} };
  static override styles = [
    MapPicture.styles,
    css`
      circle {
        fill: color-mix(in srgb, var(--side) 60%, transparent);
        stroke: var(--sheet);
        stroke-width: 2px;
        paint-order: stroke;
        vector-effect: non-scaling-stroke;
      }
      circle.second {
        stroke: var(--sheet-ink);
        stroke-dasharray: 4 2;
      }
      figcaption span::before {
        border: 2px solid var(--sheet);
        border-radius: 50%;
        outline: 1px solid var(--line-strong);
        background: var(--side);
      }
      figcaption .second::before {
        border: 2px dashed var(--sheet-ink);
      }
    `,
  ];
  declare marks: readonly HexesOfSide[];
  declare what: Happening;

  protected override get label(): string {
    return SAID.maps[this.what](new Set(this.marks.flatMap(({ hexes }) => hexes.map(([hex]) => hex))).size);
  }

  protected override get caption(): unknown {
    return this.marks.map(({ name, color, hexes }, index) => {
      const most = hexes.slice(0, MOST_NAMED).map(([hex, count]) => SAID.mostOn(hex, told('number', count)));
      return html`<span class=${index === 0 ? 'first' : 'second'} style=${`--side:${color}`}
        >${[name, ...most].join(', ')}</span
      >`;
    });
  }

  protected override drawn(layout: Layout): readonly TemplateResult[] {
    const most = Math.max(...this.marks.flatMap(({ hexes }) => hexes.map(([, count]) => count)));
    const radius = Math.min(...[1, 2].map((corner) => Math.hypot(layout.cornerX[corner], layout.cornerY[corner])));
    return this.marks.flatMap(({ color, hexes }, index) =>
      hexes.flatMap(([label, count]) => {
        const hex = this.place?.numbering.hexOf(label) ?? -1;
        if (hex < 0) return [];
        const size = radius * LARGEST * Math.sqrt(count / most);
        return [
          svg`<circle class=${index === 0 ? 'first' : 'second'} style=${`--side:${color}`}
            cx=${layout.x[hex]} cy=${layout.y[hex]} r=${size} />`,
        ];
      }),
    );
  }
}

customElements.define('heat-map', HeatMap);
