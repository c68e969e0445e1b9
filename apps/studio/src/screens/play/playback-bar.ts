import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { watch } from '../../parts/store.ts';
import type { Playback } from './playback.ts';
import { progress } from '../../ui/progress.ts';
import { PLAYBACK } from './playback-words.ts';

/** What is played back: halt it, skip it, see it again. */
class PlaybackBar extends LitElement {
  static override properties = { playback: { attribute: false } };
  static override styles = [
    shared,
    css`
      .bar {
        display: flex;
        align-items: center;
        gap: 0.4rem;
        padding: 0.25rem 0.4rem 0.25rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
        box-shadow: var(--shadow);
        font-size: var(--small);
      }
      .again {
        border-color: var(--line);
        background: var(--panel);
        box-shadow: var(--shadow);
        font-size: var(--small);
      }
      progress {
        inline-size: 7rem;
        block-size: 0.4rem;
        accent-color: var(--accent);
      }
      button {
        min-block-size: 1.75rem;
        padding-inline: 0.6rem;
      }
    `,
  ];
  declare playback: Playback;

  constructor() {
    super();
    watch(this, () => [this.playback.film, this.playback.time, this.playback.isRunning, this.playback.isPast]);
  }

  override render(): unknown {
    const { film, time, isRunning, isPast } = this.playback;
    if (film.value === null) return nothing;
    if (!isPast.value) {
      return html`<button class="again" @click=${() => this.playback.replay()}>${PLAYBACK.again}</button>`;
    }
    return html`<div class="bar" role="toolbar" aria-label=${PLAYBACK.title}>
      <span>${PLAYBACK.running}</span>
      ${progress({ label: PLAYBACK.progress, done: time.value, of: film.value.length })}
      <button @click=${() => this.playback.toggle()}>${isRunning.value ? PLAYBACK.halt : PLAYBACK.goOn}</button>
      <button @click=${() => this.playback.skip()}>${PLAYBACK.skip}</button>
    </div>`;
  }
}

customElements.define('playback-bar', PlaybackBar);
