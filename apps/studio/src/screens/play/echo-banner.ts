import type { Divergence, LogEntry } from '@hexwright/playtest/screen';
import { css, html, LitElement, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import { shared } from '../../parts/styles.ts';
import type { Echo } from '../../game-host/game-host.ts';
import { words } from './words.ts';

/**
 * What the last change of the package has done to the game: nothing, or where it first went another way. Sends `go-to-move`
 * with the number of a move, and `put-away`.
 */
class EchoBanner extends LitElement {
  static override properties = { echo: { attribute: false }, problems: { attribute: false } };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      aside {
        display: grid;
        gap: 0.4rem;
        max-block-size: 40vh;
        overflow-y: auto;
        padding: 0.6rem 0.85rem;
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--good);
        border-radius: var(--radius);
        background: var(--raised);
        box-shadow: var(--shadow);
      }
      aside.other {
        border-inline-start-color: var(--warning);
      }
      aside.broken {
        border-inline-start-color: var(--danger);
      }
      header {
        display: flex;
        gap: 0.5rem;
        align-items: baseline;
        justify-content: space-between;
      }
      .sides {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.75rem;
        font-size: var(--small);
      }
      .sides > div {
        padding: 0.4rem 0.6rem;
        background: var(--sunken);
      }
    `,
  ];
  declare echo: Echo | null;
  declare problems: string;

  override render(): unknown {
    const { echo } = this;
    if (echo === null) return nothing;
    if (echo.is === 'unplayable') {
      const count = echo.problems.filter(({ severity }) => severity === 'error').length;
      return html`<aside class="broken" role="status">
        <header><h3>${words.echo.unplayable}</h3></header>
        <p>${words.echo.unplayableText(count)} <a href=${this.problems}>${words.echo.solved}</a>.</p>
      </aside>`;
    }
    const { same, played, divergence, stopped } = echo.recompilation;
    const time = `${Math.round(echo.milliseconds)} ms`;
    if (same || divergence === null) {
      return html`<aside role="status">
        <header>
          <h3>${words.echo.same}</h3>
          <button class="plain" aria-label=${words.dismiss} @click=${() => this.#send('put-away')}>✕</button>
        </header>
        <p class="soft small">${words.echo.sameText(played, time)}</p>
      </aside>`;
    }
    return html`<aside class="other" role="status">
      <header>
        <h3>${words.echo.other(divergence.move)}</h3>
        <button class="plain" aria-label=${words.dismiss} @click=${() => this.#send('put-away')}>✕</button>
      </header>
      <p>${divergence.text} ${citing(divergence)}</p>
      ${
        stopped === null
          ? nothing
          : html`<p>
              ${stopped.move === divergence.move ? words.echo.impossible : html`${words.echo.stopped(stopped.move, stopped.text)} ${citing(stopped)}`}
              ${words.echo.kept}
            </p>`
      }
      <div>
        <button @click=${() => this.#send('go-to-move', divergence.move)}>${words.echo.look(divergence.move)}</button>
        <span class="soft small">${words.echo.again(played, time)}</span>
      </div>
      <div class="sides">
        <div><b>${words.echo.before}</b>${linesOf(divergence.before)}</div>
        <div><b>${words.echo.now}</b>${linesOf(divergence.after)}</div>
      </div>
    </aside>`;
  }

  #send(name: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

function citing({ cases }: Divergence): unknown {
  return cases.map((one) => html`${citation(one)} `);
}

function linesOf(all: readonly LogEntry[]): unknown {
  const lines = all.filter(({ kind }) => kind === 'line');
  if (lines.length === 0) return html`<p class="soft">${words.nothing}</p>`;
  return lines.map(
    ({ text, case: cited, parts }) =>
      html`<p>
        ${text} ${citation(cited)}
        ${parts.map((part) => html`<br /><span class="soft">${part.label} ${part.value}</span>`)}
      </p>`,
  );
}

customElements.define('echo-banner', EchoBanner);
