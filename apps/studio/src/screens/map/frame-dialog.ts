import { frameMap, type JsonObject } from '@hexwright/workspace';
import { css, html, LitElement } from 'lit';
import { formText } from '../../parts/form-text.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { cancelButton, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import { frameOf, LONGEST_SCALE } from '../../scene/frame.ts';
import type { EditedMap } from './map-edits.ts';
import { mapStyles } from './map-styles.ts';
import { WORDS } from './words.ts';

/** Title, legend, compass and scale bar of a map. */
class FrameDialog extends LitElement {
  static override properties = { map: { attribute: false } };
  static override styles = [
    shared,
    mapStyles,
    dialogStyles,
    css`
      .check {
        display: flex;
        align-items: center;
        gap: 0.5rem;
      }
      input[type='number'] {
        inline-size: 5rem;
      }
    `,
  ];
  declare map: Pick<EditedMap, 'id' | 'scene' | 'drawn' | 'edits'>;

  constructor() {
    super();
    watch(this, () => [this.map.drawn]);
  }

  /** Opens it with what the map has. */
  show(): void {
    this.requestUpdate();
    void this.#open();
  }

  async #open(): Promise<void> {
    const opened = await openDialog(this);
    opened?.querySelector('form')?.reset();
  }

  override render(): unknown {
    const { scene } = this.map;
    const frame = scene.scene?.frame ?? frameOf({});
    const isOwn = scene.state.is === 'own';
    const check = (name: 'legend' | 'compass', text: string): unknown =>
      html`<label class="check"
        ><input type="checkbox" name=${name} ?checked=${frame[name]} ?disabled=${!isOwn} />${text}</label
      >`;
    return dialog({
      heading: WORDS.frame,
      intro: isOwn ? undefined : WORDS.frameInherited,
      size: 'small',
      submit: this.#take,
      body: html`<div class="fields">
          <label for="name">${WORDS.frameTitle}</label>
          <input id="name" name="title" maxlength="120" autocomplete="off" value=${frame.title} ?disabled=${!isOwn} />
          <label for="subtitle">${WORDS.frameSubtitle}</label>
          <input
            id="subtitle"
            name="subtitle"
            maxlength="200"
            autocomplete="off"
            value=${frame.subtitle}
            ?disabled=${!isOwn}
          />
          <label for="hexes">${WORDS.scaleHexes}</label>
          <input
            id="hexes"
            name="hexes"
            type="number"
            min="1"
            max=${LONGEST_SCALE}
            placeholder=${WORDS.noScale}
            value=${frame.scale?.hexes ?? ''}
            ?disabled=${!isOwn}
          />
          <label for="ground">${WORDS.scaleText}</label>
          <input
            id="ground"
            name="text"
            maxlength="60"
            autocomplete="off"
            placeholder=${WORDS.scaleExample}
            value=${frame.scale?.text ?? ''}
            ?disabled=${!isOwn}
          />
        </div>
        ${check('legend', WORDS.legend)} ${check('compass', WORDS.compass)}`,
      actions: html`${cancelButton(WORDS.cancel)} <button class="primary" ?disabled=${!isOwn}>${WORDS.apply}</button>`,
    });
  }

  readonly #take = (event: SubmitEvent): void => {
    const data = new FormData(event.target as HTMLFormElement);
    const text = formText(data);
    const hexes = Number(text('hexes'));
    const frame: JsonObject = {
      ...(text('title') === '' ? {} : { title: text('title') }),
      ...(text('subtitle') === '' ? {} : { subtitle: text('subtitle') }),
      ...(data.has('legend') ? { legend: true } : {}),
      ...(data.has('compass') ? { compass: true } : {}),
      ...(hexes >= 1 ? { scale: { hexes, ...(text('text') === '' ? {} : { text: text('text') }) } } : {}),
    };
    const { scene, id } = this.map;
    this.map.edits.do(frameMap(scene.project, id, Object.keys(frame).length === 0 ? undefined : frame));
  };
}

customElements.define('frame-dialog', FrameDialog);
