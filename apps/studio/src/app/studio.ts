import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../parts/styles.ts';
import { empty, waiting } from '../ui/empty.ts';
import { isPartLoaded } from '../parts/load-part.ts';
import { taken, watch } from '../parts/store.ts';
import { loadScreen, showScreen } from '../screens/load-screen.ts';
import { SCREENS, screensOf, type ScreenName } from '../screens/screens.ts';
import { rememberOpened } from '../session/last-opened.ts';
import { ProjectSession } from '../session/project-session.ts';
import { commands, offer } from './commands.ts';
import { fontsReady } from './fonts.ts';
import { hasArrived, loadAgainFor } from './load-again.ts';
import { followAddress, place, placeTitle } from './navigation.ts';
import { addressOf, type PackageRoute, type Route } from './routes.ts';
import { studioCommands } from './studio-commands.ts';
import { theme } from './theme.ts';
import { noticeTurns } from './turn-notice.ts';
import { finishTyping } from './typing.ts';
import './command-palette.ts';
import './header-bar.ts';
import '../ui/toast-list.ts';
import './screen-frame.ts';
import { SHELL, STATES } from './words.ts';
import { inlineMessage } from '../ui/inline-message.ts';

/** What is loaded when it is shown for the first time. */
type Part = ScreenName | Exclude<Route['at'], 'package'>;

/** The whole studio: the bar at the top, the screen that is open, and what lies over it. */
class Studio extends LitElement {
  static override properties = {
    session: { state: true },
    loaded: { state: true },
    missing: { state: true },
    isReady: { state: true },
    hasOverlays: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        /* What is said has a row of its own that is always there: nothing moves when something is said. */
        grid-template-rows: minmax(var(--bar), auto) minmax(0, 1fr) 2.25rem;
        block-size: 100dvh;
        background: var(--paper);
      }
      header-bar {
        min-inline-size: 0;
      }
      .skip {
        position: fixed;
        inset-block-start: 0.4rem;
        inset-inline-start: 0.5rem;
        z-index: 30;
        padding: 0.4rem 0.8rem;
        border-radius: var(--radius);
        background: var(--accent);
        color: var(--accent-ink);
      }
      .skip:not(:focus) {
        translate: 0 -5rem;
      }
      footer {
        grid-row: 3;
        display: flex;
        min-inline-size: 0;
        border-block-start: 1px solid var(--line);
        background: var(--panel);
      }
      footer .inline-message {
        display: flex;
        flex: 0 1 auto;
        align-items: center;
        gap: 0.75rem;
        min-inline-size: 0;
        padding-block: 0;
        font-size: var(--small);
      }
      footer .inline-message p {
        overflow: hidden;
        white-space: nowrap;
        text-overflow: ellipsis;
      }
      footer .inline-message button {
        flex: none;
        min-block-size: 1.6rem;
      }
      main {
        grid-row: 2;
        min-block-size: 0;
        min-inline-size: 0;
        overflow: auto;
      }
      main:focus-visible {
        outline: none;
      }
      main > .empty {
        min-block-size: 100%;
      }
      main > .empty p {
        max-inline-size: 36rem;
      }
      start-guide {
        flex: 0 1 auto;
        min-inline-size: 0;
      }
      screen-frame {
        display: contents;
      }
      screen-frame > * {
        display: block;
        min-block-size: 100%;
      }
      screen-frame > :is(.empty, .slow) {
        display: grid;
        max-inline-size: 36rem;
        margin-inline: auto;
      }
      .slow {
        block-size: 100%;
        animation: appear 0.2s 0.4s backwards;
      }
      @keyframes appear {
        from {
          opacity: 0;
        }
      }
    `,
  ];

  declare session: ProjectSession | null;
  declare loaded: ReadonlySet<Part>;
  /** The part of the studio that failed to load. */
  declare missing: Part | null;
  declare isReady: boolean;
  /** Whether the code of what lies over the screens is there. */
  declare hasOverlays: boolean;
  #ends: (() => void)[] = [];
  #shown = '';

  constructor() {
    super();
    this.session = null;
    this.loaded = new Set();
    this.missing = null;
    this.isReady = false;
    this.hasOverlays = false;
    followAddress(this);
    watch(this, () => [place, commands.changes, theme]);
    offer(this, () => studioCommands(this.session, place.value, (part) => void this.#open(part)));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.#press);
    addEventListener('beforeunload', this.#leave);
    addEventListener('pagehide', this.#hide);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#press);
    removeEventListener('beforeunload', this.#leave);
    removeEventListener('pagehide', this.#hide);
  }

  readonly #press = (event: KeyboardEvent): void => {
    if (!event.defaultPrevented) commands.press(event);
  };

  /** Only where something would be lost: everything else is on the server or in this browser. */
  readonly #leave = (event: BeforeUnloadEvent): void => {
    finishTyping();
    if (this.session?.saveStatus.value.wouldLose === true) event.preventDefault();
  };

  /** Where a page is closed without a question, as on a telephone. */
  readonly #hide = (): void => finishTyping();

  override willUpdate(): void {
    const route = place.value;
    if (route === null) return;
    if ('project' in route && this.session?.id !== route.project) this.#enter(route.project);
    if (route.at === 'package') {
      this.session?.compileService.watch(route.package);
      rememberOpened(route.project, route.package);
    }
    this.#load(partOf(route));
    const title = route.at === 'package' ? this.#titleOf(route) : '';
    document.title = route.at === 'package' ? `${title} · ${SCREENS[route.screen].title}` : SHELL.name;
    placeTitle.value = title;
  }

  override updated(): void {
    const route = place.value;
    const shown = route?.at === 'package' ? `${route.package} ${route.screen}` : (route?.at ?? 'nothing');
    const isFirst = this.#shown === '';
    if (shown === this.#shown) return;
    this.#shown = shown;
    // Anyone who listens or goes by keys is where the new screen begins, unless that has taken the focus itself.
    if (!isFirst) queueMicrotask(() => this.#focusMain());
  }

  override render(): unknown {
    const route = place.value;
    const inPackage = route?.at === 'package' && this.isReady ? route : null;
    const trouble = this.session?.compileService.trouble.value ?? null;
    return html`
      <a class="skip" href="#main" @click=${this.#skip}>${SHELL.skip}</a>
      <header-bar
        .session=${this.session}
        .route=${inPackage}
        @open-part=${(event: CustomEvent<'palette' | 'keys'>) => void this.#open(event.detail)}
      ></header-bar>
      <main id="main" tabindex="-1">${this.#screen(route)}</main>
      ${
        inPackage === null || this.session === null
          ? nothing
          : this.#overlay(html`<comments-drawer .session=${this.session} .route=${inPackage}></comments-drawer>`)
      }
      <footer>
        ${
          inPackage === null || this.session === null
            ? nothing
            : this.#overlay(html`<start-guide .session=${this.session} .route=${inPackage}></start-guide>`)
        }
        ${
          trouble === null
            ? nothing
            : inlineMessage(
                html`<p title=${trouble}>${trouble}</p>`,
                'warning',
                html`<button @click=${() => this.session?.compileService.restart()}>${SHELL.checkAgain}</button>`,
              )
        }
        <toast-list dismiss=${SHELL.dismiss}></toast-list>
      </footer>
      <command-palette .session=${this.session} .route=${inPackage}></command-palette>
      ${this.#overlay(html`<shortcut-sheet></shortcut-sheet>`)}
    `;
  }

  #screen(route: Route | null): unknown {
    if (route === null) return nowhere(STATES.nothingHere, '/');
    const part = partOf(route);
    if (this.missing === part) return this.#notArrived(this.#isOffline);
    if (route.at === 'projects') {
      return this.loaded.has(part) ? html`<projects-page></projects-page>` : opening();
    }
    if (route.at === 'controls') return this.loaded.has(part) ? html`<controls-page></controls-page>` : opening();
    const { session } = this;
    if (session === null) return opening();
    if (session.connection.barred.value === 'no-such-project') {
      return nowhere(STATES.noProject(route.project), '/');
    }
    if (session.connection.barred.value === 'no-access') {
      return nowhere(STATES.noAccess, '/');
    }
    if (!this.isReady && session.connection.barred.value === 'not-opened') {
      return shut(STATES.notOpened);
    }
    if (!this.isReady && session.connection.barred.value === 'refused') {
      return shut(STATES.full);
    }
    if (!this.isReady && this.#isOffline) {
      const [title, word] = STATES.unreachable;
      return empty({
        role: 'alert',
        heading: title,
        text: word,
        actions: html`<button class="primary" @click=${() => session.connection.retry()}>${STATES.tryNow}</button>`,
      });
    }
    if (!this.isReady || !this.loaded.has(part)) return opening();
    if (route.at === 'gallery') {
      return html`<screen-frame
        name=${SHELL.gallery}
        .show=${() => html`<gallery-screen .session=${session}></gallery-screen>`}
      ></screen-frame>`;
    }
    if (session.project.files(route.package).length === 0) {
      const home = addressOf({ at: 'gallery', project: route.project });
      return nowhere(STATES.noPackage(route.package), home);
    }
    const { title } = SCREENS[route.screen];
    if (!screensOf(session, route.package).includes(route.screen)) {
      const map = addressOf({ ...route, screen: 'map', item: '', where: {} });
      return nowhere(STATES.noScreen(title, this.#titleOf(route)), map, SCREENS.map.title);
    }
    return html`<screen-frame .name=${title} .show=${() => showScreen(session, route)}></screen-frame>`;
  }

  /** The other screens can be used meanwhile: only where there is a server is there anything to load again. */
  #notArrived(isOffline: boolean): unknown {
    return empty({
      role: 'alert',
      heading: STATES.notArrived,
      text: isOffline ? STATES.notArrivedOffline : STATES.notArrivedText,
      actions: html`${
        isOffline
          ? html`<button class="primary" @click=${() => this.session?.connection.retry()}>${STATES.tryNow}</button>`
          : html`<button class="primary" @click=${() => location.reload()}>${STATES.reload}</button>`
      }`,
    });
  }

  #load(part: Part): void {
    if (this.loaded.has(part)) return;
    if (this.missing === part) return;
    this.missing = null;
    void Promise.all([loader(part), fontsReady()]).then(
      () => this.#arrived(part),
      () => this.#lost(part),
    );
  }

  #arrived(part: Part): void {
    hasArrived(part);
    this.loaded = new Set([...this.loaded, part]);
  }

  #lost(part: Part): void {
    const wouldLose = this.session?.saveStatus.value.wouldLose === true;
    if (this.#isOffline || wouldLose || !loadAgainFor(part)) this.missing = part;
  }

  get #isOffline(): boolean {
    return this.session?.connection.state.value.is === 'offline';
  }

  #enter(project: string): void {
    for (const end of this.#ends.splice(0)) end();
    this.session?.close();
    this.isReady = false;
    const session = new ProjectSession(project);
    this.session = session;
    const { connection, compileService } = session;
    const isOffline = taken(connection.state, ({ is }) => is === 'offline');
    for (const store of [compileService.trouble, connection.barred, isOffline]) {
      this.#ends.push(store.listen(() => this.requestUpdate()));
    }
    this.#ends.push(session.comments.isOpen.listen(() => void this.#loadOverlays()));
    // By the first report the screen can be used: what comes later delays nobody.
    const isReported = taken(compileService.report, (report) => report !== null);
    this.#ends.push(isReported.listen(() => void this.#loadOverlays(false)));
    this.#ends.push(session.outdated.listen(() => this.#enter(project)));
    this.#ends.push(noticeTurns(session));
    // The package that is open may be removed, by oneself or by others.
    this.#ends.push(session.project.listen(({ files }) => this.#filesChanged(files)));
    void this.#await(session);
  }

  async #await(session: ProjectSession): Promise<void> {
    await session.ready;
    if (this.session === session) this.isReady = true;
  }

  #filesChanged(files: ReadonlySet<string>): void {
    const route = place.value;
    if (route?.at !== 'package') return;
    if (files.has(`${route.package}:scenario.json`)) this.requestUpdate();
  }

  #titleOf(route: PackageRoute): string {
    const title = this.session?.project.part(`${route.package}:scenario.json`, 'title');
    return typeof title === 'string' && title !== '' ? title : route.package;
  }

  /** What lies over the screens, once its code is there. */
  #overlay(element: unknown): unknown {
    return this.hasOverlays ? element : nothing;
  }

  /** Whether it is there. @param isAsked whether somebody waits for it, and is told if it does not come */
  async #loadOverlays(isAsked = true): Promise<boolean> {
    const load = (): Promise<unknown> => import('./overlays.ts');
    this.hasOverlays ||= isAsked
      ? await isPartLoaded(load)
      : await load().then(
          () => true,
          () => false,
        );
    return this.hasOverlays;
  }

  async #open(part: 'palette' | 'keys'): Promise<void> {
    if (part === 'palette') {
      this.renderRoot.querySelector<HTMLElement & { show(): void }>('command-palette')?.show();
    } else if (await this.#loadOverlays()) {
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLElement & { show(): void }>('shortcut-sheet')?.show();
    }
  }

  readonly #skip = (event: Event): void => {
    event.preventDefault();
    this.#focusMain();
  };

  #focusMain(): void {
    const main = this.renderRoot.querySelector('main');
    if (main !== null && !main.contains(this.shadowRoot?.activeElement ?? null)) main.focus({ preventScroll: true });
  }
}

function partOf(route: Route): Part {
  return route.at === 'package' ? route.screen : route.at;
}

function loader(part: Part): Promise<unknown> {
  if (part === 'gallery') return import('../screens/gallery/gallery-screen.ts');
  if (part === 'projects') return import('../screens/gallery/projects-page.ts');
  if (part === 'controls') return import('../ui/controls-page.ts');
  return loadScreen(part);
}

function opening(): unknown {
  return html`<div class="slow">${waiting(STATES.opening)}</div>`;
}

/** What the server does not open now, and may open later. */
function shut([title, word]: readonly string[]): unknown {
  return empty({
    role: 'alert',
    heading: title,
    text: word,
    actions: html`<button class="primary" @click=${() => location.reload()}>${STATES.tryAgain}</button>
      <a href="/">${SHELL.allBattles}</a>`,
  });
}

function nowhere([title, word]: readonly string[], to: string, link: string = SHELL.allBattles): unknown {
  return empty({ heading: title, text: word, actions: html`<a href=${to}>${link}</a>` });
}

customElements.define('hexwright-studio', Studio);
