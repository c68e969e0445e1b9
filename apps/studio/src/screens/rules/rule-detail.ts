import { equalJson, type JsonValue } from '@hexwright/model';
import {
  alterItem,
  itemOf,
  removeItem,
  renameItem,
  revertItem,
  setItem,
  setItems,
  type Because,
  type JsonObject,
} from '@hexwright/workspace';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { citation } from '../../parts/citation.ts';
import { goInPackage } from '../../app/navigation.ts';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { shareFields } from '../../parts/field-presence.ts';
import { shared } from '../../parts/styles.ts';
import { commentButton } from '../../parts/comment-button.ts';
import { followsName, freshId, idOfName } from '../../scene/fresh-id.ts';
import { asList, isObject, textOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EffectiveItem, EffectiveRulesAnswer } from '../../compile-service/questions/effective-rules.ts';
import './because-field.ts';
import type { BecauseField } from './because-field.ts';
import { fieldWords, partWords } from './field-words.ts';
import { journeyNames } from './journeys.ts';
import { alterJourney, type AlterJourney } from './journey-steps.ts';
import { problemsAt, type TargetProblem } from './problem-targets.ts';
import { Renamings } from './renamings.ts';
import { ruleDetailStyles } from './rules-styles.ts';
import {
  isChangedHere,
  isOfEvents,
  formOfIds,
  isOrdered,
  isRenameable,
  isRenamed,
  NAME_FIELDS,
  recordOf,
  ruleCase,
  ruleFields,
  ruleTitle,
  strangeTo,
  typedValue,
  type RuleField,
} from './rule-fields.ts';
import './option-choices.ts';
import './order-list.ts';
import { ruleInput } from './rule-input.ts';
import './rule-origins.ts';
import type { AlterFormula } from './settled-field.ts';
import { hasTimedValues } from './timed-value.ts';
import './timed-values.ts';
import type { AlterVerbs } from './verb-list.ts';
import { valueWords } from './value-words.ts';
import { DETAIL, momentWords } from './words.ts';
import { problemMessage } from '../../parts/problem-message.ts';

/** One rule: what is in force, who says so, and fields to make it otherwise. */
export class RuleDetail extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    answer: { attribute: false },
    item: { attribute: false },
    problems: { attribute: false },
  };
  static override styles = [shared, ruleDetailStyles];
  declare session: ProjectSession;
  declare route: PackageRoute;
  declare answer: EffectiveRulesAnswer;
  declare item: EffectiveItem;
  declare problems: readonly TargetProblem[];
  /** Targets that items were given since the rules were worked out; forms inside this one are told them, too. */
  readonly #renamed = new Renamings();

  constructor() {
    super();
    shareFields(this);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('answer')) this.#renamed.show(new Set(this.answer.items.map(({ target }) => target)));
  }

  override render(): unknown {
    const { item, answer } = this;
    const cited = ruleCase(item);
    const heading = answer.headings.findLast((one) => one.case === cited);
    const problems = problemsAt(this.problems, item.target);
    return html`
      <header>
        <h2>${ruleTitle(item)}</h2>
        ${citation(cited)}
        <code class="soft">${item.target}</code>
        ${commentButton(this.session, this.route.package, item.target, ruleTitle(item))}
      </header>
      ${heading === undefined ? nothing : html`<p class="rule"><b>${heading.title}.</b> ${heading.summary}</p>`}
      ${item.inForce === undefined ? nothing : this.#inForce(item)}
      ${item.value === undefined ? html`<p class="gone">${DETAIL.removed}</p>` : this.#form(item)} ${this.#acts(item)}
      <section>
        <h3>${DETAIL.origin}</h3>
        <rule-origins .route=${this.route} .answer=${answer} .item=${item}></rule-origins>
      </section>
      <div class="findings">${problems.map(problemMessage)}</div>
    `;
  }

  /** Gives the keyboard to the name, for another to be written in its place. */
  focusName(): void {
    const { list } = this.item;
    const name = list in NAME_FIELDS ? NAME_FIELDS[list as keyof typeof NAME_FIELDS] : '';
    const field = this.renderRoot.querySelector<HTMLInputElement>(`#field-${name}`);
    field?.focus();
    field?.select();
  }

  #form(item: EffectiveItem): unknown {
    if (item.list === 'options') {
      return html`<option-choices
        .session=${this.session}
        .route=${this.route}
        .answer=${this.answer}
        .item=${item}
      ></option-choices>`;
    }
    return html`
      <div class="fields">
        ${isRenamed(item, this.answer) ? this.#id(item) : nothing}
        ${repeat(
          ruleFields(item, this.answer),
          // A field keeps its place in the page, and the keyboard, where another appears before it.
          ({ name }) => name,
          (field) => this.#field(item, field),
        )}
      </div>
      ${
        isOrdered(item.list) && this.#hasOthers(item)
          ? html`<section>
              <h3>${DETAIL.orders[item.list]}</h3>
              <order-list
                .session=${this.session}
                .route=${this.route}
                .because=${() => this.#because()}
                .answer=${this.answer}
                list=${item.list}
                chosen=${item.name}
              ></order-list>
            </section>`
          : nothing
      }
      ${this.#timed(item)}
      ${
        item.list === 'tables' && this.answer.system !== null && !isOfEvents(item, this.answer.system)
          ? html`<p>
              <a href=${addressOf({ ...this.route, screen: 'charts', item: item.name, where: {} })}
                >${DETAIL.openChart}</a
              >
            </p>`
          : nothing
      }
    `;
  }

  /** Values in some turns alone; a table of events says it of its step. */
  #timed(item: EffectiveItem): unknown {
    const { system } = this.answer;
    if (!hasTimedValues(item, system) || (system !== null && isOfEvents(item, system))) return nothing;
    return html`<section>
      <timed-values
        .session=${this.session}
        .route=${this.route}
        .answer=${this.answer}
        .item=${this.#current()}
        .because=${() => (item.isOwn ? {} : this.#because())}
      ></timed-values>
    </section>`;
  }

  #travel(alter: AlterJourney): void {
    const item = this.#current();
    const because = item.isOwn ? {} : this.#because();
    alterJourney(this.session, this.route.package, item.target, alter, because, journeyNames(this.answer).units);
  }

  /** A property of the rule as the document has it: what is shown can be behind it. */
  #now(name: string): JsonValue | undefined {
    return itemOf(this.session.project, this.route.package, `${this.#current().target}/${name}`);
  }

  #alterFormula(name: string, alter: AlterFormula): void {
    const now = this.#now(name);
    this.#set(name, alter(typeof now === 'string' ? now : '') || undefined);
  }

  #alterVerbs(alter: AlterVerbs): void {
    const { session, route } = this;
    const item = this.#current();
    const because = item.isOwn ? {} : this.#because();
    session.do(
      alterItem(session.project, route.package, `${item.target}/then`, (now) => [...alter(asList(now))], because),
    );
  }

  /** What belongs to another moment goes, in the same step. */
  #setMoment(effect: JsonObject, at: string): void {
    const { session, route } = this;
    const item = this.#current();
    const strange = strangeTo(at, effect, this.answer).map((name) => ({
      target: `${item.target}/${name}`,
      value: undefined,
    }));
    const values = [...strange, { target: `${item.target}/at`, value: at }];
    const title = DETAIL.moment(ruleTitle(item), momentWords(this.answer.system)[at] ?? at);
    session.do(setItems(session.project, route.package, values, title, item.isOwn ? {} : this.#because()));
  }

  #hasOthers({ list, name }: EffectiveItem): boolean {
    return this.answer.items.some((one) => one.list === list && one.name !== name && one.value !== undefined);
  }

  #field(item: EffectiveItem, field: RuleField): unknown {
    const rule = isObject(item.value) ? item.value : {};
    const value = rule[field.name];
    const base = isObject(item.base) ? item.base : {};
    const written = value === undefined ? '' : valueWords(value);
    const parts = field.parts ?? [field.name];
    const differing = parts.filter((part) => !equalJson(rule[part], base[part]));
    const isChanged = !item.isOwn && item.base !== undefined && differing.length > 0;
    const before = field.parts === undefined ? base[field.name] : base;
    const hint = field.hint ?? '';
    const id = `field-${field.name}`;
    return html`
      <label for=${id} id=${`${id}-label`} title=${hint || nothing}>${field.title}</label>
      <div class=${isChanged ? 'field changed' : 'field'} data-item=${`${item.target}/${field.name}`}>
        ${this.#input(id, field, written, item)}
        ${
          isChanged
            ? html`<span class="base"
                >${DETAIL.baseSays} <b>${fieldWords(field, before, item, this.answer)}</b>.
                <button
                  aria-label=${DETAIL.revertField(field.title)}
                  @click=${() => this.#revertAll(differing.map((part) => `${item.target}/${part}`))}
                >
                  ${DETAIL.revert}
                </button></span
              >`
            : hint === ''
              ? nothing
              : html`<span class="base">${hint}</span>`
        }
      </div>
    `;
  }

  #input(id: string, field: RuleField, written: string, item: EffectiveItem): unknown {
    const { session, route, answer } = this;
    const { name } = field;
    return ruleInput({
      id,
      session,
      route,
      answer,
      field,
      item,
      current: this.#current(),
      written,
      put: (typed) => this.#set(name, typedValue(field, typed)),
      alterFormula: (alter) => this.#alterFormula(name, alter),
      alterTurns: (alter) => this.#set(name, alter(this.#now(name))),
      alterVerbs: (alter) => this.#alterVerbs(alter),
      travel: (alter) => this.#travel(alter),
      because: () => (item.isOwn ? {} : this.#because()),
    });
  }

  #inForce(item: EffectiveItem): unknown {
    const [now, written] = [item.inForce, item.value];
    const fields =
      isObject(now) && isObject(written) ? Object.keys(now).filter((name) => !equalJson(now[name], written[name])) : [];
    const option = item.sayings.findLast((saying) => saying.option !== undefined)?.option;
    // Where only the order of the fields differs, nothing does.
    if (isObject(now) && isObject(written) && fields.length === 0) return nothing;
    return html`<p class="in-force">
      ${DETAIL.inPlay}
      ${fields.map((name) => {
        const said = partWords(item, name, isObject(now) ? now[name] : now, this.answer);
        return html`<b>${said.name} ${said.value}</b> `;
      })}
      ${
        option === undefined
          ? nothing
          : html`${DETAIL.byOption}
              <a href=${addressOf({ ...this.route, where: { item: `options/${option}` } })}
                >${this.#titleOf(`options/${option}`)}</a
              >.`
      }
    </p>`;
  }

  #titleOf(target: string): string {
    const item = this.answer.items.find((one) => one.target === target);
    return item === undefined ? target : ruleTitle(item);
  }

  #acts(item: EffectiveItem): unknown {
    const { session, route } = this;
    const isInherited = item.base !== undefined && !item.isOwn;
    const isChanged = isInherited && isChangedHere(item);
    return html`<div class="acts">
      ${isInherited ? html`<span class="soft small">${DETAIL.changes}</span><because-field suggested=${ruleCase(item)}></because-field>` : nothing}
      <span class="gap"></span>
      ${isChanged ? html`<button @click=${() => this.#revert(item.target)}>${DETAIL.revertAll}</button>` : nothing}
      ${
        item.value === undefined
          ? nothing
          : html`<button
              @click=${() => session.do(removeItem(session.project, route.package, this.#current().target, this.#because()))}
            >
              ${DETAIL.remove}
            </button>`
      }
    </div>`;
  }

  #id(item: EffectiveItem): unknown {
    return html`<label for="field-id" title=${DETAIL.idHint}>${DETAIL.id}</label>
      <div class="field">
        <input
          id="field-id"
          spellcheck="false"
          .value=${live(item.name)}
          @change=${(event: Event) => this.#rename((event.target as HTMLInputElement).value.trim())}
        />
        <span class="base"
          >${item.list === 'markers' ? DETAIL.markerId(recordOf(item), item.name) : DETAIL.idHint}</span
        >
      </div>`;
  }

  /** The item under the id that it has by now: what is shown may be older than its renaming. */
  #current(): EffectiveItem {
    const { item } = this;
    const target = this.#renamed.of(item.target);
    return target === item.target ? item : { ...item, name: target.slice(item.list.length + 1), target };
  }

  #set(field: string, value: JsonValue | undefined): void {
    const { session, route } = this;
    const item = this.#current();
    const isMoment = item.list === 'effects' && field === 'at';
    if (isMoment && isObject(item.value) && typeof value === 'string') return this.#setMoment(item.value, value);
    // A condition settles another question of the game.
    if (field === 'id' && typeof value === 'string') return this.#rename(value);
    const plan = setItem(
      session.project,
      route.package,
      `${item.target}/${field}`,
      value,
      item.isOwn ? {} : this.#because(),
    );
    if (!isRenamed(item, this.answer) || NAME_FIELDS[item.list] !== field || typeof value !== 'string') {
      session.do(plan);
      return;
    }
    // The id follows the name, as one step, until somebody has set another.
    const follows = followsName(item.name, isObject(item.value) ? textOf(item.value, field) : '', formOfIds(item.list));
    const taken = new Set(this.answer.items.filter(({ list }) => list === item.list).map(({ name }) => name));
    taken.delete(item.name);
    session.editor.begin(DETAIL.named(ruleTitle(item), value));
    if (session.do(plan) && follows)
      this.#rename(freshId(idOfName(value, item.name, formOfIds(item.list)), taken, formOfIds(item.list)));
    session.editor.end();
  }

  #rename(to: string): void {
    const { session, route } = this;
    const item = this.#current();
    if (to !== item.name && isRenameable(item, this.answer)) {
      const isDone = session.do(renameItem(session.project, route.package, item.list, item.name, to));
      if (isDone) {
        this.#renamed.add(this.item.target, `${item.list}/${to}`);
        goInPackage(route, { where: { item: `${item.list}/${to}` } }, 'replace');
      }
    }
    // What was typed and refused gives way to what is there.
    this.requestUpdate();
  }

  /** Several parts of a field, as one step. */
  #revertAll(targets: readonly string[]): void {
    this.session.editor.begin(DETAIL.reverted(ruleTitle(this.item)));
    for (const target of targets) this.#revert(target);
    this.session.editor.end();
  }

  #revert(target: string): void {
    this.session.do(revertItem(this.session.project, this.route.package, target));
  }

  #because(): Because {
    return this.renderRoot.querySelector<BecauseField>('because-field')?.because ?? {};
  }
}

customElements.define('rule-detail', RuleDetail);
