import { clickTool } from '@hexwright/board';
import { addLabel } from '@hexwright/workspace';
import { html, LitElement } from 'lit';
import { Store, watch } from '../../../parts/store.ts';
import { shared } from '../../../parts/styles.ts';
import { cancelButton, closeDialog, dialog, dialogStyles, openDialog } from '../../../ui/dialog.ts';
import type { EditedMap } from '../map-edits.ts';
import { focusBoard } from '../map-focus.ts';
import type { MapTool } from '../map-tool.ts';
import { freshName } from '../tool-effects.ts';
import { WORDS } from '../words.ts';

/** The id of the tool that writes names. */
export const LABEL_TOOL = 'label';

/** Asks for a name and writes it on a hex. */
export function labelTool(map: EditedMap): MapTool {
  const writing = new Store(-1);
  const write = (hex: number): void => {
    if (map.edits.mayChange('labels')) writing.value = hex;
  };
  const tool = clickTool({
    id: LABEL_TOOL,
    title: WORDS.label,
    key: 'l',
    cursor: 'grab',
    icon: [{ d: 'M4 5.4V3.6h12v1.8M10 3.6v12.8M7.4 16.4h5.2' }],
    hint: () => WORDS.clickToLabel,
    touches: () => ['labels'],
    click: ({ hex }) => [{ do: 'own', run: () => write(hex) }],
  });
  return {
    ...tool,
    ofHex: { title: WORDS.addALabelHere, run: write },
    shows: () => html`<label-writer .map=${map} .writing=${writing}></label-writer>`,
  };
}

/** Asks for a name that is to be written on the map. */
class LabelWriter extends LitElement {
  static override properties = { map: { attribute: false }, writing: { attribute: false } };
  static override styles = [shared, dialogStyles];
  declare map: EditedMap;
  /** The hex where a name is being written; -1 for none. */
  declare writing: Store<number>;

  constructor() {
    super();
    watch(this, () => [this.writing]);
  }

  override render(): unknown {
    return dialog({
      heading: WORDS.nameAt(this.map.label(this.writing.value)),
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
    if (this.writing.value < 0 || this.#dialog?.open === true) return;
    this.renderRoot.querySelector('form')?.reset();
    void openDialog(this);
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  readonly #closed = (): void => {
    // The event comes later than the closing: another name may be under way by then.
    if (this.#dialog?.open === true) return;
    this.writing.value = -1;
    focusBoard(this.map);
  };

  readonly #write = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = new FormData(event.target as HTMLFormElement).get('text');
    const words = typeof text === 'string' ? text.trim() : '';
    const { scene, id } = this.map;
    if (words !== '')
      this.map.edits.do(addLabel(scene.project, id, freshName(scene, 'labels', words), words, this.writing.value));
    closeDialog(this);
  };
}

customElements.define('label-writer', LabelWriter);
