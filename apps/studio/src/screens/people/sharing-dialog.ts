import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { cancelButton, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import { addressOf } from '../../app/routes.ts';
import { place, placeTitle } from '../../app/navigation.ts';
import { ask, type Asked } from './asking.ts';
import { sharedPlace } from './shared-place.ts';
import { linkHash } from './ways-in.ts';
import { words } from './words.ts';
import { select } from '../../ui/select.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

/** What a server answers to those who are no owners. */
const FORBIDDEN = 403;

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
    copied: { state: true },
    isOwner: { state: true },
    hasAccounts: { type: Boolean },
  };
  static override styles = [
    shared,
    dialogStyles,
    css`
      section {
        display: grid;
        gap: 0.5rem;
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
      .copy {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.5rem;
      }
      .copy button {
        min-inline-size: 5.5rem;
      }
    `,
  ];

  declare project: string;
  declare members: Members | null;
  declare made: string | null;
  declare trouble: string | null;
  /** What was to be copied last, and whether the browser has done it. */
  declare copied: { readonly text: string; readonly isDone: boolean } | null;
  declare isOwner: boolean;
  /** Whether people have accounts on this server. */
  declare hasAccounts: boolean;

  constructor() {
    super();
    this.project = '';
    this.members = null;
    this.made = null;
    this.trouble = null;
    this.copied = null;
    this.isOwner = true;
    this.hasAccounts = false;
  }

  /** Opens it for a project. */
  async show(project: string): Promise<void> {
    this.project = project;
    this.made = null;
    this.copied = null;
    this.trouble = null;
    this.members = null;
    this.isOwner = true;
    if (this.hasAccounts) {
      const asked = await ask<Members>('GET', this.#at('people'));
      this.isOwner = asked.ok || asked.status !== FORBIDDEN;
      if (this.isOwner) this.#take(asked);
    }
    await openDialog(this);
  }

  override render(): unknown {
    return dialog({
      heading: words.share,
      size: 'wide',
      isQuestion: true,
      body: html`${this.trouble === null ? nothing : inlineMessage(this.trouble)}
        ${this.hasAccounts && this.members !== null ? this.#everybody(this.members) : nothing}
        <section>
          <h2>${words.address}</h2>
          <p>${this.hasAccounts ? words.addressText.accounts : words.addressText.open}</p>
          ${this.#copyable(words.address, this.#address())}
          ${this.isOwner ? nothing : html`<p class="soft">${words.ownersInvite}</p>`}
        </section>`,
      actions: cancelButton(words.close),
    });
  }

  #everybody({ people, links }: Members): unknown {
    return html`
      <section>
        <h2>${words.here}</h2>
        <ul>
          ${people.map(
            ({ id, name, email, role, isEverywhere }) =>
              html`<li>
                <span>${name} <small>${email}</small></span>
                ${
                  isEverywhere
                    ? html`<span>${words.everywhere(role)}</span>`
                    : html`${select({
                          label: words.roleOf(name),
                          value: role,
                          options: ROLES.map((one) => ({ value: one, title: one })),
                          choose: (to) => void this.#do('PUT', `people/${id}`, { role: to }),
                        })}
                        <button aria-label=${words.removeName(name)} @click=${() => this.#do('DELETE', `people/${id}`)}>
                          ${words.remove}
                        </button>`
                }
              </li>`,
          )}
        </ul>
      </section>
      <section>
        <h2>${words.links}</h2>
        ${links.length === 0 ? html`<p class="soft">${words.noLinks}</p>` : nothing}
        <ul>
          ${links.map(
            ({ id, kind, role, note, expires }) =>
              html`<li>
                <span>${words.link(kind, role, note)}</span>
                <span>${words.until(new Date(expires).toLocaleString())}</span>
                <button @click=${() => this.#do('DELETE', `links/${id}`)}>${words.revoke}</button>
              </li>`,
          )}
        </ul>
        <form @submit=${this.#make}>
          ${select({
            name: 'kind',
            label: words.kind,
            value: 'invitation',
            options: [
              { value: 'invitation', title: words.invitation },
              { value: 'share', title: words.shareLink },
            ],
          })}
          ${select({
            name: 'role',
            label: words.role,
            value: ROLES.at(-1) ?? '',
            options: ROLES.toReversed().map((role) => ({ value: role, title: role })),
          })}
          ${select({
            name: 'hours',
            label: words.howLong,
            value: '168',
            options: [
              { value: '24', title: words.day },
              { value: '168', title: words.week },
              { value: '2160', title: words.quarter },
            ],
          })}
          <input name="note" maxlength="80" placeholder=${words.forWhom} aria-label=${words.forWhom} />
          <button class="primary">${words.make}</button>
        </form>
        ${
          this.made === null
            ? nothing
            : html`<p>${words.made}</p>
                ${this.#copyable(words.linkAddress, this.made)}`
        }
      </section>
    `;
  }

  /** Where those land who come by a link: the battle that is open now. */
  #address(): string {
    const route = place.value === null ? null : sharedPlace(place.value);
    return new URL(route === null ? '/' : addressOf(route), location.href).href;
  }

  #copyable(label: string, text: string): unknown {
    const isDone = this.copied?.text === text ? this.copied.isDone : null;
    return html`<div class="copy">
        <input readonly .value=${text} aria-label=${label} @focus=${selectAll} />
        <button type="button" aria-live="polite" @click=${() => this.#copy(text)}>
          ${isDone === true ? words.copied : words.copy}
        </button>
      </div>
      ${isDone === false ? html`<p role="status">${words.notCopied}</p>` : nothing}`;
  }

  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.copied = { text, isDone: true };
    } catch {
      this.copied = { text, isDone: false };
    }
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

  readonly #make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const given = Object.fromEntries(new FormData(event.target));
    const asked = await ask<{ readonly secret: string }>('POST', this.#at('links'), given);
    this.trouble = asked.ok ? null : asked.message;
    if (!asked.ok) return;
    this.made = `${this.#address()}${linkHash(asked.answer.secret, placeTitle.value)}`;
    this.#take(await ask<Members>('GET', this.#at('people')));
  };
}

function selectAll({ target }: Event): void {
  if (target instanceof HTMLInputElement) target.select();
}

customElements.define('sharing-dialog', SharingDialog);
