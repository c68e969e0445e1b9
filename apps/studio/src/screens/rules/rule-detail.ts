import type { JsonValue } from '@hexwright/model';
import {
  alterItem,
  fileKey,
  removeItem,
  renameItem,
  revertItem,
  setAt,
  setItem,
  setItems,
  type Because,
  type JsonObject,
} from '@hexwright/workspace';
import { html, LitElement, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { citation } from '../../parts/citation.ts';
import { goInPackage } from '../../app/navigation.ts';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { shareFields } from '../../parts/field-company.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { shared } from '../../parts/styles.ts';
import { talkButton } from '../../parts/talk-button.ts';
import { followsName, freshId, idOfName } from '../../scene/fresh-id.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import type { Session } from '../../session/session.ts';
import type { EffectiveItem, EffectiveRulesAnswer } from '../../workshop/questions/effective-rules.ts';
import type { Saying } from '../../workshop/questions/effective-rules-origins.ts';
import './because-field.ts';
import type { BecauseField } from './because-field.ts';
import './expression-field.ts';
import { formulaPlace } from './formula-place.ts';
import { messagesAt, type TargetProblem } from './problem-targets.ts';
import { ruleDetailStyles } from './rules-styles.ts';
import {
  isChangedHere,
  formOfIds,
  isOrdered,
  isRenamed,
  NAME_FIELDS,
  ruleCase,
  ruleFields,
  ruleTitle,
  strangeTo,
  typedValue,
  type RuleField,
} from './rule-fields.ts';
import './order-list.ts';
import './turns-field.ts';
import './verb-list.ts';
import type { AlterVerbs } from './verb-list.ts';
import { verbNames } from './verb-names.ts';
import { verbWords } from './verb-parts.ts';
import { valueWords } from './value-words.ts';
import { DETAIL, MOMENT_WORDS } from './words.ts';

/** What a field of colours shows where none is set. */
const NO_COLOR = '#808080';

/** One rule: what is in force, who says so, and fields to make it otherwise. */
class RuleDetail extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    answer: { attribute: false },
    item: { attribute: false },
    problems: { attribute: false },
  };
  static override styles = [shared, ruleDetailStyles];
  declare session: Session;
  declare route: PackageRoute;
  declare answer: EffectiveRulesAnswer;
  declare item: EffectiveItem;
  declare problems: readonly TargetProblem[];

  constructor() {
    super();
    shareFields(this);
  }

  override render(): unknown {
    const { item, answer } = this;
    const cited = ruleCase(item);
    const heading = answer.headings.findLast((one) => one.case === cited);
    const messages = messagesAt(this.problems, item.target);
    return html`
      <header>
        <h2>${ruleTitle(item)}</h2>
        ${citation(cited)}
        <code class="soft">${item.target}</code>
        ${talkButton(this.session, this.route.package, item.target, ruleTitle(item))}
      </header>
      ${heading === undefined ? nothing : html`<p class="rule"><b>${heading.title}.</b> ${heading.summary}</p>`}
      ${messages.map((message) => html`<p class="problem" role="alert">${message}</p>`)}
      ${item.inForce === undefined ? nothing : this.#inForce(item)}
      ${item.value === undefined ? html`<p class="gone">${DETAIL.removed}</p>` : this.#form(item)} ${this.#acts(item)}
      <section>
        <h3>${DETAIL.origin}</h3>
        <ol class="chain">
          ${item.sayings.map((saying) => this.#saying(saying))}
          ${item.sayings.length === 0 ? html`<li class="soft">${DETAIL.noOrigin}</li>` : nothing}
        </ol>
      </section>
    `;
  }

  #form(item: EffectiveItem): unknown {
    if (item.list === 'options') return this.#option(item);
    return html`
      <div class="fields">
        ${isRenamed(item) ? this.#id(item) : nothing}
        ${ruleFields(item, this.answer).map((field) => this.#field(item, field))}
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
      ${
        item.list === 'tables'
          ? html`<p>
              <a href=${addressOf({ ...this.route, screen: 'charts', item: item.name, where: {} })}
                >${DETAIL.openChart}</a
              >
            </p>`
          : nothing
      }
    `;
  }

  #words(item: EffectiveItem, field: RuleField, value: JsonValue | undefined): string {
    if (field.kind !== 'verbs') return valueWords(value);
    const names = verbNames(this.answer, formulaPlace(item, this.answer.items));
    return asList(value)
      .map((verb) => verbWords(verb, names))
      .join('; ');
  }

  #alterVerbs(alter: AlterVerbs): void {
    const { session, route, item } = this;
    const because = item.isOwn ? {} : this.#because();
    session.do(
      alterItem(session.project, route.package, `${item.target}/then`, (now) => [...alter(asList(now))], because),
    );
  }

  /** What belongs to another moment goes, in the same step. */
  #setMoment(effect: JsonObject, at: string): void {
    const { session, route, item } = this;
    const strange = strangeTo(at, effect, this.answer).map((name) => ({
      target: `${item.target}/${name}`,
      value: undefined,
    }));
    const values = [...strange, { target: `${item.target}/at`, value: at }];
    const title = DETAIL.moment(ruleTitle(item), MOMENT_WORDS[at] ?? at);
    session.do(setItems(session.project, route.package, values, title, item.isOwn ? {} : this.#because()));
  }

  #hasOthers({ list, name }: EffectiveItem): boolean {
    return this.answer.items.some((one) => one.list === list && one.name !== name && one.value !== undefined);
  }

  #field(item: EffectiveItem, field: RuleField): unknown {
    const rule = isObject(item.value) ? item.value : {};
    const value = rule[field.name];
    const before = isObject(item.base) ? item.base[field.name] : undefined;
    const written = value === undefined ? '' : valueWords(value);
    const isChanged = !item.isOwn && item.base !== undefined && JSON.stringify(value) !== JSON.stringify(before);
    const put = (typed: string): void => this.#set(field.name, typedValue(field, typed));
    const hint = field.hint ?? '';
    const id = `field-${field.name}`;
    return html`
      <label for=${id} id=${`${id}-label`} title=${hint || nothing}>${field.title}</label>
      <div class=${isChanged ? 'field changed' : 'field'} data-item=${`${item.target}/${field.name}`}>
        ${this.#input(id, field, written, put, item)}
        ${
          isChanged
            ? html`<span class="base"
                >${DETAIL.baseSays} <b>${this.#words(item, field, before)}</b>.
                <button
                  aria-label=${DETAIL.revertField(field.title)}
                  @click=${() => this.#revert(`${item.target}/${field.name}`)}
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

  #input(id: string, field: RuleField, written: string, put: (typed: string) => void, item: EffectiveItem): unknown {
    if (field.kind === 'truth' || field.kind === 'formula') {
      return html`<expression-field
        id=${id}
        .session=${this.session}
        package=${this.route.package}
        place=${formulaPlace(item, this.answer.items)}
        expects=${field.kind === 'truth' ? 'truth' : 'number'}
        label=${field.title}
        .value=${written.replace('−', '-')}
        @formula-change=${({ detail }: CustomEvent<string>) => put(detail)}
      ></expression-field>`;
    }
    if (field.kind === 'verbs') {
      const place = formulaPlace(item, this.answer.items);
      return html`<verb-list
        id=${id}
        role="group"
        aria-labelledby=${`${id}-label`}
        .session=${this.session}
        package=${this.route.package}
        place=${place}
        .verbs=${verbsIn(item.value)}
        .names=${verbNames(this.answer, place)}
        @verbs-change=${({ detail }: CustomEvent<AlterVerbs>) => this.#alterVerbs(detail)}
      ></verb-list>`;
    }
    if (field.kind === 'turns') {
      return html`<turns-field
        id=${id}
        role="group"
        aria-labelledby=${`${id}-label`}
        .value=${isObject(item.value) ? item.value[field.name] : undefined}
        @turns-change=${({ detail }: CustomEvent<JsonObject | null>) => this.#set(field.name, detail ?? undefined)}
      ></turns-field>`;
    }
    if (field.kind === 'color') {
      return html`<input
          id=${id}
          type="color"
          .value=${written || NO_COLOR}
          @change=${(event: Event) => put((event.target as HTMLInputElement).value)}
        />
        ${written === '' ? nothing : html`<button @click=${() => put('')}>${DETAIL.noColor}</button>`}`;
    }
    if (field.kind === 'choice') {
      const choices = field.choices ?? [];
      const all = written === '' || choices.includes(written) ? choices : [written, ...choices];
      return html`<select id=${id} @change=${(event: Event) => put((event.target as HTMLSelectElement).value)}>
        ${written === '' || field.none !== undefined ? html`<option value="" .selected=${written === ''}>${field.none ?? ''}</option>` : nothing}
        ${all.map((choice) => html`<option value=${choice} .selected=${choice === written}>${field.labels?.get(choice) ?? plainWords(choice)}</option>`)}
      </select>`;
    }
    return html`<input
      id=${id}
      .value=${written}
      inputmode=${field.kind === 'number' ? 'numeric' : nothing}
      @change=${(event: Event) => put((event.target as HTMLInputElement).value)}
    />`;
  }

  #inForce(item: EffectiveItem): unknown {
    const [now, written] = [item.inForce, item.value];
    const fields =
      isObject(now) && isObject(written)
        ? Object.keys(now).filter((name) => JSON.stringify(now[name]) !== JSON.stringify(written[name]))
        : [];
    const option = item.sayings.findLast((saying) => saying.option !== undefined)?.option;
    // Where only the order of the fields differs, nothing does.
    if (isObject(now) && isObject(written) && fields.length === 0) return nothing;
    return html`<p class="in-force">
      ${DETAIL.inPlay}
      ${fields.map((name) => html`<b>${plainWords(name)} ${valueWords(isObject(now) ? now[name] : now)}</b> `)}
      ${
        option === undefined
          ? nothing
          : html`${DETAIL.byOption}
              <a href=${addressOf({ ...this.route, where: { item: `options/${option}` } })}>${option}</a>.`
      }
    </p>`;
  }

  #option(item: EffectiveItem): unknown {
    const option = isObject(item.value) ? item.value : {};
    const chosen = this.answer.choices[item.name];
    const { session, route } = this;
    const choose = (choice: string): void => {
      const title = DETAIL.optionChosen(choice, item.name);
      session.do(
        setAt(session.project, fileKey(route.package, 'scenario.json'), `/options/${item.name}`, choice, title),
      );
    };
    return html`<p class="soft">${textOf(option, 'note')}</p>
      <fieldset>
        <legend>${textOf(option, 'title') || item.name}</legend>
        ${asList(option['choices']).map((choice) => {
          const id = nameOf(choice);
          const changes = asList(choice['changes']);
          return html`<label class="choice">
            <input type="radio" name=${item.name} .checked=${id === chosen} @change=${() => choose(id)} />
            <span>
              ${textOf(choice, 'title') || id}${id === textOf(option, 'default') ? html` <i class="soft">${DETAIL.default}</i>` : nothing}
              ${changes.map(
                (change) =>
                  html`<br /><span class="soft small"
                      >${textOf(change, 'target').replaceAll('/', ' ')}: ${valueWords(change['value'])}</span
                    >`,
              )}
            </span>
          </label>`;
        })}
      </fieldset>`;
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
              @click=${() => session.do(removeItem(session.project, route.package, item.target, this.#because()))}
            >
              ${DETAIL.remove}
            </button>`
      }
    </div>`;
  }

  #saying({ package: id, file, pointer, op, target, value, case: cited, reason, option }: Saying): unknown {
    const text = addressOf({ ...this.route, package: id, screen: 'text', item: file, where: { at: pointer } });
    const inner = target === this.item.target ? '' : target.slice(this.item.target.length + 1).replaceAll('/', ' ');
    const words = {
      define: DETAIL.defines,
      set: html`${DETAIL.sets(inner)} <b>${valueWords(value)}</b>`,
      add: DETAIL.adds(inner),
      replace: DETAIL.replaces,
      remove: DETAIL.removes(inner),
      move: DETAIL.moves,
    }[op];
    return html`<li class=${id === this.route.package && op !== 'define' ? 'here' : ''}>
      <span class="who">${this.answer.packages.find((one) => one.id === id)?.title ?? id}</span>
      <span>${words}${option === undefined ? nothing : html`${DETAIL.byOptionName} <code>${option}</code>`}</span>
      ${citation(cited)}
      <a href=${text}>${file}${pointer}</a>
      ${reason === '' ? nothing : html`<q>${reason}</q>`}
    </li>`;
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

  #set(field: string, value: JsonValue | undefined): void {
    const { session, route, item } = this;
    if (item.list === 'effects' && field === 'at' && isObject(item.value) && typeof value === 'string') {
      this.#setMoment(item.value, value);
      return;
    }
    const plan = setItem(
      session.project,
      route.package,
      `${item.target}/${field}`,
      value,
      item.isOwn ? {} : this.#because(),
    );
    if (!isRenamed(item) || NAME_FIELDS[item.list] !== field || typeof value !== 'string') {
      session.do(plan);
      return;
    }
    // The id follows the name, as one step, until somebody has set another.
    const follows = followsName(item.name, isObject(item.value) ? textOf(item.value, field) : '', formOfIds(item.list));
    const taken = new Set(this.answer.items.filter(({ list }) => list === item.list).map(({ name }) => name));
    taken.delete(item.name);
    session.editor.begin(DETAIL.named(item.name, value));
    if (session.do(plan) && follows)
      this.#rename(freshId(idOfName(value, item.name, formOfIds(item.list)), taken, formOfIds(item.list)));
    session.editor.end();
  }

  #rename(to: string): void {
    const { session, route, item } = this;
    if (to !== item.name && isRenamed(item)) {
      const isDone = session.do(renameItem(session.project, route.package, item.list, item.name, to));
      if (isDone) goInPackage(route, { where: { item: `${item.list}/${to}` } }, 'replace');
    }
    // What was typed and refused gives way to what is there.
    this.requestUpdate();
  }

  #revert(target: string): void {
    this.session.do(revertItem(this.session.project, this.route.package, target));
  }

  #because(): Because {
    return this.renderRoot.querySelector<BecauseField>('because-field')?.because ?? {};
  }
}

function verbsIn(value: JsonValue | undefined): readonly JsonObject[] {
  return isObject(value) ? asList(value['then']) : [];
}

/** What formulas read a marker of: that of a side they find at its units. */
function recordOf({ value }: EffectiveItem): string {
  const of = isObject(value) ? textOf(value, 'of') : '';
  return of === 'side' ? 'unit' : of;
}

customElements.define('rule-detail', RuleDetail);
