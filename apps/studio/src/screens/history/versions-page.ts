import { fileKey, pathOf, projectFiles, restorePackage } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { notify } from '../../ui/toasts.ts';
import type { PackageRoute } from '../../app/routes.ts';
import { ago } from '../../parts/ago.ts';
import { compareLines, countLines } from '../../parts/line-diff.ts';
import { shared } from '../../parts/styles.ts';
import { contentOf } from '../../session/activity-log.ts';
import { differenceOf, type FileDifference } from '../../session/differences.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { Versions, VersionTrouble, type Version } from '../../session/versions.ts';
import { historyStyles } from './history-styles.ts';
import { diffTable } from './diff-table.ts';
import { stepDifferences } from './step-differences.ts';
import { HISTORY, VERSIONS } from './words.ts';
import { select } from '../../ui/select.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

/** Stands for the project as it is now, where a version could stand. */
const NOW = 0;

/** What is compared: two versions, the later one may be now. */
interface Comparison {
  readonly from: number;
  readonly to: number;
  readonly differences: readonly FileDifference[];
  readonly texts: readonly { readonly file: string; readonly was: string; readonly now: string }[];
}

/** The package as it was: what has changed between any two versions, and a way back. */
class VersionsPage extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    versions: { state: true },
    trouble: { state: true },
    comparison: { state: true },
    from: { state: true },
    to: { state: true },
  };
  static override styles = [
    shared,
    historyStyles,
    css`
      .page {
        grid-template-columns: minmax(17rem, 26rem) minmax(0, 1fr);
      }
      form {
        display: flex;
        gap: 0.5rem;
        max-inline-size: 26rem;
        margin-block-end: 1rem;
      }
      form input {
        flex: 1;
        min-inline-size: 0;
      }
      .row {
        flex-wrap: wrap;
        padding-block: 0.4rem;
      }
      .row .people {
        flex-basis: 100%;
      }
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        align-items: center;
        margin-block: 0.5rem 1rem;
      }
      p[role='alert'] {
        margin-block: 0 1rem;
        padding-inline-start: 0.75rem;
        border-inline-start: 3px solid var(--warning);
      }
      @media (max-width: 800px) {
        .page {
          grid-template-columns: minmax(0, 1fr);
          gap: 1.5rem;
        }
      }
    `,
  ];
  declare session: ProjectSession;
  declare route: PackageRoute;
  declare versions: readonly Version[] | null;
  declare trouble: string;
  declare comparison: Comparison | null;
  declare from: number;
  declare to: number;
  #store: Versions | null = null;

  constructor() {
    super();
    [this.versions, this.trouble, this.comparison, this.from, this.to] = [null, '', null, NOW, NOW];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#store = new Versions(this.session.id);
    void this.#do(() => this.#load());
  }

  override render(): unknown {
    return html`<div class="page">
      <section aria-labelledby="versions">
        <h2 id="versions">${VERSIONS.title}</h2>
        ${this.#form(VERSIONS.nameOfNew, VERSIONS.nameHint, VERSIONS.create, (name) => this.#keep(name))}
        ${this.trouble === '' ? nothing : inlineMessage(this.trouble)} ${this.#list()}
      </section>
      <section class="detail" aria-label=${HISTORY.detail} aria-live="polite">${this.#detail()}</section>
    </div>`;
  }

  #list(): unknown {
    const { versions } = this;
    if (versions === null) return this.trouble === '' ? html`<p class="soft">${VERSIONS.loading}</p>` : nothing;
    if (versions.length === 0) {
      return html`<p class="soft">${VERSIONS.none}</p>`;
    }
    return html`<ol class="list">
      ${versions.map(
        ({ number, at, name, people }) =>
          html`<li>
            <button
              class="plain row"
              aria-current=${this.from === number}
              @click=${() => this.#compare(number, this.to === number ? NOW : this.to)}
            >
              <span class="title"
                >${name === '' ? html`<span class="soft">${VERSIONS.version(number)}</span>` : name}</span
              >
              <time class="soft small" datetime=${new Date(at).toISOString()} title=${new Date(at).toLocaleString()}
                >${ago(Date.now() - at)}</time
              >
              ${people.length === 0 ? nothing : html`<span class="soft small people">${people.join(', ')}</span>`}
            </button>
          </li>`,
      )}
    </ol>`;
  }

  #detail(): unknown {
    const { comparison, versions } = this;
    if (comparison === null || versions === null) {
      return html`<p class="soft">${VERSIONS.choose}</p>`;
    }
    const { from, differences, texts } = comparison;
    const then = versions.find(({ number }) => number === from);
    if (then === undefined) return nothing;
    const moment = then.name === '' ? VERSIONS.versionWord(from) : then.name;
    return html`<h2>${VERSIONS.since(moment)}</h2>
      <div class="tools">
        <label
          >${VERSIONS.compareWith}
          ${select({
            value: String(this.to),
            options: [
              { value: String(NOW), title: VERSIONS.now },
              ...versions
                .filter(({ number }) => number !== from)
                .map(({ number, name }) => ({
                  value: String(number),
                  title: name === '' ? VERSIONS.versionWord(number) : name,
                })),
            ],
            choose: (to) => this.#compare(from, Number(to)),
          })}</label
        >
        ${
          this.session.isReadOnly
            ? nothing
            : html`<button @click=${() => this.#restore(from, moment)}>${VERSIONS.restore(moment)}</button>`
        }
      </div>
      ${this.#form(VERSIONS.name, moment, then.name === '' ? VERSIONS.nameIt : VERSIONS.renameIt, (name) => this.#rename(from, name))}
      ${
        texts.length === 0
          ? html`<p>${VERSIONS.same}</p>`
          : html`${stepDifferences(this.session.project, this.route, differences)}
            ${texts.map((one) => this.#text(one))}`
      }`;
  }

  /** A field for a name and what is done with it; nothing for those who only read. */
  #form(label: string, hint: string, word: string, act: (name: string) => Promise<void>): unknown {
    if (this.session.isReadOnly) return nothing;
    return html`<form @submit=${(event: SubmitEvent) => this.#submit(event, act)}>
      <input name="name" maxlength="120" aria-label=${label} placeholder=${hint} />
      <button>${word}</button>
    </form>`;
  }

  #text({ file, was, now }: Comparison['texts'][number]): unknown {
    const diff = compareLines(was, now);
    const { added, removed } = countLines(diff);
    return html`<details>
      <summary>
        ${VERSIONS.textOf(pathOf(file))} <span class="plus">+${added}</span> <span class="minus">−${removed}</span>
        ${VERSIONS.lines}
      </summary>
      ${diff.slice(0, 60).map((hunk) => diffTable(hunk))}
    </details>`;
  }

  async #load(): Promise<void> {
    this.versions = (await this.#store?.list()) ?? [];
  }

  #submit(event: SubmitEvent, act: (name: string) => Promise<void>): void {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('name') as HTMLInputElement;
    const name = field.value.trim();
    if (name === '') {
      field.focus();
      return;
    }
    void this.#do(async () => {
      await act(name);
      field.value = '';
      await this.#load();
    });
  }

  async #keep(name: string): Promise<void> {
    await this.#store?.keep(name);
    notify(VERSIONS.kept(name), { tone: 'good' });
  }

  async #rename(number: number, name: string): Promise<void> {
    await this.#store?.rename(number, name);
    notify(VERSIONS.named(name), { tone: 'good' });
  }

  #compare(from: number, to: number): void {
    [this.from, this.to] = [from, to];
    void this.#do(async () => {
      const [was, now] = await Promise.all([this.#files(from), this.#files(to)]);
      if (this.from === from && this.to === to)
        this.comparison = { from, to, ...compared(this.route.package, was, now) };
    });
  }

  #restore(number: number, moment: string): void {
    void this.#do(async () => {
      const { project } = this.session;
      const texts = await this.#files(number);
      const { operation, left } = restorePackage(project, this.route.package, texts, moment);
      if (operation === null && left.length === 0) notify(VERSIONS.nothingDiffers, { about: 'restore' });
      if (operation !== null && this.session.do(operation)) {
        this.session.notifyDone(VERSIONS.restored(this.route.package, moment));
      }
      for (const { file } of left) {
        notify(VERSIONS.wasBroken(pathOf(file)), { tone: 'warning' });
      }
      this.#compare(number, NOW);
    });
  }

  async #files(number: number): Promise<ReadonlyMap<string, string>> {
    const { package: id } = this.route;
    if (number === NOW) return projectFiles(this.session.project, id);
    return (await this.#store?.filesOf(number, id)) ?? new Map<string, string>();
  }

  async #do(work: () => Promise<void>): Promise<void> {
    try {
      this.trouble = '';
      await work();
    } catch (error) {
      if (!(error instanceof VersionTrouble)) throw error;
      this.trouble = error.message;
    }
  }
}

function compared(
  id: string,
  was: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): Pick<Comparison, 'differences' | 'texts'> {
  const paths = [...new Set([...was.keys(), ...now.keys()])]
    .filter((path) => was.get(path) !== now.get(path))
    .toSorted();
  const contentIn = (files: ReadonlyMap<string, string>, path: string): ReturnType<typeof contentOf> => {
    const text = files.get(path);
    return text === undefined ? undefined : contentOf(text);
  };
  return {
    differences: paths.map((path) => differenceOf(fileKey(id, path), contentIn(was, path), contentIn(now, path))),
    texts: paths.map((path) => ({ file: fileKey(id, path), was: was.get(path) ?? '', now: now.get(path) ?? '' })),
  };
}

customElements.define('versions-page', VersionsPage);
