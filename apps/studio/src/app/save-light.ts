import { css, html, LitElement, nothing } from 'lit';
import type { Problem } from '@hexwright/model';
import { diskChoices, type DiskChoice } from '../parts/disk-choices.ts';
import { watch } from '../parts/store.ts';
import { shared } from '../parts/styles.ts';
import { popover, popoverStyles } from '../ui/popover.ts';
import { packageOf, pathOf, type FileKey } from '@hexwright/workspace';
import { draftsKept, KeptDrafts } from '../screens/text/kept-drafts.ts';
import { withDrafts } from '../session/save-status.ts';
import type { ProjectSession } from '../session/project-session.ts';
import { addressOf } from './routes.ts';
import { LIGHT, STATES } from './words.ts';

/** A light that says whether what was done is kept; it opens to say what is the matter and what to do. */
class SaveLight extends LitElement {
  static override properties = { session: { attribute: false } };
  static override styles = [
    shared,
    popoverStyles,
    css`
      button {
        gap: 0.45em;
        justify-content: start;
        min-inline-size: min(5rem, 100%);
        max-inline-size: 100%;
        padding-inline: 0.5rem;
        overflow: hidden;
        font-size: var(--small);
        color: var(--ink-soft);
        white-space: nowrap;
      }
      button::before {
        content: '';
        flex: none;
        inline-size: 0.6em;
        block-size: 0.6em;
        border-radius: 50%;
        background: var(--good);
      }
      .busy::before {
        background: none;
        border: 2px solid var(--warning);
      }
      .warning::before {
        border-radius: 0;
        rotate: 45deg;
        background: var(--warning);
      }
      .danger::before {
        border-radius: 0;
        background: var(--danger);
      }
      button.danger {
        color: var(--danger);
      }
      /* The light alone says it where there is no room for words; they are a touch away. */
      @media (max-width: 480px) {
        button.plain[popovertarget] {
          min-inline-size: 0;
          max-inline-size: 2rem;
          overflow: hidden;
          font-size: 0;
        }
        button.plain[popovertarget]::before {
          font-size: var(--small);
        }
      }
      .popover {
        inline-size: min(26rem, calc(100vw - 1.5rem));
      }
      h2 {
        margin-block-end: 0.35rem;
      }
      ul {
        display: grid;
        gap: 0.75rem;
        margin: 0.75rem 0 0;
        padding: 0.75rem 0 0;
        border-block-start: 1px solid var(--line);
        list-style: none;
      }
      .file {
        font: var(--small) var(--mono);
        overflow-wrap: anywhere;
      }
      .do {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        margin-block-start: 0.5rem;
      }
      .do button {
        color: inherit;
      }
      .do button::before {
        content: none;
      }
    `,
  ];
  declare session: ProjectSession;

  constructor() {
    super();
    watch(this, () => [this.session.saveStatus, this.session.connection.folder, draftsKept]);
  }

  override render(): unknown {
    const { connection } = this.session;
    const drafts = new KeptDrafts(this.session.id).files();
    const { tone, word, title, explanation } = withDrafts(this.session.saveStatus.value, drafts.map(pathOf));
    const { problems } = connection.folder.value;
    const isOffline = connection.state.value.is === 'offline';
    return html`${popover({
        id: 'why',
        button: word,
        look: `plain ${tone}`,
        describedBy: 'state',
        label: title,
        body: html`<h2>${title}</h2>
          <p>${explanation}</p>
          ${isOffline ? html`<div class="do"><button @click=${() => connection.retry()}>${STATES.tryNow}</button></div>` : nothing}
          ${
            drafts.length === 0
              ? nothing
              : html`<div class="do">
                  ${drafts.map((file) => html`<a href=${this.#textOf(file)}>${LIGHT.open(`${packageOf(file)}/${pathOf(file)}`)}</a>`)}
                </div>`
          }
          ${this.#together(problems)}
          ${
            problems.length === 0
              ? nothing
              : html`<ul>
                  ${problems.map((problem) => this.#problem(problem))}
                </ul>`
          }`,
      })} <span class="unseen" id="state" role="status">${title}</span>`;
  }

  #textOf(file: FileKey): string {
    const to = { at: 'package', project: this.session.id, screen: 'text', where: {} } as const;
    return addressOf({ ...to, package: packageOf(file), item: pathOf(file) });
  }

  /** Settles many files at once, as when a whole folder is gone. */
  #together(problems: readonly Problem[]): unknown {
    const open = problems.filter((problem) => choicesFor(problem).length > 0);
    if (open.length < 2) return nothing;
    const all = (by: 'ours' | 'theirs'): void => {
      for (const problem of open) void this.session.settle(fileOf(problem), by);
    };
    return html`<div class="do">
      <button @click=${() => all('ours')}>${LIGHT.keepAll}</button>
      ${
        open.every(({ code }) => code === 'disk.removed')
          ? html`<button @click=${() => all('theirs')}>${LIGHT.acceptAll}</button>`
          : nothing
      }
    </div>`;
  }

  #problem(problem: Problem): unknown {
    const choices = choicesFor(problem);
    return html`<li>
      ${problem.file === '' ? nothing : html`<div class="file">${problem.package}/${problem.file}</div>`}
      <p>${problem.message}</p>
      ${
        choices.length === 0
          ? nothing
          : html`<div class="do">
              ${choices.map(
                ({ take, title }) =>
                  html`<button @click=${() => this.session.settle(fileOf(problem), take)}>${title}</button>`,
              )}
            </div>`
      }
    </li>`;
  }
}

function fileOf(problem: Problem): FileKey {
  return `${problem.package ?? ''}:${problem.file}`;
}

/** Which side of a file may hold, where somebody has to say so. */
function choicesFor({ code, file }: Problem): readonly DiskChoice[] {
  return file === '' ? [] : diskChoices(code);
}

customElements.define('save-light', SaveLight);
