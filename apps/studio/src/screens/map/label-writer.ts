import { addLabel } from '@hexwright/workspace';
import { html, LitElement } from 'lit';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { cancelButton, closeDialog, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import type { EditedMap } from './map-edits.ts';
import type { MapEditor } from './map-editor.ts';
import { focusBoard } from './map-focus.ts';
import { freshName } from './tool-effects.ts';
import { WORDS } from './words.ts';

/** Asks for a name that is to be written on the map. */
class LabelWriter extends LitElement {
  static override properties = { map: { attribute: false } };
  static override styles = [shared, dialogStyles];
  declare map: Pick<EditedMap, 'id' | 'scene' | 'board' | 'edits' | 'label'> & Pick<MapEditor, 'writing'>;

  constructor() {
    super();
    watch(this, () => [this.map.writing]);
  }

  override render(): unknown {
    return dialog({
      heading: WORDS.nameAt(this.map.label(this.map.writing.value)),
      size: 'small',
      isQuestion: true,
      submit: this.#write,
      closed: this.#closed,
      body: html`<input
        name="text"
        required
        autocomplete="off"
        aria-label=${WORDS.name}
        placeholder=${WORDS.theFord}
      />`,
      actions: html`${cancelButton(WORDS.cancel)} <button class="primary">${WORDS.write}</button>`,
    });
  }

  override updated(): void {
    if (this.map.writing.value < 0 || this.#dialog?.open === true) return;
    this.renderRoot.querySelector('form')?.reset();
    void openDialog(this);
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  readonly #closed = (): void => {
    // The event comes later than the closing: another name may be under way by then.
    if (this.#dialog?.open === true) return;
    this.map.writing.value = -1;
    focusBoard(this.map);
  };

  readonly #write = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = new FormData(event.target as HTMLFormElement).get('text');
    const words = typeof text === 'string' ? text.trim() : '';
    const { scene, id } = this.map;
    if (words !== '')
      this.map.edits.do(addLabel(scene.project, id, freshName(scene, 'labels', words), words, this.map.writing.value));
    closeDialog(this);
  };
}

customElements.define('label-writer', LabelWriter);
