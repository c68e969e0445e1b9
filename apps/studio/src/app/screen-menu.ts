import type { Problem } from '@hexwright/model';
import { css, html, LitElement, nothing } from 'lit';
import { icon } from '../parts/icons.ts';
import { taken, watch } from '../parts/store.ts';
import { shared } from '../parts/styles.ts';
import { SCREENS, screensOf, type ScreenName } from '../screens/screens.ts';
import type { ProjectSession } from '../session/project-session.ts';
import { commands } from './commands.ts';
import { addressOf, type PackageRoute } from './routes.ts';
import { select } from '../ui/select.ts';
import { CONTRAST_CHOICES, contrastChoice, THEME_CHOICES, themeChoice } from './theme.ts';
import { SHELL } from './words.ts';

/** More screens than these want a wider window for a bar of one row. */
const USUAL = 11;

/** Commands that the bar has no room for on a phone. */
const MORE = ['share', 'comments', 'gallery', 'shortcuts'];

/**
 * Leads to the screens of a package: a row of tabs, and on a phone one menu, which then also holds what the bar has no
 * room for. Has the attribute `many` where there are more screens than most packages have.
 */
class ScreenMenu extends LitElement {
  static override properties = { session: { attribute: false }, route: { attribute: false } };
  static override styles = [
    shared,
    css`
      .opener,
      .more {
        display: none;
      }
      #menu {
        display: contents;
      }
      nav {
        display: flex;
        gap: 0.0625rem;
        max-inline-size: 100%;
        padding: 3px;
        overflow-x: auto;
        scrollbar-width: none;
      }
      a {
        padding: 0.3rem 0.5rem;
        border-radius: var(--radius);
        color: var(--ink-soft);
        text-decoration: none;
        white-space: nowrap;
      }
      a:hover {
        background: var(--sunken);
        color: var(--ink);
      }
      a[aria-current] {
        background: var(--accent-soft);
        color: var(--ink);
        box-shadow: inset 0 -2px var(--accent);
      }
      .count {
        display: inline-block;
        min-inline-size: calc(2ch + 0.9em);
        margin-inline-start: 0.35em;
        padding: 0.05rem 0.45em;
        border-radius: 1em;
        font-size: 0.75rem;
        font-variant-numeric: tabular-nums;
        text-align: center;
      }
      .count[hidden] {
        visibility: hidden;
      }
      .count.error {
        background: var(--danger-soft);
        color: var(--danger);
      }
      .count.warning {
        background: var(--warning-soft);
        color: var(--warning);
      }
      /* The title of the battle needs the room more. */
      @media (max-width: 1400px) {
        a {
          padding-inline: 0.36rem;
        }
        .count {
          margin-inline-start: 0.1em;
        }
      }
      @media (max-width: 640px) {
        .opener {
          display: inline-flex;
          padding-inline: 0.6rem 0.4rem;
          border-color: var(--line-strong);
          font-weight: 600;
        }
        #menu {
          position: fixed;
          inset: auto;
          inset-block-start: calc(var(--bar) + 0.25rem);
          inset-inline-end: 0.5rem;
          display: none;
          inline-size: min(16rem, calc(100vw - 1rem));
          max-block-size: calc(100dvh - var(--bar) - 1rem);
          margin: 0;
          padding: 0.5rem;
          overflow: auto;
          border: 1px solid var(--line);
          border-radius: 10px;
          background: var(--panel);
          color: var(--ink);
          box-shadow: var(--shadow);
        }
        #menu:popover-open {
          display: block;
        }
        nav,
        .more {
          display: grid;
          gap: 0.1rem;
          padding: 0;
        }
        a,
        .more button {
          min-block-size: 2.4rem;
          align-content: center;
          padding-inline: 0.75rem;
        }
        .more {
          margin-block-start: 0.4rem;
          padding-block-start: 0.4rem;
          border-block-start: 1px solid var(--line);
        }
        .more button {
          justify-content: start;
        }
        .more label {
          display: flex;
          align-items: center;
          justify-content: space-between;
          gap: 0.75rem;
          padding-inline: 0.75rem;
        }
      }
    `,
  ];
  declare session: ProjectSession;
  declare route: PackageRoute;

  constructor() {
    super();
    watch(this, () => [
      taken(this.session.compileService.report, (report) => this.#shown(report?.problems ?? [])),
      commands.changes,
      themeChoice,
      contrastChoice,
    ]);
  }

  override render(): unknown {
    const { title } = SCREENS[this.route.screen];
    return html`<button
        class="plain opener"
        popovertarget="menu"
        aria-label=${SHELL.menu(title)}
        title=${SHELL.menu(title)}
      >
        ${title}${icon('down')}
      </button>
      <div id="menu" popover @click=${this.#chosen}>
        <nav aria-label=${SHELL.screens}>
          ${screensOf(this.session, this.route.package).map((screen) => this.#tab(screen))}
        </nav>
        <div class="more">${this.#more()}</div>
      </div>`;
  }

  override updated(): void {
    this.toggleAttribute('many', screensOf(this.session, this.route.package).length > USUAL);
  }

  /** What a change of the package can make another: which screens there are, and how many problems. */
  #shown(problems: readonly Problem[]): string {
    return [...screensOf(this.session, this.route.package), problems.length, isGrave(problems)].join(' ');
  }

  #tab(screen: ScreenName): unknown {
    const { route, session } = this;
    const problems = session.compileService.report.value?.problems ?? [];
    const isError = isGrave(problems);
    // Its room is kept, so that no tab moves when the first problem comes.
    const none = problems.length === 0;
    const count = html`<span class="count ${isError ? 'error' : 'warning'}" ?hidden=${none}>${problems.length}</span>`;
    return html`<a
      href=${addressOf({ ...route, screen, item: '', where: {} })}
      title=${`Alt+${SCREENS[screen].key}`}
      aria-current=${screen === route.screen ? 'page' : nothing}
      >${SCREENS[screen].title}${screen === 'problems' ? count : nothing}</a
    >`;
  }

  #more(): unknown {
    const offered = commands.list();
    const more = MORE.flatMap((id) => offered.find((one) => one.id === id) ?? []);
    return html`${more.map(({ title, run }) => html`<button class="plain" @click=${run}>${title}</button>`)}
      <label
        >${SHELL.themeTitle}
        ${select({
          options: THEME_CHOICES.map((value) => ({ value, title: SHELL.themes[value] })),
          value: themeChoice.value,
          choose: (value) => (themeChoice.value = value),
        })}
      </label>
      <label
        >${SHELL.contrastTitle}
        ${select({
          options: CONTRAST_CHOICES.map((value) => ({ value, title: SHELL.contrasts[value] })),
          value: contrastChoice.value,
          choose: (value) => (contrastChoice.value = value),
        })}
      </label>`;
  }

  /** Who has chosen something sees it. */
  readonly #chosen = (event: Event): void => {
    const isChoice = event.composedPath().some((one) => one instanceof HTMLElement && /^(A|BUTTON)$/.test(one.tagName));
    if (isChoice) this.renderRoot.querySelector<HTMLElement>('#menu:popover-open')?.hidePopover();
  };
}

function isGrave(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

customElements.define('screen-menu', ScreenMenu);
