import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { ask, type Asked } from './asking.ts';

const ROLES = ['owner', 'editor', 'playtester', 'viewer'] as const;

interface Members {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly role: string;
    readonly isEverywhere: boolean;
  }[];
  readonly links: readonly {
    readonly id: string;
    readonly kind: string;
    readonly role: string;
    readonly note: string;
    readonly expires: number;
  }[];
}

/** Who is in a project and who may come: for its owners. */
class SharingDialog extends LitElement {
  static override properties = {
    project: {},
    members: { state: true },
    made: { state: true },
    trouble: { state: true },
  };
  static override styles = [
    shared,
    css`
      dialog {
        inline-size: min(44rem, 94vw);
        max-block-size: 90vh;
        padding: 1.25rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--paper);
        color: var(--ink);
      }
      section {
        display: grid;
        gap: 0.5rem;
        margin-block: 1rem;
      }
      li,
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
      }
      ul {
        display: grid;
        gap: 0.5rem;
        margin: 0;
        padding: 0;
      }
      li > :first-child {
        flex: 1 1 12rem;
      }
      output {
        display: block;
        padding: 0.5rem;
        overflow-wrap: anywhere;
        background: var(--raised);
      }
    `,
  ];

  declare project: string;
  declare members: Members | null;
  declare made: string | null;
  declare trouble: string | null;

  constructor() {
    super();
    this.project = '';
    this.members = null;
    this.made = null;
    this.trouble = null;
  }

  /** Opens it for a project. */
  async show(project: string): Promise<void> {
    this.project = project;
    this.made = null;
    this.#take(await ask<Members>('GET', this.#at('people')));
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  override render(): unknown {
    return html`<dialog aria-labelledby="title">
      <h1 id="title">People and links</h1>
      ${this.trouble === null ? nothing : html`<p role="alert">${this.trouble}</p>`}
      ${this.members === null ? nothing : this.#everybody(this.members)}
      <form method="dialog"><button>Close</button></form>
    </dialog>`;
  }

  #everybody({ people, links }: Members): unknown {
    return html`
      <section>
        <h2>Who is here</h2>
        <ul>
          ${people.map(
            ({ id, name, email, role, isEverywhere }) =>
              html`<li>
                <span>${name} <small>${email}</small></span>
                ${
                  isEverywhere
                    ? html`<span>${role} of all projects</span>`
                    : html`<select aria-label="Role of ${name}" @change=${(event: Event) => this.#setRole(id, event)}>
                          ${ROLES.map((one) => html`<option .selected=${one === role}>${one}</option>`)}
                        </select>
                        <button aria-label="Remove ${name}" @click=${() => this.#do('DELETE', `people/${id}`)}>
                          Remove
                        </button>`
                }
              </li>`,
          )}
        </ul>
      </section>
      <section>
        <h2>Who may come</h2>
        <ul>
          ${links.map(
            ({ id, kind, role, note, expires }) =>
              html`<li>
                <span
                  >${kind === 'share' ? 'Share link' : 'Invitation'} as ${role}${note === '' ? '' : `: ${note}`}</span
                >
                <span>until ${new Date(expires).toLocaleString()}</span>
                <button @click=${() => this.#do('DELETE', `links/${id}`)}>Revoke</button>
              </li>`,
          )}
        </ul>
        <form @submit=${this.#make}>
          <select name="kind" aria-label="Kind of link">
            <option value="invitation">Invitation, for one account</option>
            <option value="share">Share link, for guests</option>
          </select>
          <select name="role" aria-label="Role">
            ${ROLES.toReversed().map((one) => html`<option>${one}</option>`)}
          </select>
          <select name="hours" aria-label="How long">
            <option value="24">a day</option>
            <option value="168" selected>a week</option>
            <option value="2160">90 days</option>
          </select>
          <input name="note" maxlength="80" placeholder="For whom" aria-label="For whom" />
          <button class="primary">Make a link</button>
        </form>
        ${
          this.made === null
            ? nothing
            : html`<p>Send this on. It is shown only now.</p>
                <output>${this.made}</output>`
        }
      </section>
    `;
  }

  #at(rest: string): string {
    return `/api/projects/${encodeURIComponent(this.project)}/${rest}`;
  }

  #take(asked: Asked<Members>): void {
    this.trouble = asked.ok ? null : asked.message;
    if (asked.ok) this.members = asked.answer;
  }

  async #do(method: 'PUT' | 'DELETE', rest: string, body?: object): Promise<void> {
    this.#take(await ask<Members>(method, this.#at(rest), body));
  }

  #setRole(id: string, { target }: Event): void {
    if (target instanceof HTMLSelectElement) void this.#do('PUT', `people/${id}`, { role: target.value });
  }

  readonly #make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const given = Object.fromEntries(new FormData(event.target));
    const asked = await ask<{ readonly secret: string }>('POST', this.#at('links'), given);
    this.trouble = asked.ok ? null : asked.message;
    if (!asked.ok) return;
    this.made = new URL(`/#join=${asked.answer.secret}`, location.href).href;
    this.#take(await ask<Members>('GET', this.#at('people')));
  };
}

customElements.define('sharing-dialog', SharingDialog);
