import { css, html, LitElement, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { icon } from '../parts/icons.ts';
import { taken } from '../parts/store.ts';
import { shared } from '../parts/styles.ts';
import type { ProjectSession } from '../session/project-session.ts';
import { addressOf, type PackageRoute } from './routes.ts';
import { SHELL } from './words.ts';
import './theme-switch.ts';
import './package-switcher.ts';
import './people-bar.ts';
import './save-light.ts';
import './screen-menu.ts';

/** The bar at the top: where one is, where one can go, and whether work is kept. */
class HeaderBar extends LitElement {
  static override properties = { session: { attribute: false }, route: { attribute: false } };
  static override styles = [
    shared,
    css`
      header {
        display: flex;
        align-items: center;
        gap: 0.35rem;
        block-size: 100%;
        padding-inline: 0.75rem 0.5rem;
        border-block-end: 1px solid var(--line);
        background: var(--panel);
        min-inline-size: 0;
      }
      .brand {
        display: flex;
        flex: none;
        align-items: center;
        gap: 0.5rem;
        margin-inline-end: 0.25rem;
        border-radius: var(--radius);
        font: 600 1.05rem var(--serif);
        color: inherit;
        text-decoration: none;
        white-space: nowrap;
      }
      .count {
        margin-inline-start: 0.35em;
        padding: 0.05rem 0.45em;
        border-radius: 1em;
        font-size: 0.75rem;
        font-variant-numeric: tabular-nums;
      }
      .gap {
        flex: 1;
      }
      .tools {
        display: flex;
        min-inline-size: 0;
        align-items: center;
      }
      .tools > * {
        flex: none;
      }
      /* A long title gives way first. */
      package-switcher {
        flex: 0 1000 auto;
      }
      /* What it says is longest when something is wrong: it gives way next, not what stands beside it. */
      .tools > save-light {
        flex: 0 1 auto;
        min-inline-size: 2rem;
      }
      .tools button.plain {
        padding-inline: 0.45rem;
      }
      .find {
        gap: 0.3em;
        font-size: var(--small);
        color: var(--ink-soft);
      }
      /* No screen may hide for want of room: a long title gives way first, then the tabs get a row of their own. */
      @media (max-width: 1250px) {
        .in-package {
          flex-wrap: wrap;
          padding-block-start: 0.35rem;
        }
        .in-package screen-menu {
          flex: 1 0 100%;
          order: 1;
        }
      }
      @media (max-width: 1360px) {
        .in-package:has(screen-menu[many]) {
          flex-wrap: wrap;
          padding-block-start: 0.35rem;
        }
        .in-package screen-menu[many] {
          flex: 1 0 100%;
          order: 1;
        }
      }
      /* On a phone one row: the screens and what has no room here are in one menu. */
      @media (max-width: 640px) {
        .in-package,
        .in-package:has(screen-menu[many]) {
          flex-wrap: nowrap;
          padding-block-start: 0;
        }
        .in-package screen-menu,
        .in-package screen-menu[many] {
          flex: none;
        }
        .in-package package-switcher {
          flex: 1 1 3rem;
          min-inline-size: 3rem;
        }
        .in-package :is(.brand, .gap, .comments, .keys, theme-switch),
        .in-package people-bar::part(share),
        .brand span {
          display: none;
        }
        .tools button.plain {
          padding-inline: 0.3rem;
        }
      }
      /* The title of the battle says more than the name of the studio. */
      @media (max-width: 1500px) {
        .in-package .brand span {
          display: none;
        }
      }
      @media (max-width: 1340px) {
        .find kbd {
          display: none;
        }
      }
    `,
  ];
  declare session: ProjectSession | null;
  declare route: PackageRoute | null;
  #ends: (() => void)[] = [];

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('session')) return;
    for (const end of this.#ends.splice(0)) end();
    if (this.session === null) return;
    const again = (): void => this.requestUpdate();
    this.#ends.push(
      taken(this.session.steps, () => this.#stepTitles()).listen(again),
      this.session.comments.isOpen.listen(again),
    );
    this.#ends.push(this.session.comments.changes.listen(again), this.session.connection.access.listen(again));
  }

  override render(): unknown {
    const { session, route } = this;
    const home = session === null ? '/' : addressOf({ at: 'gallery', project: session.id });
    return html`<header class=${route === null ? '' : 'in-package'}>
      <a class="brand" href=${home} title=${SHELL.allBattles} aria-label=${SHELL.home}>
        <img src="/hexwright.svg" width="24" height="24" alt="" /><span>${SHELL.name}</span>
      </a>
      ${
        session === null || route === null
          ? nothing
          : html`<package-switcher .session=${session} .route=${route}></package-switcher>
              <screen-menu .session=${session} .route=${route}></screen-menu>`
      }
      <span class="gap"></span>
      <div class="tools">
        ${session === null ? nothing : html`${this.#steps(session)}${keyed(session, html`<people-bar .session=${session}></people-bar> <save-light .session=${session}></save-light>`)}`}
        ${session === null || route === null ? nothing : this.#comments(session, route)}
        <theme-switch></theme-switch>
        <button class="plain find" title=${`${SHELL.palette} (Ctrl+K)`} @click=${() => this.#open('palette')}>
          ${icon('find')}<span class="unseen">${SHELL.palette}</span><kbd>Ctrl K</kbd>
        </button>
        <button
          class="plain keys"
          aria-label=${SHELL.keys}
          title=${`${SHELL.keys} (?)`}
          @click=${() => this.#open('keys')}
        >
          ${icon('keys')}
        </button>
      </div>
    </header>`;
  }

  /** What can be undone and redone next, as one word: many strokes of a brush are called the same. */
  #stepTitles(): string {
    const { done, undone } = this.session?.editor ?? { done: [], undone: [] };
    return JSON.stringify([done.at(-1), undone.at(-1)]);
  }

  #steps({ editor, isReadOnly }: ProjectSession): unknown {
    if (isReadOnly) return nothing;
    const [last, next] = [editor.done.at(-1), editor.undone.at(-1)];
    const undo = last === undefined ? SHELL.nothingToUndo : `${SHELL.undo}: ${last} (Ctrl+Z)`;
    const redo = next === undefined ? SHELL.nothingToRedo : `${SHELL.redo}: ${next} (Ctrl+Shift+Z)`;
    return html`<button
        class="plain"
        title=${undo}
        aria-label=${undo}
        ?disabled=${last === undefined}
        @click=${() => this.session?.undo()}
      >
        ${icon('undo')}
      </button>
      <button
        class="plain"
        title=${redo}
        aria-label=${redo}
        ?disabled=${next === undefined}
        @click=${() => this.session?.redo()}
      >
        ${icon('redo')}
      </button>`;
  }

  #comments({ comments }: ProjectSession, { package: id }: PackageRoute): unknown {
    const { length } = comments.openOf(id);
    const title = SHELL.comments(length);
    return html`<button
      class="plain comments"
      title=${title}
      aria-label=${title}
      aria-expanded=${comments.isOpen.value}
      @click=${() => (comments.isOpen.value = !comments.isOpen.value)}
    >
      ${icon('comment')}${length === 0 ? nothing : html`<span class="count">${length}</span>`}
    </button>`;
  }

  #open(what: 'palette' | 'keys'): void {
    this.dispatchEvent(new CustomEvent('open-part', { detail: what }));
  }
}

customElements.define('header-bar', HeaderBar);
