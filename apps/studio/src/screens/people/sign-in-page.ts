import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { ask, type Me } from './asking.ts';
import type { WayIn } from './ways-in.ts';
import { SIGN_IN, words } from './words.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

type Form = keyof typeof SIGN_IN.titles;

/** Where people say who they are: by a password, a provider, an invitation or a share link. */
class SignInPage extends LitElement {
  static override properties = {
    me: { attribute: false },
    way: { attribute: false },
    form: { state: true },
    trouble: { state: true },
    isBusy: { state: true },
    isDead: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        position: fixed;
        inset: 0;
        z-index: 40;
        overflow: auto;
        background: var(--paper);
      }
      main {
        display: grid;
        gap: 1rem;
        max-inline-size: 24rem;
        margin: min(12vh, 6rem) auto 2rem;
        padding: 1.5rem;
      }
      form,
      label {
        display: grid;
        gap: 0.5rem;
      }
      form {
        gap: 1rem;
      }
      label {
        gap: 0.25rem;
      }
      input {
        min-block-size: 2.25rem;
        padding: 0.25rem 0.5rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--raised);
      }
    `,
  ];

  declare me: Me;
  declare way: WayIn;
  declare form: Form;
  declare trouble: string | null;
  declare isBusy: boolean;
  /** Whether the link somebody came by has expired, or been used or revoked. */
  declare isDead: boolean;

  constructor() {
    super();
    this.form = 'sign-in';
    this.trouble = null;
    this.isBusy = false;
    this.isDead = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = SIGN_IN.tab;
    if (this.way.by === 'provider') this.trouble = this.way.message;
    if (this.way.by === 'password') this.form = 'password';
    if (this.way.by === 'link') void this.#look(this.way.token);
  }

  /** The link somebody came by is good for nothing any more. */
  #dead(): unknown {
    const { visitor } = this.me;
    return html`<main>
      <h1>${words.dead}</h1>
      ${inlineMessage(words.deadText)}
      <p>
        <button class="primary" @click=${() => location.replace('/')}>
          ${visitor === null ? words.signIn : words.goOn}
        </button>
      </p>
    </main>`;
  }

  override render(): unknown {
    if (this.isDead) return this.#dead();
    return html`<main>
      <h1>${SIGN_IN.titles[this.form]}</h1>
      ${this.way.by === 'link' && this.way.battle !== '' ? html`<p>${SIGN_IN.leadsTo(this.way.battle)}</p>` : nothing}
      ${this.trouble === null ? nothing : inlineMessage(this.trouble)}
      <form @submit=${this.#submit}>
        ${FIELDS[this.form].map(
          ({ name, label, type, autocomplete }) =>
            html`<label
              >${label}
              <input name=${name} type=${type} autocomplete=${autocomplete} required maxlength="200" />
            </label>`,
        )}
        <button class="primary" ?disabled=${this.isBusy}>${SIGN_IN.buttons[this.form]}</button>
      </form>
      ${this.#others()}
    </main>`;
  }

  #others(): unknown {
    const token = this.#token;
    const invitation = token === '' ? '' : `?invitation=${encodeURIComponent(token)}`;
    const isOpen = this.form === 'sign-in' || this.form === 'sign-up';
    return html`
      ${
        isOpen && this.me.openId !== null
          ? html`<p><a href="/api/openid${invitation}">${SIGN_IN.with(this.me.openId)}</a></p>`
          : nothing
      }
      ${
        this.form === 'sign-up'
          ? html`<p><button @click=${() => (this.form = 'sign-in')}>${SIGN_IN.hasAccount}</button></p>`
          : nothing
      }
      ${this.form === 'sign-in' && token === '' ? html`<p>${SIGN_IN.noAccount}</p>` : nothing}
    `;
  }

  get #token(): string {
    return 'token' in this.way ? this.way.token : '';
  }

  async #look(token: string): Promise<void> {
    const asked = await ask<{ readonly kind: 'invitation' | 'share' | 'password' }>('POST', '/api/link', { token });
    if (!asked.ok) {
      this.isDead = DEAD.has(asked.status);
      this.trouble = asked.message;
      return;
    }
    const isKnown = this.me.visitor !== null && !this.me.visitor.isGuest;
    if (asked.answer.kind === 'share') this.form = 'share';
    else if (asked.answer.kind === 'password') this.form = 'password';
    else this.form = isKnown ? 'join' : 'sign-up';
  }

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const given = Object.fromEntries(new FormData(event.target));
    this.isBusy = true;
    const token = this.#token;
    const asked = await ask('POST', `/api/${this.form}`, { ...given, ...(token === '' ? {} : { token }) });
    // Somebody with an account who came by an invitation takes it up when they have signed in.
    const isInvited = this.form === 'sign-in' && this.way.by === 'link';
    const last = asked.ok && isInvited ? await ask('POST', '/api/join', { token }) : asked;
    this.isBusy = false;
    // Where the link led: the battle that was shared.
    if (last.ok) location.replace(location.pathname + location.search);
    else this.trouble = last.message;
  };
}

/** What a server answers of a link that is no longer in force. */
const DEAD: ReadonlySet<number> = new Set([404, 409, 410]);

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: 'name' | 'username' | 'current-password' | 'new-password';
}

const NAME: Field = { name: 'name', label: SIGN_IN.name, type: 'text', autocomplete: 'name' };
const EMAIL: Field = { name: 'email', label: SIGN_IN.email, type: 'email', autocomplete: 'username' };
const PASSWORD: Field = {
  name: 'password',
  label: SIGN_IN.password,
  type: 'password',
  autocomplete: 'current-password',
};
const NEW: Field = { ...PASSWORD, label: SIGN_IN.newPassword, autocomplete: 'new-password' };

const FIELDS: Readonly<Record<Form, readonly Field[]>> = {
  'sign-in': [EMAIL, PASSWORD],
  'sign-up': [NAME, EMAIL, NEW],
  share: [NAME],
  password: [NEW],
  join: [],
};

customElements.define('sign-in-page', SignInPage);
