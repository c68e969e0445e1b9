import { addLabel } from '@hexwright/workspace';
import { css, html, LitElement } from 'lit';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import type { MapEditor } from './map-editor.ts';
import { freshName } from './tool-effects.ts';
import { WORDS } from './words.ts';

/** Asks for a name that is to be written on the map. */
class LabelWriter extends LitElement {
  static override properties = { map: { attribute: false } };
  static override styles = [
    shared,
    css`
      dialog {
        inline-size: 22rem;
      }
      form {
        display: grid;
        gap: 0.75rem;
      }
      .row {
        display: flex;
        justify-content: end;
        gap: 0.5rem;
      }
    `,
  ];
  declare map: MapEditor;

  constructor() {
    super();
    watch(this, () => [this.map.writing]);
  }

  override render(): unknown {
    return html`<dialog aria-labelledby="title" @close=${this.#closed}>
      <form @submit=${this.#write}>
        <h2 id="title">${WORDS.nameAt(this.map.label(this.map.writing.value))}</h2>
        <input name="text" required autocomplete="off" aria-label=${WORDS.name} placeholder=${WORDS.theFord} />
        <div class="row">
          <button type="button" @click=${() => this.#dialog?.close()}>${WORDS.cancel}</button>
          <button class="primary">${WORDS.write}</button>
        </div>
      </form>
    </dialog>`;
  }

  override updated(): void {
    const dialog = this.#dialog;
    if (dialog === null || this.map.writing.value < 0 || dialog.open) return;
    this.renderRoot.querySelector('form')?.reset();
    dialog.showModal();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  readonly #closed = (): void => {
    // The event comes later than the closing: another name may be under way by then.
    if (this.#dialog?.open === true) return;
    this.map.writing.value = -1;
    this.map.focusBoard();
  };

  readonly #write = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = new FormData(event.target as HTMLFormElement).get('text');
    const words = typeof text === 'string' ? text.trim() : '';
    const { scene, id } = this.map;
    if (words !== '')
      this.map.do(addLabel(scene.project, id, freshName(scene, 'labels', words), words, this.map.writing.value));
    this.#dialog?.close();
  };
}

customElements.define('label-writer', LabelWriter);
