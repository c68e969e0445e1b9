import { css, html, LitElement } from 'lit';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { iconOf } from './icons.ts';
import type { MapEditor } from './map-editor.ts';
import { mapStyles } from './map-styles.ts';
import type { MapTool } from './map-tool.ts';
import { whyShut } from './map-tools.ts';
import { WORDS } from './words.ts';

/** The tools, in a slim column. */
class ToolRail extends LitElement {
  static override properties = { map: { attribute: false } };
  static override styles = [
    shared,
    mapStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 0.25rem;
        padding: 0.4rem 0.3rem;
        overflow: hidden auto;
        scrollbar-width: none;
        background: var(--panel);
        border-inline-end: 1px solid var(--line);
      }
      .group {
        display: grid;
        gap: 2px;
        padding-block-end: 0.3rem;
        border-block-end: 1px solid var(--line);
      }
      .group:last-child {
        border: 0;
      }
      button {
        position: relative;
        inline-size: 2.25rem;
        min-block-size: 2.1rem;
        padding: 0;
        border-color: transparent;
        background: none;
        color: var(--ink-soft);
      }
      button[aria-checked='true'] {
        border-color: var(--accent);
        background: var(--accent-soft);
        color: var(--ink);
      }
      button[aria-disabled='true'] {
        opacity: 0.4;
        cursor: not-allowed;
      }
      /* All tools are in sight on a low screen too. */
      @media (max-height: 760px) {
        :host {
          gap: 0.15rem;
          padding-block: 0.2rem;
        }
        .group {
          padding-block-end: 0.15rem;
        }
        button {
          min-block-size: 1.8rem;
        }
      }
      kbd {
        position: absolute;
        inset-block-end: 1px;
        inset-inline-end: 2px;
        padding: 0;
        border: 0;
        background: none;
        font: 0.5625rem var(--mono);
        color: var(--ink-soft);
      }
    `,
  ];
  declare map: Pick<MapEditor, 'session' | 'hand' | 'tools'>;

  constructor() {
    super();
    watch(this, () => [this.map.hand.tool, this.map.session.connection.access]);
  }

  override render(): unknown {
    return html`<div role="radiogroup" aria-label=${WORDS.tools} aria-orientation="vertical" @keydown=${this.#press}>
      ${this.map.tools.map((group) => html`<div class="group">${group.map((tool) => this.#button(tool))}</div>`)}
    </div>`;
  }

  #button(tool: MapTool): unknown {
    const { id, title, key, icon } = tool;
    const isHeld = this.map.hand.tool.value === tool;
    const why = whyShut(this.map.session, tool);
    return html`<button
      role="radio"
      aria-checked=${isHeld}
      aria-label=${title}
      aria-keyshortcuts=${key}
      aria-disabled=${why !== null}
      title=${why === null ? `${title} (${key.toUpperCase()})` : `${title}: ${why}`}
      tabindex=${isHeld ? 0 : -1}
      data-tool=${id}
      @click=${() => this.map.hand.take(id)}
    >
      ${iconOf(icon)}<kbd aria-hidden="true">${key.toUpperCase()}</kbd>
    </button>`;
  }

  /** The rail is one stop of the Tab key; arrows go from tool to tool. */
  readonly #press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const tools = this.map.tools.flat().filter((tool) => whyShut(this.map.session, tool) === null);
    const at = tools.indexOf(this.map.hand.tool.value);
    const next = tools[(at + step + tools.length) % tools.length];
    this.map.hand.take(next.id);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`[data-tool=${next.id}]`)?.focus());
  };
}

customElements.define('tool-rail', ToolRail);
