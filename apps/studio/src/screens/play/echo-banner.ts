import type { Divergence, LogEntry } from '@hexwright/playtest/screen';
import { css, html, LitElement, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import { shared } from '../../parts/styles.ts';
import { banner, bannerStyles } from '../../ui/banner.ts';
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
    bannerStyles,
    css`
      :host {
        display: block;
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
      return banner({
        tone: 'danger',
        heading: words.echo.unplayable,
        text: html`<p>${words.echo.unplayableText(count)} <a href=${this.problems}>${words.echo.solved}</a>.</p>`,
      });
    }
    const { same, played, divergence, stopped } = echo.recompilation;
    const time = `${Math.round(echo.milliseconds)} ms`;
    const dismiss = { title: words.dismiss, run: () => this.#send('put-away') };
    if (same || divergence === null) {
      const text = html`<p class="soft small">${words.echo.sameText(played, time)}</p>`;
      return banner({ tone: 'good', heading: words.echo.same, text, dismiss });
    }
    return banner({
      tone: 'warning',
      heading: words.echo.other(divergence.move),
      dismiss,
      text: html`<p>${divergence.text} ${citing(divergence)}</p>
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
        </div>`,
    });
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
