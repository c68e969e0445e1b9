import type { JsonValue } from '@hexwright/model';
import { alterItem, renameItem, setItem, type Because, type JsonObject } from '@hexwright/workspace';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import type { PackageRoute } from '../../app/routes.ts';
import { shareFields } from '../../parts/field-presence.ts';
import { shared } from '../../parts/styles.ts';
import { followsName, freshId, idOfName } from '../../scene/fresh-id.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import './because-field.ts';
import type { BecauseField } from './because-field.ts';
import { CLASSES } from './class-words.ts';
import { likesFor } from './class-likes.ts';
import { messagesAt, type TargetProblem } from './problem-targets.ts';
import { Renamings } from './renamings.ts';
import { ruleDetailStyles } from './rules-styles.ts';
import { select } from '../../ui/select.ts';
import { inlineMessage } from '../../ui/inline-message.ts';
import { removeButton } from '../../ui/remove-button.ts';
import { unlessTyping } from '../../ui/unless-typing.ts';

/** The target of the classes of troops. */
export const CLASS_WORDS = 'vocabularies/classes';

/** The classes of troops of a package: what they are called, and which of them fight like another. */
class ClassesForm extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    item: { attribute: false },
    problems: { attribute: false },
  };
  static override styles = [
    shared,
    ruleDetailStyles,
    css`
      table {
        border-collapse: collapse;
      }
      th {
        padding: 0 0.7rem 0.2rem 0;
        color: var(--ink-soft);
        font: var(--small) var(--sans);
        text-align: start;
      }
      td {
        padding: 0.2rem 0.7rem 0.2rem 0;
      }
      .frame {
        overflow: auto;
        margin-block: 1rem 0.5rem;
      }
    `,
  ];
  declare session: ProjectSession;
  declare route: PackageRoute;
  /** The vocabulary; undefined in a game without classes. */
  declare item: EffectiveItem | undefined;
  declare problems: readonly TargetProblem[];

  readonly #renamed = new Renamings();

  constructor() {
    super();
    shareFields(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('item')) this.#renamed.show(new Set(this.#classes.map(nameOf)));
  }

  override render(): unknown {
    const classes = this.#classes;
    return html`<header><h2>${CLASSES.title}</h2></header>
      <p class="soft">${classes.length === 0 ? CLASSES.none : CLASSES.intro}</p>
      ${messagesAt(this.problems, CLASS_WORDS).map((message) => inlineMessage(message))}
      ${classes.length === 0 ? nothing : this.#table(classes)}
      ${
        this.item === undefined || this.item.isOwn
          ? nothing
          : html`<div class="acts">
              <span class="soft small">${CLASSES.because}</span><because-field suggested=""></because-field>
            </div>`
      }`;
  }

  #table(classes: readonly JsonObject[]): unknown {
    return html`<div class="frame">
        <table aria-label=${CLASSES.title}>
          <thead>
            <tr>
              <th>${CLASSES.name}</th>
              <th>${CLASSES.like}</th>
              <th>${CLASSES.id}</th>
              <th></th>
            </tr>
          </thead>
          <tbody>
            ${classes.map((one) => this.#row(one, classes))}
          </tbody>
        </table>
      </div>
      <p><button class="add plain small" @click=${() => this.#add()}>${CLASSES.create}</button></p>`;
  }

  #row(one: JsonObject, classes: readonly JsonObject[]): unknown {
    const id = nameOf(one);
    const name = titleOf(one);
    const like = textOf(one, 'like');
    const isInherited = this.#inherited.has(id);
    return html`<tr data-item=${`${CLASS_WORDS}/values/${id}`}>
      <td>
        <input
          aria-label=${CLASSES.nameOf(name)}
          .value=${unlessTyping(name)}
          @change=${(event: Event) => {
            const field = event.target as HTMLInputElement;
            const typed = field.value.trim();
            if (typed === '') field.value = name;
            else this.#name(id, name, typed);
          }}
        />
      </td>
      <td>
        ${select({
          label: CLASSES.likeOf(name),
          value: like,
          options: [
            { value: '', title: CLASSES.itself },
            ...likesFor(classes, id).map((other) => ({ value: nameOf(other), title: titleOf(other) })),
          ],
          choose: (chosen) => this.#setLike(id, chosen),
        })}
      </td>
      <td><code class="soft">${id}</code></td>
      <td>
        ${
          isInherited
            ? nothing
            : html`${removeButton(CLASSES.remove(name), () => {
                // The button goes with the class: the keyboard goes to where another is added.
                this.renderRoot.querySelector<HTMLButtonElement>('.add')?.focus();
                this.#set(id, undefined);
              })}`
        }
      </td>
    </tr>`;
  }

  get #classes(): readonly JsonObject[] {
    const { value } = this.item ?? {};
    return isObject(value) ? asList(value['values']) : [];
  }

  /** The classes that the base has: rules and units of it speak of them. */
  get #inherited(): ReadonlySet<string> {
    const { base } = this.item ?? {};
    return new Set(isObject(base) ? asList(base['values']).map(nameOf) : []);
  }

  /** A class without rows fights like another until it has some. */
  #add(): void {
    const first = this.#classes.find((one) => textOf(one, 'like') === '');
    const taken = new Set(this.#classes.map(nameOf));
    const id = freshId(idOfName(CLASSES.newName, ''), taken);
    const added = { id, name: CLASSES.newName, like: nameOf(first ?? {}) };
    const { session, route } = this;
    const plan = alterItem(
      session.project,
      route.package,
      `${CLASS_WORDS}/values`,
      (now) => [...asList(now), added],
      this.#because,
    );
    if (!session.do(plan)) return;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLInputElement>('tr:last-child input')?.select(),
    );
  }

  /** The id follows the name, as one step, until somebody has set another; that of a class of the base stays. */
  #name(id: string, before: string, name: string): void {
    const { session, route } = this;
    const now = this.#renamed.of(id);
    const follows = !this.#inherited.has(id) && (now !== id || followsName(id, before));
    const others = this.#classes.map((one) => this.#renamed.of(nameOf(one)));
    const to = freshId(idOfName(name, now), new Set(others.filter((one) => one !== now)));
    session.editor.begin(CLASSES.named(before, name));
    this.#set(id, name, 'name');
    const isRenamed =
      follows && to !== now && session.do(renameItem(session.project, route.package, 'words/classes', now, to));
    session.editor.end();
    if (isRenamed) this.#renamed.add(id, to);
  }

  #setLike(id: string, like: string): void {
    this.#set(id, like === '' ? undefined : this.#renamed.of(like), 'like');
  }

  /** Sets a field of the class that is shown under an id, or all of it. */
  #set(id: string, value: JsonValue | undefined, ...field: readonly string[]): void {
    const { session, route } = this;
    const target = [CLASS_WORDS, 'values', this.#renamed.of(id), ...field].join('/');
    session.do(setItem(session.project, route.package, target, value, this.#because));
  }

  get #because(): Because {
    if (this.item?.isOwn === true) return {};
    const said = this.renderRoot.querySelector<BecauseField>('because-field')?.because ?? {};
    return Object.keys(said).length === 0 ? { reason: CLASSES.reason } : said;
  }
}

function titleOf(word: JsonObject): string {
  return textOf(word, 'name') || nameOf(word);
}

customElements.define('classes-form', ClassesForm);
