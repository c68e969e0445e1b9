import type { Divergence, LogEntry } from '@hexwright/playtest/screen';
import { css, html, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import { shared } from '../../parts/styles.ts';
import { banner, bannerStyles } from '../../ui/banner.ts';
import type { Watched } from '../../parts/store.ts';
import { GamePart } from './game-part.ts';
import { words } from './words.ts';
import { REACH } from './reach-words.ts';

/** What the last change of the package has done to the game: nothing, or where it first went another way. */
class ReplayNoticeBanner extends GamePart {
  static override properties = { ...GamePart.properties, problems: { attribute: false } };
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
  /** The address of the screen of problems. */
  declare problems: string;

  protected override watched(): readonly Watched[] {
    return [this.game.host.replayNotice];
  }

  override render(): unknown {
    const replayNotice = this.game.host.replayNotice.value;
    if (replayNotice === null) return nothing;
    if (replayNotice.is === 'unplayable') {
      const count = replayNotice.problems.filter(({ severity }) => severity === 'error').length;
      return banner({
        tone: 'danger',
        heading: words.replayNotice.unplayable,
        text: html`<p>
          ${words.replayNotice.unplayableText(count)} <a href=${this.problems}>${words.replayNotice.solved}</a>.
        </p>`,
      });
    }
    const { same, played, divergence, stopped } = replayNotice.recompilation;
    const time = REACH.milliseconds(replayNotice.milliseconds);
    const dismiss = { title: words.dismiss, run: () => this.game.dismiss('replayNotice') };
    if (same || divergence === null) {
      const text = html`<p class="soft small">${words.replayNotice.sameText(played, time)}</p>`;
      return banner({ tone: 'good', heading: words.replayNotice.same, text, dismiss });
    }
    return banner({
      tone: 'warning',
      heading: words.replayNotice.other(divergence.move),
      dismiss,
      text: html`<p>${divergence.text} ${citing(divergence)}</p>
        ${
          stopped === null
            ? nothing
            : html`<p>
                ${stopped.move === divergence.move ? words.replayNotice.impossible : html`${words.replayNotice.stopped(stopped.move, stopped.text)} ${citing(stopped)}`}
                ${words.replayNotice.kept}
              </p>`
        }
        <div>
          <button @click=${() => this.#goToMove(divergence.move)}>${words.replayNotice.look(divergence.move)}</button>
          <span class="soft small">${words.replayNotice.again(played, time)}</span>
        </div>
        <div class="sides">
          <div><b>${words.replayNotice.before}</b>${linesOf(divergence.before)}</div>
          <div><b>${words.replayNotice.now}</b>${linesOf(divergence.after)}</div>
        </div>`,
    });
  }

  #goToMove(move: number): void {
    const node = this.snapshot.line[move];
    if (node !== undefined) void this.game.undoRedo.goTo(node);
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

customElements.define('replay-notice', ReplayNoticeBanner);
