import { css, html, LitElement } from 'lit';
import { shared } from '../parts/styles.ts';
import { banner, bannerStyles } from './banner.ts';
import { combobox, comboboxStyles } from './combobox.ts';
import { CONTROLS } from './controls-words.ts';
import { cancelButton, dialog, dialogStyles } from './dialog.ts';
import { empty, waiting } from './empty.ts';
import { described, field, fieldStyles, invalid } from './field.ts';
import { inlineMessage } from './inline-message.ts';
import './menu-list.ts';
import { popover, popoverStyles } from './popover.ts';
import { progress } from './progress.ts';
import { radios, radioStyles } from './radios.ts';
import { segments, segmentStyles } from './segments.ts';
import { addSelect } from './add-select.ts';
import { select } from './select.ts';
import './split-bar.ts';
import { tabPanel, tabs, tabStyles } from './tabs.ts';
import { notify } from './toasts.ts';

const TERRAINS = ['clear', 'wood', 'marsh'] as const;
const TABS = ['orders', 'log', 'forces'] as const;
const TONES = ['neutral', 'good', 'warning', 'danger'] as const;
/** The colours of a theme, by their tokens. */
const COLORS =
  'paper panel raised sunken line line-strong ink ink-soft accent accent-soft good warning warning-soft danger danger-soft focus'.split(
    ' ',
  );

/** Every control in every state: for those who build the studio, and for the tests that look at them in all themes. */
class ControlsPage extends LitElement {
  static override properties = {
    terrain: { state: true },
    found: { state: true },
    tab: { state: true },
    shown: { state: true },
  };
  static override styles = [
    shared,
    bannerStyles,
    comboboxStyles,
    dialogStyles,
    fieldStyles,
    popoverStyles,
    radioStyles,
    segmentStyles,
    tabStyles,
    css`
      :host {
        display: block;
        max-inline-size: 72rem;
        margin-inline: auto;
        padding: 1.5rem;
      }
      .sections {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
        gap: 1rem;
        margin-block-start: 1.25rem;
      }
      section {
        display: grid;
        align-content: start;
        gap: 0.75rem;
        padding: 1rem;
        border: 1px solid var(--line);
        border-radius: var(--radius-large);
        background: var(--panel);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
      }
      .split {
        display: grid;
        grid-template-columns: var(--split, 9rem) auto minmax(0, 1fr);
        border: 1px solid var(--line);
      }
      .split > p {
        padding: 0.5rem 0.75rem;
      }
      .split > p:last-child {
        border-inline-start: 1px solid var(--line);
      }
      .colors {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
        gap: 0.4rem;
        margin: 0;
        padding: 0;
        list-style: none;
        font: var(--small) var(--mono);
      }
      .colors i {
        display: block;
        block-size: 1.6rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
      }
      .empty {
        block-size: auto;
        padding: 0.75rem;
        border: 1px dashed var(--line);
      }
      @media (max-width: 820px) {
        .split {
          grid-template-columns: 1fr;
        }
        split-bar {
          display: none;
        }
      }
    `,
  ];
  declare terrain: (typeof TERRAINS)[number];
  /** What is typed to find a terrain, and which one of those found is at hand. */
  declare found: { readonly text: string; readonly at: number };
  declare tab: (typeof TABS)[number];
  /** The dialog that is open. */
  declare shown: 'dialog' | 'question' | null;

  constructor() {
    super();
    this.terrain = 'wood';
    this.found = { text: '', at: 0 };
    this.tab = 'orders';
    this.shown = null;
  }

  override render(): unknown {
    const parts = {
      buttons: this.#buttons(),
      fields: this.#fields(),
      choices: this.#choices(),
      combobox: this.#combobox(),
      dialogs: this.#dialogs(),
      popovers: this.#popovers(),
      tabs: this.#tabs(),
      messages: this.#messages(),
      empty: this.#empty(),
      progress: html`${progress({ label: CONTROLS.known, done: 3, of: 10 })} ${progress({ label: CONTROLS.unknown })}`,
      split: this.#split(),
      tokens: this.#colors(),
    };
    const names = Object.keys(parts) as (keyof typeof parts)[];
    return html`<h1>${CONTROLS.title}</h1>
      <p class="soft">${CONTROLS.intro}</p>
      <div class="sections">
        ${names.map(
          (name) =>
            html`<section aria-labelledby=${`about-${name}`}>
              <h2 id=${`about-${name}`}>${CONTROLS.sections[name]}</h2>
              ${parts[name]}
            </section>`,
        )}
      </div>`;
  }

  #buttons(): unknown {
    return html`<div class="row">
        <button>${CONTROLS.usual}</button>
        <button class="primary">${CONTROLS.primary}</button>
        <button class="plain">${CONTROLS.plain}</button>
        <button class="danger">${CONTROLS.danger}</button>
        <button aria-pressed="true">${CONTROLS.pressed}</button>
      </div>
      <div class="row">
        <button disabled>${CONTROLS.disabled}</button>
        <button class="primary" disabled>${CONTROLS.disabled}</button>
        <button class="primary">${CONTROLS.withKey} <kbd>S</kbd></button>
        <button title=${CONTROLS.hint}>${CONTROLS.hinted}</button>
      </div>`;
  }

  #fields(): unknown {
    return html`${field({
      id: 'name',
      label: CONTROLS.name,
      control: html`<input id="name" autocomplete="off" />`,
      hint: CONTROLS.fieldHint,
    })}
    ${field({
      id: 'taken',
      label: CONTROLS.faulty,
      control: html`<input
        id="taken"
        value="Ankara"
        autocomplete="off"
        aria-invalid=${invalid(CONTROLS.fault)}
        aria-describedby=${described('taken')}
      />`,
      fault: CONTROLS.fault,
      remedy: html`<button class="remedy">${CONTROLS.remedy}</button>`,
    })}
    ${field({
      id: 'shut',
      label: CONTROLS.disabled,
      control: html`<input id="shut" disabled value=${CONTROLS.terrains.clear} />`,
    })}`;
  }

  #choices(): unknown {
    const options = TERRAINS.map((value) => ({ value, title: CONTROLS.terrains[value] }));
    const choose = (terrain: (typeof TERRAINS)[number]): void => {
      this.terrain = terrain;
    };
    const one = { options, value: this.terrain, choose };
    return html`${field({ id: 'terrain', label: CONTROLS.terrain, control: select({ ...one, id: 'terrain' }) })}
      ${select({ ...one, label: CONTROLS.shut, isDisabled: true })} ${segments({ ...one, label: CONTROLS.terrain })}
      ${segments({ ...one, label: CONTROLS.disabled, isDisabled: true })}
      ${segments({ ...one, label: CONTROLS.shutOne, options: options.map((option) => ({ ...option, hint: CONTROLS.hint, isShut: option.value === 'marsh' })) })}
      ${radios({ ...one, name: 'terrain', label: CONTROLS.oneOf })}
      ${radios({ ...one, name: 'shut', label: CONTROLS.shutOne, options: options.map((option) => ({ ...option, isDisabled: option.value === 'marsh' })) })}
      ${select({ ...one, label: CONTROLS.grouped, options: options.map((option) => ({ ...option, group: CONTROLS.terrain })) })}
      ${addSelect({ label: CONTROLS.adding, prompt: CONTROLS.adding, options, add: (chosen) => notify(chosen) })}
      ${addSelect({ label: CONTROLS.addingShut, prompt: CONTROLS.addingShut, options, add: notify, isDisabled: true })}
      <label><input type="checkbox" checked /> ${CONTROLS.check}</label>
      <label><input type="checkbox" disabled /> ${CONTROLS.disabled}</label>`;
  }

  #combobox(): unknown {
    const { text, at } = this.found;
    const terrains = TERRAINS.filter((terrain) =>
      CONTROLS.terrains[terrain].toLowerCase().includes(text.toLowerCase()),
    );
    const parts = {
      label: CONTROLS.find,
      listLabel: CONTROLS.terrain,
      line: (one: (typeof TERRAINS)[number]) => CONTROLS.terrains[one],
    };
    const { field, list } = combobox({
      ...parts,
      id: 'found',
      placeholder: CONTROLS.find,
      text,
      options: terrains,
      at,
      typed: (typed) => (this.found = { text: typed, at: 0 }),
      moved: (to) => (this.found = { text, at: to }),
      taken: (one) => (this.found = { text: CONTROLS.terrains[one], at: 0 }),
    });
    const faulty = combobox<(typeof TERRAINS)[number]>({
      ...parts,
      id: 'none',
      label: CONTROLS.faulty,
      text: 'Ankara',
      options: [],
      at: 0,
      isInvalid: true,
      describedBy: 'none-fault',
      typed: () => undefined,
      moved: () => undefined,
      taken: () => undefined,
    });
    return html`${field} ${list} ${faulty.field}
      <p id="none-fault" class="fault">${CONTROLS.fault}</p>`;
  }

  #dialogs(): unknown {
    const close = (): void => {
      this.shown = null;
    };
    const form = html`<button type="submit" class="primary">${CONTROLS.save}</button>`;
    return html`<div class="row">
        <button @click=${() => (this.shown = 'dialog')}>${CONTROLS.openDialog}</button>
        <button @click=${() => (this.shown = 'question')}>${CONTROLS.openQuestion}</button>
      </div>
      ${
        this.shown === 'dialog'
          ? dialog({
              heading: CONTROLS.dialogTitle,
              intro: CONTROLS.dialogIntro,
              body: field({ id: 'battle', label: CONTROLS.name, control: html`<input id="battle" required />` }),
              actions: html`${cancelButton(CONTROLS.cancel)} ${form}`,
              submit: () => notify(CONTROLS.toastText, { tone: 'good' }),
              isOpen: true,
              closed: close,
            })
          : ''
      }
      ${
        this.shown === 'question'
          ? dialog({
              heading: CONTROLS.questionTitle,
              intro: CONTROLS.questionText,
              actions: html`${cancelButton(CONTROLS.cancel)}
                <button class="danger" @click=${close}>${CONTROLS.danger}</button>`,
              size: 'small',
              isQuestion: true,
              isOpen: true,
              closed: close,
            })
          : ''
      }`;
  }

  #popovers(): unknown {
    const nothing = (): void => undefined;
    const lines = [
      { title: CONTROLS.turn, run: nothing },
      { title: CONTROLS.flip, run: nothing },
    ];
    const groups = [{ title: CONTROLS.unit, lines }, { lines: [{ title: CONTROLS.inspect, run: nothing }] }];
    const open = ({ currentTarget }: Event): void => {
      if (currentTarget instanceof Element) void this.renderRoot.querySelector('menu-list')?.openBeside(currentTarget);
    };
    return html`<div class="row">
      ${popover({
        id: 'example',
        button: CONTROLS.openPopover,
        look: '',
        label: CONTROLS.openPopover,
        body: html`<p>${CONTROLS.popoverText}</p>`,
      })}
      <button aria-haspopup="menu" @click=${open}>${CONTROLS.openMenu}</button>
      <menu-list label=${CONTROLS.menu} heading=${CONTROLS.menu} .groups=${groups}></menu-list>
    </div>`;
  }

  #tabs(): unknown {
    return html`${tabs({
      label: CONTROLS.sections.tabs,
      tabs: TABS.map((name) => ({ name, title: CONTROLS.tabs[name] })),
      open: this.tab,
      choose: (tab) => (this.tab = tab),
    })}
    ${tabPanel(this.tab, html`<p>${CONTROLS.panel(CONTROLS.tabs[this.tab])}</p>`)}`;
  }

  #messages(): unknown {
    const action = { title: CONTROLS.undo, run: (): void => undefined };
    return html`<div class="row">
        ${TONES.map(
          (tone) =>
            html`<button @click=${() => notify(CONTROLS.toastText, { tone, about: tone, action })}>
              ${CONTROLS.toast}: ${tone}
            </button>`,
        )}
      </div>
      ${TONES.map((tone) => {
        const [heading, text] = CONTROLS.tones[tone];
        return banner({
          tone,
          heading,
          text: html`<p>${text}</p>`,
          actions: html`<button>${CONTROLS.look}</button>`,
          dismiss: { title: CONTROLS.dismiss, run: () => undefined },
        });
      })}
      ${inlineMessage(CONTROLS.fault)}
      ${inlineMessage(CONTROLS.tones.warning[1], 'warning', html`<a href="#about-messages">${CONTROLS.look}</a>`)}`;
  }

  #empty(): unknown {
    return html`${empty({
      heading: CONTROLS.nothing,
      text: CONTROLS.nothingText,
      actions: html`<button class="primary">${CONTROLS.create}</button>`,
    })}
    ${waiting(CONTROLS.loading)} ${empty({ heading: CONTROLS.failed, text: CONTROLS.failedText, role: 'alert' })}`;
  }

  #split(): unknown {
    return html`<div class="split">
      <p>${CONTROLS.left}</p>
      <split-bar name="controls" label=${CONTROLS.splitLabel} .least=${100} .most=${320}></split-bar>
      <p>${CONTROLS.right}</p>
    </div>`;
  }

  #colors(): unknown {
    return html`<ul class="colors">
      ${COLORS.map((name) => html`<li><i style=${`background:var(--${name})`}></i>${name}</li>`)}
    </ul>`;
  }
}

customElements.define('controls-page', ControlsPage);
