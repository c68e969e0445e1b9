import { css, html, LitElement, nothing } from 'lit';
import type { UnpackedPackage } from '@hexwright/exchange';
import type { Problem } from '@hexwright/model';
import { addPackage } from '@hexwright/workspace';
import { notify } from '../../ui/toasts.ts';
import { icon } from '../../parts/icons.ts';
import { shared } from '../../parts/styles.ts';
import { cancelButton, closeDialog, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import { together } from '../../session/plans.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { idFault } from './packages.ts';
import { IMPORT } from './words.ts';

/** A package that waits to be brought in. */
interface Waiting {
  readonly from: string;
  /** The id it is to have. */
  readonly id: string;
  readonly title: string;
  readonly isWanted: boolean;
  /** Whether the very same package is here already. */
  readonly isHere: boolean;
}

/** Shows what a zip holds, and brings in what is wanted; a zip that is refused is told in its place. */
class ImportDialog extends LitElement {
  static override properties = {
    session: { attribute: false },
    name: { state: true },
    waiting: { state: true },
    problems: { state: true },
    isBusy: { state: true },
  };
  static override styles = [
    shared,
    dialogStyles,
    css`
      .fault {
        color: var(--danger);
      }
      .packages {
        display: grid;
        gap: 0.6rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .packages li {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.25rem 0.6rem;
        align-items: center;
        padding: 0.6rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
      }
      .packages label {
        font-size: inherit;
        color: inherit;
      }
      .packages .code,
      .packages .note {
        grid-column: 2;
      }
      .problems {
        display: grid;
        gap: 0.5rem;
        max-block-size: 14rem;
        margin: 0;
        padding: 0.75rem 1rem;
        border-radius: var(--radius);
        background: var(--warning-soft);
        overflow: auto;
        list-style: none;
      }
      .problems.refused {
        background: var(--danger-soft);
      }
    `,
  ];
  declare session: ProjectSession;
  declare name: string;
  declare waiting: readonly Waiting[];
  declare problems: readonly Problem[];
  declare isBusy: boolean;
  #bytes = new Uint8Array();

  constructor() {
    super();
    this.name = '';
    this.waiting = [];
    this.problems = [];
    this.isBusy = false;
  }

  /** Opens it with what was chosen or dropped. */
  async ask(file: File): Promise<void> {
    this.name = file.name;
    this.waiting = [];
    this.problems = [];
    this.isBusy = true;
    await openDialog(this);
    try {
      this.#bytes = new Uint8Array(await file.arrayBuffer());
      const unpacked = await this.session.compileService.ask('unpack', { bytes: this.#bytes, ids: new Map() });
      this.problems = unpacked.problems;
      this.waiting = unpacked.ok ? unpacked.packages.map((one) => this.#waitingFor(one)) : [];
    } catch {
      notify(IMPORT.unreadable(file.name), { tone: 'warning' });
      closeDialog(this);
    }
    this.isBusy = false;
  }

  override render(): unknown {
    const wanted = this.waiting.filter(({ isWanted }) => isWanted);
    const hasFault = wanted.some((one) => this.#faultOf(one) !== null);
    const isRefused = !this.isBusy && this.waiting.length === 0;
    return dialog({
      heading: isRefused ? IMPORT.refused(this.name) : IMPORT.title(this.name),
      submit: this.#submit,
      body: html`${this.isBusy ? html`<p class="soft" role="status">${IMPORT.reading}</p>` : nothing}
        <ul class="packages">
          ${this.waiting.map((one) => this.#package(one))}
        </ul>
        ${
          this.problems.length === 0
            ? nothing
            : html`<ul class="problems ${isRefused ? 'refused' : ''}">
                ${this.problems.map(
                  ({ message, file }) =>
                    html`<li>${file === '' ? nothing : html`<code>${file}</code>: `}${message}</li>`,
                )}
              </ul>`
        }`,
      actions: html`${cancelButton(isRefused ? IMPORT.close : IMPORT.cancel)}
      ${
        isRefused
          ? nothing
          : html`<button class="primary" ?disabled=${this.isBusy || wanted.length === 0 || hasFault}>
              ${icon('bring')} ${IMPORT.import}
            </button>`
      }`,
    });
  }

  #package(one: Waiting): unknown {
    const fault = one.isWanted ? this.#faultOf(one) : null;
    const key = `p-${one.from}`;
    return html`<li>
      <input
        type="checkbox"
        id=${key}
        .checked=${one.isWanted}
        @change=${(event: Event) => this.#set(one, { isWanted: (event.target as HTMLInputElement).checked })}
      />
      <label for=${key}>${one.title}</label>
      <input
        class="code"
        aria-label=${IMPORT.idOf(one.title)}
        spellcheck="false"
        .value=${one.id}
        ?disabled=${!one.isWanted}
        aria-invalid=${fault === null ? 'false' : 'true'}
        @input=${(event: Event) => this.#set(one, { id: (event.target as HTMLInputElement).value.trim() })}
      />
      <span class="note small ${fault === null ? 'soft' : 'fault'}" role="status">${fault ?? noteOf(one)}</span>
    </li>`;
  }

  #waitingFor({ source, offer }: UnpackedPackage): Waiting {
    const here = this.session.project.find(source.id)?.files;
    const isHere =
      here !== undefined &&
      here.size === source.files.size &&
      [...source.files].every(([path, text]) => here.get(path) === text);
    const title = /"title"\s*:\s*"([^"\\]+)"/.exec(source.files.get('scenario.json') ?? '')?.[1] ?? source.id;
    return { from: source.id, id: isHere ? source.id : (offer ?? source.id), title, isWanted: !isHere, isHere };
  }

  #faultOf({ id, from }: Waiting): string | null {
    const isTwice = this.waiting.some((other) => other.isWanted && other.from !== from && other.id === id);
    return isTwice ? IMPORT.sameId : idFault(this.session.project, id);
  }

  #set(one: Waiting, change: Partial<Waiting>): void {
    this.waiting = this.waiting.map((other) => (other === one ? { ...other, ...change } : other));
  }

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const { session } = this;
    const wanted = this.waiting.filter(({ isWanted }) => isWanted);
    const ids = new Map(wanted.filter(({ id, from }) => id !== from).map(({ id, from }) => [from, id]));
    this.isBusy = true;
    const unpacked = await session.compileService.ask('unpack', { bytes: this.#bytes, ids });
    this.isBusy = false;
    if (!unpacked.ok) return;
    const sources = unpacked.packages
      .map(({ source }) => source)
      .filter(({ id }) => wanted.some((one) => one.id === id));
    const what = sources.length === 1 ? (wanted[0]?.title ?? '') : IMPORT.several(sources.length);
    const plans = sources.map(({ id, files }) => addPackage(session.project, id, files));
    if (!session.do(together(IMPORT.step(what), plans))) return;
    closeDialog(this);
    session.notifyDone(IMPORT.done(what));
  };
}

function noteOf({ isHere, id, from }: Waiting): string {
  if (isHere) return IMPORT.identical;
  return id === from ? '' : IMPORT.another(from);
}

customElements.define('import-dialog', ImportDialog);
