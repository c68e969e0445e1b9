import type { Readiness } from '@hexwright/compiler';
import { css, html, LitElement, nothing } from 'lit';
import { icon } from '../parts/icons.ts';
import { shared } from '../parts/styles.ts';
import { watch } from '../parts/store.ts';
import type { ProjectSession } from '../session/project-session.ts';
import { formOf, toldSteps } from './readiness-forms.ts';
import { addressOf, type PackageRoute } from './routes.ts';
import { GUIDE } from './words.ts';

/**
 * What still stands between a battle and being played, each part a link to its form. It is there from the first thing that
 * is missing until somebody hides it, and then ends with the way to play.
 */
class StartGuide extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    dismissed: { state: true },
  };
  static override styles = [
    shared,
    css`
      nav {
        display: flex;
        align-items: center;
        gap: 0.35rem 0.75rem;
        block-size: 100%;
        padding: 0 0.5rem 0 0.9rem;
        background: var(--accent-soft);
        font-size: var(--small);
        overflow-x: auto;
        white-space: nowrap;
      }
      ol {
        display: flex;
        flex: 1;
        gap: 0.2rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      a {
        display: inline-flex;
        align-items: center;
        gap: 0.35em;
        padding: 0.15rem 0.55rem;
        border-radius: 1rem;
        color: var(--ink);
        text-decoration: none;
      }
      a:hover {
        background: var(--panel);
      }
      button {
        min-block-size: 1.6rem;
      }
      .open {
        font-weight: 600;
      }
      .open::before {
        content: '';
        inline-size: 0.6em;
        block-size: 0.6em;
        border: 2px solid var(--warning);
        border-radius: 50%;
      }
      .done {
        color: var(--good);
      }
      .play {
        background: var(--accent);
        color: var(--accent-ink);
        font-weight: 600;
      }
      .play:hover {
        background: color-mix(in srgb, var(--accent) 85%, var(--ink));
      }
    `,
  ];
  declare session: ProjectSession;
  declare route: PackageRoute;
  /** Packages of which it was put out of sight. */
  declare dismissed: ReadonlySet<string>;
  /** Packages that lacked something while they were open. */
  readonly #begun = new Set<string>();

  constructor() {
    super();
    this.dismissed = new Set();
    watch(this, () => [this.session.compileService.report, this.session.connection.access]);
  }

  override render(): unknown {
    const report = this.session.compileService.report.value;
    const { package: id } = this.route;
    if (report?.package !== id || report.readiness === null || this.session.isReadOnly) return nothing;
    if (!report.readiness.ready) this.#begun.add(id);
    if (!this.#begun.has(id) || this.dismissed.has(id)) return nothing;
    // Who plays has arrived.
    if (report.readiness.ready && this.route.screen === 'play') return nothing;
    return this.#guide(report.readiness, id);
  }

  #guide({ ready, steps }: Readiness, id: string): unknown {
    return html`<nav aria-label=${GUIDE.label}>
      <span class="soft">${ready ? GUIDE.ready : GUIDE.missing}</span>
      <ol>
        ${toldSteps(steps).map(({ step, open }) => {
          const title = GUIDE.steps[step];
          // Nobody can be placed before there is anybody.
          const isWaiting = step === 'set-up' && steps.some((one) => one.step === 'forces' && one.open.length > 0);
          const isDone = open.length === 0 && !isWaiting;
          const state = isDone ? GUIDE.done : open.length === 0 ? GUIDE.waiting : GUIDE.open(open.length);
          return html`<li>
            <a
              class=${isDone ? 'done' : open.length === 0 ? 'soft' : 'open'}
              href=${formOf(this.route, step)}
              title=${open[0]?.message ?? nothing}
              aria-label=${`${title}: ${state}`}
              >${isDone ? icon('check') : nothing}${title}</a
            >
          </li>`;
        })}
        ${
          ready
            ? html`<li>
                <a class="play" href=${addressOf({ ...this.route, screen: 'play', item: '', where: {} })}
                  >${GUIDE.play}</a
                >
              </li>`
            : nothing
        }
      </ol>
      <button
        class="plain"
        aria-label=${GUIDE.hide}
        title=${GUIDE.hide}
        @click=${() => (this.dismissed = new Set([...this.dismissed, id]))}
      >
        ✕
      </button>
    </nav>`;
  }
}

customElements.define('start-guide', StartGuide);
