import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { packageOf, pathOf, type FileKey } from '@hexwright/workspace';
import { addressOf } from '../../app/routes.ts';
import { ago } from '../../parts/ago.ts';
import { compareLines, countLines } from '../../parts/line-diff.ts';
import { Screen } from '../../parts/screen.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { empty } from '../../ui/empty.ts';
import type { Entry } from '../../session/activity-log.ts';
import { diffTable } from './diff-table.ts';
import { historyStyles } from './history-styles.ts';
import { stepDifferences } from './step-differences.ts';
import './versions-page.ts';
import { HISTORY } from './words.ts';

/** What is looked at: something that happened, or what has become of a file. */
type Chosen = { readonly entry: number } | { readonly file: FileKey } | null;

/** What has happened to the project since it was opened here: one's own steps, what others did, and what it came to. */
class HistoryScreen extends Screen {
  static override properties = { ...Screen.properties, chosen: { state: true } };
  static override styles = [shared, historyStyles];
  declare chosen: Chosen;

  constructor() {
    super();
    this.chosen = null;
    watch(this, () => [this.session.steps, this.session.activity.entries]);
  }

  override render(): unknown {
    const showsVersions = this.route.item === 'versions';
    const to = (item: string): string => addressOf({ ...this.route, item, where: {} });
    return html`<nav class="tabs" aria-label=${HISTORY.label}>
        <a href=${to('')} aria-current=${showsVersions ? nothing : 'page'}>${HISTORY.sinceOpened}</a>
        <a href=${to('versions')} aria-current=${showsVersions ? 'page' : nothing}>${HISTORY.versions}</a>
      </nav>
      ${
        showsVersions
          ? keyed(
              this.route.package,
              html`<versions-page .session=${this.session} .route=${this.route}></versions-page>`,
            )
          : this.#sinceOpened()
      }`;
  }

  #sinceOpened(): unknown {
    const { done, undone } = this.session.editor;
    const entries = this.session.activity.entries.value.toReversed();
    const files = this.#changedFiles();
    if (done.length + undone.length + entries.length === 0) {
      return empty({ heading: HISTORY.nothing, text: HISTORY.nothingHint });
    }
    return html`<div class="page">
      <h1>${HISTORY.label}</h1>
      <section class="steps" aria-labelledby="steps">
        <h2 id="steps">${HISTORY.own}</h2>
        ${this.#steps(done, undone)}
      </section>
      <section aria-labelledby="all">
        <h2 id="all">${HISTORY.all}</h2>
        <ol class="list">
          ${entries.map((entry) => this.#entry(entry))}
        </ol>
        <h2>${HISTORY.files}</h2>
        ${
          files.length === 0
            ? html`<p class="soft small">${HISTORY.noFiles}</p>`
            : html`<ul class="list">
                ${files.map((file) => this.#file(file))}
              </ul>`
        }
      </section>
      <section class="detail" aria-label=${HISTORY.detail} aria-live="polite">${this.#detail()}</section>
    </div>`;
  }

  /** Own steps, the newest first; those taken back stand above the mark that says where one is. */
  #steps(done: readonly string[], undone: readonly string[]): unknown {
    return html`<ol class="list">
      ${undone.map(
        (title, index) =>
          html`<li class="undone">
            <span>${title}</span>
            <button class="plain" @click=${() => this.#go(index - undone.length)}>${HISTORY.redoTo}</button>
          </li>`,
      )}
      <li class="now"><span>${undone.length === 0 ? HISTORY.now : HISTORY.here}</span></li>
      ${done.toReversed().map(
        (title, index) =>
          html`<li>
            <span>${title}</span>
            <button class="plain" @click=${() => this.#go(index + 1)}>
              ${index === 0 ? HISTORY.undoThis : HISTORY.undoTo(index + 1)}
            </button>
          </li>`,
      )}
      ${done.length === 0 ? html`<li class="soft small">${HISTORY.noSteps}</li>` : nothing}
    </ol>`;
  }

  /** Who did something: the names of those who were seen here. */
  #who({ who, clients }: Entry): string {
    const names = [...new Set(clients.flatMap((client) => this.session.presence.nameOf(client) ?? []))];
    return who === 'you' ? HISTORY.you : names.join(', ') || HISTORY.others;
  }

  #entry(entry: Entry): unknown {
    const { id, who, title, at } = entry;
    const isChosen = this.chosen !== null && 'entry' in this.chosen && this.chosen.entry === id;
    return html`<li>
      <button class="plain row" aria-current=${isChosen} @click=${() => (this.chosen = { entry: id })}>
        <span class="who ${who}">${this.#who(entry)}</span>
        <span class="title">${title}</span>
        <span class="soft small">${ago(Date.now() - at)}</span>
      </button>
    </li>`;
  }

  #file(file: FileKey): unknown {
    const isChosen = this.chosen !== null && 'file' in this.chosen && this.chosen.file === file;
    return html`<li>
      <button class="plain row" aria-current=${isChosen} @click=${() => (this.chosen = { file })}>
        <span class="title">${pathOf(file)}</span>
        ${packageOf(file) === this.route.package ? nothing : html`<span class="soft small">${packageOf(file)}</span>`}
      </button>
    </li>`;
  }

  #detail(): unknown {
    const { chosen } = this;
    if (chosen === null) return html`<p class="soft">${HISTORY.choose}</p>`;
    if ('file' in chosen) return this.#fileDetail(chosen.file);
    const entry = this.session.activity.entries.value.find(({ id }) => id === chosen.entry);
    return entry === undefined ? nothing : this.#entryDetail(entry);
  }

  #entryDetail(entry: Entry): unknown {
    const { title, who, files, hexes, differences } = entry;
    const others = this.#who(entry);
    const wholes = [...hexes].filter(([file, list]) => list === null && !differences.some((one) => one.file === file));
    return html`<h2>${title}</h2>
      <p class="soft small">
        ${who === 'you' ? HISTORY.yourStep : others === HISTORY.others ? HISTORY.unknown : others}
      </p>
      ${stepDifferences(this.session.project, this.route, differences)}
      ${wholes.map(([file]) => html`<p>${HISTORY.whole(pathOf(file))}</p>`)}
      <h3>${HISTORY.filesOfStep}</h3>
      <ul class="items">
        ${[...files].map(
          (file) =>
            html`<li>
              <button class="plain" @click=${() => (this.chosen = { file })}>
                <code>${packageOf(file)}/${pathOf(file)}</code>
              </button>
            </li>`,
        )}
      </ul>`;
  }

  #fileDetail(file: FileKey): unknown {
    const now = this.session.project.text(file);
    const before = this.session.activity.opened.get(file);
    const route = { ...this.route, package: packageOf(file), screen: 'text', item: pathOf(file), where: {} } as const;
    if (now === undefined)
      return html`<h2>${pathOf(file)}</h2>
        <p>${HISTORY.removed}</p>`;
    const diff = compareLines(before ?? '', now);
    const { added, removed } = countLines(diff);
    return html`<h2>${pathOf(file)}</h2>
      <p class="soft small">
        ${before === undefined ? HISTORY.isNew : HISTORY.against}:
        <span class="plus">+${added}</span> <span class="minus">−${removed}</span> ${HISTORY.lines} ·
        <a href=${addressOf(route)}>${HISTORY.openText}</a>
      </p>
      ${diff.length === 0 ? html`<p>${HISTORY.same}</p>` : diff.slice(0, 60).map((hunk) => diffTable(hunk))}`;
  }

  #changedFiles(): FileKey[] {
    const { activity, project } = this.session;
    const touched = new Set(activity.entries.value.flatMap(({ files }) => [...files]));
    return [...touched].filter((file) => project.text(file) !== activity.opened.get(file)).toSorted();
  }

  /** Takes steps back, or does as many again if negative. */
  #go(steps: number): void {
    if (this.session.isReadOnly) return;
    for (let i = 0; i < Math.abs(steps); i++) {
      if (steps > 0) this.session.editor.undo();
      else this.session.editor.redo();
    }
  }
}

customElements.define('history-screen', HistoryScreen);
