import { css, html, LitElement } from 'lit';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { type Segment, segments, segmentStyles } from '../../ui/segments.ts';
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
    segmentStyles,
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
      .segments {
        display: grid;
        gap: inherit;
      }
      .segments .group button {
        position: relative;
        inline-size: 2.25rem;
        min-block-size: 2.1rem;
        margin: 0;
        padding: 0;
        border-color: transparent;
        border-radius: var(--radius);
        background: none;
        color: var(--ink-soft);
      }
      .segments .group button[aria-checked='true'] {
        color: var(--ink);
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
        .segments .group button {
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
    return segments({
      label: WORDS.tools,
      options: this.map.tools.flatMap((tools, group) => tools.map((tool) => ({ ...this.#option(tool), group }))),
      value: this.map.hand.tool.value.id,
      choose: (id) => this.map.hand.take(id),
    });
  }

  #option(tool: MapTool): Segment<string> {
    const { id, title, key, icon } = tool;
    const letter = key.toUpperCase();
    const why = whyShut(this.map.session, tool);
    return {
      value: id,
      title: html`${iconOf(icon)}<kbd aria-hidden="true">${letter}</kbd>`,
      hint: why === null ? `${title} (${letter})` : `${title}: ${why}`,
      name: title,
      key,
      isShut: why !== null,
    };
  }
}

customElements.define('tool-rail', ToolRail);
