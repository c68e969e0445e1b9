import { css, html, LitElement } from 'lit';
import { shared } from '../../parts/styles.ts';
import { TERRAIN } from './map-words.ts';
import type { PlacedMap } from './work/map-protocol.ts';
import type { SheetWork } from './work/sheet-work.ts';

const SIZE = 220;

/** A hex cut out of the scan, with what is around it. */
class HexCrop extends LitElement {
  static override properties = {
    work: { attribute: false },
    placed: { attribute: false },
    hex: { attribute: false },
    label: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      canvas {
        max-inline-size: 100%;
        border: 1px solid var(--line);
        border-radius: 4px;
      }
    `,
  ];
  declare work: SheetWork;
  declare placed: PlacedMap;
  declare hex: number;
  declare label: string;
  #asked = '';

  override render(): unknown {
    return html`<canvas role="img" aria-label=${TERRAIN.crop(this.label)} width=${SIZE} height=${SIZE}></canvas>`;
  }

  override updated(): void {
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const asked = JSON.stringify([this.placed, this.hex]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    try {
      const picture = await this.work.ask('hex', { ...this.placed, hex: this.hex, size: SIZE });
      if (asked === this.#asked) this.renderRoot.querySelector('canvas')?.getContext('2d')?.drawImage(picture, 0, 0);
    } catch {
      // Without its picture the hex is blank; the page says elsewhere that this browser does not have it.
      this.#asked = '';
    }
  }
}

customElements.define('hex-crop', HexCrop);
