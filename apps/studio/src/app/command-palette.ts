import { css, html, LitElement, nothing } from 'lit';
import { icon } from '../parts/icons.ts';
import { shared } from '../parts/styles.ts';
import { combobox, comboboxStyles } from '../ui/combobox.ts';
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
    comboboxStyles,
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
    const { field, list } = combobox({
      id: 'found',
      label: hint,
      listLabel: SHELL.found,
      placeholder: hint,
      text: this.words,
      options: found,
      at: this.at,
      line: ({ title, group, keys = [] }) =>
        html`<span class="title">${title}</span
          ><span class="soft small">${group}</span> ${keys.slice(0, 1).map((one) => html`<kbd>${one}</kbd>`)}`,
      typed: (words) => {
        this.words = words;
        this.at = 0;
      },
      moved: (at) => (this.at = at),
      taken: (command) => this.#run(command),
      // At once: the browser may close it only after the next key has come, which would be lost here.
      left: () => closeDialog(this),
    });
    // What is typed here means nothing to the screen behind.
    const body = html`<div class="field" @keydown=${(event: Event) => event.stopPropagation()}>
        ${icon('find', 18)} ${field}
      </div>
      ${list}
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

  #run(command: Command): void {
    closeDialog(this);
    command.run();
  }
}

customElements.define('command-palette', CommandPalette);
