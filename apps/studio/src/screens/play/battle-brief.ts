import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { watch } from '../../parts/store.ts';
import { theme } from '../../app/theme.ts';
import { boardTheme } from '../../scene/board-theme.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { Effective } from '../../compile-service/protocol.ts';
import type { SystemWords } from '../../compile-service/questions/effective-rules.ts';
import '../../table/table-picture.ts';
import { howToWin } from './how-to-win.ts';
import { words } from './words.ts';

/** What its map is drawn to, in pixels; a screen of many points has more. */
const WIDTH = 720;
const HEIGHT = 440;

/** What somebody wants to know before a game begins: the map, the story, the armies, how to win. */
class BattleBrief extends LitElement {
  static override properties = {
    session: { attribute: false },
    effective: { attribute: false },
    picture: { state: true },
    system: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        align-content: start;
        gap: 0.9rem;
      }
      canvas {
        max-inline-size: 100%;
        border: 1px solid var(--line);
        border-radius: var(--radius);
      }
      h2 {
        margin: 0;
        font-size: var(--body);
      }
      ul,
      dl {
        display: grid;
        gap: 0.25rem;
        margin: 0.3rem 0 0;
        padding: 0;
        list-style: none;
      }
      .side {
        padding-inline-start: 0.5em;
        border-inline-start: 0.35em solid var(--side);
      }
      .levels {
        grid-template-columns: fit-content(60%) minmax(0, 1fr);
        column-gap: 1rem;
        margin-block-start: 0.6rem;
      }
      .level {
        display: grid;
        grid-column: 1 / -1;
        grid-template-columns: subgrid;
      }
    `,
  ];
  declare session: Pick<ProjectSession, 'compileService' | 'project'>;
  declare effective: Effective;
  /** Its map with the set-up; null while it is drawn, and where it has none. */
  declare picture: ImageBitmap | null;
  /** What its game system says; null until the worker has told it. */
  declare system: SystemWords | null;
  #drawn = '';

  constructor() {
    super();
    this.picture = null;
    this.system = null;
    watch(this, () => [theme]);
  }

  override willUpdate(): void {
    const key = `${this.effective.id} ${theme.value} ${this.session.compileService.report.value?.hash ?? ''}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    if (this.effective.table === null) void this.#draw(key);
    void this.#learn(key);
  }

  override render(): unknown {
    const { summary, sides, units, firstSide, title } = this.effective;
    return html`
      ${this.#map(words.begin.map(title))}
      ${
        summary === ''
          ? nothing
          : html`<section>
              <h2>${words.begin.story}</h2>
              <p>${summary}</p>
            </section>`
      }
      <section>
        <h2>${words.begin.sides}</h2>
        <ul>
          ${sides.map(({ id, name, color }) => {
            const count = units.filter(({ side }) => side === id).length;
            return html`<li class="side" style=${`--side:${color}`}>
              <b>${name}</b>: ${words.begin.units(count)}${id === firstSide ? `, ${words.begin.first}` : ''}
            </li>`;
          })}
        </ul>
      </section>
      ${this.#victory()}
    `;
  }

  override updated(): void {
    const canvas = this.renderRoot.querySelector('canvas');
    if (canvas === null || this.picture === null) return;
    [canvas.width, canvas.height] = [this.picture.width, this.picture.height];
    canvas.getContext('2d')?.drawImage(this.picture, 0, 0);
  }

  #map(label: string): unknown {
    const { session, effective } = this;
    if (effective.table !== null)
      return html`<table-picture .session=${session} .effective=${effective} .label=${label}></table-picture>`;
    return this.picture === null ? nothing : html`<canvas role="img" aria-label=${label}></canvas>`;
  }

  #victory(): unknown {
    const { settled, scored, levels } = howToWin(this.effective, this.system);
    if (settled.length + scored.length + levels.length === 0) return nothing;
    return html`<section>
      <h2>${words.begin.victory}</h2>
      <ul>
        ${[...settled, ...scored].map(({ text, case: cited }) => html`<li>${text} ${cite(cited)}</li>`)}
      </ul>
      ${
        levels.length === 0
          ? nothing
          : html`<ul class="levels">
              ${levels.map(
                ({ name, text, case: cited }) =>
                  html`<li class="level"><span>${name}</span><span class="soft">${text} ${cite(cited)}</span></li>`,
              )}
            </ul>`
      }
    </section>`;
  }

  async #learn(key: string): Promise<void> {
    const { system } = await this.session.compileService.ask('effectiveRules', {
      package: this.effective.id,
      lists: [],
    });
    if (this.#drawn === key) this.system = system;
  }

  async #draw(key: string): Promise<void> {
    try {
      const question = { package: this.effective.id, width: WIDTH, height: HEIGHT, theme: boardTheme().id } as const;
      const { picture } = await this.session.compileService.ask('card', question);
      if (this.#drawn === key) this.picture = picture;
    } catch {
      // The form says itself what stands in the way.
      if (this.#drawn === key) this.picture = null;
    }
  }
}

function cite(cited: string | undefined): unknown {
  return cited === undefined || cited === '' ? nothing : html`<span class="case">${words.case(cited)}</span>`;
}

customElements.define('battle-brief', BattleBrief);
