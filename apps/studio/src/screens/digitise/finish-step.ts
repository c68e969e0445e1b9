import type { CounterSheet, Unit } from '@hexwright/model';
import { placeOfSpot, type Language } from '@hexwright/digitiser';
import { css, html, LitElement, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { GradualList } from '../../parts/gradual-list.ts';
import { shared } from '../../parts/styles.ts';
import type { CounterRenderer } from '../../scene/counter-renderer.ts';
import { counterImage } from '../sheet/counter-image.ts';
import { sheetPlace } from '../sheet/counter-sheets.ts';
import './counter-crop.ts';
import type { DigitiseEditor, DigitiseState } from './digitise-editor.ts';
import { digitiseStyles } from './digitise-styles.ts';
import { missingPicture } from './missing-picture.ts';
import { FINISH } from './words.ts';
import { finishedUnits, valuesInWords, type Surroundings } from './finished-units.ts';

/** So many counters come onto the page at once. */
const AT_ONCE = 12;

/** Writes what is settled into the package, and shows it beside the scan. */
class FinishStep extends LitElement {
  static override properties = {
    editor: { attribute: false },
    state: { attribute: false },
    route: { attribute: false },
    language: { attribute: false },
    renderer: { attribute: false },
    units: { attribute: false },
    around: { attribute: false },
    savesArt: { state: true },
  };
  static override styles = [
    shared,
    digitiseStyles,
    css`
      .finish {
        display: grid;
        gap: 1rem;
        max-inline-size: 62rem;
        margin: 0 auto;
        padding: 1rem;
      }
      section {
        display: grid;
        gap: 0.5rem;
        justify-items: start;
      }
      .frame {
        inline-size: 100%;
        overflow: auto;
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
      }
      th,
      td {
        padding: 0.25rem 0.6rem;
        border-block-end: 1px solid var(--line);
        text-align: start;
      }
      .counter {
        display: block;
        inline-size: calc(48px * var(--ratio));
        block-size: 48px;
      }
      .counter svg {
        inline-size: 100%;
        block-size: 100%;
      }
    `,
  ];
  declare editor: DigitiseEditor;
  declare state: DigitiseState;
  declare route: PackageRoute;
  declare language: Language;
  declare renderer: CounterRenderer;
  /** The units that stand in the package itself. */
  declare units: readonly Unit[];
  declare around: Surroundings;
  declare savesArt: boolean;
  readonly #gradual = new GradualList(this, AT_ONCE);

  constructor() {
    super();
    this.savesArt = false;
  }

  override render(): unknown {
    const { units, asked, papersAsked } = finishedUnits(this.state.file, this.language);
    const { language, around } = this;
    return html`<div class="finish">
      <section>
        <h2>${FINISH.title}</h2>
        <p>${units.length === 0 ? FINISH.nothing : FINISH.ready(units.length)}</p>
        ${asked === 0 ? nothing : html`<p class="bad">${FINISH.asked(asked)}</p>`}
        ${papersAsked === 0 ? nothing : html`<p class="bad">${FINISH.papers(papersAsked)}</p>`}
        <button
          class="primary"
          ?disabled=${units.length === 0}
          @click=${() => this.editor.dispatch({ act: 'finish', language, ...around })}
        >
          ${FINISH.write(units.length)}
        </button>
        <p class="soft small">${FINISH.again}</p>
      </section>
      ${this.#written()}
      <section>
        <label
          ><input
            type="checkbox"
            .checked=${this.savesArt}
            @change=${(event: Event) => (this.savesArt = (event.target as HTMLInputElement).checked)}
          />
          ${FINISH.art}</label
        >
        <p class="soft small">${FINISH.artHint}</p>
        <button
          ?disabled=${!this.savesArt || this.state.busy !== null}
          @click=${() => this.editor.dispatch({ act: 'art' })}
        >
          ${FINISH.artSave}
        </button>
      </section>
    </div>`;
  }

  /** Counters of the package that come from these sheets, beside the places that they were read at. */
  #written(): unknown {
    const { sheets = [] } = this.state.file;
    const written = this.units.flatMap((unit) => {
      const place = sheetPlace(unit.provenance?.source ?? '');
      const sheet = sheets.find(({ id }) => id === place?.sheet);
      return place === null || sheet === undefined ? [] : [{ unit, sheet, row: place.row, column: place.column }];
    });
    if (written.length === 0) return nothing;
    const from = [...new Set(written.map(({ sheet }) => sheet))];
    return html`<section>
      <h2>${FINISH.written}</h2>
      ${from.map((sheet) => missingPicture(this.editor, this.state, sheet))}
      <div class="frame" tabindex="0" role="region" aria-label=${FINISH.written}>
        <table>
          <thead>
            <tr>
              ${[FINISH.scan, FINISH.drawn, FINISH.name, FINISH.values, FINISH.source].map((title) => html`<th scope="col">${title}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${this.#gradual.of(this.route.package, written).map((one) =>
              // To draw a counter takes longer than all else here.
              guard([one.unit, one.sheet, this.renderer], () => this.#unit(one)),
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  #unit({
    unit,
    sheet,
    row,
    column,
  }: {
    readonly unit: Unit;
    readonly sheet: CounterSheet;
    readonly row: number;
    readonly column: number;
  }): unknown {
    const place = placeOfSpot({ row: row - 1, column: column - 1, span: 1 });
    const address = addressOf({ ...this.route, screen: 'units', item: '', where: { unit: unit.id } });
    return html`<tr>
      <td><counter-crop .work=${this.editor.work} .sheet=${sheet} .place=${place} .size=${48}></counter-crop></td>
      <td>
        ${this.renderer.unit(unit.id) === undefined ? nothing : counterImage(this.renderer, unit.id, unit.faces[0].id)}
      </td>
      <td><a href=${address}>${unit.name}</a></td>
      <td>${valuesInWords(unit)}</td>
      <td>${unit.provenance?.source}</td>
    </tr>`;
  }
}

customElements.define('finish-step', FinishStep);
