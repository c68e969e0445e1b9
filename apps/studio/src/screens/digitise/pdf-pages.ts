import { css, html, LitElement, nothing } from 'lit';
import { notify } from '../../ui/toasts.ts';
import { openPdf, type Pdf } from '../../parts/pdf/open-pdf.ts';
import { shared } from '../../parts/styles.ts';
import { PDF } from './pdf-words.ts';
import { select } from '../../ui/select.ts';

const RESOLUTIONS = [150, 200, 300, 400, 600] as const;
const USUAL_RESOLUTION = 300;
/** Enough to see which page it is. */
const SMALL_DPI = 24;
const POINTS_PER_INCH = 72;
/** As many as a picture of a sheet may have. */
const MOST_PIXELS = 140_000_000;

/**
 * The pages of a PDF, to be chosen as sheets. Says `pages` with their pictures (an array of files) once they are drawn, and
 * `dismiss` where nothing is to be taken from it, or nothing can be.
 */
class PdfPages extends LitElement {
  static override properties = {
    file: { attribute: false },
    pdf: { state: true },
    chosen: { state: true },
    dpi: { state: true },
    drawing: { state: true },
  };
  static override styles = [
    shared,
    css`
      section {
        display: grid;
        gap: 0.6rem;
        padding: 0.75rem;
        border: 1px solid var(--line-strong);
        border-radius: 8px;
        background: var(--panel);
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6rem;
        max-block-size: 24rem;
        margin: 0;
        padding: 2px;
        overflow: auto;
        list-style: none;
      }
      li label {
        display: grid;
        gap: 0.2rem;
        justify-items: center;
      }
      canvas {
        max-block-size: 11rem;
        border: 1px solid var(--line);
        background: var(--sheet);
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.6rem;
      }
    `,
  ];
  declare file: File;
  declare pdf: Pdf | null;
  /** Pages from 0. */
  declare chosen: ReadonlySet<number>;
  declare dpi: number;
  /** The page that is being drawn; null while none is. */
  declare drawing: number | null;

  constructor() {
    super();
    this.pdf = null;
    this.chosen = new Set();
    this.dpi = USUAL_RESOLUTION;
    this.drawing = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.updateComplete.then(() => this.#open());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pdf?.close();
    this.pdf = null;
  }

  override render(): unknown {
    const { pdf, file, drawing } = this;
    if (pdf === null) return html`<p role="status">${PDF.opening(file.name)}</p>`;
    const pages = Array.from({ length: pdf.pages }, (_, page) => page);
    return html`<section aria-label=${PDF.title(file.name)}>
      <h2>${PDF.title(file.name)}</h2>
      <p class="soft small">${PDF.hint}</p>
      <ul>
        ${pages.map(
          (page) =>
            html`<li>
              <label
                ><canvas data-page=${page} width="1" height="1" aria-hidden="true"></canvas>
                <span
                  ><input
                    type="checkbox"
                    .checked=${this.chosen.has(page)}
                    @change=${() => (this.chosen = this.chosen.symmetricDifference(new Set([page])))}
                  />
                  ${PDF.page(page + 1)}</span
                ></label
              >
            </li>`,
        )}
      </ul>
      <div class="acts">
        <label
          >${PDF.dpi}
          ${select({
            value: String(this.dpi),
            options: RESOLUTIONS.map((dpi) => ({ value: String(dpi), title: PDF.dots(dpi) })),
            choose: (dpi) => (this.dpi = Number(dpi)),
          })}</label
        >
        <button
          class="primary"
          ?disabled=${this.chosen.size === 0 || drawing !== null}
          @click=${() => void this.#add(pdf)}
        >
          ${PDF.add(this.chosen.size)}
        </button>
        <button @click=${() => this.#dismiss()}>${PDF.dismiss}</button>
        ${drawing === null ? nothing : html`<span role="status">${PDF.adding(drawing + 1)}</span>`}
      </div>
    </section>`;
  }

  async #open(): Promise<void> {
    const opening = await openPdf(new Uint8Array(await this.file.arrayBuffer()));
    if (!opening.ok) {
      notify(opening.why === 'program' ? PDF.program : PDF[opening.why](this.file.name), { tone: 'warning' });
      this.#dismiss();
      return;
    }
    if (!this.isConnected) {
      opening.pdf.close();
      return;
    }
    this.pdf = opening.pdf;
    if (this.pdf.pages === 1) this.chosen = new Set([0]);
    await this.updateComplete;
    for (const canvas of this.renderRoot.querySelectorAll('canvas')) {
      // A page that cannot be drawn is told of when it is to be added.
      await opening.pdf.draw(Number(canvas.dataset['page']), canvas, SMALL_DPI).catch(() => undefined);
      if (!this.isConnected) return;
    }
  }

  async #add(pdf: Pdf): Promise<void> {
    const files: File[] = [];
    for (const page of [...this.chosen].toSorted((one, other) => one - other)) {
      this.drawing = page;
      const file = await this.#draw(pdf, page).catch(() => null);
      if (!this.isConnected) return;
      if (file !== null) files.push(file);
    }
    this.drawing = null;
    if (files.length === 0) return;
    this.dispatchEvent(new CustomEvent('pages', { detail: files }));
    if (files.length === this.chosen.size) this.#dismiss();
  }

  /** The picture of a page; null after saying why there is none. */
  async #draw(pdf: Pdf, page: number): Promise<File | null> {
    const canvas = document.createElement('canvas');
    try {
      const { width, height } = await pdf.page(page);
      if (width * height * (this.dpi / POINTS_PER_INCH) ** 2 > MOST_PIXELS) {
        notify(PDF.large(page + 1, this.dpi), { tone: 'warning' });
        return null;
      }
      await pdf.draw(page, canvas, this.dpi);
    } catch {
      notify(PDF.broken(page + 1), { tone: 'warning' });
      return null;
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) {
      notify(PDF.large(page + 1, this.dpi), { tone: 'warning' });
      return null;
    }
    const name = this.file.name.replace(/\.pdf$/i, '');
    return new File([blob], `${name}-p${page + 1}.png`, { type: 'image/png' });
  }

  #dismiss(): void {
    this.dispatchEvent(new Event('dismiss'));
  }
}

customElements.define('pdf-pages', PdfPages);
