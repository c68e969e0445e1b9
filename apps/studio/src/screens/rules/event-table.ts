import { EVENT_STEP, ROLLED } from '@hexwright/compiler';
import type { JsonValue } from '@hexwright/model';
import {
  addItem,
  itemOf,
  setItem,
  setItems,
  type Because,
  type JsonObject,
  type TargetValue,
} from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { goInPackage } from '../../app/navigation.ts';
import { notify } from '../../ui/toasts.ts';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { shared } from '../../parts/styles.ts';
import { freshId, idOfName } from '../../scene/fresh-id.ts';
import { asList, isObject, Items, nameOf, textOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EffectiveItem, EffectiveRulesAnswer, RuleList } from '../../compile-service/questions/effective-rules.ts';
import { percent } from '../charts/result-table.ts';
import {
  columnsOf,
  EVENT_DICE,
  rollsOf,
  waysOf,
  withNewColumn,
  withNewRoll,
  withoutColumn,
  withoutRoll,
  withRolls,
  type Roll,
} from './event-rolls.ts';
import { EVENTS } from './event-words.ts';
import './expression-field.ts';
import { formulaPlace } from './formula-place.ts';
import { ruleTitle } from './rule-fields.ts';
import { ruleTableStyles } from './rule-table-styles.ts';
import './turns-field.ts';
import type { AlterTurns } from './turns-field.ts';
import { verbNames } from './verb-names.ts';
import { freshVerb, verbWords } from './verb-parts.ts';
import { select } from '../../ui/select.ts';
import { removeButton } from '../../ui/remove-button.ts';
import { unlessTyping } from '../../ui/unless-typing.ts';

/** A table of events: what the dice say, what that does, and the steps of the sequence that roll on it. */
class EventTable extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    answer: { attribute: false },
    item: { attribute: false },
    because: { attribute: false },
  };
  static override styles = [
    shared,
    ruleTableStyles,
    css`
      :host {
        display: block;
      }
      table {
        inline-size: 100%;
      }
      td {
        vertical-align: top;
      }
      .span {
        line-height: 2rem;
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
      }
      .span input {
        inline-size: 3.4rem;
        line-height: 1.4;
        text-align: end;
      }
      .chance {
        line-height: 2rem;
        color: var(--ink-soft);
        font-size: var(--small);
        white-space: nowrap;
      }
      .word {
        inline-size: 100%;
        min-inline-size: 6rem;
      }
      .does {
        min-inline-size: 9rem;
        font-size: var(--small);
      }
      expression-field {
        flex: 1 1 14rem;
      }
      h3 {
        margin-block-start: 1rem;
      }
    `,
  ];
  declare session: ProjectSession;
  declare route: PackageRoute;
  declare answer: EffectiveRulesAnswer;
  declare item: EffectiveItem;
  /** Why something inherited is changed. */
  declare because: () => Because;

  override render(): unknown {
    const table = this.#table;
    const dice = textOf(table, 'dice');
    const rolls = rollsOf(table);
    const columns = columnsOf(table);
    const results = rolls.flatMap((roll) => roll.results);
    return html`
      <p class="line">
        ${select({
          label: EVENTS.dice,
          value: dice,
          options: (EVENT_DICE.includes(dice) ? EVENT_DICE : [dice, ...EVENT_DICE]).map((one) => ({
            value: one,
            title: EVENTS.diceOf(one),
          })),
          choose: (chosen) => this.#roll((now) => now, chosen),
        })}
      </p>
      <div class="frame">
        <table aria-label=${EVENTS.rolls}>
          <thead>
            <tr>
              <th>${EVENTS.roll}</th>
              <th>${EVENTS.chance}</th>
              ${columns.map((column) => html`<th>${columns.length === 1 ? EVENTS.happens : titleOf(column)}</th>`)}
              <th>${EVENTS.does}</th>
              <th></th>
            </tr>
          </thead>
          <tbody>
            ${rolls.map((_, index) => this.#row(rolls, index, dice, columns))}
          </tbody>
        </table>
      </div>
      <p class="line">
        <button class="add plain small" @click=${() => this.#roll((now) => withNewRoll(now, dice))}>
          ${EVENTS.add}
        </button>
        <button class="plain small" @click=${() => this.#addColumn()}>${EVENTS.addColumn}</button>
      </p>
      ${columns.length === 1 ? nothing : this.#columns(columns)} ${this.#always(results)} ${this.#steps()}
    `;
  }

  #row(rolls: readonly Roll[], index: number, dice: string, columns: readonly JsonObject[]): unknown {
    const roll = rolls[index];
    const span = roll.from === roll.to ? String(roll.from) : `${roll.from}–${roll.to}`;
    const isLast = index === rolls.length - 1;
    const results = new Set(roll.results.filter((result) => result !== null));
    return html`<tr>
      <td class="span">
        ${
          isLast
            ? span
            : html`${roll.from} ${EVENTS.upTo}
                <input
                  aria-label=${EVENTS.to(index + 1)}
                  inputmode="numeric"
                  .value=${unlessTyping(String(roll.to))}
                  @change=${(event: Event) => {
                    const input = event.target as HTMLInputElement;
                    const to = Number(input.value);
                    if (Number.isInteger(to) && to >= roll.from)
                      this.#roll((now) => now.map((one, at) => (at === index ? { ...one, to } : one)));
                    // What is no roll behind the one before gives way to what was there.
                    else input.value = String(roll.to);
                  }}
                />`
        }
      </td>
      <td class="chance">${percent(waysOf(roll, dice))}</td>
      ${columns.map((column, at) => {
        const result = roll.results[at] ?? null;
        const label = EVENTS.happening(index + 1);
        return html`<td>
          <input
            class="word"
            aria-label=${columns.length === 1 ? label : EVENTS.happeningFor(index + 1, titleOf(column))}
            placeholder=${EVENTS.nothing}
            .value=${unlessTyping(result === null ? '' : plainWords(result))}
            @change=${(event: Event) => this.#name(rolls, index, at, event.target as HTMLInputElement)}
          />
        </td>`;
      })}
      <td class="does">${[...results].map((result) => this.#does(result))}</td>
      <td>
        ${removeButton(
          EVENTS.remove(span),
          () => {
            // The button goes with the roll: the keyboard goes to where another is added.
            this.renderRoot.querySelector<HTMLButtonElement>('.add')?.focus();
            this.#roll((now) => withoutRoll(now, index));
          },
          rolls.length === 1,
        )}
      </td>
    </tr>`;
  }

  /** Whom each column is for: the first whose formula is true is read, the last in all other cases. */
  #columns(columns: readonly JsonObject[]): unknown {
    return html`<h3>${EVENTS.forWhom}</h3>
      <p class="soft">${EVENTS.columnsHint}</p>
      ${columns.map((column, index) => this.#column(column, index === columns.length - 1))}`;
  }

  #column(column: JsonObject, isLast: boolean): unknown {
    const id = nameOf(column);
    const title = titleOf(column);
    const put = (name: string, value: string): void => {
      const { session, route, item } = this;
      const target = `${item.target}/columns/${id}/${name}`;
      session.do(setItem(session.project, route.package, target, value || undefined, this.because()));
    };
    return html`<div class="line">
      <input
        aria-label=${EVENTS.columnName(title)}
        .value=${unlessTyping(title)}
        @change=${(event: Event) => put('name', (event.target as HTMLInputElement).value.trim())}
      />
      ${
        isLast
          ? EVENTS.servesOthers
          : html`${EVENTS.serves}
              <expression-field
                .session=${this.session}
                package=${this.route.package}
                place=${formulaPlace(this.item, this.answer.items)}
                expects="truth"
                label=${EVENTS.columnWhen(title)}
                .value=${textOf(column, 'when')}
                @formula-change=${({ detail }: CustomEvent<string>) => put('when', detail)}
              ></expression-field>`
      }
      ${removeButton(EVENTS.removeColumn(title), () => this.#put((now) => withoutColumn(now, id)))}
    </div>`;
  }

  #addColumn(): void {
    const id = freshId(idOfName(EVENTS.newColumn, ''), new Set(columnsOf(this.#table).map(nameOf)));
    this.#put((now) => withNewColumn(now, { id, name: EVENTS.newColumn, when: 'turn > 1' }));
  }

  /** The effects that a result has. */
  #does(result: string): unknown {
    const effects = this.#effects((effect) => textOf(effect, 'result') === result);
    return html`${this.#effectList(effects)}
      <button
        class="plain small"
        aria-label=${EVENTS.createOf(plainWords(result))}
        @click=${() => this.#addEffect(result)}
      >
        ${EVENTS.create}
      </button>`;
  }

  /** Effects of any result, and of those that the table does not have. */
  #always(results: readonly (string | null)[]): unknown {
    const effects = this.#effects((effect) => !results.includes(textOf(effect, 'result')));
    if (effects.length === 0) return nothing;
    return html`<h3>${EVENTS.always}</h3>
      <div class="does">${this.#effectList(effects)}</div>`;
  }

  #effectList(effects: readonly EffectiveItem[]): unknown {
    return effects.map((item) => {
      const names = verbNames(this.answer, formulaPlace(item, this.answer.items));
      const effect = isObject(item.value) ? item.value : {};
      const words = asList(effect['then']).map((verb) => verbWords(verb, names));
      return html`<div>
        <a href=${addressOf({ ...this.route, where: { item: item.target } })} title=${EVENTS.open(ruleTitle(item))}
          >${ruleTitle(item)}</a
        >: ${words.join('; ') || EVENTS.doesNothing}
      </div>`;
    });
  }

  #steps(): unknown {
    const steps = this.#list('sequence').filter(
      ({ value }) => isObject(value) && textOf(value, 'table') === this.item.name,
    );
    return html`<h3>${EVENTS.step}</h3>
      ${
        steps.length > 0
          ? steps.map((step) => this.#step(step))
          : html`<p class="soft">${EVENTS.noStep}</p>
              <p class="line"><button @click=${() => this.#addStep()}>${EVENTS.createStep}</button></p>`
      }`;
  }

  #step(step: EffectiveItem): unknown {
    const value = isObject(step.value) ? step.value : {};
    const title = ruleTitle(step);
    const side = textOf(value, 'side');
    const put = (name: string, next: JsonValue | undefined): void => {
      const { session, route } = this;
      const because = step.isOwn ? {} : { reason: EVENTS.reason, ...this.because() };
      session.do(setItem(session.project, route.package, `${step.target}/${name}`, next, because));
    };
    return html`<p class="line">
      ${EVENTS.inStep}
      <a href=${addressOf({ ...this.route, where: { item: step.target } })}>${title}</a>
      ${EVENTS.inTurnOf}
      ${select({
        label: EVENTS.turnOf(title),
        value: side,
        options: [
          { value: '', title: EVENTS.everySide },
          ...this.#list('sides').map((one) => ({ value: one.name, title: ruleTitle(one) })),
        ],
        choose: (chosen) => put('side', chosen || undefined),
      })}
      ${EVENTS.inTurns}
      <turns-field
        role="group"
        aria-label=${EVENTS.turnsOf(title)}
        .value=${value['turns']}
        @turns-change=${({ detail }: CustomEvent<AlterTurns>) => put('turns', detail(this.#now(`${step.target}/turns`)))}
      ></turns-field>
    </p>`;
  }

  get #table(): JsonObject {
    return isObject(this.item.value) ? this.item.value : {};
  }

  #list(list: RuleList): readonly EffectiveItem[] {
    return this.answer.items.filter((item) => item.list === list && item.value !== undefined);
  }

  /** Effects that wait for a roll on this table. */
  #effects(fits: (effect: JsonObject) => boolean): readonly EffectiveItem[] {
    return this.#list('effects').filter(
      ({ value }) =>
        isObject(value) && textOf(value, 'at') === ROLLED && textOf(value, 'table') === this.item.name && fits(value),
    );
  }

  /** Alters the rolls of the table as it is now; other dice where they are given. */
  #roll(alter: (now: readonly Roll[]) => readonly Roll[], dice?: string, others: readonly TargetValue[] = []): void {
    this.#put((table) => withRolls(table, dice ?? textOf(table, 'dice'), alter(rollsOf(table))), others);
  }

  /** What the document has: what is shown can be behind it. */
  #now(target: string): JsonValue | undefined {
    return itemOf(this.session.project, this.route.package, target);
  }

  #put(alter: (now: JsonObject) => JsonObject, others: readonly TargetValue[] = []): void {
    const { session, route, item } = this;
    const now = this.#now(item.target);
    const values = [{ target: item.target, value: alter(isObject(now) ? now : {}) }, ...others];
    session.do(setItems(session.project, route.package, values, EVENTS.change(ruleTitle(item)), this.because()));
  }

  /** Another word for what happens: the effects that it has go along, where no other roll has it. */
  #name(rolls: readonly Roll[], index: number, column: number, input: HTMLInputElement): void {
    const typed = input.value.trim();
    const before = rolls[index].results[column] ?? null;
    const result = typed === '' ? null : idOfName(typed, '').replace(/^[\d-]+/, '');
    if (result === '') {
      notify(EVENTS.badWord, { tone: 'warning' });
      input.value = before === null ? '' : plainWords(before);
      return;
    }
    input.value = result === null ? '' : plainWords(result);
    const isLast = rolls.flatMap(({ results }) => results).filter((one) => one === before).length === 1;
    const moved =
      result === null || before === null || !isLast
        ? []
        : this.#effects((effect) => textOf(effect, 'result') === before).map(({ target }) => ({
            target: `${target}/result`,
            value: result,
          }));
    const named = (roll: Roll): Roll => ({ ...roll, results: roll.results.with(column, result) });
    this.#roll((now) => now.map((one, at) => (at === index ? named(one) : one)), undefined, moved);
  }

  #addEffect(result: string): void {
    const { session, route, answer } = this;
    const names = verbNames(answer, formulaPlace(this.#fresh(result, []), answer.items));
    const then = [freshVerb(names.markers.size > 0 ? 'set' : 'score', names)];
    const effect = this.#fresh(result, then);
    if (session.do(addItem(session.project, route.package, 'effects', isObject(effect.value) ? effect.value : {}))) {
      goInPackage(route, { item: '', where: { item: effect.target } });
    }
  }

  #fresh(result: string, then: readonly JsonObject[]): EffectiveItem {
    const taken = new Set(this.#list('effects').map(({ name }) => name));
    const id = freshId(idOfName(result, EVENTS.newEvent), taken);
    const value = { id, label: plainWords(result), at: ROLLED, table: this.item.name, result, then: [...then] };
    return { list: 'effects', name: id, target: `effects/${id}`, value, base: undefined, isOwn: true, sayings: [] };
  }

  /** Once a turn, before everything else in it: in the turn of the side that begins. */
  #addStep(): void {
    const { session, route, item } = this;
    const sequence = this.#list('sequence');
    const [first] = sequence;
    const begins = new Items(session.project, route.package).property('scenario.json', 'firstSide');
    const side = typeof begins === 'string' ? begins : this.#list('sides')[0]?.name;
    const id = freshId(item.name, new Set(sequence.map(({ name }) => name)));
    const step = {
      id,
      phase: ruleTitle(item),
      procedure: EVENT_STEP,
      table: item.name,
      acts: 'both',
      ...(side === undefined ? {} : { side }),
    };
    const beside = first === undefined ? {} : { before: first.name };
    session.do(addItem(session.project, route.package, 'sequence', step, beside));
  }
}

function titleOf(column: JsonObject): string {
  return textOf(column, 'name') || plainWords(nameOf(column));
}

customElements.define('event-table', EventTable);
