import type { JsonValue } from '@hexwright/model';
import { addTimed, alterTimed, timedChanges, type Because, type JsonObject } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import type { PackageRoute } from '../../app/routes.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { shared } from '../../parts/styles.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EffectiveItem, EffectiveRulesAnswer } from '../../compile-service/questions/effective-rules.ts';
import './expression-field.ts';
import { spanWords } from './field-words.ts';
import { formulaPlace } from './formula-place.ts';
import { ruleCase } from './rule-fields.ts';
import { freshSpan, readTimed, timedTarget } from './timed-value.ts';
import { TIMED } from './timed-words.ts';
import './turns-field.ts';
import type { AlterTurns, TurnsField } from './turns-field.ts';
import { valueWords } from './value-words.ts';
import { select } from '../../ui/select.ts';
import { removeButton } from '../../ui/remove-button.ts';
import { unlessTyping } from '../../ui/unless-typing.ts';

/** What a rule says in some turns alone: each value a sentence with places to fill in. */
class TimedValues extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    answer: { attribute: false },
    item: { attribute: false },
    because: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      ol {
        margin: 0 0 0.5rem;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.3rem 0.5rem;
        padding-block: 0.2rem;
      }
      input {
        inline-size: 5rem;
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      expression-field {
        flex: 1 1 10rem;
      }
    `,
  ];
  declare session: Pick<ProjectSession, 'do' | 'project' | 'compileService'>;
  declare route: PackageRoute;
  declare answer: EffectiveRulesAnswer;
  declare item: EffectiveItem;
  /** Why something inherited is changed. */
  declare because: () => Because;

  override render(): unknown {
    const changes = this.#changes;
    return html`<h3>${TIMED.title}</h3>
      ${
        changes.length === 0
          ? html`<p class="soft">${TIMED.none}</p>`
          : html`<ol>
              ${changes.map((change, index) => this.#change(change, index + 1))}
            </ol>`
      }
      <button class="add plain small" @click=${() => this.#add()}>${TIMED.create}</button>`;
  }

  #change(change: JsonObject, number: number): unknown {
    const words = `${TIMED.inTurns} ${spanWords(change['turns'] ?? {})} ${TIMED.itIs} ${valueWords(change['value'])}`;
    const label = TIMED.remove(words);
    return html`<li aria-label=${words}>
      ${this.item.list === 'tables' ? this.#cell(change, number) : nothing} ${TIMED.inTurns}
      <turns-field
        role="group"
        aria-label=${TIMED.turns(number)}
        .value=${change['turns']}
        @turns-change=${({ detail }: CustomEvent<AlterTurns>) =>
          // Without an end it would hold in every turn, and that is what the value itself says.
          this.#alter(change, (now) => ({ ...now, turns: detail(now['turns']) ?? { from: 1 } }))}
      ></turns-field>
      ${TIMED.itIs} ${this.#value(change, number)}
      ${removeButton(label, () => {
        // The button goes with the value: the keyboard goes to where another is added.
        this.renderRoot.querySelector<HTMLButtonElement>('.add')?.focus();
        this.#alter(change, () => undefined);
      })}
    </li>`;
  }

  #value(change: JsonObject, number: number): unknown {
    const { item, answer } = this;
    const label = TIMED.value(number);
    const put = (value: JsonValue | undefined): void => {
      if (value !== undefined) this.#alter(change, (now) => ({ ...now, value }));
    };
    const choices = answer.system?.parameters.find(({ id }) => item.list === 'parameters' && id === item.name);
    if (choices?.type === 'choice') {
      return select({
        label,
        value: typeof change['value'] === 'string' ? change['value'] : '',
        options: choices.values.map((one) => ({ value: one, title: plainWords(one) })),
        choose: put,
      });
    }
    if (item.list === 'modifiers') {
      return html`<expression-field
        .session=${this.session}
        package=${this.route.package}
        place=${formulaPlace(item, answer.items)}
        expects="number"
        label=${label}
        .value=${valueWords(change['value']).replace('−', '-')}
        @formula-change=${({ detail }: CustomEvent<string>) => put(readTimed(item.list, detail))}
      ></expression-field>`;
    }
    return html`<input
      aria-label=${label}
      .value=${unlessTyping(valueWords(change['value']))}
      @change=${(event: Event) => {
        const input = event.target as HTMLInputElement;
        const value = readTimed(item.list, input.value);
        // What is no value gives way to what was there.
        if (value === undefined) input.value = valueWords(change['value']);
        else put(value);
      }}
    />`;
  }

  /** The cell of a table in which another value stands. */
  #cell(change: JsonObject, number: number): unknown {
    const [row, column] = textOf(change, 'target').split('/').slice(-2);
    const choice = (list: 'rows' | 'columns', label: string, written: string, put: (to: string) => string): unknown =>
      select({
        label,
        value: written,
        options: this.#lines(list).map((line) => ({
          value: nameOf(line),
          title: textOf(line, 'name') || plainWords(nameOf(line)),
        })),
        choose: (chosen) => {
          const target = put(chosen);
          this.#alter(change, (now) => ({ ...now, target }));
        },
      });
    return html`${choice('rows', TIMED.row(number), row, (to) => timedTarget(this.item, to, column))}
    ${choice('columns', TIMED.column(number), column, (to) => timedTarget(this.item, row, to))}`;
  }

  #lines(list: 'rows' | 'columns'): readonly JsonObject[] {
    const { value } = this.item;
    return asList(isObject(value) ? value[list] : undefined);
  }

  get #changes(): readonly JsonObject[] {
    return timedChanges(this.session.project, this.route.package, this.item.target);
  }

  #add(): void {
    const { session, route, item } = this;
    const [row, column] = [nameOf(this.#lines('rows')[0] ?? {}), nameOf(this.#lines('columns')[0] ?? {})];
    const rule = isObject(item.value) ? item.value : {};
    const cells = isObject(rule['cells']) ? rule['cells'][row] : undefined;
    const value = item.list === 'tables' ? (isObject(cells) ? cells[column] : undefined) : rule['value'];
    const cited = ruleCase(item);
    const why = this.because();
    const change = {
      target: timedTarget(item, row, column),
      turns: freshSpan(this.#changes),
      value: value ?? null,
      ...(Object.keys(why).length > 0 ? why : cited === '' ? { reason: TIMED.reason } : { case: cited }),
    };
    if (!session.do(addTimed(session.project, route.package, change))) return;
    this.requestUpdate();
    // The new one is where its turns are written.
    void this.updateComplete.then(() => this.#lastTurns?.focusFirst());
  }

  get #lastTurns(): TurnsField | undefined {
    return [...this.renderRoot.querySelectorAll<TurnsField>('turns-field')].at(-1);
  }

  #alter(change: JsonObject, alter: (now: JsonObject) => JsonObject | undefined): void {
    const { session, route } = this;
    const meant = { target: textOf(change, 'target'), turns: change['turns'] ?? {} };
    session.do(alterTimed(session.project, route.package, meant, alter));
    this.requestUpdate();
  }
}

customElements.define('timed-values', TimedValues);
