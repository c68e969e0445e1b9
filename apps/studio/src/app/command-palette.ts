import { css, html, LitElement, nothing } from 'lit';
import { icon } from '../parts/icons.ts';
import { shared } from '../parts/styles.ts';
import { closeDialog, dialog, dialogStyles, openDialog } from '../ui/dialog.ts';
import type { ProjectSession } from '../session/project-session.ts';
import { commands, type Command } from './commands.ts';
import { hexNamed, thingsOf } from './finding.ts';
import { find } from './ranking.ts';
import type { PackageRoute } from './routes.ts';
import { SHELL } from './words.ts';

/** A field that finds everything that can be done, and every thing that can be gone to. */
class CommandPalette extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    words: { state: true },
    at: { state: true },
    isOpen: { state: true },
  };
  static override styles = [
    shared,
    dialogStyles,
    css`
      dialog {
        inline-size: min(40rem, calc(100vw - 2rem));
        margin-block-start: 10vh;
        padding: 0;
        overflow: hidden;
      }
      dialog > .content {
        gap: 0;
      }
      .field {
        display: flex;
        align-items: center;
        gap: 0.6rem;
        padding: 0.35rem 0.9rem;
        border-block-end: 1px solid var(--line);
        color: var(--ink-soft);
      }
      input {
        flex: 1;
        min-block-size: 2.5rem;
        padding: 0;
        border: 0;
        outline: none;
        background: none;
        color: var(--ink);
        font-size: var(--large);
      }
      input:focus-visible {
        outline: none;
      }
      ul {
        max-block-size: 55vh;
        margin: 0;
        padding: 0.4rem;
        overflow: auto;
        list-style: none;
      }
      li {
        display: flex;
        align-items: center;
        gap: 0.75rem;
        padding: 0.4rem 0.6rem;
        border-radius: var(--radius);
        cursor: pointer;
      }
      li[aria-selected='true'] {
        background: var(--accent-soft);
      }
      li .title {
        flex: 1;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .none {
        padding: 1.25rem;
        text-align: center;
      }
    `,
  ];
  declare session: ProjectSession | null;
  declare route: PackageRoute | null;
  declare words: string;
  declare at: number;
  declare isOpen: boolean;
  #offered: readonly Command[] = [];
  #things: readonly Command[] = [];
  #endOfListening: (() => void) | null = null;

  constructor() {
    super();
    this.words = '';
    this.at = 0;
    this.isOpen = false;
  }

  /** Opens the palette. */
  show(): void {
    const { session, route } = this;
    this.#offered = commands.list().filter(({ id }) => id !== 'palette');
    this.#things = session === null ? [] : thingsOf(session, route);
    this.words = '';
    this.at = 0;
    this.isOpen = true;
    void openDialog(this);
    this.#endOfListening?.();
    this.#endOfListening = session?.compileService.report.listen(() => this.#refill(session)) ?? null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#endOfListening?.();
  }

  /** Takes what was compiled meanwhile, the first time above all; whatever somebody has gone to in the list stays selected. */
  #refill(session: ProjectSession): void {
    const selected = this.at === 0 ? undefined : this.#found()[this.at]?.id;
    this.#things = thingsOf(session, this.route);
    this.at = Math.max(
      0,
      this.#found().findIndex(({ id }) => id === selected),
    );
    this.requestUpdate();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  override render(): unknown {
    const found = this.isOpen ? this.#found() : [];
    const hint = this.route === null ? SHELL.paletteHint : SHELL.paletteHintInPackage;
    const body = html`<div class="field">
        ${icon('find', 18)}
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls="found"
          aria-activedescendant=${found.length === 0 ? nothing : `found-${this.at}`}
          aria-label=${hint}
          placeholder=${hint}
          .value=${this.words}
          @input=${(event: Event) => {
            this.words = (event.target as HTMLInputElement).value;
            this.at = 0;
          }}
          @keydown=${(event: KeyboardEvent) => this.#press(event, found)}
        />
      </div>
      <ul id="found" role="listbox" aria-label=${SHELL.found} tabindex="-1">
        ${found.map(
          (command, index) =>
            html`<li
              id=${`found-${index}`}
              role="option"
              aria-selected=${index === this.at}
              @click=${() => this.#run(command)}
              @pointermove=${() => (this.at = index)}
            >
              <span class="title">${command.title}</span>
              <span class="soft small">${command.group}</span>
              ${command.keys?.slice(0, 1).map((keys) => html`<kbd>${keys}</kbd>`)}
            </li>`,
        )}
      </ul>
      ${found.length === 0 && this.isOpen ? html`<p class="none soft" role="status">${SHELL.nothingFound(this.words)}</p>` : nothing}`;
    return dialog({ label: SHELL.palette, body, closed: this.#closed });
  }

  /** The event comes later than the closing: the palette may be open again by then. */
  readonly #closed = (): void => {
    this.isOpen = this.#dialog?.open === true;
    if (this.isOpen) return;
    this.#endOfListening?.();
    this.#endOfListening = null;
  };

  #found(): Command[] {
    const { session, route } = this;
    return find(this.words, this.#offered, this.#things, (label) =>
      session === null || route === null ? null : hexNamed(session, route, label),
    );
  }

  #press(event: KeyboardEvent, found: readonly Command[]): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      this.at = (this.at + step + found.length) % found.length;
      this.renderRoot.querySelector(`#found-${this.at}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && found[this.at] !== undefined) {
      event.preventDefault();
      this.#run(found[this.at]);
    } else if (event.key === 'Escape') {
      // At once: the browser may close it only after the next key has come, which would be lost here.
      event.preventDefault();
      closeDialog(this);
    }
    event.stopPropagation();
  }

  #run(command: Command): void {
    closeDialog(this);
    command.run();
  }
}

customElements.define('command-palette', CommandPalette);
