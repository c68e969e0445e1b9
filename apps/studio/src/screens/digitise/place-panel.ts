import type { MapScan } from '@hexwright/model';
import { clicksOf } from '@hexwright/digitiser';
import { html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { digitiseStyles, panelStyles } from './digitise-styles.ts';
import { PLACE } from './map-words.ts';
import type { ScanEditor } from './scan-editor.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

/** Where the hexes are on a scan: found by itself, or by two clicks. `label-written` brings the hex whose centre is clicked next. */
class PlacePanel extends LitElement {
  static override properties = {
    editor: { attribute: false },
    scan: { attribute: false },
    label: { attribute: false },
    index: { attribute: false },
    isHere: { attribute: false },
  };
  static override styles = [shared, digitiseStyles, panelStyles];
  declare editor: ScanEditor;
  declare scan: MapScan;
  /** The hex whose centre is clicked next, and which of the two it is. */
  declare label: string;
  declare index: number;
  /** Whether the scan can be looked at now. */
  declare isHere: boolean;

  override render(): unknown {
    return html`<section>
      <h2>${PLACE.title}</h2>
      ${this.editor.fit(this.scan) === null ? this.#clicks() : this.#found()}
    </section>`;
  }

  #clicks(): unknown {
    const { editor, scan } = this;
    const { map } = editor;
    if (map === null) return nothing;
    const isReady = clicksOf(scan, map.numbering).length === 2;
    return html`${scan.fit === undefined ? nothing : inlineMessage(PLACE.stale, 'warning')}
      <div class="row">
        <button class="primary" ?disabled=${!this.isHere} @click=${() => void editor.find(scan)}>
          ${PLACE.findMap}
        </button>
      </div>
      <p class="small">${PLACE.findHint}</p>
      <p class="small">${PLACE.intro}</p>
      ${[0, 1].map((index) => {
        const shown = scan.clicks?.[index]?.hex ?? '';
        const isNext = index === this.index && this.label !== '';
        return html`<label
          >${PLACE.hex(index)}
          <input
            size="6"
            .value=${isNext ? this.label : shown}
            @input=${(event: Event) => this.#write(index, (event.target as HTMLInputElement).value.trim())}
          />
          <span class="small" role="status">${isNext ? this.#next() : shown === '' ? '' : PLACE.chosen}</span></label
        >`;
      })}
      <button
        class=${isReady ? 'primary' : ''}
        ?disabled=${!isReady || !this.isHere}
        @click=${() => void editor.place(scan)}
      >
        ${PLACE.find}
      </button>`;
  }

  #next(): string {
    return (this.editor.map?.numbering.hexOf(this.label) ?? -1) < 0 ? PLACE.noHex(this.label) : PLACE.next;
  }

  #found(): unknown {
    const { editor, scan } = this;
    const { share = 0, rms = 0 } = scan.fit ?? {};
    return html`<p class="small">${PLACE.found(share, rms)}</p>
      <div class="row">
        <button ?disabled=${!this.isHere} @click=${() => void editor.check(scan)}>${PLACE.check}</button>
        <button @click=${() => editor.edit({ edit: 'lift', scan: scan.id })}>${PLACE.again}</button>
      </div>`;
  }

  #write(index: number, label: string): void {
    this.dispatchEvent(new CustomEvent('label-written', { detail: { index, label } }));
  }
}

customElements.define('place-panel', PlacePanel);
