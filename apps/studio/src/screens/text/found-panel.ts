import { css, html, LitElement, nothing } from 'lit';
import type { Problem } from '@hexwright/model';
import { packageOf, pathOf } from '@hexwright/workspace';
import { citation } from '../../parts/citation.ts';
import { shared } from '../../parts/styles.ts';
import type { NamedPlace } from '../../compile-service/questions/text-names.ts';
import { FOUND } from './words.ts';

/** Where something is spoken of. */
export interface FoundNames {
  readonly name: string;
  readonly places: readonly NamedPlace[];
}

/** What is wrong with the package, and where a name stands, below the text. */
class FoundPanel extends LitElement {
  static override properties = {
    problems: { attribute: false },
    found: { attribute: false },
    shown: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-direction: column;
        max-block-size: 34vh;
        border-block-start: 1px solid var(--line);
        background: var(--panel);
      }
      .openers {
        display: flex;
        gap: 0.25rem;
        padding: 0.2rem 0.5rem;
      }
      .openers button {
        min-block-size: 1.7rem;
        padding-block: 0;
        font-size: var(--small);
      }
      .list {
        overflow: auto;
        min-block-size: 0;
      }
      ol {
        margin: 0;
        padding: 0 0.5rem 0.5rem;
        list-style: none;
      }
      li {
        display: flex;
        align-items: baseline;
        gap: 0.6rem;
        padding: 0.15rem 0.25rem;
        font-size: 0.875rem;
      }
      li a {
        flex: 1;
        min-inline-size: 0;
        color: inherit;
        text-decoration: none;
      }
      li a:hover {
        text-decoration: underline;
      }
      li button {
        min-block-size: 1.5rem;
        padding-block: 0;
        font-size: var(--small);
        white-space: nowrap;
      }
      .error {
        color: var(--danger);
      }
      .warning {
        color: var(--warning);
      }
      code {
        overflow-wrap: anywhere;
      }
      .where {
        color: var(--ink-soft);
        font-size: var(--small);
        white-space: nowrap;
      }
    `,
  ];
  declare problems: readonly Problem[];
  declare found: FoundNames | null;
  declare shown: 'problems' | 'names' | null;

  constructor() {
    super();
    this.problems = [];
    this.found = null;
    this.shown = null;
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('found') && this.found !== null) this.shown = 'names';
  }

  override render(): unknown {
    const { problems, found } = this;
    return html`
      <div class="openers">
        ${this.#opener('problems', FOUND.problemCount(problems.length))}
        ${found === null ? nothing : this.#opener('names', FOUND.nameCount(found.name, found.places.length))}
      </div>
      ${
        this.shown === 'problems'
          ? html`<div class="list">
              <ol aria-label=${FOUND.problems}>
                ${problems.map(this.#problem)}
              </ol>
            </div>`
          : nothing
      }
      ${
        this.shown === 'names' && found !== null
          ? html`<div class="list">
              <ol aria-label=${FOUND.places(found.name)}>
                ${found.places.map(this.#place)}
              </ol>
            </div>`
          : nothing
      }
    `;
  }

  #opener(name: 'problems' | 'names', title: string): unknown {
    return html`<button
      class="plain"
      aria-expanded=${this.shown === name}
      @click=${() => (this.shown = this.shown === name ? null : name)}
    >
      ${title}
    </button>`;
  }

  readonly #problem = (problem: Problem, index: number): unknown => {
    const cited = html` ${citation(problem.case)}`;
    return html`<li>
      <span class=${problem.severity} aria-label=${FOUND.severities[problem.severity]}
        >${problem.severity === 'error' ? '●' : '▲'}</span
      >
      <a href="#" @click=${(event: Event) => this.#notify(event, 'go-problem', problem)}>${problem.message}${cited}</a>
      ${problem.fixes.map(
        ({ title }, fix) =>
          html`<button @click=${(event: Event) => this.#notify(event, 'repair', { problem, index, fix })}>
            ${title}
          </button>`,
      )}
      <span class="where">${problem.file}${problem.range === undefined ? '' : `:${problem.range.start.line}`}</span>
    </li>`;
  };

  readonly #place = (place: NamedPlace): unknown =>
    html`<li>
      <a href="#" @click=${(event: Event) => this.#notify(event, 'go-place', place)}><code>${place.excerpt}</code></a>
      ${place.isCertain ? nothing : html`<span class="where">${FOUND.inFormula}</span>`}
      <span class="where">${packageOf(place.file)} · ${pathOf(place.file)}:${place.line}</span>
    </li>`;

  #notify(event: Event, name: string, detail: unknown): void {
    event.preventDefault();
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

customElements.define('found-panel', FoundPanel);
