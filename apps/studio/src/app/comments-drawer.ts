import type { Comment } from '@hexwright/model';
import { commentsOf, pathOf, placeOfItem, type Pin } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { ago } from '../parts/ago.ts';
import { icon } from '../parts/icons.ts';
import { shared } from '../parts/styles.ts';
import type { ProjectSession } from '../session/project-session.ts';
import { addressOf, type PackageRoute } from './routes.ts';
import { COMMENTS, SHELL } from './words.ts';

/** What people have said about the package that is open, and what one wants to say. */
class CommentsDrawer extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    showsSettled: { state: true },
    answering: { state: true },
  };
  static override styles = [
    shared,
    css`
      aside {
        position: fixed;
        inset-block: var(--bar) 0;
        inset-inline-end: 0;
        z-index: 9;
        display: grid;
        grid-template-rows: auto auto minmax(0, 1fr);
        inline-size: min(22rem, 100vw);
        border-inline-start: 1px solid var(--line);
        background: var(--panel);
        box-shadow: var(--shadow);
      }
      header {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        padding: 0.5rem 0.5rem 0.5rem 1rem;
        border-block-end: 1px solid var(--line);
      }
      h2 {
        flex: 1;
        font: 600 1.05rem var(--serif);
      }
      ol {
        margin: 0;
        padding: 0;
        overflow: auto;
        list-style: none;
      }
      li.comment {
        display: grid;
        gap: 0.35rem;
        padding: 0.75rem 1rem;
        border-block-end: 1px solid var(--line);
      }
      li.settled {
        background: var(--sunken);
      }
      .who {
        display: flex;
        gap: 0.5rem;
        font-size: var(--small);
      }
      .who strong {
        flex: 1;
      }
      small,
      time {
        color: var(--ink-soft);
      }
      .note {
        margin: 0;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      .answers {
        display: grid;
        gap: 0.35rem;
        margin: 0;
        padding: 0 0 0 0.75rem;
        border-inline-start: 2px solid var(--line);
        list-style: none;
      }
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem;
      }
      form {
        display: grid;
        gap: 0.4rem;
        padding: 0.75rem 1rem;
        border-block-end: 1px solid var(--line);
      }
      .answer {
        padding: 0;
        border: 0;
      }
      textarea {
        inline-size: 100%;
        min-block-size: 3.5rem;
        resize: vertical;
      }
      .about {
        display: flex;
        align-items: center;
        gap: 0.4rem;
        font-size: var(--small);
      }
      .empty {
        padding: 1.5rem 1rem;
        color: var(--ink-soft);
      }
    `,
  ];
  declare session: ProjectSession;
  declare route: PackageRoute;
  declare showsSettled: boolean;
  /** The comment that is being answered; '' for none. */
  declare answering: string;
  #ends: (() => void)[] = [];
  #opener: HTMLElement | null = null;

  constructor() {
    super();
    this.showsSettled = false;
    this.answering = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { comments, presence, connection } = this.session;
    const again = (): void => this.requestUpdate();
    this.#ends = [
      comments.pin.listen((pin) => {
        again();
        // Somebody chose what to write about while the comments were open already.
        if (comments.isOpen.value && Object.keys(pin).length > 0)
          void this.updateComplete.then(() => this.#field?.focus());
      }),
      presence.name.listen(again),
      comments.changes.listen(again),
      connection.access.listen(again),
      comments.isOpen.listen((isOpen) => {
        if (isOpen) this.#opener = deepFocus();
        again();
        void this.updateComplete.then(() => (isOpen ? this.#field?.focus() : this.#opener?.focus()));
      }),
    ];
    // Opened while its code was on its way.
    if (!comments.isOpen.value) return;
    this.#opener = deepFocus();
    void this.updateComplete.then(() => this.#field?.focus());
  }

  /** Where a new comment is written; null where none may be. */
  get #field(): HTMLElement | null {
    return this.renderRoot.querySelector('textarea[name="note"]');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const end of this.#ends.splice(0)) end();
  }

  override render(): unknown {
    const { comments, project } = this.session;
    if (!comments.isOpen.value) return nothing;
    const all = commentsOf(project, this.route.package).toReversed();
    const settled = all.filter(({ resolved }) => resolved !== undefined).length;
    const shown = all.filter(({ resolved }) => this.showsSettled || resolved === undefined);
    return html`<aside aria-label=${COMMENTS.title} @keydown=${this.#press}>
      <header>
        <h2>${COMMENTS.title}</h2>
        ${
          settled === 0
            ? nothing
            : html`<button
                class="plain"
                aria-pressed=${this.showsSettled}
                @click=${() => (this.showsSettled = !this.showsSettled)}
              >
                ${COMMENTS.resolved(settled)}
              </button>`
        }
        <button class="plain" aria-label=${COMMENTS.close} @click=${() => (comments.isOpen.value = false)}>
          ${SHELL.close}
        </button>
      </header>
      ${this.#composer()}
      ${
        shown.length === 0
          ? html`<p class="empty">${COMMENTS.nothing} ${this.session.isReadOnly ? nothing : COMMENTS.howTo}</p>`
          : html`<ol>
              ${shown.map((one) => this.#comment(one))}
            </ol>`
      }
    </aside>`;
  }

  #comment(one: Comment): unknown {
    const { comments } = this.session;
    const id = this.route.package;
    const isSettled = one.resolved !== undefined;
    return html`<li class=${isSettled ? 'comment settled' : 'comment'}>
      <div class="who"><strong>${one.by}</strong>${this.#when(one.at)}</div>
      <div class="about">${this.#pin(one)}</div>
      <p class="note">${one.note}</p>
      ${
        one.replies.length === 0
          ? nothing
          : html`<ul class="answers">
              ${one.replies.map(
                (reply) =>
                  html`<li>
                    <div class="who"><strong>${reply.by}</strong>${this.#when(reply.at)}</div>
                    <p class="note">${reply.note}</p>
                  </li>`,
              )}
            </ul>`
      }
      ${one.resolved === undefined ? nothing : html`<small>${COMMENTS.resolvedBy(one.resolved.by)}</small>`}
      ${
        this.answering === one.id
          ? html`<form class="answer" @submit=${(event: SubmitEvent) => this.#answer(event, one.id)}>
              <textarea
                name="note"
                aria-label=${COMMENTS.answerTo(one.by)}
                maxlength="5000"
                @keydown=${submitByKey}
              ></textarea>
              <div class="tools">
                <button class="primary">${COMMENTS.answer}</button>
                <button type="button" class="plain" @click=${() => (this.answering = '')}>${COMMENTS.cancel}</button>
              </div>
            </form>`
          : this.session.isReadOnly
            ? nothing
            : html`<div class="tools">
                <button class="plain" @click=${() => this.#beginAnswer(one.id)}>${COMMENTS.answer}</button>
                <button class="plain" @click=${() => comments.settle(id, one.id, !isSettled)}>
                  ${isSettled ? COMMENTS.reopen : COMMENTS.resolve}
                </button>
                <button class="plain" @click=${() => comments.remove(id, one.id)}>${COMMENTS.remove}</button>
              </div>`
      }
    </li>`;
  }

  #when(at: string): unknown {
    return html`<time datetime=${at} title=${at}>${ago(Date.now() - Date.parse(at))}</time>`;
  }

  /** What a comment is about, as a way there. */
  #pin(pin: Pin & Pick<Comment, 'was'>): unknown {
    const { hex, unit, item, was } = pin;
    const to = (screen: PackageRoute['screen'], where: Record<string, string>, file = ''): string =>
      addressOf({ ...this.route, screen, item: file, where });
    if (hex !== undefined) return html`<a href=${to('map', { hex })}>${COMMENTS.hex(hex)}</a>`;
    if (unit !== undefined) return html`<a href=${to('units', { unit })}>${unit}</a>`;
    if (was !== undefined) return html`<small>${COMMENTS.wasAt(was)}</small>`;
    if (item === undefined) return html`<small>${COMMENTS.whole}</small>`;
    const place = placeOfItem(this.session.project, this.route.package, item);
    if (place === null) return html`<small>${COMMENTS.notThere(item)}</small>`;
    return html`<a href=${to('text', { at: place.pointer }, pathOf(place.file))}>${item}</a>`;
  }

  #composer(): unknown {
    const { comments, presence, readOnlyReason } = this.session;
    const { value: pin } = comments.pin;
    if (readOnlyReason !== null) return html`<p class="empty">${readOnlyReason}</p>`;
    const isPinned = Object.keys(pin).length > 0;
    return html`<form @submit=${this.#post}>
      <div class="about">
        <small>${COMMENTS.about}</small> ${this.#pin(pin)}
        ${
          isPinned
            ? html`<button type="button" class="plain" @click=${() => (comments.pin.value = {})}>
                ${COMMENTS.aboutPackage}
              </button>`
            : nothing
        }
      </div>
      <textarea
        name="note"
        aria-label=${COMMENTS.field}
        placeholder=${COMMENTS.prompt}
        maxlength="5000"
        @keydown=${submitByKey}
      ></textarea>
      <div class="tools">
        <button class="primary">${icon('check')} ${COMMENTS.comment}</button>
        <small>${COMMENTS.as(presence.name.value)}</small>
      </div>
    </form>`;
  }

  readonly #post = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = fieldOf(event);
    if (this.session.comments.post(this.route.package, field.value)) field.value = '';
  };

  #answer(event: SubmitEvent, comment: string): void {
    event.preventDefault();
    if (this.session.comments.answer(this.route.package, comment, fieldOf(event).value)) this.answering = '';
  }

  #beginAnswer(comment: string): void {
    this.answering = comment;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.answer textarea')?.focus());
  }

  readonly #press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (this.answering === '') this.session.comments.isOpen.value = false;
    else this.answering = '';
  };
}

/** Ctrl+Enter sends what is written. */
function submitByKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  (event.target as HTMLTextAreaElement).form?.requestSubmit();
}

function fieldOf(event: SubmitEvent): HTMLTextAreaElement {
  return (event.target as HTMLFormElement).elements.namedItem('note') as HTMLTextAreaElement;
}

/** The element that has the focus, inside whatever elements. */
function deepFocus(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement instanceof Element) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : null;
}

customElements.define('comments-drawer', CommentsDrawer);
