import type { Report } from '@hexwright/playtest/lab';
import type { Project } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { segments, segmentStyles } from '../../ui/segments.ts';
import './heat-map.ts';
import type { Happening, HexesOfSide } from './heat-map.ts';
import type { ShownSide } from './shown-side.ts';
import { SAID } from './words.ts';

const HAPPENINGS = ['lost', 'fought', 'moved'] as const;

/** Where on the map counters are lost, fight and go: one of the three at a time. */
class HappeningMap extends LitElement {
  static override properties = {
    report: { attribute: false },
    sides: { attribute: false },
    project: { attribute: false },
    package: {},
    what: { state: true },
  };
  static override styles = [
    shared,
    segmentStyles,
    css`
      section {
        display: grid;
        gap: 0.4rem;
        justify-items: start;
      }
      .small {
        font-size: var(--small);
      }
    `,
  ];
  declare report: Report;
  declare sides: readonly ShownSide[];
  declare project: Project;
  declare package: string;
  declare what: Happening;

  constructor() {
    super();
    this.what = 'lost';
  }

  override render(): unknown {
    const hasPlaces = HAPPENINGS.some((what) => this.#marks(what).some(({ hexes }) => hexes.length > 0));
    if (!this.project.has(`${this.package}:map.json`) || !hasPlaces) return nothing;
    const { what } = this;
    return html`<section>
      <h2>${SAID.where}</h2>
      ${segments({
        label: SAID.where,
        options: HAPPENINGS.map((value) => ({ value, title: SAID.happenings[value] })),
        value: what,
        choose: (chosen) => (this.what = chosen),
      })}
      <p class="small soft">${SAID.whereHints[what]}</p>
      <heat-map .project=${this.project} package=${this.package} what=${what} .marks=${this.#marks(what)}></heat-map>
    </section>`;
  }

  #marks(what: Happening): readonly HexesOfSide[] {
    const { games, losses, traces } = this.report;
    return this.sides.map(({ id, name, color }) => {
      const lost = losses.find(({ side }) => side === id)?.hexes;
      const trace = traces.find(({ side }) => side === id);
      const hexes = (what === 'lost' ? lost : trace?.[what]) ?? [];
      return { name, color, hexes: hexes.map(([hex, count]) => [hex, count / Math.max(1, games)] as const) };
    });
  }
}

customElements.define('happening-map', HappeningMap);
