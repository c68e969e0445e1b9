import type { Tool, ToolFacts } from '@hexwright/board';
import { css, html, LitElement, nothing } from 'lit';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { segmentStyles } from '../../ui/segments.ts';
import '../rules/because-field.ts';
import type { BecauseField } from '../rules/because-field.ts';
import { iconOf, markIcon } from './icons.ts';
import type { EditedMap } from './map-edits.ts';
import type { MapEditor } from './map-editor.ts';
import { selectHexes } from './map-focus.ts';
import { mapStyles } from './map-styles.ts';
import type { MapTool } from './map-tool.ts';
import { isWriting } from './map-tools.ts';
import { optionControl } from './option-control.ts';
import { WORDS } from './words.ts';

/** What can be set for the tool in hand, in a strip above the map. */
class ToolOptionsStrip extends LitElement {
  static override properties = { map: { attribute: false } };
  static override styles = [
    shared,
    mapStyles,
    segmentStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 0.9rem;
        min-block-size: 2.5rem;
        padding-inline: 0.85rem 0.5rem;
        overflow-x: auto;
        scrollbar-width: none;
        background: var(--panel);
        border-block-end: 1px solid var(--line);
        white-space: nowrap;
      }
      because-field {
        flex: 0 1 30rem;
        flex-wrap: nowrap;
      }
      /* The strip goes sideways instead. */
      .segments {
        flex: none;
        flex-wrap: nowrap;
      }
      h2 {
        font-size: 0.9375rem;
        white-space: nowrap;
      }
      label {
        display: inline-flex;
        align-items: center;
        gap: 0.4rem;
      }
      input[type='range'] {
        inline-size: 6rem;
        min-block-size: 0;
        accent-color: var(--accent);
      }
      select {
        min-block-size: 1.75rem;
        max-inline-size: 14rem;
        font-size: var(--small);
      }
      output {
        min-inline-size: 1.4em;
        font-variant-numeric: tabular-nums;
        color: var(--ink);
      }
      .hint {
        color: var(--ink-soft);
        font-size: var(--small);
      }
      .finding {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .finding.danger {
        color: var(--danger);
      }
      .finding.good {
        color: var(--good);
      }
      .gap {
        flex: 1;
      }
      .swatch {
        inline-size: 1rem;
        block-size: 1rem;
        border: 1px solid var(--line-strong);
        border-radius: 3px;
      }
    `,
  ];
  declare map: EditedMap & Pick<MapEditor, 'overlay' | 'scan'>;

  constructor() {
    super();
    watch(this, () => [
      this.map.hand.tool,
      this.map.hand.options,
      this.map.hand.selection,
      this.map.drawn,
      this.map.overlay.words,
      this.map.scan.underlay,
    ]);
  }

  override render(): unknown {
    const { hand, scene, scan } = this.map;
    if (scene.scene === null) return nothing;
    const facts = { scene: scene.scene, options: hand.options.value, underlay: scan.underlay.value };
    const tool: MapTool = hand.tool.value;
    return html`<h2>${tool.title}</h2>
      ${tool.offers?.(facts.options).map((option) => optionControl(option, facts, (setting) => hand.set(setting)))}
      ${this.#actions(tool, facts)} ${this.#hint(tool, facts)} ${this.#why(tool)}
      <span class="gap"></span>
      ${this.#selected()}`;
  }

  /** Why what is inherited is changed: asked for while it may be. */
  #why(tool: Tool): unknown {
    const canWrite = isWriting(tool) || tool.inspects === true;
    if (this.map.scene.state.is !== 'inherited' || !canWrite) return nothing;
    return html`<because-field
      .case=${this.map.edits.because.case ?? ''}
      .reason=${this.map.edits.because.reason ?? ''}
      @input=${(event: Event) => (this.map.edits.because = (event.currentTarget as BecauseField).because)}
    ></because-field>`;
  }

  /** What can be done with what is held: as its keys do. */
  #actions(tool: Tool, facts: ToolFacts): unknown {
    const actions = tool.actions?.(facts) ?? null;
    if (actions === null) return nothing;
    return html`<span class="row" role="group" aria-label=${actions.of}
      >${actions.list.map(
        ({ title, icon, press, shift = false }) =>
          html`<button
            class="square"
            aria-label=${title}
            title=${title}
            @click=${() => this.map.board.value?.press(press, { shift })}
          >
            ${iconOf(icon)}
          </button>`,
      )}</span
    >`;
  }

  /** What to do with it, or what it has found out. */
  #hint(tool: MapTool, facts: ToolFacts): unknown {
    if (tool.words !== undefined) {
      const words = tool.words.value;
      return html`<span class=${`finding ${words?.tone ?? ''}`} role="status">${words?.text}</span>`;
    }
    const hint = tool.hint?.(facts) ?? '';
    return hint === '' ? nothing : html`<span class="hint">${hint}</span>`;
  }

  #selected(): unknown {
    const count = this.map.hand.selection.value.length;
    if (count === 0) return nothing;
    return html`<span class="hint number">${WORDS.hexesSelected(count)}</span>
      <button
        class="plain small square"
        aria-label=${WORDS.deselect}
        title=${WORDS.deselectEsc}
        @click=${() => selectHexes(this.map, [])}
      >
        ${markIcon('close')}
      </button>`;
  }
}

customElements.define('tool-options', ToolOptionsStrip);
