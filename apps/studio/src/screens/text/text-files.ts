import { css, html, LitElement, nothing } from 'lit';
import { fileName, PACKAGE_FILES, type Problem } from '@hexwright/model';
import { chainOf, fileKey, pathOf, type FileKey } from '@hexwright/workspace';
import { shared } from '../../parts/styles.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { FILES } from './words.ts';
import { select } from '../../ui/select.ts';

/** The files of a package and of what it builds on, to choose from. */
class TextFiles extends LitElement {
  static override properties = {
    session: { attribute: false },
    package: {},
    chosen: {},
    problems: { attribute: false },
    drafts: { attribute: false },
    unsaved: { attribute: false },
    files: { attribute: false },
    unfolded: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        overflow: auto;
        padding: 0.6rem 0.4rem;
        border-inline-end: 1px solid var(--line);
        background: var(--panel);
      }
      h2,
      summary {
        padding: 0.25rem 0.5rem;
        font: 600 var(--small) var(--sans);
        color: var(--ink-soft);
      }
      summary {
        cursor: pointer;
      }
      ul {
        margin: 0 0 0.6rem;
        padding: 0;
        list-style: none;
      }
      a {
        display: flex;
        align-items: center;
        gap: 0.4rem;
        padding: 0.2rem 0.5rem;
        border-radius: var(--radius);
        color: inherit;
        text-decoration: none;
        font-size: 0.875rem;
      }
      a:hover {
        background: var(--sunken);
      }
      a[aria-current] {
        background: var(--accent-soft);
        font-weight: 600;
      }
      .name {
        flex: 1;
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .count {
        padding: 0 0.4em;
        border-radius: 1em;
        background: var(--warning-soft);
        color: var(--warning);
        font-size: 0.75rem;
      }
      .count.error {
        background: var(--danger-soft);
        color: var(--danger);
      }
      .mark {
        color: var(--warning);
        font-size: 0.75rem;
      }
      form {
        display: flex;
        gap: 0.35rem;
        margin-block-end: 0.6rem;
        padding: 0 0.5rem;
      }
      select {
        flex: 1;
        min-inline-size: 0;
        font-size: 0.875rem;
      }
      .inherited {
        padding-block-start: 0.5rem;
        border-block-start: 1px solid var(--line);
      }
    `,
  ];
  declare session: Pick<ProjectSession, 'project'>;
  declare package: string;
  declare chosen: FileKey;
  declare problems: readonly Problem[];
  /** Files with a draft that cannot be read yet. */
  declare drafts: readonly FileKey[];
  /** Files that are not on the disk as they are here. */
  declare unsaved: readonly FileKey[];
  /** All files of the project. */
  declare files: ReadonlySet<FileKey>;
  /** Whether the cases are listed, of which there may be many hundreds. */
  declare unfolded: boolean;

  constructor() {
    super();
    this.unfolded = false;
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('chosen') && isCase(this.chosen)) this.unfolded = true;
  }

  override render(): unknown {
    const { project } = this.session;
    const own = project.files(this.package);
    const [cases, files] = [own.filter(isCase), own.filter((file) => !isCase(file))];
    const bases = chainOf(project, this.package).slice(0, -1).toReversed();
    return html`
      <nav aria-label=${FILES.label}>
        <h2>${FILES.own}</h2>
        ${this.#list(sorted(files))} ${this.#adding(own)}
        ${
          cases.length === 0
            ? nothing
            : html`<details
                ?open=${this.unfolded}
                @toggle=${(event: Event) => (this.unfolded = (event.target as HTMLDetailsElement).open)}
              >
                <summary>${FILES.cases(cases.length)}</summary>
                ${this.unfolded ? this.#list(cases) : nothing}
              </details>`
        }
        ${bases.length === 0 ? nothing : html`<h2 class="inherited">${FILES.inherited}</h2>`}
        ${bases.map(
          (base) =>
            html`<details open>
              <summary>${base}</summary>
              ${this.#list(sorted(project.files(base).filter((file) => !isCase(file))))}
            </details>`,
        )}
      </nav>
    `;
  }

  #list(files: readonly FileKey[]): unknown {
    return html`<ul>
      ${files.map((file) => html`<li>${this.#entry(file)}</li>`)}
    </ul>`;
  }

  #entry(file: FileKey): unknown {
    const found = this.problems.filter((one) => fileKey(one.package ?? this.package, one.file) === file);
    const isError = found.some(({ severity }) => severity === 'error');
    const said = FILES.problems(found.length);
    return html`<a
      href="#"
      title=${pathOf(file)}
      aria-current=${file === this.chosen ? 'page' : nothing}
      @click=${(event: Event) => this.#choose(event, file)}
      ><span class="name"
        >${pathOf(file)
          .replace(/^cases\//, '')
          .replace(/\.case\.json$/, '')}</span
      >
      ${this.drafts.includes(file) ? html`<span class="mark" title=${FILES.draftTitle}>${FILES.draft}</span>` : nothing}
      ${this.unsaved.includes(file) ? html`<span class="mark" title=${FILES.unsaved} aria-label=${FILES.unsaved}>●</span>` : nothing}
      ${found.length === 0 ? nothing : html`<span class="count ${isError ? 'error' : ''}" title=${said} aria-label=${said}>${found.length}</span>`}
    </a>`;
  }

  #adding(own: readonly FileKey[]): unknown {
    const missing = PACKAGE_FILES.map(fileName).filter((name) => !own.includes(fileKey(this.package, name)));
    const note = freeName(own, this.package, 'notes', '.md');
    const example = freeName(own, this.package, 'cases/example', '.case.json');
    return html`<form @submit=${(event: Event) => this.#add(event)}>
      ${select({
        label: FILES.toAdd,
        value: [...missing, note, example][0],
        options: [...missing, note, example].map((name) => ({ value: name, title: name })),
      })}
      <button>${FILES.add}</button>
    </form>`;
  }

  #choose(event: Event, file: FileKey): void {
    event.preventDefault();
    this.dispatchEvent(new CustomEvent('choose-file', { detail: file }));
  }

  #add(event: Event): void {
    event.preventDefault();
    const name = (event.target as HTMLFormElement).querySelector('select')?.value;
    if (name !== undefined) this.dispatchEvent(new CustomEvent('add-file', { detail: fileKey(this.package, name) }));
  }
}

function isCase(file: FileKey): boolean {
  return pathOf(file).startsWith('cases/');
}

function freeName(own: readonly FileKey[], id: string, stem: string, end: string): string {
  for (let number = 1; ; number++) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}${end}`;
    if (!own.includes(fileKey(id, name))) return name;
  }
}

/** The files of the format in its order, then whatever else there is. */
function sorted(files: readonly FileKey[]): FileKey[] {
  const names: readonly string[] = PACKAGE_FILES.map(fileName);
  const known = names.flatMap((name) => files.filter((file) => pathOf(file) === name));
  return [...known, ...files.filter((file) => !known.includes(file))];
}

customElements.define('text-files', TextFiles);
