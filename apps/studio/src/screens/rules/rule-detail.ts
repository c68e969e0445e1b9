import type { JsonValue } from '@hexwright/model';
import { removeItem, revertItem, setAt, setItem, fileKey, type Because } from '@hexwright/workspace';
import { html, LitElement, nothing } from 'lit';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { shareFields } from '../../parts/field-company.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { shared } from '../../parts/styles.ts';
import { talkButton } from '../../parts/talk-button.ts';
import '../../parts/grid/data-grid.ts';
import type { GridColumn, GridEdits, GridRow } from '../../parts/grid/grid-data.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import type { Session } from '../../session/session.ts';
import type { EffectiveItem, EffectiveRulesAnswer } from '../../workshop/questions/effective-rules.ts';
import type { Saying } from '../../workshop/questions/effective-rules-origins.ts';
import './because-field.ts';
import type { BecauseField } from './because-field.ts';
import './expression-field.ts';
import { messagesAt, type TargetProblem } from './problem-targets.ts';
import { ruleDetailStyles } from './rules-styles.ts';
import { isChangedHere, ruleCase, ruleFields, ruleTitle, typedValue, type RuleField } from './rule-fields.ts';
import './sequence-list.ts';
import { valueWords } from './value-words.ts';

const LEVELS: readonly GridColumn[] = [
  { id: 'name', title: 'Level', kind: 'text', width: 220 },
  { id: 'title', title: 'Flourish', kind: 'text', width: 200 },
  {
    id: 'min',
    title: 'From',
    kind: 'number',
    width: 80,
    isCentred: true,
    hint: 'The lowest score of this level; the last one takes all that is left',
  },
  { id: 'winner', title: 'Winner', kind: 'text', width: 110 },
];

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
  readonly #people = shareFields(this);

  override render(): unknown {
    const { item, answer } = this;
    const cited = ruleCase(item);
    const heading = answer.headings.findLast((one) => one.case === cited);
    const messages = messagesAt(this.problems, item.target);
    return html`
      <header>
        <h2>${ruleTitle(item)}</h2>
        ${cited === '' ? nothing : html`<span class="case">[${cited}]</span>`}
        <code class="soft">${item.target}</code>
        ${talkButton(this.session, this.route.package, item.target, ruleTitle(item))}
      </header>
      ${heading === undefined ? nothing : html`<p class="rule"><b>${heading.title}.</b> ${heading.summary}</p>`}
      ${messages.map((message) => html`<p class="problem" role="alert">${message}</p>`)}
      ${item.inForce === undefined ? nothing : this.#inForce(item)}
      ${item.value === undefined ? html`<p class="gone">This package removes it.</p>` : this.#form(item)}
      ${this.#acts(item)}
      <section>
        <h3>Where it comes from</h3>
        <ol class="chain">
          ${item.sayings.map((saying) => this.#saying(saying))}
          ${item.sayings.length === 0 ? html`<li class="soft">Nobody has said anything of it.</li>` : nothing}
        </ol>
      </section>
    `;
  }

  #form(item: EffectiveItem): unknown {
    if (item.list === 'modules') return this.#module(item);
    if (item.list === 'options') return this.#option(item);
    return html`
      <div class="fields">${ruleFields(item, this.answer).map((field) => this.#field(item, field))}</div>
      ${item.list === 'victory' ? this.#victory(item) : nothing}
      ${
        item.list === 'sequence'
          ? html`<section>
              <h3>Order of a player-turn</h3>
              <sequence-list
                .session=${this.session}
                .route=${this.route}
                .because=${() => this.#because()}
                .answer=${this.answer}
                chosen=${item.name}
              ></sequence-list>
            </section>`
          : nothing
      }
      ${
        item.list === 'tables'
          ? html`<p>
              <a href=${addressOf({ ...this.route, screen: 'charts', item: item.name, where: {} })}>Open the chart</a>
            </p>`
          : nothing
      }
    `;
  }

  #field(item: EffectiveItem, field: RuleField): unknown {
    const rule = isObject(item.value) ? item.value : {};
    const value = rule[field.name];
    const before = isObject(item.base) ? item.base[field.name] : undefined;
    const written = value === undefined ? '' : valueWords(value);
    const isChanged = !item.isOwn && item.base !== undefined && JSON.stringify(value) !== JSON.stringify(before);
    const put = (typed: string): void => this.#set(field.name, typedValue(field, typed));
    const id = `field-${field.name}`;
    return html`
      <label for=${id} title=${field.hint ?? nothing}>${field.title}</label>
      <div class=${isChanged ? 'field changed' : 'field'} data-item=${`${item.target}/${field.name}`}>
        ${this.#input(id, field, written, put, item)}
        ${
          isChanged
            ? html`<span class="base"
                >The base says <b>${valueWords(before)}</b>.
                <button
                  aria-label=${`Revert ${field.title}`}
                  @click=${() => this.#revert(`${item.target}/${field.name}`)}
                >
                  Revert
                </button></span
              >`
            : field.hint === undefined
              ? nothing
              : html`<span class="base">${field.hint}</span>`
        }
      </div>
    `;
  }

  #input(id: string, field: RuleField, written: string, put: (typed: string) => void, item: EffectiveItem): unknown {
    if (field.kind === 'truth' || field.kind === 'formula') {
      const applies = isObject(item.value) ? textOf(item.value, 'applies') : '';
      return html`<expression-field
        id=${id}
        .session=${this.session}
        package=${this.route.package}
        place=${item.list === 'modifiers' ? applies : item.name}
        expects=${field.kind === 'truth' ? 'truth' : 'number'}
        label=${field.title}
        .value=${written.replace('−', '-')}
        @formula-change=${({ detail }: CustomEvent<string>) => put(detail)}
      ></expression-field>`;
    }
    if (field.kind === 'choice') {
      const choices = field.choices ?? [];
      const all = written === '' || choices.includes(written) ? choices : [written, ...choices];
      return html`<select id=${id} @change=${(event: Event) => put((event.target as HTMLSelectElement).value)}>
        ${written === '' ? html`<option value="" selected></option>` : nothing}
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
      In play: ${fields.map((name) => html`<b>${plainWords(name)} ${valueWords(isObject(now) ? now[name] : now)}</b> `)}
      ${
        option === undefined
          ? nothing
          : html`by the option
              <a href=${addressOf({ ...this.route, where: { item: `options/${option}` } })}>${option}</a>.`
      }
    </p>`;
  }

  #module(item: EffectiveItem): unknown {
    const spec = this.answer.system?.modules.find(({ id }) => id === item.name);
    const needs = spec?.requires ?? [];
    const reads = [...(this.answer.system?.parameters ?? []), ...(this.answer.system?.tables ?? [])].filter(
      ({ module }) => module === item.name,
    );
    return html`<p>${spec?.title ?? 'The game system has no module of this name.'} It is on.</p>
      ${needs.length === 0 ? nothing : html`<p class="soft">It needs ${needs.join(', ')}.</p>`}
      ${reads.length === 0 ? nothing : html`<p class="soft">It reads ${reads.map(({ id }) => id).join(', ')}.</p>`}`;
  }

  #option(item: EffectiveItem): unknown {
    const option = isObject(item.value) ? item.value : {};
    const chosen = this.answer.choices[item.name];
    const { session, route } = this;
    const choose = (choice: string): void => {
      const title = `Choose ${choice} for ${item.name}`;
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
              ${textOf(choice, 'title') || id}${id === textOf(option, 'default') ? html` <i class="soft">unless said otherwise</i>` : nothing}
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

  #victory(item: EffectiveItem): unknown {
    const victory = isObject(item.value) ? item.value : {};
    const levels = asList(victory['levels']);
    const cellOf = (value: JsonValue | undefined): GridRow['cells'][string] => ({
      value: typeof value === 'string' || typeof value === 'number' ? value : null,
      ...(item.isOwn ? {} : { state: 'inherited' as const }),
    });
    const rows = levels.map((level): GridRow => ({
      id: nameOf(level),
      label: textOf(level, 'name') || nameOf(level),
      cells: Object.fromEntries(LEVELS.map(({ id }) => [id, cellOf(level[id])])),
    }));
    const score = isObject(victory['score']) ? victory['score'] : {};
    return html`<section>
      <h3>Levels of victory</h3>
      <p class="soft small">
        The score is the points of ${textOf(score, 'plus')} less those of ${textOf(score, 'minus')}.
      </p>
      <data-grid
        label="Levels of victory"
        .columns=${LEVELS}
        .rows=${this.#people.rows(rows, (row, column) => `${item.target}/levels/${row}${column === null ? '' : `/${column}`}`)}
        @grid-edit=${({ detail }: CustomEvent<GridEdits>) => {
          for (const { row, column, value } of detail.edits) this.#set(`levels/${row}/${column}`, value ?? undefined);
        }}
      ></data-grid>
    </section>`;
  }

  #acts(item: EffectiveItem): unknown {
    const { session, route } = this;
    const isInherited = item.base !== undefined && !item.isOwn;
    const isChanged = isInherited && isChangedHere(item);
    return html`<div class="acts">
      ${isInherited ? html`<span class="soft small">Changes are made</span><because-field suggested=${ruleCase(item)}></because-field>` : nothing}
      <span class="gap"></span>
      ${isChanged ? html`<button @click=${() => this.#revert(item.target)}>Revert to the base</button>` : nothing}
      ${
        item.value === undefined
          ? nothing
          : html`<button
              @click=${() => session.do(removeItem(session.project, route.package, item.target, this.#because()))}
            >
              ${item.list === 'modules' ? 'Turn off' : 'Remove'}
            </button>`
      }
    </div>`;
  }

  #saying({ package: id, file, pointer, op, target, value, case: cited, reason, option }: Saying): unknown {
    const text = addressOf({ ...this.route, package: id, screen: 'text', item: file, where: { at: pointer } });
    const inner = target === this.item.target ? '' : target.slice(this.item.target.length + 1).replaceAll('/', ' ');
    const words = {
      define: 'defines it',
      set: html`sets ${inner} to <b>${valueWords(value)}</b>`,
      add: html`adds ${inner || 'it'}`,
      replace: html`puts another in its place`,
      remove: html`removes ${inner || 'it'}`,
      move: 'moves it to another place in its list',
    }[op];
    return html`<li class=${id === this.route.package && op !== 'define' ? 'here' : ''}>
      <span class="who">${this.answer.packages.find((one) => one.id === id)?.title ?? id}</span>
      <span>${words}${option === undefined ? nothing : html`, by the option <code>${option}</code>`}</span>
      ${cited === '' ? nothing : html`<span class="case">[${cited}]</span>`}
      <a href=${text}>${file}${pointer}</a>
      ${reason === '' ? nothing : html`<q>${reason}</q>`}
    </li>`;
  }

  #set(field: string, value: JsonValue | undefined): void {
    const { session, route, item } = this;
    session.do(
      setItem(session.project, route.package, `${item.target}/${field}`, value, item.isOwn ? {} : this.#because()),
    );
  }

  #revert(target: string): void {
    this.session.do(revertItem(this.session.project, this.route.package, target));
  }

  #because(): Because {
    return this.renderRoot.querySelector<BecauseField>('because-field')?.because ?? {};
  }
}

customElements.define('rule-detail', RuleDetail);
