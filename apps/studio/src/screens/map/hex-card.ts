import { css, html, LitElement, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import type { MapContext } from './map-context.ts';
import type { MapEditor } from './map-editor.ts';
import { mapStyles } from './map-styles.ts';
import { problemAddress } from './problem-address.ts';
import { countersIn } from './unit-edits.ts';
import { WORDS } from './words.ts';

/** What the pointer is over, in a corner of the map: the hex, its problems, what the rules or the compiler say of it. */
class HexCard extends LitElement {
  static override properties = { map: { attribute: false } };
  static override styles = [
    shared,
    mapStyles,
    css`
      :host {
        position: absolute;
        inset-block-end: 0.75rem;
        inset-inline-start: 0.75rem;
        z-index: 2;
        max-inline-size: min(24rem, calc(100% - 1.5rem));
        pointer-events: none;
      }
      .card {
        display: grid;
        gap: 0.3rem;
        padding: 0.45rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: color-mix(in srgb, var(--panel) 94%, transparent);
        box-shadow: var(--shadow);
        font-size: var(--small);
        line-height: 1.35;
      }
      .head {
        display: flex;
        align-items: baseline;
        gap: 0.6rem;
      }
      strong {
        font: 600 1.05rem var(--serif);
        font-variant-numeric: lining-nums tabular-nums;
      }
      .problem {
        padding-inline-start: 0.5rem;
        border-inline-start: 3px solid var(--warning);
      }
      .problem.error {
        border-color: var(--danger);
      }
      .problem a {
        pointer-events: auto;
      }
      table {
        border-collapse: collapse;
      }
      td {
        padding: 0 0.75rem 0 0;
      }
      td.value {
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];
  declare map: MapContext & Pick<MapEditor, 'hover' | 'painted' | 'problems' | 'overlay' | 'placement'>;

  constructor() {
    super();
    const { map } = { map: () => this.map };
    watch(this, () => [
      map().hover,
      map().hand.focus,
      map().drawn,
      map().painted,
      map().problems.byHex,
      map().overlay.words,
      map().placement.objection,
    ]);
  }

  override render(): unknown {
    const { scene } = this.map.scene;
    const hit = this.map.hover.value;
    const hex = hit !== null && hit.hex >= 0 ? hit.hex : this.map.hand.focus.value;
    if (scene === null || hex < 0) return nothing;
    const names = countersIn(this.map, hex).map(({ name }) => name);
    const terrain = scene.terrains[scene.terrain[hex]]?.name ?? '';
    const zones = scene.zones.filter(({ hexes }) => hexes.includes(hex)).map(({ name }) => name);
    return html`<div class="card">
      <div class="head">
        <strong>${this.map.label(hex)}</strong>
        <span>${WORDS.terrainAt(terrain, scene.elevation[hex])}</span>
      </div>
      ${names.length === 0 ? nothing : html`<div>${names.join(', ')}</div>`}
      ${zones.length === 0 ? nothing : html`<div class="soft">${zones.join(', ')}</div>`} ${this.#objections(hex)}
      ${this.#problems(hex)} ${this.#answer()}
    </div>`;
  }

  #objections(hex: number): unknown {
    const objection = this.map.placement.objection.value;
    if (objection?.hexes.includes(hex) !== true) return nothing;
    return objection.problems.map(
      ({ message, case: cited, severity }) =>
        html`<div class=${`problem ${severity}`} role="status">${message} ${citation(cited)}</div>`,
    );
  }

  #problems(hex: number): unknown {
    const problems = this.map.problems.byHex.value.get(hex) ?? [];
    return problems.slice(0, 4).map(
      (problem) =>
        html`<div class=${`problem ${problem.severity}`}>
          ${problem.message} ${citation(problem.case)}
          <a href=${problemAddress(this.map, problem)}>${WORDS.open}</a>
        </div>`,
    );
  }

  #answer(): unknown {
    const parts = this.map.overlay.words.value?.parts ?? [];
    if (parts.length === 0) return nothing;
    return html`<table>
      ${parts.map(
        ({ label, value, case: cited }) =>
          html`<tr>
            <td>${label}</td>
            <td class="value">${value === 0 ? nothing : value}</td>
            <td>${citation(cited)}</td>
          </tr>`,
      )}
    </table>`;
  }
}

customElements.define('hex-card', HexCard);
